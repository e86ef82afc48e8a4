import Basics
import CatalogEndpoint
import SourceSyntax

/// The file in which a server keeps the reports of clients.
struct ReportedIDsFile: Sendable {
  let path: String
  let counts: InvalidIDCounts

  /// Continues the counts of a file that exists already.
  init(continuing path: String) throws {
    self.path = path
    let entries = FileSystem.kind(path) == nil ? [] : try Self.entries(in: path)
    counts = InvalidIDCounts(entries) { SystemClock.seconds }
    // A server that could never keep its counts should say so before it has any.
    if FileSystem.kind(path) == nil { try OutputFile.write(InvalidIDCounts.file(of: []), to: path) }
  }

  /// Writes the counts if they have changed.
  func save() throws {
    guard let bytes = counts.changedFile() else { return }
    do { try OutputFile.write(bytes, to: path) } catch {
      counts.keepChange()
      throw error
    }
  }

  static func entries(in path: String) throws -> [InvalidIDCounts.Entry] {
    let bytes = try StandardStream.source(at: path, limit: 64 << 20).bytes
    do throws(ReportFault) { return try InvalidIDCounts.entries(in: bytes) } catch {
      throw Failure("could not read \"\(path)\": \(error.reason)")
    }
  }
}

/// The reason why StoreKit does not return a product, as far as the reports tell.
///
/// From Apple's Technical Note TN2413, In-App Purchase FAQ, on invalid product identifiers.
enum InvalidIDCause: String, CaseIterable {
  /// The ID is an ID of the catalog in a different spelling.
  case misspelled
  /// The catalog doesn't have the IDs.
  case unknown
  /// Every product of the app is reported.
  case app
  /// The product is not in the catalog any more.
  case removed
  /// Some products are reported, since today or yesterday.
  case recent
  /// Some products are reported, and have been for longer.
  case product

  init(_ entry: InvalidIDCounts.Entry, reported: Int, today: Int) {
    if entry.resembles != nil {
      self = .misspelled
    } else if !entry.isKnown || entry.productID.isEmpty {
      self = .unknown
    } else if !entry.isServed {
      self = .removed
    } else if entry.products > 1 && reported >= entry.products {
      self = .app
    } else if today - entry.first <= 1 {
      self = .recent
    } else {
      self = .product
    }
  }

  /// The difference of a reported ID from the one that it resembles.
  static func difference(of id: String, from meant: String, bundleID: String) -> String {
    func folded(_ text: String) -> String { String(text.lowercased().map { "_-".contains($0) ? "." : $0 }) }
    func rest(_ text: String) -> String {
      text.hasPrefix(folded(bundleID) + ".") ? String(text.dropFirst(bundleID.count + 1)) : text
    }
    let (written, wanted) = (folded(id), folded(meant))
    if id.lowercased() == meant.lowercased() { return "in another case" }
    func letters(_ text: String) -> String { text.filter { $0 != "." } }
    if letters(written) == letters(wanted) { return "with other marks between its words" }
    if rest(written) == rest(wanted) {
      return written == rest(written) ? "without the bundle ID" : "with the bundle ID"
    }
    if written.hasSuffix("." + rest(wanted)) { return "with the bundle ID of another app or flavour" }
    return "with other letters"
  }

  /// The causes to check, the likeliest first.
  var advice: String {
    switch self {
    case .misspelled:
      "the app asks for an ID that the catalog writes otherwise: in another case, with other marks, with the bundle "
        + "ID, or with another letter"
    case .unknown:
      "the catalog has no such IDs, nor any that resemble them: they are another app's, old, or made up; "
        + "the least reported ones are counted together as others"
    case .app:
      "every product is reported: the Paid Applications Agreement may be unsigned or expired, the "
        + "bundle ID of the build may be another one, or its App ID has no In-App Purchase"
    case .removed: "the product has left the catalog: apps still have an older list, or a list of their own"
    case .recent: "the product is new: App Store Connect may take a day to pass it on; then see below"
    case .product:
      "the product may be spelled differently in App Store Connect, deleted there, not cleared for "
        + "sale, not yet approved, or not available in the customer's country or region"
    }
  }
}
