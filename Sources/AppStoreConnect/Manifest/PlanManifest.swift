import AppStoreReference
import Basics
public import CatalogModel
import SourceSyntax

/// Writes the requests of a plan as a file, for any program that can send them: in the format of
/// `AppStoreConnectEncoder`, with the IDs of existing resources filled in.
public struct PlanManifest {
  private let live: LiveState
  private let known: IDTable
  /// The groups at the store, by their keys in the catalog.
  private let groups: [String: LiveGroup]
  private let stepsBySubject: [PlanSubject: [PlanStep]]
  /// The names to which requests of the plan refer.
  private let referred: Set<String>
  private let productIndices: [ExactText: Int]
  private var manifest: RequestManifest
  private var last: RequestName?
  private var number = 0
  /// The names that earlier requests save.
  private var saved: Set<RequestName> = []
  private var advice: [String] = []

  /// - Parameter live: The state that the plan was made against.
  /// - Returns: The file, and notes for the sender of the requests.
  public static func write(_ plan: Plan, of catalog: Catalog, against live: LiveState) -> (
    bytes: [UInt8], advice: [String]
  ) {
    var writer = PlanManifest(plan, catalog, live)
    for step in plan.steps { writer.add(step) }
    return (writer.manifest.finish(), writer.advice)
  }

  private init(_ plan: Plan, _ catalog: Catalog, _ live: LiveState) {
    self.live = live
    stepsBySubject = Dictionary(grouping: plan.steps, by: \.subject)
    referred = Set(plan.steps.flatMap(\.work.references))
    let matching = GroupMatching(catalog, live).live
    groups = Dictionary(
      catalog.groups.enumerated().compactMap { index, group in matching[index].map { (group.key, $0) } },
      uniquingKeysWith: { first, _ in first })
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
      add([], work, PriceBody(work.kind, known.filled(.product(work.productID)), base: work.base))
    case .offer(let work):
      let free = OfferBody.free(in: work.free.map(\.code))
      add(free, work.prices, OfferBody(work, known.filled(.product(work.productID))), saving: work.saves)
    case .upload(let work): add(work)
    }
  }

  /// The name of the request of the step, or of another one that is sent for it.
  private func id(_ part: String? = nil) -> RequestName {
    let id = RequestName("step", String(number))
    return part.map { id.followed(by: $0) } ?? id
  }

  /// Adds a request that is sent after the previous one.
  private mutating func send(_ step: RequestStep) {
    var step = step
    step.after = [last].compactMap(\.self)
    last = step.id
    manifest.add(step)
  }

  private mutating func send(_ work: RequestWork, _ part: String? = nil, expanding: [RequestStep.Expansion] = []) {
    send(RequestStep(work, id: id(part), isReferred: work.saves != nil, expansions: expanding))
  }

  // MARK: Requests and texts

  private mutating func add(_ work: RequestWork, _ subject: PlanSubject) {
    let work = known.filled(work)
    // A text that a new version begins with, and that is removed from it.
    if localeOfText(in: work.path, subject) != nil { findCopies(of: subject) }
    if case .product(let id) = subject, work.path.contains(RequestName.image(id).reference) { findCopiedImage(of: id) }
    send(work)
  }

  private mutating func add(_ text: TextWork, _ subject: PlanSubject) {
    // A new version is expected to begin with the approved texts, and this one is among them.
    guard !text.isFallback else { return }
    let isCopy = known[text.version] == nil && copiedLocales(of: subject).contains(text.locale)
    if isCopy { findCopies(of: subject) }
    var work =
      isCopy || known[text.name] != nil
      ? text.change(of: known.filled(text.name)) : text.creation(in: known.filled(text.version))
    work.saves = nil
    send(work)
  }

  /// The locale of the text that a path refers to, which a new version begins with.
  private func localeOfText(in path: String, _ subject: PlanSubject) -> String? {
    let names = Set(RequestName.references(in: path))
    return names.isEmpty
      ? nil : copiedLocales(of: subject).first { names.contains(RequestName.text($0, of: subject).text) }
  }

  /// The locales of the texts with which a new version begins, as far as is known.
  private func copiedLocales(of subject: PlanSubject) -> Set<String> {
    let versions: [LiveVersion]
    switch subject {
    case .app: versions = []
    case .product(let id): versions = product(id)?.versions ?? []
    case .group(let key): versions = groups[key]?.versions ?? []
    }
    return Set(versions.current?.texts.map(\.locale) ?? [])
  }

  /// Looks up all texts that are changed in, or removed from, a new version that has been made.
  private mutating func findCopies(of subject: PlanSubject) {
    let own = stepsBySubject[subject] ?? []
    let version = own.lazy.compactMap { step -> (name: RequestName, path: String)? in
      guard case .request(let work) = step.work, work.makesVersion, let name = work.saves else { return nil }
      return (name, work.path)
    }.first
    guard let version, saved.insert(version.name).inserted else { return }
    let copied = copiedLocales(of: subject)
    let locales = own.compactMap { step -> String? in
      switch step.work {
      case .text(let text): text.isFallback || !copied.contains(text.locale) ? nil : text.locale
      case .request(let work): localeOfText(in: work.path, subject)
      case .prices, .upload, .offer: nil
      }
    }
    send(
      RequestStep(
        id: id("texts"), method: .get, path: "\(version.path)/\(version.name.reference)/localizations",
        query: [("limit", "200")],
        savings: locales.map { locale in
          .init(name: .text(locale, of: subject), value: .found([(at: "/attributes/locale", value: locale)]))
        }))
    adviseOfCopies()
  }

  /// Looks up the image with which a new version of a product begins.
  ///
  /// - Returns: The reference to its ID.
  @discardableResult private mutating func findCopiedImage(of productID: String) -> String {
    let name = RequestName.image(productID)
    guard let product = product(productID), saved.insert(name).inserted else { return name.reference }
    let version = RequestName.version(of: .product(productID)).reference
    let kind = StoreKind(isSubscription: product.isSubscription)
    send(
      RequestStep(
        id: id("image"), method: .get, path: "/v1/\(kind.versionType)/\(version)/image",
        savings: [.init(name: name, value: .value(at: "/data/id"))]))
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

  /// Adds a request with prices, after the requests that look up unknown price points.
  ///
  /// - Parameter name: The name of the ID that the store gives, if a later request may refer to it.
  private mutating func add(
    _ free: [PriceRow], _ prices: PriceWork?, _ body: some RowBody, saving name: RequestName? = nil
  ) {
    var rows = free
    var expansions: [RequestStep.Expansion] = []
    if let prices {
      let points = pricePoints(prices)
      let looked = prices.entries.filter { $0.point == nil && $0.isDerived }
      rows += prices.entries.filter { !looked.contains($0) }.map { prices.row($0, point: points[$0]) }
      let derived = prices.derived + looked.map(\.territory)
      if !derived.isEmpty, let base = points[prices.baseEntry] {
        let list = RequestName("equalPoints", String(number))
        send(
          PriceLookUp.equalizations(of: base, prices.kind).step(
            id("equal"), saving: [.points(list, .init(only: derived.map(\.code)))]))
        if !prices.current.isEmpty { adviseOfDerivedPrices() }
        expansions.append(
          body.expansion(
            over: list,
            .each(start: prices.start, keepsPrice: prices.keepsPrice(in: prices.base, at: prices.baseAmount))))
      }
    }
    var work = body.request(rows)
    if let name, referred.contains(name.text) { work.saves = name }
    send(work, expanding: expansions)
  }

  private mutating func adviseOfDerivedPrices() {
    let note =
      "derived prices are expected to rise or fall with the base price, by which existing subscribers are "
      + "treated; \"asc apply\" decides by storefront"
    if !advice.contains(note) { advice.append(note) }
  }

  /// The IDs of the price points of the prices that are set, or the references to price points that are
  /// looked up.
  private mutating func pricePoints(_ work: PriceWork) -> [PriceWork.Entry: String] {
    let product = product(work.productID)
    var points: [PriceWork.Entry: String] = [:]
    var missing: [PriceWork.Entry] = []
    var savings: [RequestStep.Saving] = []
    for entry in work.entries.filter({ $0.point != nil || !$0.isDerived })
      + (work.derivesPrices ? [work.baseEntry] : [])
    {
      if let point = entry.point ?? product?.point(of: entry.amount, in: entry.territory) {
        points[entry] = point
        continue
      }
      let name = RequestName.pricePoint(entry.territory, entry.amount, of: work.productID)
      points[entry] = name.reference
      guard saved.insert(name).inserted else { continue }
      missing.append(entry)
      savings.append(.point(name, entry.territory, entry.amount))
    }
    guard !missing.isEmpty else { return points }
    let id = known.filled(.product(work.productID))
    send(
      PriceLookUp.points(of: id, work.kind, in: Set(missing.map(\.territory))).step(self.id("points"), saving: savings))
    return points
  }

  // MARK: Files

  private mutating func add(_ work: AssetWork) {
    let body = AssetBody(work, owner: known.filled(work.owner))
    var name = RequestName("screenshot", work.productID)
    switch work.use {
    case .reviewScreenshot:
      if let old = product(work.productID)?.screenshot { send(body.deletion(of: old.id), "old") }
    case .promotionalImage:
      name = RequestName("promotionalImage", work.productID)
      let old = product(work.productID)?.versions.current?.image
      guard let old, !old.isUnusable || known[work.owner] != nil else { break }
      if known[work.owner] != nil {
        send(body.deletion(of: old.id), "old")
      } else if work.file.isEqual(to: old) {
        // The new version is expected to begin with a copy of it.
        return adviseOfCopies()
      } else {
        let copy = findCopiedImage(of: work.productID)
        send(body.deletion(of: copy), "old")
      }
    }
    for step in body.steps(id(), as: name) { send(step) }
  }
}
