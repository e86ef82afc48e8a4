import Foundation
import Testing

/// Builds the package a second time, hence only where that was asked for, as `.ci/nightly` does.
@Suite(
  "A package that depends on this one", .serialized,
  .enabled(
    if: ProcessInfo.processInfo.environment["SHOPKEEPER_SAMPLES"] != nil,
    "set SHOPKEEPER_SAMPLES=1 to build a package that depends on this one")) struct DependentPackageTests
{
  private static let folder = Repository.root.appending(path: ".build/samples")

  /// Writes the package, with a program for each sample.
  private func writePackage() throws {
    var targets = ""
    for (index, sample) in LibrarySample.all.enumerated() {
      let target = Self.folder.appending(path: "Sources/Sample\(index)")
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      try sample.code.write(to: target.appending(path: "main.swift"), atomically: true, encoding: .utf8)
      targets += """
            .executableTarget(
              name: "Sample\(index)",
              dependencies: [.product(name: "Shopkeeper", package: "shopkeeper")]),

        """
    }
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "samples", platforms: [.macOS(.v15)],
        dependencies: [.package(name: "shopkeeper", path: "../..")],
        targets: [
      \(targets)  ])

      """
    try manifest.write(to: Self.folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
  }

  @Test("builds the samples of the library, and they print what the pages show") func samples() throws {
    try writePackage()
    let build = try run("swift build --package-path .build/samples -Xswiftc -gnone")
    try #require(build.status == 0, "\(build.output)\(build.errors)")
    for (index, sample) in LibrarySample.all.enumerated() {
      let outcome = try run(".build/samples/.build/debug/Sample\(index)")
      #expect(outcome.output.trimmingCharacters(in: .newlines) == sample.expected, "\(sample.code)\n\(outcome.errors)")
    }
  }

  @Test("lints with the plugin, in its own folder") func plugin() throws {
    try writePackage()
    let lint = "swift package --package-path .build/samples -Xswiftc -gnone lint-catalog"
    let clean = try run("\(lint) ../../Catalogs/Minimal")
    #expect(clean.status == 0, "\(clean.output)\(clean.errors)")
    #expect(clean.output.contains("no findings in 1 product (1 file)\n"), "\(clean.output)")
    let faulty = try run("\(lint) ../../Catalogs/FirstSubmission --format concise")
    #expect(faulty.status == 1)
    #expect(faulty.output.contains("[price-as-title]"), "\(faulty.output)\(faulty.errors)")
  }
}
