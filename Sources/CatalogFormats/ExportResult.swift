public import CatalogModel

/// A catalog as it was written in some format, and what that format could not carry.
public struct ExportResult: Sendable, Hashable {
  /// The file.
  public var bytes: [UInt8]
  /// What the catalog says and the file doesn't, in the order of the catalog.
  public var losses: [ExportLoss]

  public init(bytes: [UInt8], losses: [ExportLoss]) {
    self.bytes = bytes
    self.losses = losses
  }

  /// Whether a product, a group or an offer is missing from the file altogether.
  public var omitsSomething: Bool { losses.contains { $0.extent == .whole } }
}

/// Something a catalog says that a format could not carry.
public struct ExportLoss: Sendable, Hashable {
  /// How much is lost.
  public enum Extent: Sendable, Hashable {
    /// A value; what it belongs to is in the file.
    case value
    /// The product, group or offer that the path names.
    case whole
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
