package import Basics
import CatalogFormats
public import CatalogModel
import SourceSyntax

/// Adding and removing entries with keys of their own: products, groups, templates, currencies.
extension CatalogDraft {
  /// Appends products to those that exist.
  ///
  /// - Parameters:
  ///   - products: The item and the values, by their keys, of each product.
  ///   - group: The key of their subscription group; nil for products outside of groups. A group
  ///     that doesn't exist is created.
  public mutating func add(
    _ products: [(item: String, values: [(keys: [String], text: String)])], toGroup group: String?
  ) throws(CatalogEditFailure) {
    guard !products.isEmpty else { return }
    let schema = ValueSchema.object(group == nil ? CatalogSchema.product : CatalogSchema.subscription)
    let entries = products.map { product in
      var value: OrderedValue = [:]
      for (keys, text) in product.values { value.add(text, at: keys[...], schema: schema) }
      return OrderedMap.Entry(product.item, value)
    }
    let keys = group.map { ["subscriptionGroups", $0, "products"] } ?? ["products"]
    try add([(entries, keys)], called: products[0].item)
  }

  /// Appends products of another catalog to those that exist, in the groups that they have here.
  ///
  /// If this catalog has their template, their texts come from it; otherwise they are written out.
  public mutating func add(_ products: [Product], toGroup group: String?) throws(CatalogEditFailure) {
    try add([(products, group)])
  }

  /// Appends products to several groups at once.
  package mutating func add(_ additions: [(products: [Product], group: String?)]) throws(CatalogEditFailure) {
    try add(
      additions.map { products, group in
        (entries(of: products), group.map { ["subscriptionGroups", $0, "products"] } ?? ["products"])
      }, called: additions.first?.products.first?.item ?? "products")
  }

  private func entries(of products: [Product]) -> [OrderedMap.Entry] {
    let templates = Set(catalog.templates.map(\.key))
    var other = Catalog(app: catalog.app)
    other.products = products.map { product in
      var product = product
      let hasTemplate = product.template.map(templates.contains) ?? false
      if !hasTemplate { product.template = nil }
      for index in product.localizations.indices where !hasTemplate { product.localizations[index].generated = [] }
      product.spellLocalesAsTheStore()
      return product
    }
    var encoder = CatalogEncoder(other, forPeople: true)
    return other.products.enumerated().map { index, product in
      let item = catalog.app.item(of: product.productID)
      return OrderedMap.Entry(
        item ?? product.productID, encoder.product(at: index, id: item == nil ? product.productID : nil).value)
    }
  }

  /// Adds currencies, templates or subscription groups of another catalog; without their suppressions, which belong to
  /// the other file.
  ///
  /// - Parameter products: The products of each group, by its key.
  package mutating func add(
    currencies: [VirtualCurrency] = [], templates: [TextTemplate] = [], groups: [SubscriptionGroup] = [],
    products: [ExactText: [Product]] = [:]
  ) throws(CatalogEditFailure) {
    var part = Catalog()
    part.currencies = currencies
    part.templates = templates
    part.groups = groups
    for index in part.templates.indices {
      part.templates[index].suppressions = []
      part.templates[index].localizations.spellAsTheStore()
    }
    for index in part.groups.indices {
      part.groups[index].suppressions = []
      part.groups[index].localizations.spellAsTheStore()
    }
    var encoder = CatalogEncoder(part)
    for section in encoder.root().entries where section.key != "app" {
      let entries = section.value.entries.map { entry in
        guard let products = products[ExactText(entry.key)], case .map(let values) = entry.value else { return entry }
        let own = OrderedMap.Entry("products", .map(OrderedMap(self.entries(of: products))))
        return OrderedMap.Entry(entry.key, .map(OrderedMap(values.entries + [own])))
      }
      guard let first = entries.first else { continue }
      try add([(entries, [section.key])], called: first.key)
    }
  }

  /// Adds entries at several places of the file, none of which is in another.
  private mutating func add(_ additions: [(entries: [OrderedMap.Entry], keys: [String])], called name: String)
    throws(CatalogEditFailure)
  {
    let part = try part(.catalog)
    let layout = ValueLayout(habits: FileHabits(part.node))
    var places = EditedPlaces()
    var made: [TextReplacement] = []
    for (entries, keys) in additions where !entries.isEmpty {
      for entry in entries { places.insert((keys + [entry.key])[...]) }
      guard let insertion = Self.insertion(of: entries, at: keys, below: ValuePlace(part: part), layout: layout) else {
        throw Self.unsupportedLayout(name)
      }
      made += insertion
    }
    if !made.isEmpty { try apply(made, to: places, called: name) }
  }

  /// The replacements that add entries to a mapping, which is created if it doesn't exist.
  private static func insertion(
    of entries: [OrderedMap.Entry], at keys: [String], below root: ValuePlace, layout: ValueLayout
  ) -> [TextReplacement]? {
    var place = root
    for (depth, key) in keys.enumerated() {
      if let next = place.step(to: key) {
        place = next
        continue
      }
      var value = OrderedValue.map(OrderedMap(entries))
      for key in keys[(depth + 1)...].reversed() { value = [key: value] }
      return place.insertion(of: [.init(key, value)], locales: [], layout: layout)
    }
    return place.insertion(of: entries, order: [], layout: layout)
  }

  /// Removes products, and retires the IDs that no other product has.
  public mutating func retire(products indices: [Int]) throws(CatalogEditFailure) {
    let ids = indices.map { catalog.products[$0].productID }
    try remove(products: indices)
    let left = Set(catalog.products.map { ExactText($0.productID) })
    try retire(ids.filter { !left.contains(ExactText($0)) })
  }

  /// Removes products together with their comments.
  public mutating func remove(products indices: [Int]) throws(CatalogEditFailure) {
    var waiting = indices.sorted()
    while !waiting.isEmpty {
      // A removal may change the lines of its neighbors, so these wait for the next pass.
      var removed: [Int] = []
      for index in waiting where removed.last != index - 1 { removed.append(index) }
      try removeAtOnce(removed)
      var before = 0
      waiting = waiting.compactMap { index in
        if before < removed.count, removed[before] == index {
          before += 1
          return nil
        }
        return index - before
      }
    }
  }

  private mutating func removeAtOnce(_ indices: [Int]) throws(CatalogEditFailure) {
    var made: [TextReplacement] = []
    var places = EditedPlaces()
    for index in indices {
      let entry = map.places.products[index]
      guard let key = map.tree.node(at: entry.key), let root = map.tree.root,
        let place = SyntaxPlace(of: key, below: root), let section = SyntaxPlace(of: place.container, below: root)?.key,
        let replacements = ProductRemoval(place: place, section: section)?.replacements
      else { throw Self.unsupportedLayout(catalog.products[index].item) }
      made += replacements
      places.insert(try part(.product(index)).keys[...])
    }
    try apply(made, to: places, called: catalog.products[indices[0]].item)
  }

  /// Adds IDs to those that can never be used again.
  public mutating func retire(_ ids: [String]) throws(CatalogEditFailure) {
    var known = Set(catalog.retired.map { ExactText($0) })
    let new = ids.filter { known.insert(ExactText($0)).inserted }
    guard !new.isEmpty else { return }
    let part = try part(.catalog)
    let layout = ValueLayout(habits: FileHabits(part.node))
    let elements = new.map { OrderedValue.text($0) }
    let place = ValuePlace(part: part)
    let made: [TextReplacement]?
    var places = EditedPlaces()
    if let list = place.step(to: "retired") {
      for index in catalog.retired.count..<catalog.retired.count + new.count {
        places.insert(["retired", String(index)])
      }
      made = list.appending(elements, layout: layout)
    } else {
      places.insert(["retired"])
      made = place.insertion(of: [.init("retired", .list(elements))], locales: [], layout: layout)
    }
    guard let made else { throw Self.unsupportedLayout("retired") }
    try apply(made, to: places, called: "retired")
  }
}
