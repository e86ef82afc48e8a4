public import Basics
public import SourceSyntax

extension LintConfiguration {
  /// The name of a configuration file.
  public static let fileName = ".shopkeeper.yml"

  /// The configuration for a file or folder: the nearest file in its folder or above it, or the
  /// defaults without one.
  ///
  /// - Throws: ``ConfigurationFailure``, or the reason why the file can't be read.
  public static func nearest(to path: String) throws -> LintConfiguration {
    try file(nearestTo: path).map(LintConfiguration.init(contentsOf:)) ?? LintConfiguration()
  }

  /// The path of the nearest configuration in the folder of a file, or above it; nil for none. It may be something
  /// that can't be read.
  public static func file(nearestTo path: String) -> String? {
    var folder = FileSystem.absolute(FileSystem.kind(path) == .folder ? path : Path.folder(of: path))
    while true {
      let candidate = Path.join(folder, fileName)
      if FileSystem.kind(candidate, followingLinks: false) != nil { return candidate }
      let parent = Path.folder(of: folder)
      if parent == folder || parent == "." { return nil }
      folder = parent
    }
  }

  /// Reads a configuration; the paths of its baseline and its store are relative to its
  /// folder.
  ///
  /// - Throws: ``ConfigurationFailure``, or the reason why the file can't be read.
  public init(contentsOf path: String) throws {
    // One that was named on the command line may be anywhere, and be a pipe.
    let isFound = Path.name(of: path) == Self.fileName
    if isFound, FileSystem.isOfStranger(path) { throw StrangersFile(path: path) }
    let source = try SourceFile.read(path: path, limit: 1 << 20, onlyFile: isFound)
    let folder = Path.folder(of: path)
    if isFound { try UnconfinedFile.refuse(path, of: folder) }
    try self.init(source)
    store = store.map { $0.contains("://") ? $0 : Path.join(folder, $0) }
    guard let name = baseline else { return }
    let path = Path.join(folder, name)
    try UnconfinedFile.refuse(path, of: folder)
    baseline = path
  }

  /// Whether a mapping has any key of a configuration, if a mistyped one.
  private static func isConfiguration(_ root: SyntaxNode) -> Bool {
    let keys = ConfigurationSchema.root(customRules: []).keys
    return root.entries.contains {
      keys.contains($0.key.text) || Suggestion.nearest(to: $0.key.text, among: keys) != nil
    }
  }

  /// Reads a configuration, and reports all of its errors at once.
  public init(_ source: SourceFile) throws(ConfigurationFailure) {
    self.init()
    let tree = SyntaxTree.parseYAML(source)
    var diagnostics = tree.diagnostics
    let isEmpty = tree.root == nil && diagnostics.isEmpty
    guard isEmpty || tree.root.map(Self.isConfiguration) == true else {
      let reason = "this is not a configuration: it has none of its keys, such as \"rules\""
      throw ConfigurationFailure(
        source: SourceFile(name: source.name, bytes: []),
        diagnostics: [Diagnostic(.error, reason, at: SourceRange(at: 0))])
    }
    if let root = tree.root {
      let names = root.value(forKey: "customRules")?.entries.map(\.key.text) ?? []
      var check = SchemaCheck(isWhole: !tree.hasErrors)
      check.check(root, against: .object(ConfigurationSchema.root(customRules: names)), place: .name("the file"))
      // In a truncated file, missing keys are a consequence, not an error of their own.
      diagnostics += check.diagnostics
      var reader = ConfigurationReader()
      reader.read(root, into: &self)
      diagnostics += reader.diagnostics
    }
    let errors = diagnostics.filter { $0.severity == .error }
    if !errors.isEmpty {
      throw ConfigurationFailure(source: source, diagnostics: errors.sorted { $0.range.start < $1.range.start })
    }
  }
}

/// A configuration or its baseline is a file outside of the repository.
public struct UnconfinedFile: Error, Sendable, Hashable, CustomStringConvertible {
  public let path: String
  /// The top folder of the repository.
  public let folder: String

  fileprivate static func refuse(_ path: String, of folder: String) throws(UnconfinedFile) {
    guard !Repository.contains(path, of: folder) else { return }
    throw UnconfinedFile(path: path, folder: Repository.root(of: folder))
  }

  public var description: String {
    "\"\(path)\" is outside of \"\(folder)\", and is not read; keep it in the repository"
  }
}

/// A configuration that another user put into a folder to which everybody may write.
public struct StrangersFile: Error, Sendable, Hashable, CustomStringConvertible {
  public let path: String

  public var description: String {
    """
    "\(path)" belongs to another user, and everybody may write to its folder; it is not read. Remove it, become its \
    owner, or move the catalog to a folder of your own
    """
  }
}

/// The reasons why a configuration can't be used: everything that is wrong with it.
public struct ConfigurationFailure: MultilineError, Sendable, CustomStringConvertible {
  public let source: SourceFile
  /// In the order of the file.
  public let diagnostics: [Diagnostic]

  /// Every error with its location and the line that it is on; nothing of a file that is not a
  /// configuration.
  public var lines: [String] {
    ["the configuration can't be used"]
      + diagnostics.flatMap { fault in
        let place = source.location(at: fault.range.start)
        let message = "\(source.name):\(place.line):\(place.column): \(fault.message)"
        guard !source.bytes.isEmpty else { return [message] }
        let excerpt = SecretSearch.excerpt(of: fault.range, in: source).split(separator: "\n")
        return [message] + excerpt.map(String.init)
      }
  }

  public var description: String { lines.map(VisibleText.escaped).joined(separator: "\n") }
}
