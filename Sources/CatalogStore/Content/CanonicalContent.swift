public import CatalogFormats
public import CatalogModel

/// A catalog as the store keeps it: its canonical JSON, as written by `export --format json`, in
/// parts that revisions share.
///
/// Every product is a part of its own; the text between the products is divided into parts of some
/// kilobytes. The parts, one after the other, are the JSON, byte for byte.
public struct CanonicalContent: Sendable {
  /// A part of the JSON.
  struct Part: Sendable, Hashable {
    /// Whether it is the entry of one product, with the comma and the line break after it.
    var isProduct: Bool
    var range: Range<Int>
    var digest: Digest
  }

  /// The JSON.
  public let bytes: [UInt8]
  /// The SHA-256 digest of the JSON.
  public let digest: Digest
  let parts: [Part]
  let facets: CatalogFacets
  let products: [LedgerProduct]
  let retired: [String]
  /// The app that the catalog is for; nil when it doesn't say.
  public let bundleID: String?
  /// Values that the JSON can't hold because a name occurs twice; such a catalog can't be published.
  public let losses: [ExportLoss]

  public init(_ catalog: Catalog) {
    let grouped = catalog.groupingLooseSubscriptions
    let written = CatalogJSONEncoder.write(grouped)
    bytes = written.bytes
    losses = written.losses
    digest = Digest(of: written.bytes)
    parts = Self.parts(of: written.bytes)
    facets = catalog.facets
    products = grouped.products.map { LedgerProduct($0, in: grouped) }
    retired = catalog.retired
    bundleID = catalog.app.bundleID
  }

  /// The bytes of a part.
  func bytes(of part: Part) -> [UInt8] { Array(bytes[part.range]) }

  /// Divides canonical JSON into parts.
  static func parts(of json: [UInt8]) -> [Part] {
    json.withUnsafeBytes { bytes in
      var splitter = PartSplitter(bytes)
      return splitter.split()
    }
  }
}

/// Divides canonical JSON by its lines: its layout is fixed, so that the indentation of a line shows
/// its place in the document.
private struct PartSplitter {
  /// The size from which on a part that is not a product may end, and the largest, in bytes.
  private static let least = 1 << 11
  private static let most = 1 << 15

  private let bytes: UnsafeRawBufferPointer
  private var parts: [CanonicalContent.Part] = []
  /// The start of the part that is being read.
  private var start = 0
  /// The indentation of the products of the current section; nil outside of one.
  private var productIndent: Int?
  private var isInGroups = false
  private var isInProduct = false

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  mutating func split() -> [CanonicalContent.Part] {
    var line = 0
    while line < bytes.count {
      let end = bytes[line...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      read(line..<end)
      line = end
    }
    end(at: bytes.count, isProduct: false)
    return parts
  }

  private mutating func read(_ line: Range<Int>) {
    let indent = line.first { bytes[$0] != UInt8(ascii: " ") }.map { $0 - line.lowerBound } ?? 0
    let first = bytes[line.lowerBound + indent]
    if isInProduct {
      guard indent == productIndent, first == UInt8(ascii: "}") else { return }
      isInProduct = false
      return end(at: line.upperBound, isProduct: true)
    }
    if let products = productIndent, indent == products, first == UInt8(ascii: "\"") {
      end(at: line.lowerBound, isProduct: false)
      // A product without fields is on one line.
      guard opensMap(line) else { return end(at: line.upperBound, isProduct: true) }
      isInProduct = true
      return
    }
    if indent == 2 {
      isInGroups = self.line(line.dropFirst(2), startsWith: "\"subscriptionGroups\": {")
      productIndent = self.line(line.dropFirst(2), startsWith: "\"products\": {") ? 4 : nil
    } else if indent == 6, isInGroups {
      productIndent = self.line(line.dropFirst(6), startsWith: "\"products\": {") ? 8 : nil
    }
    let size = line.upperBound - start
    // The end of a part depends on its last line alone, so that a change affects few parts.
    if size >= Self.most || size >= Self.least && isBoundary(line) { end(at: line.upperBound, isProduct: false) }
  }

  private mutating func end(at position: Int, isProduct: Bool) {
    guard position > start else { return }
    let digest = Digest(of: UnsafeRawBufferPointer(rebasing: bytes[start..<position]))
    parts.append(.init(isProduct: isProduct, range: start..<position, digest: digest))
    start = position
  }

  private func opensMap(_ line: Range<Int>) -> Bool {
    line.count >= 2 && bytes[line.upperBound - 2] == UInt8(ascii: "{")
  }

  private func line(_ line: Range<Int>, startsWith text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[line].starts(with: $0) }
  }

  /// Whether a hash of the line (FNV-1a) is one of the few after which a part ends.
  private func isBoundary(_ line: Range<Int>) -> Bool {
    let hash = bytes[line].reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    return (hash >> 32) & 15 == 0
  }
}
