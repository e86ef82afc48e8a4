import Foundation

/// The checkout that the tests were built from.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The Swift files below a folder, as paths from the root.
  static func swiftFiles(below folder: String) throws -> [String] {
    let base = root.appending(path: folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: base.path)
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The command that was built for the tests: in the folder of the test bundle.
  static let shopkeeper: URL = {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let places = [Bundle.main.executableURL].compactMap(\.self) + bundles
    let tools = places.map { $0.deletingLastPathComponent().appending(path: "shopkeeper") }
    return tools.first { FileManager.default.isExecutableFile(atPath: $0.path) }
      ?? root.appending(path: ".build/debug/shopkeeper")
  }()
}

/// The output of a command and its exit code.
struct Outcome {
  var status: Int32
  var output: String
  var errors: String
}

/// Runs a bash command line in the root of the checkout, with `shopkeeper` on the path.
func run(_ line: String, in folder: URL = Repository.root) throws -> Outcome {
  let process = Process()
  process.executableURL = URL(filePath: "/bin/bash")
  process.arguments = ["--norc", "-c", line]
  process.currentDirectoryURL = folder
  var environment = ProcessInfo.processInfo.environment
  let tools = Repository.shopkeeper.deletingLastPathComponent().path
  environment["PATH"] = "\(tools):\(environment["PATH"] ?? "/usr/bin:/bin")"
  environment["NO_COLOR"] = "1"
  process.environment = environment
  let folder = FileManager.default.temporaryDirectory.appending(path: "shopkeeper-run-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let files = [folder.appending(path: "output"), folder.appending(path: "errors")]
  for file in files { try Data().write(to: file) }
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = try FileHandle(forWritingTo: files[0])
  process.standardError = try FileHandle(forWritingTo: files[1])
  try process.run()
  process.waitUntilExit()
  return Outcome(
    status: process.terminationStatus, output: String(decoding: try Data(contentsOf: files[0]), as: UTF8.self),
    errors: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self))
}
