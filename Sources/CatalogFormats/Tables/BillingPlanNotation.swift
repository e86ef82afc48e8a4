import AppStoreReference
import Basics
import CatalogModel

/// A billing plan in a cell: `plan: MONTHLY, USD 5, commitment: USD 60, disabled`.
///
/// A price in several currencies is several fields, and so is that of the commitment.
enum BillingPlanNotation {
  static func text(_ plan: BillingPlan) -> String {
    var fields = ["plan: \(escaped(plan.plan))"]
    fields += amounts(of: plan.price)
    fields += amounts(of: plan.commitmentPrice).map { "commitment: \($0)" }
    if !plan.isEnabled { fields.append("disabled") }
    return fields.joined(separator: ", ")
  }

  private static func amounts(of price: Price?) -> [String] {
    guard let price else { return [] }
    return PriceNotation.parts(of: price).map { "\($0.name) \(escaped($0.value))" }
  }

  private static func escaped(_ text: String) -> String { CellNotation.escaped(text, ",;:") }

  /// Reads a billing plan; nil when it has no name.
  static func read(_ written: Substring, problems: inout [String]) -> BillingPlan? {
    var plan: String?
    var price: Price?
    var commitment: Price?
    var isEnabled = true
    for field in CellNotation.parts(written, at: CellNotation.fieldMarks) {
      if let (key, value) = CellNotation.pair(field) {
        let text = CellNotation.text(value)
        switch CellNotation.text(key).lowercased() {
        case "plan": plan = text
        case "commitment", "commitmentprice":
          if !PriceNotation.read(text, into: &commitment) {
            problems.append(
              "\"commitment\" must be a price such as \"USD 60\", not \(quoted: text)")
          }
        case let other:
          problems.append(
            "a billing plan has no \(quoted: other); it can have plan and commitment")
        }
        continue
      }
      let word = CellNotation.text(field)
      if word.lowercased() == "disabled" {
        isEnabled = false
      } else if !PriceNotation.read(word, into: &price) {
        problems.append(
          "a billing plan has no \(quoted: word); it reads like "
            + "\"plan: MONTHLY, USD 5, commitment: USD 60, disabled\"")
      }
    }
    guard let plan else {
      problems.append("a billing plan needs its name, as in \"plan: MONTHLY\"")
      return nil
    }
    return BillingPlan(
      plan: plan, price: price, commitmentPrice: commitment, isEnabled: isEnabled)
  }
}
