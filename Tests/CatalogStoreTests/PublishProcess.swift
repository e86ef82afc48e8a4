import Foundation

@testable import CatalogStore

/// The command, as processes that can be killed.
enum PublishProcess {
  /// The command that was built for the tests: in the folder of the test bundle.
  static let tool: URL? = {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let places = [Bundle.main.executableURL].compactMap(\.self) + bundles
    return places.map { $0.deletingLastPathComponent().appending(path: "shopkeeper") }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
  }()

  /// A catalog without a finding, which differs by a number.
  static func catalog(_ number: Int, app: String = "com.example.game") -> String {
    """
    catalog: 1
    app: {bundleID: \(app), name: Game, primaryLocale: en-US, restoreNote: Settings › Restore}
    products:
      noads:
        type: non-consumable
        referenceName: No ads \(number)
        price: {USD: 2.99}
        localizations:
          en-US: {title: No Ads, description: Removes all banners for good.}
        review: {notes: Home › Shop}
        ignore: [{rule: missing-screenshot, reason: a test}]

    """
  }

  /// A program that makes the permissions of files apply to root, too.
  static let withoutPrivilege = getuid() == 0 ? "setpriv --bounding-set=-dac_override" : ""

  /// Starts to publish a catalog that was written to a folder.
  ///
  /// - Parameters:
  ///   - limits: Commands of the shell before it.
  ///   - program: A program that runs the command.
  static func start(
    _ number: Int, in folder: TemporaryFolder, to store: StoreLocation, limits: String = "", under program: String = ""
  ) throws -> (process: Process, output: Pipe) {
    let path = folder.path("\(number)/catalog.yml")
    try FileManager.default.createDirectory(atPath: folder.path("\(number)"), withIntermediateDirectories: true)
    try Data(catalog(number).utf8).write(to: URL(filePath: path))
    let address =
      switch store {
      case .file(let path): path
      case .postgreSQL(let address): address
      }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [
      "-c", "\(limits) exec \(program) \"$0\" publish \"$1\" --store \"$2\" --author Ada", tool?.path ?? "", path,
      address,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return (process, output)
  }

  /// Verifies a store, as a user to whom the permissions of files apply.
  static func verify(_ path: String) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", "exec \(withoutPrivilege) \"$0\" verify --store \"$1\"", tool?.path ?? "", path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return finish((process, output))
  }

  /// Waits for a process; returns its exit code and everything that it printed.
  static func finish(_ started: (process: Process, output: Pipe)) -> (status: Int32, text: String) {
    let data = started.output.fileHandleForReading.readDataToEndOfFile()
    started.process.waitUntilExit()
    return (started.process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
