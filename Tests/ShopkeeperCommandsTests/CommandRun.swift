import Basics
import CommandLayer
import Foundation
import ShopkeeperCommands

/// The result of a command line that was run in this process.
struct CommandRun {
  var status: Int32
  var output: String
  var errors: String

  /// The lines of the output, without empty ones.
  var lines: [Substring] { output.split(separator: "\n") }

  init(status: Int32, output: String, errors: String) {
    self.status = status
    self.output = output
    self.errors = errors
  }

  init(_ arguments: String...) async { await self.init(arguments) }

  /// - Parameters:
  ///   - answers: The lines that a person types at a terminal; nil when nobody is there.
  ///   - terminalColumns: The width of the terminal that shows standard output; nil for none.
  ///   - locale: The locale of the person at the terminal.
  init(_ arguments: [String], answers: [String]? = nil, terminalColumns: Int? = nil, locale: String = "") async {
    let left = Lock((answers ?? [])[...])
    let answer: @Sendable () -> String? = { left.withLock { $0.popFirst() } }
    let output = Lock<[UInt8]>([])
    let errors = Lock<[UInt8]>([])
    let console = Console(
      terminalColumns: terminalColumns, locale: locale, standardOutput: { bytes in output.withLock { $0 += bytes } },
      standardError: { bytes in errors.withLock { $0 += bytes } }, answer: answers == nil ? nil : answer)
    let code = await CommandRunner.run(ShopkeeperCommand.command, arguments: arguments, console: console)
    status = code.rawValue
    self.output = output.withLock { String(decoding: $0, as: UTF8.self) }
    self.errors = errors.withLock { String(decoding: $0, as: UTF8.self) }
  }
}

/// A unique folder for a test, removed with it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "shopkeeper-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file, creating its folders; returns its path.
  @discardableResult func write(_ text: String, to name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  func text(_ name: String) throws -> String { try String(contentsOf: url.appending(path: name), encoding: .utf8) }
}

enum Samples {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func catalog(_ name: String) -> String { root.appending(path: "Catalogs/\(name)").path }

  /// A catalog whose only fault is a missing screenshot.
  static let small = """
    catalog: 1
    app:
      bundleID: com.example.small
      name: Small
      primaryLocale: en-US
      restoreNote: Settings › Restore
    currencies:
      gold: {en-US: gold coins}
    products:
      coins400:
        type: consumable
        referenceName: 400 gold coins
        price: {tier: 6}
        grants: {gold: 400}
        localizations:
          en-US: {title: 400 Gold Coins, description: Adds 400 gold coins to your balance.}
        review: {notes: Home › Shop}
        ignore: [{rule: missing-screenshot, reason: a test}]

    """
}

/// The command that was built for the tests: in the folder of the test bundle.
let shopkeeperPath: String = {
  let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
  let places = [Bundle.main.executableURL].compactMap(\.self) + bundles
  let tools = places.map { $0.deletingLastPathComponent().appending(path: "shopkeeper") }
  return
    (tools.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    ?? Samples.root.appending(path: ".build/debug/shopkeeper")).path
}()

/// Runs a bash command line in a folder, with `shopkeeper` as a command.
func run(_ line: String, in folder: URL) throws -> CommandRun {
  let process = Process()
  process.executableURL = URL(filePath: "/bin/bash")
  process.arguments = ["--norc", "-c", "shopkeeper() { \"\(shopkeeperPath)\" \"$@\"; }\n\(line)"]
  process.currentDirectoryURL = folder
  process.standardInput = FileHandle.nullDevice
  let logs = try TemporaryFolder()
  let streams = ["output", "errors"].map { logs.url.appending(path: $0) }
  for stream in streams { try Data().write(to: stream) }
  process.standardOutput = try FileHandle(forWritingTo: streams[0])
  process.standardError = try FileHandle(forWritingTo: streams[1])
  try process.run()
  process.waitUntilExit()
  return CommandRun(status: process.terminationStatus, output: try logs.text("output"), errors: try logs.text("errors"))
}
