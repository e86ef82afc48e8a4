import Foundation
import Testing

@Suite("Outputs that are written to, not replaced") struct OutputStreamTests {
  private func sample() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Samples.small, to: "catalog.yml")
    try folder.write("before\n", to: "log")
    return folder
  }

  @Test(
    "an open descriptor is appended to, and what its file contains is kept",
    arguments: [
      "export . -f text -o /dev/stdout >> log", "export . -f text -o /dev/fd/3 3>> log",
      "export . -f text -o /proc/self/fd/1 >> log", "export . -f text -o - >> log", "export . -f text -o link >> log",
      "export . -f storekit -o /dev/stdout >> log", "convert . /dev/stdout --to text >> log",
      "convert . /dev/stdout --to asc >> log", "lint . --output json=/dev/stdout >> log",
      "lint . --output json=/dev/fd/4 4>> log", "init /dev/stdout >> log", "import catalog.yml -o /dev/stdout >> log",
    ]) func descriptors(_ line: String) throws
  {
    let folder = try sample()
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "/dev/stdout")
    let outcome = try run("shopkeeper \(line); echo after >> log", in: folder.url)
    let log = try folder.text("log")
    #expect(log.hasPrefix("before\n") && log.hasSuffix("after\n"), "\(outcome.errors)\(log)")
    #expect(log.utf8.count >= 40, "\(outcome.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.sorted() == ["catalog.yml", "link", "log"])
  }

  @Test("a pipe is written when somebody reads it, and is an error when nobody does") func pipe() throws {
    let folder = try sample()
    let read = try run(
      "mkfifo pipe; (sleep 1; cat pipe > copy) & shopkeeper export . -f text -o pipe; wait", in: folder.url)
    #expect(read.status == 0, "\(read.errors)")
    #expect(try folder.text("copy").contains("coins400"))
    let unread = try run("shopkeeper export . -f text -o pipe", in: folder.url)
    #expect(unread.status == 3 && unread.errors.contains("could not write \"pipe\""), "\(unread.errors)")
  }

  @Test("a descriptor that isn't open is an error") func closed() throws {
    let folder = try sample()
    let outcome = try run("shopkeeper export . -f text -o /dev/fd/77", in: folder.url)
    #expect(outcome.status == 3 && outcome.errors.contains("could not write \"/dev/fd/77\""))
  }

  @Test("an edited file keeps its properties or is refused, and is never replaced silently") func properties() throws {
    let folder = try sample()
    let outcome = try run(
      """
      set() { shopkeeper set "$1" coins400 referenceName=X 2>&1 >/dev/null; echo $?; }
      chmod 660 catalog.yml; set .; stat -c %a catalog.yml
      chmod 444 catalog.yml; set .; chmod 644 catalog.yml
      ln catalog.yml other.yml; shopkeeper set . coins400 referenceName=Y; rm other.yml
      ln -s nowhere.yml dangling.yml; set dangling.yml
      mkfifo pipe.yml; set pipe.yml
      shopkeeper export . -f text -o dangling.yml
      """,
      in: folder.url)
    #expect(outcome.output.hasPrefix("0\n660\n"), "\(outcome.output)")
    let text = outcome.output + outcome.errors
    for part in [
      "could not write \"./catalog.yml\": it has 2 hard links",
      "\"dangling.yml\" is a link to \"nowhere.yml\", which doesn't exist", "\"pipe.yml\" is not a regular file",
      "could not write \"dangling.yml\": it is a link to \"nowhere.yml\", which doesn't exist",
    ] { #expect(text.contains(part.replacing("./", with: "")), "\(part): \(text)") }
  }

  @Test("a read-only file is not replaced, by an edit or an export") func readOnly() throws {
    let folder = try sample()
    try folder.write("com.example.small.coins400\n", to: "ids.txt")
    let outcome = try run(
      """
      chmod 444 catalog.yml ids.txt
      shopkeeper set . coins400 referenceName=X; shopkeeper export . -f text -o ids.txt
      """,
      in: folder.url)
    #expect(outcome.errors.contains("could not write \"catalog.yml\": it is read-only"))
    #expect(outcome.errors.contains("could not write \"ids.txt\": it is read-only"))
    #expect(try folder.text("catalog.yml") == Samples.small)
    #expect(try folder.text("ids.txt") == "com.example.small.coins400\n")
  }

  @Test("standard output that doesn't block is waited for") func nonBlocking() throws {
    let folder = try sample()
    let program = """
      import os, subprocess, sys, time
      reading, writing = os.pipe()
      os.set_blocking(writing, False)
      process = subprocess.Popen([sys.argv[1], "facts"], stdout=writing)
      os.close(writing)
      time.sleep(0.5)
      size = 0
      while part := os.read(reading, 4096): size += len(part)
      print(process.wait(), size == len(subprocess.run([sys.argv[1], "facts"], capture_output=True).stdout))
      """
    try folder.write(program, to: "reader.py")
    let outcome = try run("python3 reader.py '\(shopkeeperPath)'", in: folder.url)
    #expect(outcome.output == "0 True\n", "\(outcome.output)\(outcome.errors)")
  }
}
