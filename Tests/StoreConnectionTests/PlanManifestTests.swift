import AppStoreConnect
import AppStoreConnectSimulator
import AppStoreReference
import Basics
import CatalogModel
import CatalogSamples
import ForeignFormats
import SourceSyntax
import StoreConnection
import TestTools
import Testing

@testable import CatalogFormats

@Suite("The requests of a plan in a file") struct PlanManifestTests {
  private static let seeds = Seeds.few(UInt64(0)..<20, onPush: 1)

  private func world(_ rules: SimulatorRules, _ seed: UInt64) -> StoreWorld {
    var rules = rules
    // A program that sends the requests of a file does not wait for resources that are not visible yet,
    // and the clock of a test doesn't pass between requests, of which large catalogs have more than an
    // hour does.
    rules.lag = 0
    rules.perHour *= 100
    rules.perMinute *= 100
    var world = StoreWorld(rules, pricePoints: StoreCatalogs.pricePoints)
    world.options.priceStart = CalendarDate(daysSince1970: StoreWorld.today.daysSince1970 + 3)
    world.options.offerStart = world.options.priceStart
    world.options.existingSubscribers = seed.isMultiple(of: 2) ? .keep : .change
    return world
  }

  /// Plans with answers that were saved, and sends the requests of the file.
  private func send(_ catalog: Catalog, to world: StoreWorld) throws -> Plan {
    let answers = try SavedAnswerTests.recorded(world)
    let live = try world.live(over: answers.session(now: world.clock.now))
    let plan = Planner.plan(catalog, against: live, world.options(for: catalog))
    let written = PlanManifest.write(plan, of: catalog, against: live)
    world.store.clearLog()
    var sender = ManifestSender(world.store)
    try sender.send(written.bytes)
    let refused = world.store.log.filter { !(200..<300).contains($0.status) }
    #expect(refused.isEmpty, "\(refused.map { ($0.request.method, $0.request.target, $0.status) })")
    #expect(world.store.writes.count <= plan.forecast.writes)
    let reads = world.store.log.count { $0.request.method == .get }
    #expect(reads <= plan.forecast.reads, "\(reads) of \(plan.forecast.reads)")
    return plan
  }

  @Test("brings the store to what the catalog says, as apply does", arguments: seeds) func sent(_ seed: UInt64) throws {
    var catalogs = StoreCatalogs(seed: seed)
    var catalog = catalogs.catalog()
    var edited = catalogs.edited(catalog)
    StoreCatalogs.addOffers(to: &catalog, &edited)
    for rules in OracleTests.readings {
      let world = world(rules, seed)
      _ = try send(catalog, to: world)
      let rest = try world.plan(catalog)
      #expect(rest.steps.isEmpty, "\(rest.steps.map(\.key))")
      // A draft is written again.
      _ = try send(edited, to: world)
      #expect(try world.plan(edited).steps.isEmpty)
      // A version that was approved is followed by another one, with copies of its texts.
      guard rules.copiesTexts else { continue }
      world.store.reviewAll(.submit)
      world.store.reviewAll(.approve)
      let later = catalogs.edited(edited)
      let plan = try send(later, to: world)
      let left = try world.plan(later)
      #expect(left.steps.isEmpty, "\(left.steps.map { ($0.key, $0.changes) }) \(plan.steps.map(\.key))")
    }
  }

  /// The catalogs of the package, with the bundle ID of the simulated app.
  private static func sample(_ name: String) throws -> Catalog {
    var catalog =
      name == "everything" ? FullCatalog.catalog : try ExampleCatalog.read("Catalogs/\(name)/catalog.yml").catalog
    catalog.app.bundleID = StoreWorld.bundleID
    return catalog
  }

  /// The catalog with everything has a plan whose prices a plan doesn't compare.
  @Test(
    "is accepted by the store for a whole catalog, and leaves nothing to do",
    arguments: ["GoldRush", "Minimal", "everything"]) func exported(_ name: String) throws
  { try sendAll(of: Self.sample(name), comparing: name != "everything") }

  @Test(
    "creates an introductory offer in every storefront of its subscription",
    arguments: [nil, [], ["USA"], ["DEU", "JPN", "USA"]] as [[String]?], [OfferMode.freeTrial, .payUpFront])
  func introductory(_ codes: [String]?, _ mode: OfferMode) throws {
    var product = Product(item: "vip", productID: "\(StoreWorld.bundleID).vip")
    let price = Price(amounts: [Money(hundredths: 799, currency: .usd)])
    let offer = Offer(
      kind: .introductory, mode: mode, duration: .oneMonth, price: mode == .freeTrial ? nil : price)
    product.type = .autoRenewable
    product.referenceName = "VIP"
    product.price = price
    product.subscription = Subscription(group: 0, period: .oneMonth, level: 1, offers: [offer])
    product.availability.storefronts = codes?.compactMap { Territory($0) }
    let catalog = Catalog(
      app: App(bundleID: StoreWorld.bundleID, primaryLocale: "en-US", baseTerritory: Territory("USA")),
      products: [product], groups: [SubscriptionGroup(key: "vip", referenceName: "VIP")])
    let world = try sendAll(of: catalog, comparing: codes != [])
    let live = try world.live().products.first?.currentOffers(on: StoreWorld.today).first
    let territories = Set(live?.prices.map(\.territory) ?? [])
    #expect(territories.isSuperset(of: product.availability.storefronts ?? Territory.all))
  }

  @Test("creates records as an export of the whole catalog does", arguments: ["GoldRush", "Minimal"])
  func sameRecords(_ name: String) throws {
    let catalog = try Self.sample(name)
    let exported = try sendAll(of: catalog)
    let world = Self.emptyWorld()
    _ = try send(catalog, to: world)
    let created = Self.createdAttributes(exported)
    #expect(created.count > catalog.products.count)
    #expect(created == Self.createdAttributes(world))
  }

  /// The types and attributes of the records that were written, but of introductory offers: an export creates one in
  /// each storefront, because a subscription may have several.
  private static func createdAttributes(_ world: StoreWorld) -> [String] {
    world.store.writes.compactMap { entry -> String? in
      let root = SyntaxTree.parseJSON(SourceFile(name: "request", bytes: entry.request.body)).root
      guard let data = root.map({ OrderedValue($0) })?["data"], let attributes = data["attributes"],
        let type = data["type"]?.scalarText, type != "subscriptionIntroductoryOffers"
      else { return nil }
      return type + " " + String(decoding: attributes.json(.compact), as: UTF8.self)
    }.sorted()
  }

  /// A store with the prices of every catalog.
  private static func emptyWorld() -> StoreWorld {
    var rules = SimulatorRules()
    rules.lag = 0
    rules.perHour *= 100
    rules.perMinute *= 100
    var world = StoreWorld(rules, pricePoints: 500)
    world.options.offerStart = StoreWorld.today
    return world
  }

  /// Sends the requests that create a whole catalog, as `export` writes them.
  @discardableResult private func sendAll(of catalog: Catalog, comparing compares: Bool = true) throws -> StoreWorld {
    let world = Self.emptyWorld()
    let companions = CompanionFiles { StoreWorld.file($0) }
    let written = AppStoreConnectEncoder.write(catalog, companions: companions)
    var sender = ManifestSender(world.store, inputs: [RequestName.winBackStart.text: StoreWorld.today.description])
    try sender.send(written.bytes)
    let refused = world.store.log.filter { !(200..<300).contains($0.status) }
    #expect(refused.isEmpty, "\(refused.map { ($0.request.method, $0.request.target, $0.status) })")
    if compares {
      let rest = try world.plan(catalog)
      #expect(rest.steps.isEmpty, "\(rest.steps.map { ($0.key, $0.changes) })")
    }
    return world
  }

  @Test("has nothing in it when nothing changes, and one write for one title") func least() throws {
    var catalogs = StoreCatalogs(seed: 11)
    var catalog = catalogs.catalog()
    let world = world(SimulatorRules(), 1)
    try world.apply(catalog)
    _ = try send(catalog, to: world)
    #expect(world.store.log.isEmpty)
    catalog.products[0].localizations[0].title = "Another title"
    _ = try send(catalog, to: world)
    #expect(world.store.log.map(\.request.method) == [.patch])
  }

  @Test("looks up the texts of a new version that are changed or removed") func removed() throws {
    var catalogs = StoreCatalogs(seed: 11)
    var catalog = catalogs.catalog()
    while catalog.products.first.map({ $0.localizations.count < 3 }) ?? true { catalog = catalogs.catalog() }
    var world = world(SimulatorRules(), 1)
    try world.apply(catalog)
    world.store.reviewAll(.submit)
    world.store.reviewAll(.approve)
    catalog.products[0].localizations.removeLast()
    world.options.prunes = true
    _ = try send(catalog, to: world)
    #expect(world.store.writes.map(\.request.method) == [.post, .delete])
    #expect(try world.plan(catalog).steps.isEmpty)
  }
}

/// A program that anybody with a file of requests and its guide would write.
struct ManifestSender {
  private struct Fault: Error { let text: String }

  private let store: AppStoreConnectSimulator
  private var values: [String: OrderedValue] = [:]
  private var lists: [String: [(id: String, territory: String)]] = [:]
  private var done: Set<String> = []

  /// - Parameter inputs: The values that the manifest asks for.
  init(_ store: AppStoreConnectSimulator, inputs: [String: String] = [:]) {
    self.store = store
    values = inputs.mapValues { .text($0) }
  }

  mutating func send(_ bytes: [UInt8]) throws {
    let root = SyntaxTree.parseJSON(SourceFile(name: "requests", bytes: bytes)).root
    for step in root.map({ OrderedValue($0) })?["steps"]?.elements ?? [] { try send(step) }
  }

  private mutating func send(_ step: OrderedValue) throws {
    let missing = Set(step["dependsOn"]?.texts ?? []).subtracting(done)
    guard missing.isEmpty, let id = step["id"]?.scalarText else { throw Fault(text: "\(missing) must come first") }
    done.insert(id)
    if step["method"] == "UPLOAD" { return try upload(step) }
    var body = step["body"]
    if let list = step["repeat"]?.scalarText {
      for element in lists[list] ?? [] {
        let names = ["each:id": element.id, "each:territory": element.territory]
        _ = try exchange(
          .post, step["path"]?.scalarText ?? "",
          body.map { Self.filled(Self.filled($0, names), values.mapValues(\.scalarText)).json(.compact) } ?? [])
      }
      return
    }
    for expansion in step["expand"]?.elements ?? [] {
      for element in lists[expansion["over"]?.scalarText ?? ""] ?? [] {
        for part in expansion["append"]?.elements ?? [] {
          let names = ["each:id": element.id, "each:territory": element.territory]
          let filled = Self.filled(part["element"] ?? .null, names)
          let path = Self.keys(part["to"]?.scalarText ?? "")
          body = body.map { Self.appending(filled, to: $0, path) }
        }
      }
    }
    let names = values.mapValues(\.scalarText)
    var target = Self.filled(step["path"]?.scalarText ?? "", names)
    let query = (step["query"]?.entries ?? []).map { entry in
      "\(entry.key)=\(entry.value.scalarText)".replacing("[", with: "%5B").replacing("]", with: "%5D")
    }
    if !query.isEmpty { target += "?" + query.joined(separator: "&") }
    let method = StoreRequest.Method(rawValue: step["method"]?.scalarText ?? "") ?? .get
    var answer = try exchange(method, target, body.map { Self.filled($0, names).json(.compact) } ?? [])
    var data = answer["data"] ?? .null
    while case .text(let next)? = answer["links"]?["next"] {
      let start = next.firstRange(of: "/v")?.lowerBound ?? next.startIndex
      answer = try exchange(.get, String(next[start...]), [])
      data = .list(data.elements + (answer["data"]?.elements ?? []))
    }
    for saving in step["saves"]?.elements ?? [] { try save(saving, ["data": data]) }
  }

  private func exchange(_ method: StoreRequest.Method, _ target: String, _ body: [UInt8]) throws -> OrderedValue {
    let response = try store.send(
      StoreRequest(method, target, fields: [HeaderField("Authorization", "Bearer x")], body: body))
    guard (200..<300).contains(response.status) else {
      throw Fault(text: "\(method.rawValue) \(target): \(String(decoding: response.body, as: UTF8.self))")
    }
    let root = SyntaxTree.parseJSON(SourceFile(name: "answer", bytes: response.body)).root
    return root.map { OrderedValue($0) } ?? .null
  }

  private func upload(_ step: OrderedValue) throws {
    let bytes = StoreWorld.file(step["file"]?.scalarText ?? "")
    let name = step["operations"]?.scalarText.dropFirst(2).dropLast() ?? ""
    for part in values[String(name)]?.elements ?? [] {
      let offset = part["offset"].flatMap { Int($0.scalarText) } ?? 0
      let length = part["length"].flatMap { Int($0.scalarText) } ?? 0
      let fields = (part["requestHeaders"]?.elements ?? []).map {
        HeaderField($0["name"]?.scalarText ?? "", $0["value"]?.scalarText ?? "")
      }
      _ = try store.send(
        StoreRequest(.put, part["url"]?.scalarText ?? "", fields: fields, body: Array(bytes[offset..<offset + length])))
    }
  }

  // MARK: Values

  private mutating func save(_ saving: OrderedValue, _ answer: OrderedValue) throws {
    let name = saving["name"]?.scalarText ?? ""
    func at(_ value: OrderedValue, _ key: String) -> OrderedValue? {
      Self.keys(saving[key]?.scalarText ?? "").reduce(value as OrderedValue?) { $0?[$1] }
    }
    guard saving["in"] != nil else {
      values[name] = at(answer, "at")
      return
    }
    let conditions = (saving["where"]?.entries ?? []).map { (keys: Self.keys($0.key), text: $0.value.scalarText) }
    let found = (answer["data"]?.elements ?? []).filter { element in
      conditions.allSatisfy { condition in
        let value = condition.keys.reduce(element as OrderedValue?) { $0?[$1] }
        return Self.isSame(value?.scalarText ?? "", condition.text)
      }
    }
    guard let each = saving["each"] else {
      guard let first = found.first else { throw Fault(text: "\(name) was not found") }
      values[name] = at(first, "at")
      return
    }
    func codes(_ key: String) -> Set<String>? {
      saving[key].map { Set($0.scalarText.split(separator: ",").map(String.init)) }
    }
    let (only, except) = (codes("only"), codes("except") ?? [])
    lists[name] = found.compactMap { element -> (id: String, territory: String)? in
      func part(_ key: String) -> String {
        Self.keys(each[key]?.scalarText ?? "").reduce(element as OrderedValue?) { $0?[$1] }?.scalarText ?? ""
      }
      let territory = part("territory")
      return only?.contains(territory) ?? true && !except.contains(territory) ? (part("id"), territory) : nil
    }
  }

  /// Decimal numbers are the same in different notations.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    one == other || Double(one).map { $0 == Double(other) } ?? false
  }

  private static func keys(_ pointer: String) -> [String] { pointer.split(separator: "/").map(String.init) }

  private static func filled(_ text: String, _ names: [String: String]) -> String {
    names.reduce(text) { $0.replacing("${\($1.key)}", with: $1.value) }
  }

  private static func filled(_ value: OrderedValue, _ names: [String: String]) -> OrderedValue {
    switch value {
    case .map(let map):
      .map(
        OrderedMap(
          map.entries.map { entry -> (String, OrderedValue?) in
            if ["id", "startDate"].contains(entry.key), case .text(let text) = entry.value {
              return (entry.key, .text(filled(text, names)))
            }
            return (entry.key, filled(entry.value, names))
          }))
    case .list(let list): .list(list.map { filled($0, names) })
    case .null, .flag, .integer, .number, .text: value
    }
  }

  private static func appending(_ element: OrderedValue, to value: OrderedValue, _ path: [String]) -> OrderedValue {
    guard let key = path.first else { return .list(value.elements + [element]) }
    return .map(
      OrderedMap(
        value.entries.map { entry -> (String, OrderedValue?) in
          guard entry.key == key else { return (entry.key, entry.value) }
          return (entry.key, appending(element, to: entry.value, Array(path.dropFirst())))
        }))
  }
}
