import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A command in a process of its own that prints the address at which it listens.
class AddressedProcess {
  let process = Process()
  let address: String
  private let errors: URL

  /// Starts the command, and waits until it prints its address.
  ///
  /// - Parameter changes: Variables of the environment with other values than here.
  init(_ arguments: [String], _ changes: [String: String] = [:], logIn folder: TemporaryFolder, scheme: String = "http")
    throws
  {
    process.executableURL = URL(filePath: shopkeeperPath)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(changes) { $1 }
    errors = folder.url.appending(path: "process-\(UUID().uuidString).log")
    try Data().write(to: errors)
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    var address: String?
    for _ in 0..<2400 where address == nil && process.isRunning {
      let log = try String(contentsOf: errors, encoding: .utf8)
      if log.hasSuffix("\n"), let place = log.range(of: "\(scheme)://") {
        address = String(log[place.lowerBound...].prefix { !$0.isWhitespace })
      } else {
        usleep(50_000)
      }
    }
    guard let address else {
      process.terminate()
      throw CocoaError(.executableLoad)
    }
    self.address = address
  }

  deinit { if process.isRunning { process.terminate() } }

  var log: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

  /// Waits until the log contains a text; false when it doesn't within two minutes.
  func waits(for text: String) -> Bool {
    for _ in 0..<2400 {
      if log.contains(text) { return true }
      usleep(50_000)
    }
    return false
  }
}
