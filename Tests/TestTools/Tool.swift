public import Foundation

/// A program of the system that validates our output.
public struct Tool: Sendable {
  public static let python = Tool("python3")
  public static let xmllint = Tool("xmllint")
  /// Only on macOS.
  public static let plutil = Tool("plutil")
  public static let openssl = Tool("openssl")
  public static let curl = Tool("curl")
  public static let neovim = Tool("nvim")
  public static let chromium = Tool("chromium")
  /// Drives Chromium, by the WebDriver protocol.
  public static let chromeDriver = Tool("chromedriver")
  /// Limits what a process that runs may use, on Linux.
  public static let prlimit = Tool("prlimit")
  public static let node = Tool("node")
  public static let swift = Tool("swift")
  public static let swiftc = Tool("swiftc")
  public static let kotlinc = Tool("kotlinc")
  /// Mono's compiler of C#.
  public static let mcs = Tool("mcs")

  /// Python with the packages to validate a YAML file against a JSON Schema.
  public static let schemaChecker: Tool? = {
    guard python.isInstalled, (try? python.run(["-c", "import jsonschema, yaml"], input: [])) != nil else { return nil }
    return python
  }()

  /// The folder with the Python client of the Model Context Protocol, which `.ci/setup` installs.
  public static let protocolPackages = packages("python-mcp", with: "mcp")

  /// The folder with pytest-lsp, which `.ci/setup` installs.
  public static let editorPackages = packages("python-lsp", with: "pytest_lsp")

  private static func packages(_ name: String, with package: String) -> String? {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: ".build/\(name)")
    let isInstalled = FileManager.default.fileExists(atPath: folder.appending(path: package).path)
    return isInstalled && python.isInstalled ? folder.path : nil
  }

  /// axe-core, which checks pages for accessibility, as `.ci/setup` installs it; nil without it.
  public static let axe: String? = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: ".build/python-axe/axe_playwright_python")
    return try? String(contentsOf: folder.appending(path: "axe.min.js"), encoding: .utf8)
  }()

  public let path: String?

  public var isInstalled: Bool { path != nil }

  private init(_ name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    path = folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  public struct Failure: Error {
    public let status: Int32
    public let errors: String
  }

  /// Runs the program to its end and returns its output, also when it fails.
  public func runIgnoringStatus(_ arguments: [String]) throws -> Data {
    do { return try run(arguments, input: []) } catch is Failure { return Data() }
  }

  /// Runs the program to its end and returns its output.
  public func run(_ arguments: [String], input: [UInt8]) throws -> Data {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files instead of pipes, which would block when both sides write much.
    let files = ["input", "output", "errors"].map { folder.appendingPathComponent($0) }
    try Data(input).write(to: files[0])
    for file in files.dropFirst() { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let errors = try Data(contentsOf: files[2])
      throw Failure(status: process.terminationStatus, errors: String(decoding: errors, as: UTF8.self))
    }
    return try Data(contentsOf: files[1])
  }
}
