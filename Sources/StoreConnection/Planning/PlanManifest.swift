import AppStoreReference
import Basics
import CatalogFormats
public import CatalogModel
import SourceSyntax

/// Writes the requests of a plan as a file, for any program that can send them: the form is that of
/// `AppStoreConnectEncoder`, with the IDs of what the store has filled in.
public struct PlanManifest {
  private let plan: Plan
  private let catalog: Catalog
  private let live: LiveState
  private let known: IDTable
  private let productIndices: [ExactText: Int]
  private var manifest: RequestManifest
  private var last: RequestName?
  private var number = 0
  /// The names that earlier requests save.
  private var saved: Set<RequestName> = []
  private var advice: [String] = []

  /// - Parameter live: The state that the plan was made against.
  /// - Returns: The file, and what whoever sends the requests should know.
  public static func write(_ plan: Plan, of catalog: Catalog, against live: LiveState) -> (
    bytes: [UInt8], advice: [String]
  ) {
    var writer = PlanManifest(plan, catalog, live)
    for step in plan.steps { writer.add(step) }
    return (writer.manifest.finish(), writer.advice)
  }

  private init(_ plan: Plan, _ catalog: Catalog, _ live: LiveState) {
    self.plan = plan
    self.catalog = catalog
    self.live = live
    known = IDTable(catalog, live)
    productIndices = live.productIndices
    manifest = RequestManifest(baseTerritory: catalog.baseTerritory, capacity: plan.steps.count << 10)
  }

  private func product(_ id: String) -> LiveProduct? { productIndices[ExactText(id)].map { live.products[$0] } }

  private mutating func add(_ step: PlanStep) {
    number += 1
    switch step.work {
    case .request(let work): add(work, step.subject)
    case .text(let work): add(work, step.subject)
    case .prices(let work):
      let id = known.filled(IDName.reference(IDName.product(work.productID)))
      add([], work, PriceBody(work, id: id))
    case .offer(let work):
      let id = known.filled(IDName.reference(IDName.product(work.productID)))
      add(OfferBody.freeRows(work), work.prices, OfferBody(work, id: id))
    case .upload(let work): add(work)
    }
  }

  /// Adds a request that is sent after the one before.
  private mutating func send(
    _ part: String = "", _ method: RequestStep.Method, _ path: String, query: [(String, String)] = [],
    body: OrderedValue? = nil, expanding expansions: [RequestStep.Expansion] = [],
    saving savings: [RequestStep.Saving] = [], file: (path: String, operations: RequestName)? = nil
  ) {
    let id = RequestName("step", "\(number)\(part)")
    manifest.add(
      RequestStep(
        id: id, method: method, path: path, query: query, file: file, body: body, expansions: expansions,
        savings: savings, after: [last].compactMap(\.self)))
    last = id
  }

  // MARK: Requests and texts

  private mutating func add(_ work: RequestWork, _ subject: PlanSubject) {
    guard let method = RequestStep.Method(rawValue: work.method.rawValue) else { return }
    // A text that a new version begins with, and that is removed from it.
    if known.filled(work.path).contains("${text:") { findCopies(of: subject) }
    if case .product(let id) = subject, known.filled(work.path).contains("${image:") { findCopiedImage(of: id) }
    send(
      "", method, known.filled(work.path), body: work.body.map { known.filled($0) },
      saving: work.saves.map { [RequestStep.Saving(name: RequestName(text: $0), value: .value(at: "/data/id"))] } ?? [])
  }

  private mutating func add(_ text: TextWork, _ subject: PlanSubject) {
    // A new version is expected to begin with the approved texts, and this one is among them.
    guard !text.isFallback else { return }
    let path = "/v2/\(text.type)"
    var attributes: OrderedMap = ["name": .text(text.title)]
    attributes.append("description", text.description.map { .text($0) })
    let isCopy = known[text.version] == nil && copiedLocales(of: subject).contains(text.locale)
    if isCopy { findCopies(of: subject) }
    if isCopy || known[text.name] != nil {
      let id = known.filled(IDName.reference(text.name))
      send("", .patch, "\(path)/\(id)", body: ["data": RequestWork.resource(text.type, id, attributes)])
      return
    }
    attributes.append("locale", .text(text.locale))
    let version = known.filled(IDName.reference(text.version))
    send(
      "", .post, path,
      body: [
        "data": RequestWork.resource(
          text.type, nil, attributes, ["version": RequestWork.one(text.versionType, version)])
      ])
  }

  /// The locales of the texts with which a new version begins, as far as is known.
  private func copiedLocales(of subject: PlanSubject) -> Set<String> {
    let versions: [LiveVersion]
    switch subject {
    case .app: versions = []
    case .product(let id): versions = product(id)?.versions ?? []
    case .group(let key):
      let index = catalog.groups.firstIndex { $0.key == key }
      versions = index.flatMap { GroupMatching(catalog, live).live[$0]?.versions } ?? []
    }
    return Set(versions.current?.texts.map(\.locale) ?? [])
  }

  /// Looks up all texts that are changed in, or removed from, a new version that has been made.
  private mutating func findCopies(of subject: PlanSubject) {
    let own = plan.steps.filter { $0.subject == subject }
    let version = own.lazy.compactMap { step -> (name: RequestName, path: String)? in
      guard case .request(let work) = step.work, work.makesVersion, let name = work.saves else { return nil }
      return (RequestName(text: name), work.path)
    }.first
    guard let version, saved.insert(version.name).inserted else { return }
    let copied = copiedLocales(of: subject)
    var savings: [RequestStep.Saving] = []
    for step in own {
      var names: [(name: String, locale: String)] = []
      switch step.work {
      case .text(let text) where !text.isFallback: names = [(text.name, text.locale)]
      case .request(let work):
        // The name of a text ends in its locale.
        names = RequestName.references(in: work.path).compactMap { name in
          copied.first { name.hasPrefix("text:") && name.hasSuffix(":" + $0) }.map { (name, $0) }
        }
      case .text, .prices, .upload, .offer: break
      }
      savings += names.filter { copied.contains($0.locale) }.map { name, locale in
        RequestStep.Saving(name: RequestName(text: name), value: .found([(at: "/attributes/locale", value: locale)]))
      }
    }
    send(
      ":texts", .get, "\(version.path)/\(version.name.reference)/localizations", query: [("limit", "200")],
      saving: savings)
    adviseOfCopies()
  }

  /// Looks up the image with which a new version of a product begins.
  ///
  /// - Returns: The reference to its ID.
  @discardableResult private mutating func findCopiedImage(of productID: String) -> String {
    let name = RequestName(text: IDName.image(productID))
    guard let product = product(productID), saved.insert(name).inserted else { return name.reference }
    let version = IDName.reference(IDName.version(productID))
    let kind: StoreKind = product.isSubscription ? .subscription : .inAppPurchase
    send(
      ":image", .get, "/v1/\(kind.versionType)/\(version)/image",
      saving: [.init(name: name, value: .value(at: "/data/id"))])
    adviseOfCopies()
    return name.reference
  }

  private mutating func adviseOfCopies() {
    let note =
      "a new version is expected to begin with the approved texts and image, as was reported; when one "
      + "doesn't, look at it before it is submitted: the requests stop where one of these is changed"
    if !advice.contains(note) { advice.append(note) }
  }

  // MARK: Prices

  /// Adds a request with prices, after those that look up the price points that are not known.
  private mutating func add(_ free: [PriceRequest.Row], _ prices: PriceWork?, _ body: some RowBody) {
    var rows = free
    var expansions: [RequestStep.Expansion] = []
    if let prices {
      let points = pricePoints(prices)
      rows += prices.entries.map { entry in
        PriceRequest.Row(
          territory: entry.territory.code, point: points[entry.territory], start: entry.start,
          keepsPrice: prices.keepsPrice(in: entry.territory, at: entry.amount))
      }
      if !prices.derived.isEmpty, let base = points[prices.base] {
        let list = RequestName("equalPoints", String(number))
        send(
          ":equal", .get, "/v1/\(prices.kind.pricePointType)/\(base)/equalizations",
          query: [("include", "territory"), ("limit", "8000")],
          saving: [
            .init(name: list, value: .list(.init(only: prices.derived.map(\.code)), territory: Self.territoryPointer))
          ])
        let each = PriceRequest.Row(
          territory: RequestName.eachTerritory, point: RequestName.eachID, start: prices.start,
          keepsPrice: prices.keepsPrice(in: prices.base, at: prices.baseAmount))
        if !prices.current.isEmpty { adviseOfDerivedPrices() }
        expansions.append(
          .init(
            list: list,
            elements: [
              (at: "/data/relationships/\(body.relation)/data", element: body.reference(each)),
              (at: "/included", element: body.resource(each)),
            ]))
      }
    }
    guard let method = RequestStep.Method(rawValue: body.method.rawValue) else { return }
    send("", method, body.path, body: body.body(rows), expanding: expansions)
  }

  private mutating func adviseOfDerivedPrices() {
    let note =
      "derived prices are expected to rise or fall with the base price, by which existing subscribers are "
      + "treated; \"asc apply\" decides by storefront"
    if !advice.contains(note) { advice.append(note) }
  }

  private static let territoryPointer = "/relationships/territory/data/id"

  /// The IDs of the price points of the prices that are set, or the references to those that are looked
  /// up.
  private mutating func pricePoints(_ work: PriceWork) -> [Territory: String] {
    let product = product(work.productID)
    var points: [Territory: String] = [:]
    var missing: [PriceWork.Entry] = []
    var entries = work.entries
    if !work.derived.isEmpty, !entries.contains(where: { $0.territory == work.base }) {
      entries.append(.init(territory: work.base, amount: work.baseAmount))
    }
    for entry in entries {
      let price = product?.prices.first {
        $0.territory == entry.territory && $0.amount == entry.amount && $0.plan != "MONTHLY"
      }
      if let price {
        points[entry.territory] = price.point
        continue
      }
      let name = RequestName("pricePoint", work.productID, entry.territory.code, entry.amount.decimal)
      points[entry.territory] = name.reference
      if saved.insert(name).inserted { missing.append(entry) }
    }
    guard !missing.isEmpty else { return points }
    var query = [("filter[territory]", Set(missing.map(\.territory)).sorted().map(\.code).joined(separator: ","))]
    if work.isSubscription { query.append(("filter[planType]", "UPFRONT")) }
    let kind = work.kind
    let id = known.filled(IDName.reference(IDName.product(work.productID)))
    send(
      ":points", .get, "/\(kind.apiVersion)/\(kind.type)/\(id)/pricePoints",
      query: query + [("include", "territory"), ("limit", "8000")],
      saving: missing.map { entry in
        RequestStep.Saving(
          name: RequestName("pricePoint", work.productID, entry.territory.code, entry.amount.decimal),
          value: .found([
            (at: Self.territoryPointer, value: entry.territory.code),
            (at: "/attributes/customerPrice", value: entry.amount.decimal),
          ]))
      })
    return points
  }

  // MARK: Files

  private mutating func add(_ work: AssetWork) {
    let requests = AssetRequests(work: work, owner: known.filled(IDName.reference(work.owner)))
    var name = RequestName("screenshot", work.productID)
    switch work.use {
    case .reviewScreenshot:
      if let old = product(work.productID)?.screenshot { send(":old", .delete, requests.deletion(of: old.id).target) }
    case .promotionalImage:
      name = RequestName("promotionalImage", work.productID)
      let old = product(work.productID)?.versions.current?.image
      guard let old, !old.isUnusable || known[work.owner] != nil else { break }
      if known[work.owner] != nil {
        send(":old", .delete, requests.deletion(of: old.id).target)
      } else if work.file.isEqual(to: old) {
        // The new version is expected to begin with a copy of it.
        return adviseOfCopies()
      } else {
        let copy = findCopiedImage(of: work.productID)
        send(":old", .delete, requests.deletion(of: copy).target)
      }
    }
    let operations = name.followed(by: "uploadOperations")
    send(
      "", .post, requests.path, body: ["data": requests.reserved],
      saving: [
        .init(name: name, value: .value(at: "/data/id")),
        .init(name: operations, value: .value(at: "/data/attributes/uploadOperations")),
      ])
    send(":upload", .upload, "", file: (path: work.file.path, operations: operations))
    send(":commit", .patch, "\(requests.path)/\(name.reference)", body: ["data": requests.committed(name.reference)])
  }
}

extension IDTable {
  /// A text with the references that are known replaced; others stay.
  fileprivate func filled(_ text: String) -> String {
    var filled = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
      let next = rest.index(after: end)
      let name = String(rest[start.upperBound..<end])
      filled += rest[..<start.lowerBound] + (self[name] ?? String(rest[start.lowerBound..<next]))
      rest = rest[next...]
    }
    return filled + rest
  }

  /// A body with the references in its IDs that are known replaced.
  fileprivate func filled(_ value: OrderedValue) -> OrderedValue {
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
