import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// An offer in a cell: `introductory, free-trial, 1 week`, or
/// `code, name: Spring, pay-as-you-go, 1 month, periods: 3, USD 0.99, new, expired, stackable`.
///
/// Kinds, modes, periods and eligibilities are words that can't be mistaken for each other, so that
/// their order means nothing; only texts have a name before them.
enum OfferNotation {
  static func text(_ offer: Offer) -> String {
    var fields = [offer.kind.rawValue]
    func add(_ key: String, _ value: String?) {
      if let value { fields.append("\(key): \(escaped(value))") }
    }
    add("id", offer.offerID)
    add("name", offer.referenceName)
    if let mode = offer.mode { fields.append(mode.catalogName) }
    if let duration = offer.duration { fields.append(duration.words) }
    if offer.periods != 1 { fields.append("periods: \(offer.periods)") }
    if let price = offer.price {
      fields += PriceNotation.parts(of: price).map { "\($0.name) \(escaped($0.value))" }
    }
    fields += offer.eligibility.map(\.rawValue)
    if offer.isStackable { fields.append("stackable") }
    if offer.hasHighPriority { fields.append("priority: high") }
    add("plan", offer.billingPlan)
    return fields.joined(separator: ", ")
  }

  private static func escaped(_ text: String) -> String { CellNotation.escaped(text, ",;:") }

  /// Reads an offer; nil when it has no kind.
  static func read(_ written: Substring, problems: inout [String]) -> Offer? {
    var offer = Offer(kind: .introductory)
    var hasKind = false
    for field in CellNotation.parts(written, at: CellNotation.fieldMarks) {
      if let (key, value) = CellNotation.pair(field) {
        let text = CellNotation.text(value)
        switch CellNotation.text(key).lowercased() {
        case "id": offer.offerID = text
        case "name", "referencename": offer.referenceName = text
        case "plan": offer.billingPlan = text
        case "periods":
          if let periods = Int(text), (1...999_999).contains(periods) {
            offer.periods = periods
          } else {
            problems.append("\"periods\" must be a whole number, not \(quoted: text)")
          }
        case "priority": offer.hasHighPriority = text.lowercased() == "high"
        case let other:
          problems.append(
            "an offer has no \(quoted: other); it can have id, name, periods, priority and plan"
          )
        }
        continue
      }
      let word = CellNotation.text(field)
      if let kind = Offer.Kind(rawValue: word.lowercased()) {
        offer.kind = kind
        hasKind = true
      } else if !read(word, into: &offer) {
        problems.append(unknown(word))
      }
    }
    if !hasKind {
      problems.append(
        "an offer needs a kind: one of "
          + Offer.Kind.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))
    }
    return hasKind ? offer : nil
  }

  private static func read(_ word: String, into offer: inout Offer) -> Bool {
    let lower = word.lowercased()
    if let mode = OfferMode.allCases.first(where: { $0.catalogName == lower }) {
      offer.mode = mode
    } else if let duration = OfferDuration.allCases.first(where: { $0.words == lower }) {
      offer.duration = duration
    } else if let eligibility = Offer.Eligibility(rawValue: lower) {
      offer.eligibility.append(eligibility)
    } else if lower == "stackable" {
      offer.isStackable = true
    } else {
      return PriceNotation.read(word, into: &offer.price)
    }
    return true
  }

  private static func unknown(_ word: String) -> String {
    let words =
      Offer.Kind.allCases.map(\.rawValue) + OfferMode.allCases.map(\.catalogName)
      + OfferDuration.allCases.map(\.words) + Offer.Eligibility.allCases.map(\.rawValue)
      + ["stackable"]
    let hint =
      Suggestion.nearest(to: word, among: words).map { "did you mean \"\($0)\"?" }
      ?? "an offer reads like \"introductory, free-trial, 1 week\""
    return "an offer has no \(quoted: word); \(hint)"
  }
}
