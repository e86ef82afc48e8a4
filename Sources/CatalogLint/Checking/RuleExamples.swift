public import SourceSyntax

/// A fragment of a catalog that a rule accepts or rejects.
///
/// The text is YAML: a whole catalog when it begins with `catalog:`, else the content of
/// `products:`. In a rejected example, `⟦` and `⟧` enclose each range that is reported; they are
/// removed before it is read.
public struct RuleExample: Sendable {
  public let text: String
  /// The severity of the findings; nil for the rule's own.
  public let severity: Severity?
  /// The older revision that the history rules compare with, in the same notation; nil for none.
  public let previous: String?
  /// The contents of a file that was exported from the catalog, in the same notation; nil for none.
  public let exported: String?
  /// The files of the app's code; ``text`` has no marks then, but one of these may.
  public let code: [(name: String, text: String)]
}

/// The examples of a rule, which are its documentation and its tests, written as one text:
///
///     accepted:
///     - coins60: {type: consumable, localizations: {en-US: {title: 60 Coins},
///         de-DE: {title: 60 Münzen}}}
///     rejected:
///     - ⟦noads⟧: {type: non-consumable}
///       --- previous
///       noads: {type: non-consumable, familySharable: true}
///     - noads: {type: non-consumable}
///       --- Shop.swift
///       let productID = "⟦com.example.game.noadds⟧"
///     rejected as warning:
///     - … ⟦coins⟧: {type: consumable}
///
/// A line that ends with a comma continues in the next one. A text that begins with `…` replaces
/// the `…` in a surrounding text that examples share, by default that of the products of a group.
public struct RuleExamples: Sendable {
  private let around: String
  private let text: String

  /// - Parameter around: The text around the examples that begin with `…`; one of its lines is just `…`.
  init(around: String = subscriptionGroup, _ text: String) {
    self.around = around
    self.text = text
  }

  /// The text around the products of a group.
  private static let subscriptionGroup = """
    catalog: 1
    app: {bundleID: com.example.game, primaryLocale: en-US}
    products: {}
    subscriptionGroups:
      vip:
        products:
          …
    """

  /// The text around the app of a subscription.
  static let subscribedApp = """
    catalog: 1
    app: …
    products: {}
    subscriptionGroups:
      vip:
        products:
          monthly: {period: 1 month, level: 1}
    """

  public var accepted: [RuleExample] { all.filter(\.isAccepted).map(\.example) }
  public var rejected: [RuleExample] { all.filter { !$0.isAccepted }.map(\.example) }

  /// Read when they are asked for, as few runs do.
  private var all: [(isAccepted: Bool, example: RuleExample)] {
    var all: [(isAccepted: Bool, example: RuleExample)] = []
    var (isAccepted, severity) = (true, Severity?.none)
    var lines: [Substring] = []
    func finish() {
      if !lines.isEmpty { all.append((isAccepted, Self.example(lines, severity, around: around))) }
      lines = []
    }
    for line in text.split(separator: "\n") {
      if line.hasPrefix("- ") || !line.hasPrefix(" ") { finish() }
      if line.hasPrefix("- ") || line.hasPrefix(" ") {
        lines.append(line.dropFirst(2))
      } else {
        let words = line.dropLast().split(separator: " ")
        isAccepted = words.first == "accepted"
        severity = words.count > 1 ? words.last.flatMap { Severity(rawValue: String($0)) } : nil
      }
    }
    finish()
    return all
  }

  private static func example(_ lines: [Substring], _ severity: Severity?, around: String) -> RuleExample {
    func part(_ name: Substring?) -> String? {
      let start = name.map { name in lines.firstIndex(of: "--- " + name).map { $0 + 1 } } ?? 0
      return start.map { start in text(lines[start...].prefix { !$0.hasPrefix("--- ") }, around: around) }
    }
    let files = lines.filter { $0.hasPrefix("--- ") && $0.contains(".") }.map { $0.dropFirst(4) }
    return RuleExample(
      text: part(nil) ?? "", severity: severity, previous: part("previous"), exported: part("exported"),
      code: files.map { (String($0), part($0) ?? "") })
  }

  private static func text(_ lines: ArraySlice<Substring>, around: String) -> String {
    var joined: [String] = []
    for line in lines {
      if let last = joined.last, last.hasSuffix(",") {
        joined[joined.count - 1] += " " + line.drop { $0 == " " }
      } else {
        joined.append(String(line))
      }
    }
    guard joined.first?.hasPrefix("… ") == true else { return joined.joined(separator: "\n") }
    joined[0].removeFirst(2)
    return around.split(separator: "\n").flatMap { line in
      guard line.hasSuffix("…") else { return [String(line)] }
      return joined.map { line.dropLast() + $0 }
    }.joined(separator: "\n")
  }
}
