import Basics
import CatalogFormats
import CatalogModel
import CommandLayer

/// The files that a run of the linter depends on, as they are now.
struct WatchedFiles: Equatable {
  /// Nil for one that is not there.
  private var stamps: [String: FileStamp?] = [:]
  private var images: [String: FileStamp?] = [:]

  /// Looks at the catalogs of a command line, at their configurations, baselines and images.
  ///
  /// - Parameter images: The paths of images that the catalogs named when they were read last.
  init(_ invocation: Invocation, images: Set<String>) {
    // A folder that is gone, or empty, for a moment has no catalogs.
    let paths = (try? CatalogFiles.expand(invocation[LintOptions.paths])) ?? []
    var configurations = Set([invocation[RuleName.config]].compactMap(\.self))
    for path in paths {
      add(path)
      guard invocation[RuleName.config] == nil, invocation[LintOptions.usesConfig] else {
        continue
      }
      if let found = ConfigurationFile.find(above: Path.folder(of: path)) {
        configurations.insert(found)
      }
    }
    for path in configurations {
      add(path)
      if let baseline = (try? ConfigurationFile.read(path))?.baseline { add(baseline) }
    }
    for path in [invocation[LintOptions.baseline], invocation[LintOptions.against]] {
      if let path, FileSystem.kind(path) == .file { add(path) }
    }
    replaceImages(by: images)
  }

  /// How many files there are.
  var count: Int { (Array(stamps.values) + Array(images.values)).count { $0 != nil } }

  /// Looks at other images than before, and at nothing else again.
  mutating func replaceImages(by paths: Set<String>) {
    images = Dictionary(uniqueKeysWithValues: paths.map { ($0, FileStamp($0)) })
  }

  private mutating func add(_ path: String) {
    stamps[path] = .some(FileStamp(path))
  }

  /// The images that catalogs name, as paths from the folder that the command runs in.
  static func images(of catalogs: [CatalogFiles.Loaded]) -> Set<String> {
    var images: Set<String> = []
    for catalog in catalogs {
      for product in catalog.document.catalog.products {
        for path in [product.review.screenshot, product.promotionalImage] {
          guard let path, Path.staysInside(path) else { continue }
          images.insert(Path.join(catalog.folder, path))
        }
      }
    }
    return images
  }
}
