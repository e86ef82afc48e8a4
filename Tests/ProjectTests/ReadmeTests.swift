import Foundation
import Testing

/// The README, and the pages that it leads to.
enum Pages {
  static let all: [String] = {
    let folder = "Sources/Shopkeeper/Shopkeeper.docc"
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: Repository.root.appending(path: folder).path)) ?? []
    return ["README.md"] + names.filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
  }()
}

/// A command line of a page, and what the page says it prints.
struct ReadmeExample: Sendable, CustomTestStringConvertible {
  var page: String
  var line: String
  var expected: String

  var testDescription: String { line }

  /// The address of the server in the examples.
  static let address = "http://127.0.0.1:8080"

  /// The lines after `$ ` in blocks marked `console`, each with what follows it.
  static let all: [ReadmeExample] = { Pages.all.flatMap(examples) }()

  private static func examples(of page: String) -> [ReadmeExample] {
    guard let text = try? Repository.text(page) else { return [] }
    var examples: [ReadmeExample] = []
    var isInside = false
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        isInside = line == "```console"
      } else if isInside, line.hasPrefix("$ ") {
        examples.append(ReadmeExample(page: page, line: String(line.dropFirst(2)), expected: ""))
      } else if isInside, !examples.isEmpty {
        examples[examples.count - 1].expected += line + "\n"
      }
    }
    return examples
  }
}

/// A server that an example starts in the background, at a port that the system chooses.
struct BackgroundServer {
  let address: String
  private let process = Process()

  /// Starts the server of a line such as `shopkeeper serve CATALOG --port 8080 &`.
  init(_ line: String) throws {
    var words = line.split(separator: " ").dropFirst().dropLast().map(String.init)
    let port = try #require(words.firstIndex(of: "--port"))
    words[port + 1] = "0"
    process.executableURL = Repository.shopkeeper
    process.arguments = words
    process.currentDirectoryURL = Repository.root
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    var log = ""
    while !log.contains("\n") {
      let more = errors.fileHandleForReading.availableData
      if more.isEmpty { break }
      log += String(decoding: more, as: UTF8.self)
    }
    let place = try #require(log.range(of: "http://"), "\(log)")
    address = String(log[place.lowerBound...].prefix { !$0.isNewline })
  }

  func stop() {
    process.terminate()
    process.waitUntilExit()
  }
}

@Suite("The examples of the README and of the pages that it leads to") struct ReadmeTests {
  @Test("there are examples of the three uses", arguments: ["lint", "export", "serve"]) func covered(_ command: String)
  { #expect(ReadmeExample.all.contains { $0.page == "README.md" && $0.line.contains("shopkeeper \(command)") }) }

  @Test("each prints what the page shows", arguments: ReadmeExample.all.filter { !$0.line.hasSuffix("&") }) func prints(
    _ example: ReadmeExample
  ) throws {
    var line = example.line
    var server: BackgroundServer?
    defer { server?.stop() }
    if line.contains(ReadmeExample.address) {
      // The server of the line that starts one, at a port that is free.
      let start = try #require(
        ReadmeExample.all.first { $0.page == example.page && $0.line.hasSuffix("&") && $0.line.contains("serve") })
      let started = try BackgroundServer(start.line)
      server = started
      line = line.replacing(ReadmeExample.address, with: started.address)
    }
    let outcome = try run(line)
    // A line "…" on the page is for lines that are left out.
    let parts = example.expected.components(separatedBy: "…\n")
    var rest = Substring(outcome.output)
    for (index, part) in parts.enumerated() {
      if index == 0 {
        #expect(rest.hasPrefix(part), "got:\n\(outcome.output)\(outcome.errors)")
        rest = rest.dropFirst(part.count)
      } else if index == parts.count - 1 {
        #expect(rest.hasSuffix(part), "got:\n\(outcome.output)\(outcome.errors)")
      } else {
        let place = try #require(rest.range(of: part), "got:\n\(outcome.output)")
        rest = rest[place.upperBound...]
      }
    }
    if parts.count == 1 { #expect(rest.isEmpty, "got:\n\(outcome.output)\(outcome.errors)") }
  }
}
