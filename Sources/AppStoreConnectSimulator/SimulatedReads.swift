import AppStoreReference
import SourceSyntax

/// A parsed request.
struct ParsedTarget: Sendable {
  var path: [Substring]
  var query: [(name: String, value: String)] = []

  init(_ target: String) {
    let parts = target.split(separator: "?", maxSplits: 1)
    path = (parts.first ?? "").split(separator: "/")
    guard parts.count > 1 else { return }
    for pair in parts[1].split(separator: "&") {
      let sides = pair.split(separator: "=", maxSplits: 1)
      query.append((Self.decoded(sides[0]), sides.count > 1 ? Self.decoded(sides[1]) : ""))
    }
  }

  /// Whether only the types and IDs of related resources are asked for.
  var isLinkage: Bool { path.count == 5 && path[3] == "relationships" }

  func value(_ name: String) -> String? { query.first { $0.name == name }?.value }

  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    let written = Array(text.utf8)
    var index = 0
    while index < written.count {
      if written[index] == UInt8(ascii: "%"), index + 2 < written.count,
        let byte = UInt8(String(decoding: written[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        index += 3
      } else {
        bytes.append(written[index])
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension SimulatedStore {
  /// The relationships to several resources.
  private static let toMany: Set<String> = [
    "versions", "localizations", "images", "inAppPurchaseLocalizations", "offerCodes", "introductoryOffers",
    "promotionalOffers", "winBackOffers", "prices", "planAvailabilities", "subscriptions", "manualPrices",
    "automaticPrices", "availableTerritories", "subscriptionGroupLocalizations", "subscriptionLocalizations",
    "inAppPurchasesV2", "subscriptionGroups", "pricePoints", "equalizations", "promotedPurchases", "reviewSubmissions",
    "items", "customCodes", "oneTimeUseCodes", "appInfos", "appInfoLocalizations",
  ]

  /// Answers a request that reads.
  mutating func read(_ target: ParsedTarget, _ written: String) throws(Refusal) -> OrderedValue {
    let path = target.path
    guard path.count >= 2 else { throw Refusal(404, "PATH_ERROR", "The URL path is not valid") }
    let type = String(path[1])
    if path.count == 2 { return list(filtered(all(type), target).map(\.reference), target, written) }
    let owner = try existing(type, String(path[2]))
    defer { advanceProcessing(of: owner) }
    guard path.count > 3, let relation = path.last.map(String.init) else { return document(owner, target) }
    guard Self.toMany.contains(relation) else {
      let found = (related(relation, of: owner) + olderOne(relation, of: owner)).first
      if target.isLinkage {
        return ["data": found.map(\.reference.json) ?? .null, "links": ["self": .text(rules.address + written)]]
      }
      guard let entity = found else {
        // A schedule is read at its own address, with the ID of its product.
        throw Refusal(404, "NOT_FOUND", "There is no '\(relation)'")
      }
      return document(entity, target)
    }
    return list(try elements(relation, of: owner, target), target, written)
  }

  private mutating func elements(_ relation: String, of owner: Entity, _ target: ParsedTarget) throws(Refusal)
    -> [Reference]
  {
    switch relation {
    case "pricePoints":
      if let codes = target.value("filter[territory]") {
        return codes.split(separator: ",").compactMap { Territory($0) }.flatMap {
          PricePointList.all(owner.reference, in: $0, most: rules.pricePoints)
        }
      }
      if owner.type == "subscriptions" {
        throw Refusal(400, "PARAMETER_ERROR.REQUIRED", "filter[territory] is required", at: "filter[territory]")
      }
      return Territory.all.flatMap { PricePointList.all(owner.reference, in: $0, most: rules.pricePoints) }
    case "equalizations": return PricePointList.equal(to: owner.reference, shift: rules.derivedShift)
    case let list where Self.olderLists[list] != nil && owner.many[list] == nil:
      return olderList(list, of: owner).map(\.reference)
    default: return filtered(visible(related(relation, of: owner)), target).map(\.reference)
    }
  }

  /// The entities without the ones that are not visible yet.
  private mutating func visible(_ found: [Entity]) -> [Entity] {
    var shown: [Entity] = []
    for entity in found {
      if entity.hiddenReads > 0 { self[entity.reference]?.hiddenReads -= 1 } else { shown.append(entity) }
    }
    return shown
  }

  private func filtered(_ found: [Entity], _ target: ParsedTarget) -> [Entity] {
    var found = found
    for (name, value) in target.query where name.hasPrefix("filter[") {
      let key = String(name.dropFirst("filter[".count).dropLast())
      let values = Set(value.split(separator: ",").map(String.init))
      found = found.filter { entity in
        if key == "territory" { return entity.one["territory"].map { values.contains($0.id) } ?? true }
        return values.contains(entity.text(key) ?? "UPFRONT")
      }
    }
    return found
  }

  // MARK: Documents

  private func document(_ entity: Entity, _ target: ParsedTarget) -> OrderedValue {
    var included = Included()
    let data = json(entity, target, &included)
    return .map(entries: [
      ("data", data), ("included", included.list.isEmpty ? nil : .list(included.list)),
      ("links", ["self": .text("\(rules.address)/" + target.path.joined(separator: "/"))]),
    ])
  }

  private func list(_ found: [Reference], _ target: ParsedTarget, _ written: String) -> OrderedValue {
    let asked = target.value("limit").flatMap { Int($0) } ?? 50
    // Price points come in pages of thousands.
    let size = max(asked > 200 ? asked : min(asked, rules.pageSize ?? asked), 1)
    let start = max(target.value("cursor").flatMap { Int($0) } ?? 0, 0)
    let page = found.dropFirst(start).prefix(size)
    var included = Included()
    let data = target.isLinkage ? page.map(\.json) : page.compactMap { self[$0] }.map { json($0, target, &included) }
    var next: String?
    if start + size < found.count {
      let base = written.split(separator: "&").filter { !$0.hasPrefix("cursor=") }.joined(separator: "&")
      next = "\(rules.address)\(base)\(base.contains("?") ? "&" : "?")cursor=\(start + size)"
    }
    return .map(entries: [
      ("data", .list(data)), ("included", included.list.isEmpty ? nil : .list(included.list)),
      ("links", ["self": .text(rules.address + written), "next": next.map { .text($0) }]),
      ("meta", ["paging": ["total": .integer(found.count), "limit": .integer(size)]]),
    ])
  }

  private struct Included {
    var list: [OrderedValue] = []
    var known: Set<Reference> = []
  }

  private func json(_ entity: Entity, _ target: ParsedTarget, _ included: inout Included) -> OrderedValue {
    let wanted = (target.value("include") ?? "").split(separator: ",").map(String.init)
    let version = entity.type == "inAppPurchases" ? "v2" : "v1"
    let path = "\(rules.address)/\(version)/\(entity.type)/\(entity.id)"
    let attributes = isOlder(target) ? olderAttributes(of: entity) : entity.attributes
    var relationships: [(String, OrderedValue?)] = []
    let names = Set(entity.one.keys).union(entity.many.keys).union(wanted)
    for name in names.sorted() {
      let links: OrderedValue = ["related": .text("\(path)/\(name)")]
      guard wanted.contains(name) else {
        relationships.append((name, ["links": links]))
        continue
      }
      let all = related(name, of: entity).filter { $0.hiddenReads == 0 || !Entity.imageTypes.contains($0.type) }
      if Self.toMany.contains(name) {
        let asked = target.value("limit[\(name)]").flatMap { Int($0) } ?? 10
        // However many are asked for, more than 50 are never included.
        let shown = all.prefix(min(asked, 50))
        relationships.append(
          (
            name,
            [
              "meta": ["paging": ["total": .integer(all.count), "limit": .integer(min(asked, 50))]],
              "data": .list(shown.map(\.reference.json)), "links": links,
            ]
          ))
        for other in shown { include(other, &included) }
      } else {
        relationships.append((name, ["data": all.first.map(\.reference.json) ?? .null, "links": links]))
        if let other = all.first { include(other, &included) }
      }
    }
    return .map(entries: [
      ("type", .text(entity.type)), ("id", .text(entity.id)),
      ("attributes", attributes.entries.isEmpty ? nil : .map(attributes)),
      ("relationships", relationships.isEmpty ? nil : .map(entries: relationships)), ("links", ["self": .text(path)]),
    ])
  }

  private func include(_ entity: Entity, _ included: inout Included) {
    guard included.known.insert(entity.reference).inserted else { return }
    included.list.append(
      .map(entries: [("type", .text(entity.type)), ("id", .text(entity.id)), ("attributes", .map(entity.attributes))]))
  }

  /// A resource that was created or changed.
  ///
  /// - Parameter version: The version of the API that the request uses.
  func answer(_ entity: Entity, _ version: Substring) -> OrderedValue {
    document(entity, ParsedTarget("/\(version)/\(entity.type)/\(entity.id)"))
  }
}
