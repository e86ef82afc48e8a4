internal import Basics
public import CatalogServer
internal import SourceSyntax

/// The number of times clients reported that StoreKit did not return a product, by product ID and
/// app version, in bounded memory.
///
/// Anybody can send reports: they are only counts for information, and never change the served catalog.
public final class InvalidIDCounts: Sendable {
  /// The reports of one product ID by one version of an app.
  public struct Entry: Sendable, Hashable {
    public let bundleID: String
    /// The ID, shortened if it is longer than any product ID; empty for all IDs that exceed the limits, together.
    public var productID: String
    /// Empty when clients did not state it, or stated too many different ones.
    public var appVersion: String
    public var count: Int
    /// The days of the first and the last report, in days since 1970.
    public var first: Int
    public var last: Int
    /// Whether the product was among those that were served when it was last reported.
    public var isServed: Bool
    /// The number of products that were served then.
    public var products: Int
    /// The likely product for an ID that the app doesn't have, judged by its letters.
    public var resembles: String?
    /// Whether the app has the product, or had it when it was first reported.
    public var isKnown: Bool

    public init(
      bundleID: String, productID: String, appVersion: String, count: Int, first: Int, last: Int, isServed: Bool = true,
      products: Int, resembles: String? = nil, isKnown: Bool = true
    ) {
      self.bundleID = bundleID
      self.productID = productID
      self.appVersion = appVersion
      self.count = count
      self.first = first
      self.last = last
      self.isServed = isServed
      self.products = products
      self.resembles = resembles
      self.isKnown = isKnown
    }

    /// Whether it is an ID that neither is one of the app's nor resembles one.
    fileprivate var isStrange: Bool { !isKnown && resembles == nil && !productID.isEmpty }
  }

  private struct Key: Hashable, Sendable {
    let bundleID: ExactText
    let productID: ExactText
    var appVersion: String
  }

  private struct Product: Hashable, Sendable {
    let bundleID: ExactText
    let productID: ExactText
  }

  private struct State: Sendable {
    var entries: [Key: Entry] = [:]
    /// The number of entries of a product.
    var versions: [Product: Int] = [:]
    /// The number of entries of IDs that resemble one of the app.
    var resembling = 0
    /// The entries of IDs that resemble none, by app.
    var strange: [ExactText: Set<Key>] = [:]
    var isChanged = false
    /// The comparisons of IDs that are left in this second.
    var comparisons = 0
    var second = 0
  }

  /// The most versions of an app that are counted separately for one product ID.
  private static let versionsOfID = 20
  /// The most IDs that are kept because they resemble one of the app, and the most others of an app.
  private static let mostResembling = 100
  private static let mostStrange = 100
  /// Comparisons of an unknown ID with one of a product: some hundredths of a second of work; our own limit.
  private static let comparisonsPerSecond = 200_000

  private let limit: Int
  private let clock: @Sendable () -> Int
  private let state: Lock<State>
  private let lastMetrics = Lock<(text: String, second: Int)?>(nil)

  /// - Parameters:
  ///   - entries: The earlier counts.
  ///   - limit: The number of entries; further IDs and versions are counted together.
  ///   - clock: Seconds since 1970.
  public init(_ entries: [Entry] = [], limit: Int = 10_000, clock: @escaping @Sendable () -> Int) {
    self.limit = limit
    self.clock = clock
    var state = State()
    for entry in entries.prefix(2 * limit) {
      let key = Self.key(of: entry)
      state.entries[key] = entry
      state.versions[Product(bundleID: key.bundleID, productID: key.productID), default: 0] += 1
      if entry.resembles != nil { state.resembling += 1 }
      if entry.isStrange { state.strange[key.bundleID, default: []].insert(key) }
    }
    self.state = Lock(state)
  }

  /// The entries, most frequent first within each app.
  public var entries: [Entry] {
    state.withLock { Array($0.entries.values) }.sorted {
      ($0.bundleID, -$0.count, $0.productID, $0.appVersion) < ($1.bundleID, -$1.count, $1.productID, $1.appVersion)
    }
  }

  /// Takes the report of a client; answers with 204, or with the fault of the report.
  public func take(_ request: Request, of app: AppEndpoint) -> Response {
    let type = request.value(of: "Content-Type")?.split(separator: ";").first ?? ""
    guard type.filter({ $0 != " " && $0 != "\t" }).lowercased() == "application/json" else {
      return Problem(415, "Unsupported Media Type", "a report is sent as \"application/json\"").response
    }
    do throws(ReportFault) {
      let report = try InvalidIDReport(request.body)
      count(report, of: app)
      return Response(
        status: 204,
        fields: [HeaderField("Cache-Control", "no-store"), HeaderField("Access-Control-Allow-Origin", "*")], body: [])
    } catch { return Problem.badRequest(error.reason).response }
  }

  private func count(_ report: InvalidIDReport, of app: AppEndpoint) {
    let day = clock() / 86_400
    let known = app.knownIDs
    let served = known.ids
    let unknown = report.productIDs.filter { !served.contains($0) }
    let compared = unknown.prefix(comparisons(unknown.count, with: served.count))
    let resembled = Dictionary(compared.map { ($0, known.product(like: $0.text)) }) { first, _ in first }
    state.withLock { state in
      state.isChanged = true
      for reported in report.productIDs {
        let isServed = served.contains(reported)
        let id = isServed ? reported : ExactText(Self.shortened(reported.text))
        var key = Key(bundleID: ExactText(app.bundleID), productID: id, appVersion: report.appVersion)
        if state.entries[key] == nil, isServed {
          let product = Product(bundleID: key.bundleID, productID: id)
          if state.versions[product, default: 0] < Self.versionsOfID {
            state.versions[product, default: 0] += 1
          } else {
            key.appVersion = ""
          }
        } else if state.entries[key] == nil {
          key.appVersion = ""
        }
        var new = Entry(
          bundleID: app.bundleID, productID: id.text, appVersion: key.appVersion, count: 0, first: day, last: day,
          products: served.count, isKnown: isServed)
        if state.entries[key] == nil, !isServed || state.entries.count >= limit {
          if let meant = resembled[reported] ?? nil, state.resembling < min(Self.mostResembling, limit) {
            state.resembling += 1
            new.resembles = meant
          } else if !isServed, limit > 0 {
            Self.makeRoom(for: key, in: &state, on: day)
          } else {
            key = Self.others(of: key)
            (new.productID, new.appVersion, new.isKnown) = ("", "", false)
          }
        }
        state.entries[key, default: new].count += 1
        state.entries[key]?.last = day
        state.entries[key]?.isServed = isServed && key.productID == id
        state.entries[key]?.products = served.count
        // The catalog has got the product in the meantime.
        if isServed, state.entries[key]?.isKnown == false, !key.productID.text.isEmpty {
          if state.entries[key]?.resembles != nil { state.resembling -= 1 }
          state.entries[key]?.resembles = nil
          state.entries[key]?.isKnown = true
          state.strange[key.bundleID]?.remove(key)
        }
      }
    }
  }

  /// The number of IDs of a report that may be compared with all products: those of a client that makes them up would
  /// keep other clients waiting.
  private func comparisons(_ count: Int, with products: Int) -> Int {
    let second = clock()
    return state.withLock { state in
      if state.second != second { (state.second, state.comparisons) = (second, Self.comparisonsPerSecond) }
      let number = min(count, state.comparisons / max(1, products))
      state.comparisons -= number * products
      return number
    }
  }

  private static func others(of key: Key) -> Key {
    Key(bundleID: key.bundleID, productID: ExactText(""), appVersion: "")
  }

  /// Adds an ID that resembles none; if there are too many, the one that was reported least is counted with the others.
  private static func makeRoom(for key: Key, in state: inout State, on day: Int) {
    if let strange = state.strange[key.bundleID], strange.count >= mostStrange,
      let least = strange.compactMap({ key in state.entries[key].map { (key, $0) } })
        .min(by: { ($0.1.count, $0.1.last, $0.1.productID) < ($1.1.count, $1.1.last, $1.1.productID) })
    {
      state.strange[key.bundleID]?.remove(least.0)
      state.entries[least.0] = nil
      var sum = least.1
      (sum.productID, sum.appVersion, sum.count) = ("", "", 0)
      let others = others(of: key)
      state.entries[others, default: sum].count += least.1.count
      state.entries[others]?.last = day
      let first = state.entries[others]?.first ?? day
      state.entries[others]?.first = min(first, least.1.first)
    }
    state.strange[key.bundleID, default: []].insert(key)
  }

  /// An ID that is longer than any product ID, by its beginning and its digest.
  private static func shortened(_ id: String) -> String {
    guard id.unicodeScalars.count > InvalidIDReport.longestID else { return id }
    let start = String(String.UnicodeScalarView(id.unicodeScalars.prefix(60)))
    return "\(start)… sha256:\(Checksum.sha256(Array(id.utf8)).prefix(16))"
  }

  private static func key(of entry: Entry) -> Key {
    Key(bundleID: ExactText(entry.bundleID), productID: ExactText(entry.productID), appVersion: entry.appVersion)
  }

  // MARK: Output

  /// The lines for `/metrics`; those of many reports are up to a second old.
  public var metrics: String {
    let second = clock()
    if let known = lastMetrics.withLock({ $0 }), known.second == second { return known.text }
    let entries = entries
    let text = Self.metrics(of: entries)
    lastMetrics.withLock { $0 = entries.count > 100 ? (text, second) : nil }
    return text
  }

  private static func metrics(of entries: [Entry]) -> String {
    let name = "shopkeeper_invalid_ids_total"
    var text = "# HELP \(name) Reports of product IDs that StoreKit did not return.\n"
    text += "# TYPE \(name) counter\n"
    // Anybody could make up any number of labels.
    var shown = entries.filter { !$0.isStrange }
    for (bundleID, strange) in Dictionary(grouping: entries.filter(\.isStrange), by: \.bundleID) {
      let index = shown.firstIndex { $0.bundleID == bundleID && $0.productID.isEmpty }
      let sum = strange.reduce(0) { $0 + $1.count }
      if let index {
        shown[index].count += sum
      } else if var first = strange.first {
        (first.productID, first.appVersion, first.count) = ("", "", sum)
        shown.append(first)
      }
    }
    shown.sort { ($0.bundleID, -$0.count, $0.productID) < ($1.bundleID, -$1.count, $1.productID) }
    for entry in shown {
      let labels = [("app", entry.bundleID), ("id", entry.productID), ("version", entry.appVersion)]
      let list = labels.map { "\($0.0)=\"\(MetricLabel.escaped($0.1))\"" }.joined(separator: ",")
      text += "\(name){\(list)} \(entry.count)\n"
    }
    return text
  }

  /// The bytes of the file that keeps the counts; nil when nothing has changed since the last call.
  public func changedFile() -> [UInt8]? {
    let isChanged = state.withLock { state in
      defer { state.isChanged = false }
      return state.isChanged
    }
    return isChanged ? Self.file(of: entries) : nil
  }

  /// Keeps the counts for the next call of ``changedFile()``, because they could not be written.
  public func keepChange() { state.withLock { $0.isChanged = true } }

  /// A JSON object with every entry.
  public static func file(of entries: [Entry]) -> [UInt8] {
    let list = entries.map { entry in
      OrderedValue.map([
        "bundleID": .text(entry.bundleID), "productID": .text(entry.productID),
        "appVersion": entry.appVersion.isEmpty ? nil : .text(entry.appVersion), "count": .integer(entry.count),
        "first": day(entry.first), "last": day(entry.last), "served": .flag(entry.isServed),
        "products": .integer(entry.products), "resembles": entry.resembles.map(OrderedValue.text),
        "known": entry.isKnown ? nil : false,
      ])
    }
    return OrderedValue.map(["invalidIDs": .list(list)]).json(.pretty)
  }

  private static func day(_ number: Int) -> OrderedValue? { CalendarDate(daysSince1970: number).map { .text("\($0)") } }

  /// Reads a file that was written by a server.
  ///
  /// - Throws: ``ReportFault`` for any other file.
  public static func entries(in bytes: [UInt8]) throws(ReportFault) -> [Entry] {
    let tree = SyntaxTree.parseJSON(SourceFile(name: "", bytes: bytes))
    guard !tree.hasErrors, let root = tree.root, let list = OrderedValue(root)["invalidIDs"],
      case .list(let elements) = list
    else { throw ReportFault("it is not a list of invalid IDs that \"serve\" has written") }
    var entries: [Entry] = []
    for (index, element) in elements.enumerated() {
      guard let bundleID = element["bundleID"]?.scalarText, !bundleID.isEmpty,
        let productID = element["productID"]?.scalarText,
        let count = element["count"].flatMap({ Int(decimal: $0.scalarText.utf8, atMost: 12) }),
        let first = element["first"].flatMap({ CalendarDate($0.scalarText) }),
        let last = element["last"].flatMap({ CalendarDate($0.scalarText) }),
        let products = element["products"].flatMap({ Int(decimal: $0.scalarText.utf8, atMost: 9) })
      else { throw ReportFault("entry \(index + 1) needs bundleID, productID, count, first, last and products") }
      entries.append(
        Entry(
          bundleID: bundleID, productID: productID, appVersion: element["appVersion"]?.scalarText ?? "", count: count,
          first: first.daysSince1970, last: last.daysSince1970, isServed: element["served"] != .flag(false),
          products: products, resembles: element["resembles"]?.scalarText,
          isKnown: element["known"] != .flag(false) && !productID.isEmpty && element["resembles"] == nil))
    }
    return entries
  }
}

/// The product IDs of an app, for comparisons with IDs that it doesn't have.
struct KnownIDs: Sendable {
  let ids: Set<ExactText>
  private let prefix: ArraySlice<UInt8>
  private let known: [(id: String, letters: ArraySlice<UInt8>, hasPrefix: Bool)]

  init(_ app: AppEndpoint) {
    let prefix = Self.folded("\(app.bundleID).")
    self.prefix = prefix
    ids = Set(app.productIDs.map { ExactText($0) })
    known = app.productIDs.map { id in
      let letters = Self.folded(id)
      return letters.starts(with: prefix) ? (id, letters.dropFirst(prefix.count), true) : (id, letters, false)
    }
  }

  private static func folded(_ id: String) -> ArraySlice<UInt8> {
    id.lowercased().utf8.map { "_-".utf8.contains($0) ? UInt8(ascii: ".") : $0 }[...]
  }

  /// The product whose ID has the same letters in another case, with other marks between them, without the bundle ID or
  /// with another one, or one letter more, less or changed.
  func product(like id: String) -> String? {
    guard id.utf8.count <= 4 * InvalidIDReport.longestID else { return nil }
    var wanted = Self.folded(id)
    if wanted.starts(with: prefix) { wanted = wanted.dropFirst(prefix.count) }
    let meant =
      known.first { $0.letters.elementsEqual(wanted) }
      ?? known.first { known in
        let start = zip(known.letters, wanted).prefix { $0 == $1 }.count
        let rests = (known.letters.dropFirst(start), wanted.dropFirst(start))
        let end = zip(rests.0.reversed(), rests.1.reversed()).prefix { $0 == $1 }.count
        return start + end >= 3 && max(known.letters.count, wanted.count) - start - end <= 1
      }
      ?? known.filter { known in
        let count = known.letters.count
        return known.hasPrefix && count > 2 && wanted.count > count && wanted.suffix(count).elementsEqual(known.letters)
          && wanted.dropLast(count).last == UInt8(ascii: ".")
      }.max { $0.letters.count < $1.letters.count }
    return meant?.id
  }
}
