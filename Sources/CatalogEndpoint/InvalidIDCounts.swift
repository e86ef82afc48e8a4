internal import Basics
public import CatalogServer
internal import SourceSyntax

/// How often clients reported that StoreKit did not return a product, counted by product ID and app
/// version within a bound of memory.
///
/// Anybody can send reports: they are counts to look at, and never change what is served.
public final class InvalidIDCounts: Sendable {
  /// The reports of one product ID by one version of an app.
  public struct Entry: Sendable, Hashable {
    public let bundleID: String
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

    public init(
      bundleID: String, productID: String, appVersion: String, count: Int, first: Int, last: Int, isServed: Bool = true,
      products: Int
    ) {
      self.bundleID = bundleID
      self.productID = productID
      self.appVersion = appVersion
      self.count = count
      self.first = first
      self.last = last
      self.isServed = isServed
      self.products = products
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
    /// Reports of IDs that the app never had, or that there was no room for.
    var others: [String: Int] = [:]
    var isChanged = false
  }

  /// The most versions of an app that are counted separately for one product ID.
  private static let versionsOfID = 20

  private let limit: Int
  private let clock: @Sendable () -> Int
  private let state: Lock<State>

  /// - Parameters:
  ///   - entries: What was counted before.
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
    }
    self.state = Lock(state)
  }

  /// The entries, most frequent first within each app.
  public var entries: [Entry] {
    state.withLock { Array($0.entries.values) }.sorted {
      ($0.bundleID, -$0.count, $0.productID, $0.appVersion) < ($1.bundleID, -$1.count, $1.productID, $1.appVersion)
    }
  }

  /// Takes the report of a client: 204, or what is wrong with it.
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
    state.withLock { state in
      state.isChanged = true
      for id in report.productIDs {
        var key = Key(bundleID: ExactText(app.bundleID), productID: id, appVersion: report.appVersion)
        if state.entries[key] == nil, served.contains(id) {
          let product = Product(bundleID: key.bundleID, productID: id)
          if state.versions[product, default: 0] < Self.versionsOfID {
            state.versions[product, default: 0] += 1
          } else {
            key.appVersion = ""
          }
        }
        if state.entries[key] != nil {
          state.entries[key]?.count += 1
          state.entries[key]?.last = day
          state.entries[key]?.isServed = served.contains(id)
          state.entries[key]?.products = served.count
        } else if served.contains(id), state.entries.count < limit {
          state.entries[key] = Entry(
            bundleID: app.bundleID, productID: id.text, appVersion: key.appVersion, count: 1, first: day, last: day,
            products: served.count)
        } else {
          state.others[app.bundleID, default: 0] += 1
        }
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
    for (app, count) in state.withLock({ $0.others }).sorted(by: { $0.key < $1.key }) {
      text += "\(name){app=\"\(MetricLabel.escaped(app))\",id=\"\",version=\"\"} \(count)\n"
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
        ("products", .integer(entry.products)),
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
        let productID = element["productID"]?.scalarText, !productID.isEmpty,
        let count = element["count"].flatMap({ Int(decimal: $0.scalarText.utf8, atMost: 18) }),
        let first = element["first"].flatMap({ CalendarDate($0.scalarText) }),
        let last = element["last"].flatMap({ CalendarDate($0.scalarText) }),
        let products = element["products"].flatMap({ Int(decimal: $0.scalarText.utf8, atMost: 9) })
      else { throw ReportFault("entry \(index + 1) needs bundleID, productID, count, first, last and products") }
      entries.append(
        Entry(
          bundleID: bundleID, productID: productID, appVersion: element["appVersion"]?.scalarText ?? "", count: count,
          first: first.daysSince1970, last: last.daysSince1970, isServed: element["served"] != .flag(false),
          products: products))
    }
    return entries
  }
}
