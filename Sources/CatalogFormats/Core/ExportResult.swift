import Basics
public import CatalogModel

/// A catalog written in some format, and the losses.
public struct ExportResult: Sendable, Hashable {
  /// The file.
  public var bytes: [UInt8]
  /// Files that belong next to it, in a common folder; empty for most formats.
  public var companions: [Companion]
  /// The contents of the catalog that are not in the file, in the order of the catalog.
  public var losses: [ExportLoss]
  /// Instructions for users of the file: nothing is lost, but something is missing. Each is lower
  /// case, without a full stop.
  public var advice: [String]
  /// The same as files of a folder, for a format that supports folders; empty for others.
  public var files: [File]

  /// A file of a folder.
  public struct File: Sendable, Hashable {
    /// The name in the folder.
    public var name: String
    public var bytes: [UInt8]

    public init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// A file that is copied unchanged.
  public struct Companion: Sendable, Hashable {
    /// The name in the folder.
    public var name: String
    /// The path in the catalog.
    public var path: String

    public init(name: String, path: String) {
      self.name = name
      self.path = path
    }
  }

  public init(
    bytes: [UInt8], companions: [Companion] = [], losses: [ExportLoss] = [], advice: [String] = [], files: [File] = []
  ) {
    self.bytes = bytes
    self.companions = companions
    self.losses = losses
    self.advice = advice
    self.files = files
  }

  /// Whether the file lacks anything in the catalog that its format is for.
  public var losesSomething: Bool { losses.contains { $0.extent != .aside && !$0.isOutside } }
}

extension ExportResult {
  /// Advice on values that a catalog file lacks because it was made from a source without them.
  package static func advice(for catalog: Catalog) -> [String] {
    catalog.app.bundleID == nil ? ["a catalog needs the app's bundle ID; write it below \"app\""] : []
  }
}

extension [ExportLoss] {
  package mutating func recordLoss(
    _ extent: ExportLoss.Extent, _ path: CatalogPath, _ reason: String, isOutside: Bool = false
  ) {
    append(ExportLoss(extent, of: path, reason, isOutside: isOutside))
  }
}

/// The products that a writer has written, by their IDs, which identify a product in a format.
package struct WrittenProducts {
  private var ids: Set<ExactText> = []

  package init() {}

  /// The reason why the next product can't be written: it has no ID, or the ID of a product before it.
  package mutating func refusal(of product: Product) -> String? {
    if product.productID.isEmpty { return "the product has no ID" }
    return ids.insert(ExactText(product.productID)).inserted ? nil : "the product ID occurs more than once"
  }
}

/// A part of a catalog that a format can't hold.
public struct ExportLoss: Sendable, Hashable {
  /// The extent of a loss.
  public enum Extent: Sendable, Hashable {
    /// A value; the part that it belongs to is in the file.
    case value
    /// The product, group, offer or other element with the path.
    case whole
    /// No part of the catalog itself: identifiers and settings of tests that only matter to the
    /// file they were read from, a secret of that file, or something that the written file still
    /// needs.
    case aside
  }

  public var path: CatalogPath
  public var extent: Extent
  /// The reason, identical for all losses of a kind, so that they can be counted: lower case,
  /// without a full stop.
  public var message: String
  /// Whether it is outside of the format's purpose, such as review notes in a format for the app: nothing that the
  /// format is for is lost.
  public var isOutside: Bool

  public init(_ extent: Extent, of path: CatalogPath, _ message: String, isOutside: Bool = false) {
    self.path = path
    self.extent = extent
    self.message = message
    self.isOutside = isOutside
  }
}
