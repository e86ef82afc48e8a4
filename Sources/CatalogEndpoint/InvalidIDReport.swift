internal import Basics
internal import SourceSyntax

/// The reason why a report, or a file of counts, is refused.
public struct ReportFault: Error, Equatable {
  /// One sentence, lower case, without a full stop.
  public let reason: String

  init(_ reason: String) { self.reason = reason }
}

/// The body that a client sends.
struct InvalidIDReport {
  let productIDs: [ExactText]
  /// Empty when it was not stated.
  let appVersion: String

  init(_ body: [UInt8]) throws(ReportFault) {
    let tree = SyntaxTree.parseJSON(SourceFile(name: "", bytes: body))
    guard !tree.hasErrors, let root = tree.root, case .map(let report) = OrderedValue(root) else {
      throw ReportFault("a report is a JSON object with \"ids\"")
    }
    guard case .list(let ids)? = report["ids"], !ids.isEmpty, ids.count <= Self.mostIDs else {
      throw ReportFault("\"ids\" is a list of 1 to \(Self.mostIDs) product IDs")
    }
    var texts: [ExactText] = []
    var seen: Set<ExactText> = []
    for id in ids {
      guard case .text(let text) = id, !text.isEmpty else { throw ReportFault("a product ID is a text, and not empty") }
      if seen.insert(ExactText(text)).inserted { texts.append(ExactText(text)) }
    }
    productIDs = texts
    switch report["appVersion"] {
    case nil, .null: appVersion = ""
    case .text(let version) where version.utf8.count <= 40 && AppVersion(version) != nil: appVersion = version
    default: throw ReportFault("\"appVersion\" is a version such as \"2.1\"")
    }
    for name in ["platform", "storefront"] {
      switch report[name] {
      case nil, .null, .text: continue
      default: throw ReportFault("\"\(name)\" is a text")
      }
    }
    guard Self.isRevision(report["revision"] ?? .null) else { throw ReportFault("\"revision\" is a whole number") }
  }

  /// The largest whole number that every reader of JSON represents exactly.
  static let mostRevisions = (1 << 53) - 1

  private static func isRevision(_ value: OrderedValue) -> Bool {
    switch value {
    case .null: true
    case .integer(let number): (0...mostRevisions).contains(number)
    // JSON has one kind of number: 1.0 is whole.
    case .number(let text): Double(text).flatMap(Int.init(exactly:)).map { (0...mostRevisions).contains($0) } ?? false
    default: false
    }
  }

  /// The most product IDs of a report; a client sends further ones in another.
  static let mostIDs = 100

  /// The store's limit, in characters; what an app has asked for may be longer, and is shortened.
  static let longestID = 100
}
