import Foundation
import PackagePlugin

/// `swift package lint-catalog`: builds the command and runs `shopkeeper lint` in the package's folder,
/// with the arguments of the plugin.
///
/// The command is built when the plugin runs. A plugin that declared it as its tool would have every
/// build of this package compile all modules a second time.
@main
struct LintCatalog: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let build = try packageManager.build(
      .product("shopkeeper"), parameters: .init(configuration: .debug))
    guard build.succeeded,
      let command = build.builtArtifacts.first(where: { $0.kind == .executable })
    else {
      Diagnostics.error("could not build shopkeeper:\n\(build.logText)")
      return
    }
    let process = Process()
    process.executableURL = command.url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = ["lint"] + arguments
    try process.run()
    process.waitUntilExit()
    // The status ends the plugin after all output; a diagnostic could appear in the middle of it.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
