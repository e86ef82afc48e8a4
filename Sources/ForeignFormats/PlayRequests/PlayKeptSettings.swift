import AppStoreReference
import Basics
import CatalogFormats
import SourceSyntax

/// The settings of Google Play that a catalog doesn't have: a file of gradle-play-publisher keeps them when it is
/// written anew, because a write without them would take them away, or be refused.
enum PlayKeptSettings {
  /// The new contents of a file with the settings of the old ones, and the names of those.
  static func keeping(_ old: SourceFile, in new: [UInt8]) -> (bytes: [UInt8], names: [String]) {
    guard let before = ParsedFile(old).jsonRoot, let after = ParsedFile(SourceFile(name: old.name, bytes: new)).jsonRoot
    else { return (new, []) }
    var names: [String] = []
    let merged = merged(OrderedValue(before), into: OrderedValue(after), &names)
    return names.isEmpty ? (new, []) : (merged.json(.pretty), names)
  }

  private static func merged(_ old: OrderedValue, into new: OrderedValue, _ names: inout [String]) -> OrderedValue {
    guard case .map(let before) = old, case .map(var after) = new else { return new }
    for entry in before.entries {
      let value = after[entry.key]
      if value == nil ? settings.contains(entry.key) : identities.contains(entry.key) {
        guard value != entry.value else { continue }
        after[entry.key] = entry.value
        names.append(entry.key)
      } else if let value, let id = lists[entry.key] {
        after[entry.key] = .list(merged(entry.value.elements, into: value.elements, by: id, &names))
      } else if let value {
        after[entry.key] = merged(entry.value, into: value, &names)
      }
    }
    return .map(after)
  }

  /// Purchase options, base plans or labels: those with one ID are the same, and so are those of one kind.
  private static func merged(
    _ old: [OrderedValue], into new: [OrderedValue], by id: String, _ names: inout [String]
  ) -> [OrderedValue] {
    var others = old
    var all: [OrderedValue] = []
    for element in new {
      let kind = kind(of: element)
      let place =
        others.firstIndex { $0[id] == element[id] } ?? others.firstIndex { kind != nil && self.kind(of: $0) == kind }
      all.append(place.map { merged(others.remove(at: $0), into: element, &names) } ?? element)
    }
    for element in others {
      let name = element[id]?.scalarText ?? ""
      // The label with the type of a product is written anew.
      if id == tag, ProductType(rawValue: name) != nil { continue }
      all.append(element)
      names.append("\(id) \(quoted: name)")
    }
    return all
  }

  /// The billing period of a base plan, or whether something is bought; nil for neither.
  private static func kind(of element: OrderedValue) -> String? {
    element["autoRenewingBasePlanType"]?["billingPeriodDuration"]?.scalarText
      ?? (element["buyOption"] == nil ? nil : "buyOption")
  }

  /// The values that a file has only if somebody has written them.
  private static let settings: Set<String> = [
    "packageName", "taxAndComplianceSettings", "restrictedPaymentCountries", "offerTags", "newRegionsConfig",
    "otherRegionsConfig", "gracePeriodDuration", "accountHoldDuration", "resubscribeState", "prorationMode",
    "legacyCompatibleSubscriptionOfferId", "gracePeriod", "subscriptionTaxesAndComplianceSettings",
    "managedProductTaxesAndComplianceSettings",
  ]
  /// The values that a file has in any case, and that the store doesn't change any more, or that a catalog doesn't have.
  private static let identities: Set<String> = ["purchaseOptionId", "basePlanId", "multiQuantityEnabled"]
  private static let lists = ["purchaseOptions": "purchaseOptionId", "basePlans": "basePlanId", "offerTags": tag]
  private static let tag = "tag"
}
