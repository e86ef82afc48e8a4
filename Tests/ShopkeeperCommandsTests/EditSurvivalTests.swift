import Foundation
import TestTools
import Testing

@Suite("Edits that are killed") struct EditSurvivalTests {
  /// Kills edits at random moments while two editors work on the same file. Prints what was lost.
  private static let program = """
    import os, random, signal, subprocess, sys, threading, time
    tool, rounds = sys.argv[1], int(sys.argv[2])
    products = "".join(f"  p{n}:\\n    type: consumable\\n    referenceName: P {n}\\n" for n in range(60))
    start = "catalog: 1\\napp: {bundleID: com.example.a, primaryLocale: en-US}\\nproducts:\\n"
    open("catalog.yml", "w").write(start + products + "# end\\n")
    def call(*words):
        return subprocess.run([tool, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode
    # The last edit of each editor that was acknowledged.
    done, stopped = {}, False
    def edit(name):
        count = 0
        while not stopped:
            count += 1
            if call("set", ".", name, f"referenceName={name} {count}") == 0: done[name] = f"{name} {count}"
    began = time.monotonic(); call("set", ".", "p9", "referenceName=P 9 again"); took = time.monotonic() - began
    editors = [threading.Thread(target=edit, args=(name,)) for name in ("p1", "p2")]
    for editor in editors: editor.start()
    added, removed, killed = set(), set(), 0
    for number in range(rounds):
        item = f"n{number}"
        open("in.csv", "w").write(f"id,referenceName\\ncom.example.a.{item},Imported\\n")
        victim = sorted(added - removed)[:1] or ["p3"]
        words = [
            ("set", ".", "p4", f"referenceName=Kill {number}"), ("add", ".", item, "--type", "consumable"),
            ("remove", ".", victim[0]), ("import", "in.csv", "--into", "."), ("fmt", "."), ("lint", "--fix", "."),
        ][number % 6]
        process = subprocess.Popen([tool, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(random.random() * took * 3)
        process.send_signal(signal.SIGKILL)
        code = process.wait()
        killed += code == -signal.SIGKILL
        # A command that was killed may have done its work or not.
        if code == 0 and words[0] in ("add", "import"): added.add(item)
        if words[0] == "remove": removed.add(victim[0])
        text = open("catalog.yml").read()
        if not text.startswith("catalog: 1\\n") or "# end\\n" not in text: print("half", words)
    stopped = True
    for editor in editors: editor.join()
    if call("set", ".", "p5", "referenceName=Last") != 0: print("the last edit failed")
    text = open("catalog.yml").read()
    for item in added - removed:
        if f"  {item}:\\n" not in text: print("missing", item)
    for value in done.values():
        if f"referenceName: {value}\\n" not in text: print("missing", value)
    if call("list", ".") != 0: print("unreadable")
    if sorted(os.listdir(".")) != ["catalog.yml", "edits.py", "in.csv"]: print("left", os.listdir("."))
    print(f"killed {killed} of {rounds}, {len(added)} additions, {done}", file=sys.stderr)
    """

  @Test("lose nothing that was acknowledged, and leave neither half a file nor anything else") func killed() throws {
    // Nightly, 500 for each of the six commands.
    let rounds = Seeds.rounds(8) == 8 ? 3_000 : 60
    let folder = try TemporaryFolder()
    try folder.write(Self.program, to: "edits.py")
    let outcome = try run("python3 edits.py '\(shopkeeperPath)' \(rounds)", in: folder.url)
    #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("killed "), "\(outcome.errors)")
  }
}
