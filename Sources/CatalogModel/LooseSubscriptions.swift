import AppStoreReference
import Basics

extension Catalog {
  /// Moves auto-renewable products outside any group, which no store allows, into one.
  public mutating func groupLooseSubscriptions() {
    let loose = products.indices.filter { products[$0].type == .autoRenewable && products[$0].subscription == nil }
    guard !loose.isEmpty else { return }
    let taken = Set(groups.map { ExactText($0.key) })
    let keys = ["subscriptions"] + (2...groups.count + 2).map { "subscriptions \($0)" }
    guard let key = keys.first(where: { !taken.contains(ExactText($0)) }) else { return }
    groups.append(SubscriptionGroup(key: key, referenceName: "Subscriptions"))
    for index in loose { products[index].subscription = Subscription(group: groups.count - 1) }
  }

  /// The catalog with every auto-renewable product in a group, for formats that only allow them
  /// there.
  public var groupingLooseSubscriptions: Catalog {
    var grouped = self
    grouped.groupLooseSubscriptions()
    return grouped
  }
}
