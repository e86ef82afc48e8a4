import CatalogModel

extension Catalog {
  /// The indices of the subscriptions of each group, collected in one pass.
  var productsByGroup: [[Int]] {
    guard !groups.isEmpty else { return [] }
    var members = [[Int]](repeating: [], count: groups.count)
    for index in products.indices {
      if let group = products[index].subscription?.group { members[group].append(index) }
    }
    return members
  }
}
