import Basics
import CatalogLint
import CatalogModel
import SourceSyntax

/// The code of an app below a folder, without tests, ignored and third-party code.
package struct CodeFolder {
  /// The paths of the files, sorted.
  package let files: [String]
  /// Whether a project is described there: an app is built from the code.
  package let hasProject: Bool

  /// Our own limits: a file of code is smaller, unless a program wrote it; a project has fewer and less deep folders.
  private static let (largestFile, deepest, mostEntries) = (2 << 20, 40, 200_000)

  /// - Parameters:
  ///   - folder: The folder to look through; links are not followed.
  ///   - search: The search for catalogs, which also leaves out code.
  package init(below folder: String, by search: CatalogSearch) {
    let found = ProjectFiles(below: folder, by: search, deepest: Self.deepest, mostEntries: Self.mostEntries)
    files = found.files.filter { CodeLanguage.of($0) != nil && !Self.isTest($0, below: folder) }
    hasProject =
      found.folders.contains { $0.hasSuffix(".xcodeproj") }
      || found.files.contains { Self.descriptions.contains(Path.name(of: $0)) || $0.hasSuffix(".csproj") }
  }

  /// The folders among some paths that contain an app's project; without a path, this folder if it does.
  package static func projects(in paths: [String], by search: CatalogSearch) -> [CodeFolder] {
    (paths.isEmpty ? ["."] : paths).filter { $0 != "-" && FileSystem.kind($0) == .folder }
      .map { CodeFolder(below: Path.withoutTrailingSlash($0), by: search) }.filter(\.hasProject)
  }

  /// The code of several folders, each file once.
  package init(joining folders: [CodeFolder]) {
    var seen: Set<String> = []
    files = folders.flatMap(\.files).filter { seen.insert(FileSystem.absolute($0)).inserted }
    hasProject = folders.contains(where: \.hasProject)
  }

  private static let descriptions: Set<String> = [
    "Package.swift", "Podfile", "ProjectVersion.txt", "Project.swift", "build.gradle", "build.gradle.kts",
    "package.json", "project.yml", "pubspec.yaml",
  ]

  /// The IDs in the code, as they concern each of some catalogs.
  ///
  /// - Parameter besides: The paths of files to leave out: the catalogs and their exports.
  package func code(for catalogs: [Catalog], besides others: [String]) -> [ProjectCode] {
    let others = Set(others.map(FileSystem.absolute))
    return ProjectCode.read(files.filter { others.isEmpty || !others.contains(FileSystem.absolute($0)) }, for: catalogs)
    {
      try? SourceFile(name: $0, bytes: FileSystem.read($0, limit: Self.largestFile, onlyFile: true))
    }
  }

  /// Whether a file belongs to tests, whose product IDs may be made up.
  private static func isTest(_ path: String, below folder: String) -> Bool {
    let parts = path.dropFirst(folder.count).lowercased().split(separator: "/")
    let folders = parts.dropLast()
    if folders.contains(where: { tests.contains(String($0)) || $0.hasSuffix("tests") }) { return true }
    let name = parts.last?.split(separator: ".") ?? []
    let stem = name.first ?? ""
    return stem.hasSuffix("tests") || stem.hasSuffix("_test") || stem.hasPrefix("test_")
      || name.dropFirst().contains { $0 == "test" || $0 == "spec" }
  }

  private static let tests: Set<String> = [
    "test", "tests", "__tests__", "__mocks__", "mocks", "spec", "specs", "androidtest", "fixtures", "testing",
  ]
}
