package import CatalogModel
import SourceSyntax

/// The IDs at the store, by the names that the steps of a plan use for them.
package struct IDTable {
  private var ids: [RequestName: String] = [:]

  package init(_ catalog: Catalog, _ live: LiveState) {
    ids[.app] = live.app.id
    for (index, group) in GroupMatching(catalog, live).live {
      let key = catalog.groups[index].key
      ids[.group(key)] = group.id
      add(group.versions, of: .group(key))
    }
    for product in live.products {
      ids[.product(product.productID)] = product.id
      add(product.versions, of: .product(product.productID))
      ids[.image(product.productID)] = product.versions.draft?.image?.id
      let availability = product.availability
      ids[.availability(product.productID)] = availability?.id
      for code in product.codeOffers { ids[.offerCode(code.name, of: product.productID)] = code.id }
    }
  }

  /// Only the texts of a draft can be written.
  private mutating func add(_ versions: [LiveVersion], of owner: PlanSubject) {
    guard let draft = versions.draft else { return }
    ids[.version(of: owner)] = draft.id
    for text in draft.texts { ids[.text(text.locale, of: owner)] = text.id }
  }

  /// Adds the IDs of another table.
  package mutating func merge(_ other: IDTable) { ids.merge(other.ids) { $1 } }

  package subscript(name: RequestName) -> String? {
    get { ids[name] }
    set { ids[name] = newValue }
  }

  /// Whether another name of the same kind, such as another product, has an ID already.
  package func isOfAnother(_ id: String, than name: RequestName) -> Bool {
    ids.contains { $0.value == id && $0.key != name && $0.key.kind == name.kind }
  }

  /// The ID with a name, or else the reference to it.
  package func filled(_ name: RequestName) -> String { ids[name] ?? name.reference }

  /// A text with the references that are known replaced; others stay.
  package func filled(_ text: String) -> String {
    var filled = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
      let next = rest.index(after: end)
      let name = RequestName(text: String(rest[start.upperBound..<end]))
      filled += rest[..<start.lowerBound] + (ids[name] ?? String(rest[start.lowerBound..<next]))
      rest = rest[next...]
    }
    return filled + rest
  }

  /// A request with the references in its path and in the IDs of its body that are known replaced; texts of
  /// products are sent as they are.
  package func filled(_ work: RequestWork) -> RequestWork {
    var work = work
    work.path = filled(work.path)
    work.body = work.body.map(filled)
    return work
  }

  private func filled(_ value: OrderedValue) -> OrderedValue {
    switch value {
    case .map(let map):
      .map(
        OrderedMap(
          map.entries.map { entry -> (String, OrderedValue?) in
            if entry.key == "id", case .text(let id) = entry.value { return (entry.key, .text(filled(id))) }
            return (entry.key, entry.key == "attributes" ? entry.value : filled(entry.value))
          }))
    case .list(let list): .list(list.map { filled($0) })
    case .null, .flag, .integer, .number, .text: value
    }
  }
}

extension [LiveVersion] {
  /// The version whose texts and image can be written.
  fileprivate var draft: LiveVersion? { current.flatMap { $0.isDraft ? $0 : nil } }
}
