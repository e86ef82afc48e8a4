import Basics
import CatalogLint

/// The paths that are left out of a search in a folder, and below it unless a file there says otherwise.
struct SearchScope {
  private(set) var path: AbsolutePath
  /// The catalogs that the configuration of the folder names; nil when their names identify them.
  private(set) var sources: CatalogSources?
  /// The paths that `.gitignore`, the configurations and the command line name.
  private var (ignored, excluded, given) = (IgnoredPaths(), IgnoredPaths(), IgnoredPaths())
  private let search: CatalogSearch

  /// Creates the scope of the folder where a search begins, from the folders above it.
  ///
  /// - Throws: The reason why the configuration of a folder above it can't be used.
  init(_ folder: String, by search: CatalogSearch) throws {
    self.search = search
    let absolute = FileSystem.absolute(folder)
    path = AbsolutePath(absolute)
    if search.respectsIgnoreFiles { addIgnoreFiles(above: absolute) }
    if !search.searchesForeignFolders {
      excluded.add(CatalogSearch.foreignFolders.compactMap { PathPattern("\($0)/") }, of: path)
    }
    if let given = search.configuration {
      let folder = FileSystem.absolute(Path.folder(of: given.path))
      apply(given.settings, named: given.path, of: AbsolutePath(folder))
    } else if search.usesConfigurationFiles, let file = LintConfiguration.file(nearestTo: folder),
      Path.folder(of: file) != absolute
    {
      apply(try search.readConfiguration(file), named: file, of: AbsolutePath(Path.folder(of: file)))
    }
    given.add(search.excluded.compactMap(PathPattern.init(given:)), of: common(AbsolutePath(FileSystem.absolute("."))))
  }

  /// The scope of a folder in this one.
  func entering(_ name: String) -> SearchScope {
    var scope = self
    scope.path = path.appending(name)
    return scope
  }

  /// Adds the patterns of files in the folder.
  ///
  /// - Throws: The reason why its configuration can't be used.
  mutating func addFiles(_ names: [String], of folder: String) throws {
    if search.respectsIgnoreFiles, names.contains(".gitignore") {
      ignored.add(IgnoredPaths.patterns(in: Path.join(folder, ".gitignore")), of: path)
    }
    let file = Path.join(folder, LintConfiguration.fileName)
    guard search.configuration == nil, search.usesConfigurationFiles, names.contains(LintConfiguration.fileName)
    else { return }
    sources = nil
    apply(try search.readConfiguration(file), named: file, of: path)
  }

  /// Whether a file or a folder in the folder is left out.
  func leavesOut(_ name: String, isFolder: Bool) -> Bool {
    let path = path.appending(name)
    return given.decision(on: path, isFolder: isFolder) ?? excluded.decision(on: path, isFolder: isFolder)
      ?? ignored.decision(on: path, isFolder: isFolder) ?? false
  }

  private mutating func addIgnoreFiles(above folder: String) {
    let top = Repository.root(of: folder)
    ignored.add(IgnoredPaths.patterns(in: Path.join(top, ".git/info/exclude")), of: AbsolutePath(top))
    var folders: [String] = []
    var last = folder
    while last != top, last != "/" {
      last = Path.folder(of: last)
      folders.append(last)
    }
    for folder in folders.reversed() {
      ignored.add(IgnoredPaths.patterns(in: Path.join(folder, ".gitignore")), of: AbsolutePath(folder))
    }
  }

  private mutating func apply(_ configuration: LintConfiguration, named name: String, of folder: AbsolutePath) {
    excluded.add(configuration.excluded.compactMap(PathPattern.init(given:)), of: common(folder))
    guard !configuration.sources.isEmpty else { return }
    sources = CatalogSources(configuration.sources, of: folder, name: name)
  }

  /// The folder that patterns are relative to: this one if it is not in theirs.
  private func common(_ folder: AbsolutePath) -> AbsolutePath { path.names.starts(with: folder.names) ? folder : path }
}

/// The catalogs that a configuration names, by paths or patterns that are relative to its folder.
struct CatalogSources: Hashable {
  let folder: AbsolutePath
  /// The path of the configuration.
  let name: String
  private let patterns: [PathPattern]

  init(_ texts: [String], of folder: AbsolutePath, name: String) {
    self.folder = folder
    self.name = name
    patterns = texts.compactMap { PathPattern($0, isAnchored: true) }
  }

  /// Whether a file is named, or is in a folder that is named and is a catalog by its name.
  func contain(_ file: AbsolutePath, isCatalog: Bool) -> Bool {
    if matches(file, isFolder: false) { return true }
    guard isCatalog else { return false }
    var above = file.parent
    while above.names.count > folder.names.count {
      if matches(above, isFolder: true) { return true }
      above = above.parent
    }
    return false
  }

  /// The paths that are named without a pattern, relative to the folder.
  var literals: [String] { patterns.compactMap(\.literal) }

  private func matches(_ path: AbsolutePath, isFolder: Bool) -> Bool {
    guard path.names.starts(with: folder.names) else { return false }
    let relative = path.names.dropFirst(folder.names.count)
    return patterns.last { $0.matches(relative, isFolder: isFolder) }?.isNegated == false
  }
}
