import Foundation
import Testing

/// A program of the README or the documentation that uses the library, and what it prints.
struct LibrarySample: Sendable {
  var code: String
  var expected: String

  /// The blocks marked `swift` that say after "prints" what they print.
  static let all: [LibrarySample] = Pages.all.flatMap { page in
    let blocks = ((try? Repository.text(page)) ?? "").components(separatedBy: "\n```")
    return blocks.indices.dropLast(2).compactMap { index -> LibrarySample? in
      guard blocks[index].hasPrefix("swift\n"), blocks[index + 1].hasSuffix("\n\nprints\n")
      else { return nil }
      return LibrarySample(
        code: String(blocks[index].dropFirst("swift\n".count)),
        expected: blocks[index + 2].trimmingCharacters(in: .newlines))
    }
  }
}

@Suite("The samples of the library")
struct LibrarySampleTests {
  /// The modules of the library, as the manifest lists them.
  private static let modules: [String] = {
    let manifest = (try? Repository.text("Package.swift")) ?? ""
    let imports =
      manifest.firstMatch(of: /module\(\s*"Shopkeeper",\s*imports: \[([^\]]*)\]/)?.1 ?? ""
    return ["Shopkeeper"] + imports.matches(of: /"(\w+)"/).map { String($0.1) }
  }()

  /// The names of the C libraries for pkg-config.
  private static let libraries: [String] = {
    let manifest = (try? Repository.text("Package.swift")) ?? ""
    return manifest.matches(of: /systemLibrary\(\s*"\w+", pkgConfig: "([^"]+)"/).map {
      String($0.1)
    }
  }()

  @Test(
    "compile against its modules, and print what the pages show",
    arguments: LibrarySample.all.indices)
  func sample(index: Int) throws {
    let sample = LibrarySample.all[index]
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "shopkeeper-sample-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "main.swift")
    try sample.code.write(to: source, atomically: true, encoding: .utf8)
    let program = folder.appending(path: "sample").path
    let built = Repository.shopkeeper.deletingLastPathComponent().path
    let objects = Self.modules.map { "'\(built)'/\($0).build/*.o" }.joined(separator: " ")
    let compilation = try run(
      """
      libraries='\(Self.libraries.joined(separator: " "))'
      swiftc -swift-version 6 -module-name Sample -gnone -I '\(built)/Modules' \
        $(printf -- '-Xcc -fmodule-map-file=%s ' Sources/C*/module.modulemap) \
        $(pkg-config --cflags $libraries | sed 's/-I/-Xcc -I/g') \
        '\(source.path)' \(objects) $(pkg-config --libs $libraries) -o '\(program)'
      """)
    try #require(compilation.status == 0, "\(compilation.output)\(compilation.errors)")
    let outcome = try run("'\(program)'")
    #expect(
      outcome.output.trimmingCharacters(in: .newlines) == sample.expected,
      "\(sample.code)\n\(outcome.errors)")
  }

  @Test("are on several pages")
  func several() { #expect(LibrarySample.all.count > 3) }
}

/// Builds the package a second time, hence only where that was asked for, as `.ci/nightly` does.
@Suite(
  "A package that depends on this one", .serialized,
  .enabled(
    if: ProcessInfo.processInfo.environment["SHOPKEEPER_SAMPLES"] != nil,
    "set SHOPKEEPER_SAMPLES=1 to build a package that depends on this one"))
struct DependentPackageTests {
  private static let folder = Repository.root.appending(path: ".build/samples")

  /// Writes the package, with a program for each sample.
  private func writePackage() throws {
    var targets = ""
    for (index, sample) in LibrarySample.all.enumerated() {
      let target = Self.folder.appending(path: "Sources/Sample\(index)")
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      try sample.code.write(
        to: target.appending(path: "main.swift"), atomically: true, encoding: .utf8)
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
    try manifest.write(
      to: Self.folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
  }

  @Test("builds the samples of the library, and they print what the pages show")
  func samples() throws {
    try writePackage()
    let build = try run("swift build --package-path .build/samples -Xswiftc -gnone")
    try #require(build.status == 0, "\(build.output)\(build.errors)")
    for (index, sample) in LibrarySample.all.enumerated() {
      let outcome = try run(".build/samples/.build/debug/Sample\(index)")
      #expect(
        outcome.output.trimmingCharacters(in: .newlines) == sample.expected,
        "\(sample.code)\n\(outcome.errors)")
    }
  }

  @Test("lints with the plugin, in its own folder")
  func plugin() throws {
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
