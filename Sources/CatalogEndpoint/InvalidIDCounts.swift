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
    /// Empty for all IDs that the app doesn't have, or that exceed the limit, together.
    public let productID: String
    /// Empty when clients did not state it, or stated too many different ones.
    public let appVersion: String
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

    public init(
      bundleID: String, productID: String, appVersion: String, count: Int, first: Int, last: Int, isServed: Bool = true,
      products: Int, resembles: String? = nil
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
    }
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
    var isChanged = false
  }

  /// The most versions of an app that are counted separately for one product ID.
  private static let versionsOfID = 20
  /// The most IDs that are kept because they resemble one of the app, and that are looked at in a report.
  private static let mostResembling = 100
  private static let mostComparedOfReport = 10

  private let limit: Int
  private let clock: @Sendable () -> Int
  private let state: Lock<State>

  /// - Parameters:
  ///   - entries: The earlier counts.
  ///   - limit: The number of entries; further IDs and versions are counted together.
  ///   - clock: Seconds since 1970.
  public init(_ entries: [Entry] = [], limit: Int = 10_000, clock: @escaping @Sendable () -> Int) {
    self.limit = limit
    self.clock = clock
    var state = State()
    for entry in entries.prefix(limit) {
      let key = Self.key(of: entry)
      state.entries[key] = entry
      state.versions[Product(bundleID: key.bundleID, productID: key.productID), default: 0] += 1
      if entry.resembles != nil { state.resembling += 1 }
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
    let served = Set(app.productIDs.map { ExactText($0) })
    let unknown = report.productIDs.filter { !served.contains($0) }.prefix(Self.mostComparedOfReport)
    let resembled = Dictionary(unknown.map { ($0, app.productID(resembling: $0.text)) }) { first, _ in first }
    state.withLock { state in
      state.isChanged = true
      for id in report.productIDs {
        let isServed = served.contains(id)
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
        var meant: String?
        if state.entries[key] == nil, !isServed || state.entries.count >= limit {
          meant = state.resembling < min(Self.mostResembling, limit) ? resembled[id] ?? nil : nil
          state.resembling += meant == nil ? 0 : 1
          if meant == nil { key = Key(bundleID: key.bundleID, productID: "", appVersion: "") }
        }
        let new = Entry(
          bundleID: app.bundleID, productID: key.productID.text, appVersion: key.appVersion, count: 0, first: day,
          last: day, products: served.count, resembles: meant)
        state.entries[key, default: new].count += 1
        state.entries[key]?.last = day
        state.entries[key]?.isServed = isServed && key.productID == id
        state.entries[key]?.products = served.count
      }
    }
  }

  private static func key(of entry: Entry) -> Key {
    Key(bundleID: ExactText(entry.bundleID), productID: ExactText(entry.productID), appVersion: entry.appVersion)
  }

  // MARK: Output

  /// The lines for `/metrics`.
  public var metrics: String {
    let name = "shopkeeper_invalid_ids_total"
    var text = "# HELP \(name) Reports of product IDs that StoreKit did not return.\n"
    text += "# TYPE \(name) counter\n"
    for entry in entries {
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

  /// A JSON object with every entry.
  public static func file(of entries: [Entry]) -> [UInt8] {
    let list = entries.map { entry in
      OrderedValue.map(entries: [
        ("bundleID", .text(entry.bundleID)), ("productID", .text(entry.productID)),
        ("appVersion", entry.appVersion.isEmpty ? nil : .text(entry.appVersion)), ("count", .integer(entry.count)),
        ("first", day(entry.first)), ("last", day(entry.last)), ("served", .flag(entry.isServed)),
        ("products", .integer(entry.products)), ("resembles", entry.resembles.map(OrderedValue.text)),
      ])
    }
    return OrderedValue.map(entries: [("invalidIDs", .list(list))]).json(.pretty)
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
        let count = element["count"].flatMap({ Int(decimal: $0.scalarText.utf8, atMost: 18) }),
        let first = element["first"].flatMap({ CalendarDate($0.scalarText) }),
        let last = element["last"].flatMap({ CalendarDate($0.scalarText) }),
        let products = element["products"].flatMap({ Int(decimal: $0.scalarText.utf8, atMost: 9) })
      else { throw ReportFault("entry \(index + 1) needs bundleID, productID, count, first, last and products") }
      entries.append(
        Entry(
          bundleID: bundleID, productID: productID, appVersion: element["appVersion"]?.scalarText ?? "", count: count,
          first: first.daysSince1970, last: last.daysSince1970, isServed: element["served"] != .flag(false),
          products: products, resembles: element["resembles"]?.scalarText))
    }
    return entries
  }
}

extension AppEndpoint {
  /// The product of the app whose ID has the same letters in another case, with other marks between them or
  /// without the bundle ID, or one letter more, less or changed.
  fileprivate func productID(resembling id: String) -> String? {
    func folded(_ id: String) -> ArraySlice<UInt8> {
      id.lowercased().utf8.map { "_-".utf8.contains($0) ? UInt8(ascii: ".") : $0 }[...]
    }
    let prefix = folded("\(bundleID).")
    func own(_ id: String) -> ArraySlice<UInt8> {
      let letters = folded(id)
      return letters.starts(with: prefix) ? letters.dropFirst(prefix.count) : letters
    }
    let wanted = own(id)
    let known = productIDs.map { (id: $0, letters: own($0)) }
    let meant =
      known.first { $0.letters.elementsEqual(wanted) }
      ?? known.first { known in
        let start = zip(known.letters, wanted).prefix { $0 == $1 }.count
        let rests = (known.letters.dropFirst(start), wanted.dropFirst(start))
        let end = zip(rests.0.reversed(), rests.1.reversed()).prefix { $0 == $1 }.count
        return start + end >= 3 && max(known.letters.count, wanted.count) - start - end <= 1
      }
    return meant?.id
  }
}
