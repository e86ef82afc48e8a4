import Foundation
import Testing

@Suite("The modules import only what the design allows") struct LayeringTests {
  /// The modules of this package, and the others that each of them may import, as the manifest declares
  /// them: the compiler finds a module that another one has built, declared or not.
  static let mayImport: [String: Set<String>] = {
    let manifest = (try? Repository.text("Package.swift")) ?? ""
    let declaration =
      /\s(?:module\(\s*|\.executableTarget\(\s*name: )"([^"]+)"(?:,\s*(?:imports|dependencies): \[([^\]]*)\])?(?:,\s*path: "Sources\/([^"]+)")?/
    return Dictionary(
      uniqueKeysWithValues: manifest.matches(of: declaration).map { match in
        let names = (match.2 ?? "").matches(of: /"([^"]+)"/).map { String($0.1) }
        return (String(match.3 ?? match.1), Set(names))
      })
  }()

  /// The modules that every module may import: parts of the toolchain, and the platform's C library
  /// under the one name that it has on every platform.
  static let toolchain: Set<String> = ["CPlatform", "Dispatch", "FoundationEssentials"]

  /// Parts of the platform that only some modules may import: an app has Foundation anyway, and the
  /// command does without it.
  static let platform: [String: Set<String>] = [
    // Its locks are for macOS 15 and newer, the ones of `os` for older systems; `Lock` chooses.
    "Basics": ["Synchronization", "os"],
    // Its own lock is on Linux alone.
    "ShopkeeperClient": ["CryptoKit", "Foundation", "FoundationNetworking", "StoreKit", "Synchronization"],
  ]

  /// The modules that plugins of the package manager may import: none of this package.
  static let plugins: [String: Set<String>] = [
    "LintCatalogPlugin": ["Foundation", "PackagePlugin", "XcodeProjectPlugin"]
  ]

  static let files: [String] = (try? Repository.swiftFiles(below: "Sources")) ?? []

  @Test("every file imports only what its module may", arguments: files) func imports(_ path: String) throws {
    let module = String(path.split(separator: "/")[1])
    let allowed = try #require(Self.mayImport[module] ?? Self.plugins[module], "Package.swift has no module \(module)")
      .union(Self.platform[module] ?? [])
    for name in try Self.imports(of: path) where !Self.toolchain.contains(name) {
      // Full Foundation is only allowed where FoundationEssentials is not available.
      if name == "Foundation", try Repository.text(path).contains("#else\n  import Foundation\n") { continue }
      #expect(allowed.contains(name), "\(path) imports \(name)")
    }
  }

  @Test(
    "a C library is imported by only one folder, but zlib by those that read and write, GnuTLS by those that sign, verify and encrypt, PCRE2 for secrets and rules"
  ) func libraries() throws {
    var folders: [String: Set<String>] = [:]
    for path in Self.files where !path.hasPrefix("Sources/ShopkeeperBenchmark") {
      let folder = path.split(separator: "/").dropLast().joined(separator: "/")
      for name in try Self.imports(of: path)
      where name.wholeMatch(of: /C[A-Z][A-Za-z0-9]*/) != nil && name != "CPlatform" {
        guard
          FileManager.default.fileExists(
            atPath: Repository.root.appending(path: "Sources/\(name)/module.modulemap").path)
        else { continue }
        folders[name, default: []].insert(folder)
      }
    }
    #expect(!folders.isEmpty)
    for (library, folders) in folders {
      #expect(
        folders.count <= (["CZlib": 2, "CGnuTLS": 4, "CPCRE2": 2][library] ?? 1),
        "\(library) is imported in \(folders.sorted())")
    }
  }

  /// The folders of two modules, each of which names only types of the folders before it.
  static let foldersInOrder = [
    "TextReading": ["Letters", "Languages", "Wording", "Amounts"],
    "CatalogLint": [
      "Messages", "Rejections", "Code", "Checking", "Custom", "Rules", "Engine", "Configuration", "Documentation",
      "Readiness", "Baseline",
    ],
  ]

  @Test("the folders of a module name each other in one direction only", arguments: foldersInOrder.keys)
  func folders(of module: String) throws {
    let root = "Sources/\(module)/"
    let order = try #require(Self.foldersInOrder[module])
    let files = Self.files.filter { $0.hasPrefix(root) }
    func layer(of path: String) throws -> Int {
      let folder = String(path.dropFirst(root.count).prefix { $0 != "/" })
      return try #require(order.firstIndex(of: folder), "\(folder) is not in the list")
    }
    var layers: [Substring: Int] = [:]
    for path in files {
      let declared = try Self.code(of: path).matches(
        of: /(?m)^(?:public |package |final |indirect )*(?:struct|class|enum|protocol|typealias) (\w+)/)
      for name in declared.map(\.output.1) { layers[name] = try layer(of: path) }
    }
    #expect(layers.count > 40)
    for path in files {
      let own = try layer(of: path)
      let names = Set(try Self.code(of: path).matches(of: /\b[A-Z]\w+/).map(\.output))
      let above = names.filter { layers[$0].map { $0 > own } ?? false }
      #expect(above.isEmpty, "\(path) names \(above.sorted())")
    }
  }

  /// A file without its texts and comments.
  private static func code(of path: String) throws -> String {
    try Repository.text(path).replacing(/"""[\s\S]*?"""/, with: "").replacing(/\/\/.*/, with: "").replacing(
      /"(?:\\.|[^"\\\n])*"/, with: "")
  }

  @Test("the top level contains the expected files") func topLevel() throws {
    let tracked = try run("git ls-files | cut -d/ -f1 | sort -u").output
    let names = tracked.split(separator: "\n").filter { !$0.hasPrefix(".") }
    #expect(Set(names).isSubset(of: ["Package.swift", "Sources", "Tests", "Catalogs", "README.md"]))
  }

  static func imports(of path: String) throws -> [String] {
    try Repository.text(path).split(separator: "\n").compactMap { line in
      var words = line.split(separator: " ")
      if words.first == "@_exported" { words.removeFirst() }
      guard let keyword = words.firstIndex(of: "import"), keyword <= 1, words.count > keyword + 1,
        keyword == 0 || ["public", "internal", "private", "package", "fileprivate", "@testable"].contains(words[0])
      else { return nil }
      return String(words[keyword + 1])
    }
  }
}
