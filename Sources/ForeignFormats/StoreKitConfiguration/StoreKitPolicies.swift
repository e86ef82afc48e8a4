import CatalogFormats
import CatalogModel
import SourceSyntax

/// The address of the privacy policy in a StoreKit configuration, which has one for each locale; a catalog has one.
enum StoreKitPolicies {
  static let address = "policyURL"
  private static let section = "appPolicies"
  private static let list = "policies"

  /// The addresses that are not empty.
  static func addresses(in root: SyntaxNode) -> [SyntaxNode] {
    let policies = root.value(forKey: section)?.value(forKey: list)
    return (policies?.elements.compactMap { $0.value(forKey: address) } ?? []).filter { $0.utf8Count > 0 && !$0.isNull }
  }

  /// Whether some addresses are the same one, and an address that a catalog can hold.
  static func isOne(_ addresses: [SyntaxNode]) -> Bool {
    guard let text = addresses.first?.text else { return false }
    return FieldPattern.address.matches(text) && addresses.allSatisfy { $0.text == text }
  }

  /// A policy as Xcode creates it, with an address.
  static func policy(_ url: String) -> OrderedValue {
    ["locale": "en_US", "policyText": "", "policyURL": .text(url)]
  }

  /// Writes an address that differs from the one that was read to each policy of a file, or to a new one.
  static func set(_ url: String?, over old: String?, in file: inout OrderedMap) {
    guard url != old else { return }
    var policies = OrderedMap()
    if case .map(let object)? = file[section] { policies = object }
    var elements: [OrderedValue] = []
    if case .list(let known)? = policies[list] { elements = known }
    elements = elements.map { element in
      guard case .map(var policy) = element else { return element }
      policy[address] = .text(url ?? "")
      return .map(policy)
    }
    if elements.isEmpty { elements = [policy(url ?? "")] }
    policies[list] = .list(elements)
    file[section] = .map(policies)
  }
}
