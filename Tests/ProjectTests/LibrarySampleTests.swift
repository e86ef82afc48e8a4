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
      guard blocks[index].hasPrefix("swift\n"), blocks[index + 1].hasSuffix("\n\nprints\n") else { return nil }
      return LibrarySample(
        code: String(blocks[index].dropFirst("swift\n".count)),
        expected: blocks[index + 2].trimmingCharacters(in: .newlines))
    }
  }
}

@Suite("The samples of the library") struct LibrarySampleTests {
  /// The modules of the library, and those that they import.
  private static let modules: [String] = {
    var modules = ["Shopkeeper"]
    for module in LayeringTests.mayImport["Shopkeeper"] ?? [] { add(module, to: &modules) }
    return modules
  }()

  private static func add(_ module: String, to modules: inout [String]) {
    guard let imported = LayeringTests.mayImport[module], !modules.contains(module) else { return }
    modules.append(module)
    for module in imported { add(module, to: &modules) }
  }

  /// The objects of the modules. An earlier build may have left objects of sources that are gone.
  private static func objects(below built: String) throws -> [String] {
    try modules.flatMap { module in
      let folder = "\(built)/\(module).build"
      let sources = try Repository.swiftFiles(below: "Sources/\(module)").map { $0.split(separator: "/").last ?? "" }
      let known = Set(sources.map { "\($0).o" } + ["embedded_resources.swift.o"])
      return try FileManager.default.contentsOfDirectory(atPath: folder).filter(known.contains).sorted().map {
        "\(folder)/\($0)"
      }
    }
  }

  /// The names of the C libraries for pkg-config.
  private static let libraries: [String] = {
    let manifest = (try? Repository.text("Package.swift")) ?? ""
    return manifest.matches(of: /systemLibrary\(\s*"\w+", pkgConfig: "([^"]+)"/).map { String($0.1) }
  }()

  @Test("compile against its modules, and print what the pages show", arguments: LibrarySample.all.indices) func sample(
    index: Int
  ) throws {
    let sample = LibrarySample.all[index]
    let folder = FileManager.default.temporaryDirectory.appending(path: "shopkeeper-sample-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "main.swift")
    try sample.code.write(to: source, atomically: true, encoding: .utf8)
    let program = folder.appending(path: "sample").path
    let built = Repository.shopkeeper.deletingLastPathComponent().path
    let objects = try Self.objects(below: built).map { "'\($0)'" }.joined(separator: " ")
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
    #expect(outcome.output.trimmingCharacters(in: .newlines) == sample.expected, "\(sample.code)\n\(outcome.errors)")
  }

  @Test("are on several pages") func several() { #expect(LibrarySample.all.count > 3) }
}

/// Samples for apps, which need StoreKit: they are parsed where it is missing.
@Suite("The samples for apps") struct AppSampleTests {
  static let samples: [String] = Pages.all.flatMap { page in
    let blocks = ((try? Repository.text(page)) ?? "").components(separatedBy: "\n```")
    return blocks.filter { $0.hasPrefix("swift\nimport StoreKit\n") }.map { String($0.dropFirst("swift\n".count)) }
  }

  @Test("are Swift", arguments: samples.indices) func parses(_ index: Int) throws {
    let source = FileManager.default.temporaryDirectory.appending(path: "sample-\(UUID().uuidString).swift")
    try Self.samples[index].write(to: source, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: source) }
    let parsed = try run("swiftc -frontend -parse -swift-version 6 '\(source.path)'")
    #expect(parsed.status == 0, "\(parsed.errors)")
  }

  @Test("there is one for each StoreKit") func samplesExist() { #expect(Self.samples.count == 2) }
}
