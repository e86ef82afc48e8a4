public import CatalogModel

/// A catalog as it was written in some format, and what that format could not carry.
public struct ExportResult: Sendable, Hashable {
  /// The file.
  public var bytes: [UInt8]
  /// Files that belong beside it, in a folder of their own with it; empty for most formats.
  public var companions: [Companion]
  /// What the catalog says and the file doesn't, in the order of the catalog.
  public var losses: [ExportLoss]
  /// What whoever uses the file should do about it: nothing is lost, but something is missing. Each
  /// is lower case, without a full stop.
  public var advice: [String]
  /// The same as files of a folder, for a format that can be one; empty for the others.
  public var files: [File]

  /// A file of a folder.
  public struct File: Sendable, Hashable {
    /// Its name in the folder.
    public var name: String
    public var bytes: [UInt8]

    public init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// A file that is copied as it is.
  public struct Companion: Sendable, Hashable {
    /// Its name in the folder.
    public var name: String
    /// The path by which the catalog names it.
    public var path: String

    public init(name: String, path: String) {
      self.name = name
      self.path = path
    }
  }

  public init(
    bytes: [UInt8], companions: [Companion] = [], losses: [ExportLoss] = [],
    advice: [String] = [], files: [File] = []
  ) {
    self.bytes = bytes
    self.companions = companions
    self.losses = losses
    self.advice = advice
    self.files = files
  }

  /// Whether anything that the catalog states is missing from the file.
  public var losesSomething: Bool { losses.contains { $0.extent != .aside } }
}

extension ExportResult {
  /// What a catalog file lacks that is made of something which does not say it.
  static func advice(for catalog: Catalog) -> [String] {
    catalog.app.bundleID == nil
      ? ["a catalog needs the app's bundle ID; write it below \"app\""] : []
  }
}

/// Something a catalog says that a format could not carry.
public struct ExportLoss: Sendable, Hashable {
  /// How much is lost.
  public enum Extent: Sendable, Hashable {
    /// A value; what it belongs to is in the file.
    case value
    /// The product, group, offer or other element that the path names.
    case whole
    /// Nothing that a catalog states: identifiers and settings of tests that only the file it was
    /// read from has a use for, a secret of that file, or what the written file still needs.
    case aside
  }

  public var path: CatalogPath
  public var extent: Extent
  /// Why, the same for every loss of one kind, so that they can be counted: lower case, without a
  /// full stop.
  public var message: String

  public init(_ extent: Extent, of path: CatalogPath, _ message: String) {
    self.path = path
    self.extent = extent
    self.message = message
  }
}
