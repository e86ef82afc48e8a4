import CommandLayer
import Foundation
import Testing

@Suite("Completion") struct CompletionTests {
  @Test(
    "offers the candidates for the last word",
    arguments: [
      ([""], ["check", "serve", "price", "copy", "completions", "help"]), (["co"], ["copy", "completions"]),
      (["--"], ["--color", "--help", "--version"]), (["--color", "never", "che"], ["check"]),
      (["--color=never", "che"], ["check"]), (["chekc", ""], []), (["check", "--fo"], ["--format"]),
      (["check", "--no"], ["--no-cache"]), (["price", "-"], ["--color", "-h", "--help"]),
      (["check", "--format", ""], ["text", "json", "github"]), (["check", "-f", "j"], ["json"]),
      (["check", "--format=t"], ["--format=text"]),
      (["check", "--strict", "a.yml", "--color", "a"], ["auto", "always"]),
      (["check", "--strict", "--st"], []), (["check", "--cache", "--no-c"], ["--no-cache"]),
      (["check", "--format", "text", "--for"], []), (["check", "--output", "text=a", "--out"], ["--output"]),
      (["check", "--only", "too-long,u"], ["too-long,untranslated"]),
      (["check", "--only=too-long,too-s"], ["--only=too-long,too-short"]), (["check", "--output", "t"], ["text="]),
      (["check", "--", "--fo"], []), (["check", "--config"], ["--config"]), (["serve", "--port", ""], []),
      (["price", ""], []), (["price", "4", ""], ["CNY", "USD"]), (["price", "4", "USD", ""], []),
      (["help", "ch"], ["check"]), (["completions", ""], ["bash", "zsh", "fish"]),
    ]) func offers(words: [String], expected: [String]) async
  {
    let run = await Recording.of(SampleTree.root, ["complete", "--"] + words)
    #expect(run.code == .success)
    #expect(run.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) } == expected)
  }

  @Test("says what each candidate means") func meanings() async {
    let run = await Recording.of(SampleTree.root, ["complete", "--", "check", "--format", ""])
    #expect(run.output == "text\tfor people: short\njson\ngithub\n")
  }

  @Test("completes the paths of the files that an option takes, and of folders") func paths() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "completion-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder.appending(path: "sub"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a.yml", "b.yaml", "c.txt", ".hidden.yml", "line\nbreak.yml"] {
      try Data().write(to: folder.appending(path: name))
    }
    func offers(_ words: String...) async -> [String] {
      let run = await Recording.of(SampleTree.root, ["complete", "--"] + words)
      return run.output.split(separator: "\n").map { String($0.replacing(folder.path, with: "")) }
    }
    #expect(await offers("check", "--config", "\(folder.path)/") == ["/a.yml", "/b.yaml", "/sub/"])
    #expect(await offers("check", "--config=\(folder.path)/.") == ["--config=/.hidden.yml"])
    #expect(await offers("check", "--output", "json=\(folder.path)/c") == ["json=/c.txt"])
    #expect(await offers("serve", "--root", "\(folder.path)/") == ["/sub/"])
    #expect(await offers("copy", "x", "\(folder.path)/s") == ["/sub/"])
    #expect(await offers("check", "\(folder.path)/missing/") == [])
  }

  @Test("a hidden command works, but nothing lists it") func hidden() async {
    let old = SampleTree.price.hidden()
    let root = Command("stall", abstract: "Keep a stall", subcommands: [SampleTree.check, old])
    #expect(await Recording.of(root, ["price", "4"]).output == "4 none")
    #expect(await !Recording.of(root, ["--help"]).output.contains("price"))
    #expect(await Recording.of(root, ["complete", "--", "p"]).output == "")
    #expect(!ManualPage(for: root).text.contains("price"))
  }
}
