import Foundation
import PackagePlugin

/// `swift package lint-catalog`: builds the command and runs `shopkeeper lint` in the package's folder,
/// with the arguments of the plugin.
///
/// The command is built when the plugin runs. A plugin that declared it as its tool would have every
/// build of this package compile all modules a second time.
@main struct LintCatalog: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let build = try packageManager.build(.product("shopkeeper"), parameters: .init(configuration: .debug))
    guard build.succeeded, let command = build.builtArtifacts.first(where: { $0.kind == .executable }) else {
      Diagnostics.error("could not build shopkeeper:\n\(build.logText)")
      return
    }
    try lint(with: command.url, in: context.package.directoryURL, arguments)
  }

  private func lint(with command: URL, in folder: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = command
    process.currentDirectoryURL = folder
    process.arguments = ["lint"] + arguments
    try process.run()
    process.waitUntilExit()
    // The status ends the plugin after all output; a diagnostic could appear in the middle of it.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  /// The command in the menu of an Xcode project, which has no package to build it from: it runs the
  /// installed one.
  extension LintCatalog: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // A program that was not started in a terminal has no path to programs installed by Homebrew.
      let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      let folders = paths.map(String.init) + ["/opt/homebrew/bin", "/usr/local/bin"]
      let files = folders.map { URL(fileURLWithPath: $0).appendingPathComponent("shopkeeper") }
      guard let command = files.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
        Diagnostics.error("shopkeeper is not installed")
        return
      }
      // Xcode adds the chosen targets.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      try lint(
        with: command, in: URL(fileURLWithPath: context.xcodeProject.directory.string), extractor.remainingArguments)
    }
  }
#endif
