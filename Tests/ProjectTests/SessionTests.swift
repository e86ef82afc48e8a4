import Foundation
import Testing

/// The commands of a page that belong together: those in its blocks marked `shell`, one after the
/// other, each with what the page says it prints.
struct Session: Sendable, CustomTestStringConvertible {
  var page: String
  var commands: [(line: String, expected: String)] = []

  var testDescription: String { page }

  static let all = Pages.all.compactMap(Session.init(of:))

  init?(of page: String) {
    self.page = page
    guard let text = try? Repository.text(page) else { return nil }
    var indent: Int?
    for line in text.components(separatedBy: "\n") {
      let content = line.drop { $0 == " " }
      if content.hasPrefix("```") {
        indent = content == "```shell" ? line.count - content.count : nil
      } else if let indent {
        let line = line.dropFirst(indent)
        if line.hasPrefix("$ ") {
          commands.append((String(line.dropFirst(2)), ""))
        } else if !commands.isEmpty {
          commands[commands.count - 1].expected += line + "\n"
        }
      }
    }
    if commands.isEmpty { return nil }
  }
}

@Suite("The sessions of the documentation") struct SessionTests {
  @Test("each command prints what the page shows", arguments: Session.all) func prints(_ session: Session) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "session-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: "Catalogs"), to: folder.appending(path: "Catalogs"))
    let script = session.commands.map { "echo '$'; \($0.line)" }.joined(separator: "\n")
    let outcome = try run("export SHOPKEEPER_STORE=$PWD/example.store\n\(script)", in: folder)
    #expect(outcome.errors == "")
    let outputs = outcome.output.components(separatedBy: "$\n").dropFirst()
    #expect(outputs.count == session.commands.count)
    for (command, output) in zip(session.commands, outputs) {
      // A line "…" on the page is for lines that are left out.
      let parts = command.expected.components(separatedBy: "…\n")
      let matches =
        parts.count == 1
        ? output == command.expected : output.hasPrefix(parts[0]) && output.hasSuffix(parts[parts.count - 1])
      #expect(matches, "\(command.line):\n\(output)")
    }
  }
}
