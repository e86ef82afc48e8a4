internal import Basics
internal import CatalogServer
internal import SourceSyntax

/// The answers of an endpoint as files, for a host that serves files alone, such as a content delivery
/// network.
///
/// Each file has the bytes of the answer at its path. Answers that depend on a query are not included:
/// every client gets all products, in the primary locale or in the locale of the path.
public struct SiteFiles: Sendable {
  /// The paths, relative to the folder of the site; the last one is the index of the others.
  public private(set) var paths: [String] = []

  /// The number of rules in the file of headers.
  public private(set) var ruleCount = 0

  /// The time when an answer changes by itself, in seconds since 1970; the site must be written again then.
  public let changesAt: Int?

  /// The end of the signatures' validity, in seconds since 1970; the site must be written again before.
  public let signedUntil: Int?

  /// The name of the file that lists the others, with their digests.
  public static let index = "index.json"

  /// The name of the file from which Netlify and Cloudflare Pages read header fields.
  public static let headers = "_headers"

  /// The most rules that Cloudflare Pages reads (developers.cloudflare.com/pages, *Headers*).
  public static let mostRules = 100

  /// The apps that have no files, because their bundle IDs can't be names of folders.
  public static func unnamable(in endpoint: Endpoint) -> [String] {
    endpoint.apps.map(\.bundleID).filter { !isName($0) }
  }

  /// Makes the files, one after the other: all of them together can be hundreds of times as large as the catalog.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint to write; see ``unnamable(in:)``.
  ///   - maxAge: Seconds for which clients and caches may keep a file.
  ///   - now: Seconds since 1970.
  ///   - take: Takes the path and the bytes of each file, the index last.
  public init(_ endpoint: Endpoint, maxAge: Int, now: Int, take: (String, [UInt8]) throws -> Void) rethrows {
    var endpoint = endpoint
    endpoint.apps.removeAll { !Self.isName($0.bundleID) }
    endpoint.takesInvalidIDs = nil
    let snapshot = endpoint.snapshot()
    let responder = Responder(maxAge: maxAge)
    var entries: [(path: String, entry: OrderedValue)] = []
    var rules = SiteHeaders()
    func write(_ path: String, _ bytes: [UInt8]) throws {
      try take(path, bytes)
      let entry: OrderedValue = [
        "path": .text(path), "bytes": .integer(bytes.count), "sha256": .text(Checksum.sha256(bytes)),
      ]
      entries.append((path, entry))
    }
    func add(_ path: String, as pattern: String, isConcrete: Bool = false) throws {
      let response = responder.respond(to: Request(method: "GET", target: path), from: snapshot, now: now)
      guard response.status == 200 else { return }
      try write(String(path.dropFirst()), response.body)
      rules.add(response.fields, at: path, as: pattern, isConcrete: isConcrete)
    }
    let suffixes = AppEndpoint.types.compactMap(\.suffix).map { ".\($0)" }
    for app in endpoint.apps {
      let root = "/v1/apps/\(app.bundleID)"
      let locales = app.table.locales.filter(LanguageRange.isValid)
      for (path, pattern) in [("product-ids", "product-ids"), ("products", "products")]
        + locales.map({ ("locales/\($0)/products", "locales/:locale/products") })
      {
        try add("\(root)/\(path)", as: "/v1/apps/:app/\(pattern)", isConcrete: true)
        for suffix in suffixes { try add("\(root)/\(path)\(suffix)", as: "/v1/apps/:app/\(pattern)\(suffix)") }
      }
    }
    for path in Self.common.map({ "/\($0)" }) { try add(path, as: path) }
    changesAt = endpoint.apps.compactMap { $0.table.nextChange(at: now) }.min()
    signedUntil = endpoint.apps.compactMap { $0.signedUntil(now) }.min()
    let end = [changesAt, signedUntil].compactMap(\.self).min()
    try write(Self.headers, rules.bytes)
    entries.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    ruleCount = rules.count
    paths = entries.map(\.path) + [Self.index]
    try take(Self.index, Self.index(of: entries.map(\.entry), snapshot, end))
  }

  /// Whether a file is the index of a site.
  public static func isIndex(_ bytes: [UInt8]) -> Bool {
    let tree = SyntaxTree.parseJSON(SourceFile(name: "", bytes: bytes))
    guard !tree.hasErrors, let root = tree.root, case .list? = OrderedValue(root)["shopkeeperSite"]?["files"] else {
      return false
    }
    return true
  }

  /// The folder of the apps.
  public static let root = "v1/apps"
  /// The answers that are about no app, where a site has them.
  public static let common = ["v1/apps.json", "v1/keys", "product/list", "products/identifiers"]

  /// Whether a path is one at which a site has an answer for some app: `v1/apps/BUNDLE_ID/products.json`.
  public static func isPath(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard path.hasPrefix("\(root)/"), parts.count == 4 || parts.count == 6 && parts[3] == "locales",
      parts.allSatisfy({ isName($0) }), let file = parts.last?.split(separator: ".", maxSplits: 1)
    else { return false }
    let suffixes = AppEndpoint.types.compactMap(\.suffix)
    return ["products", "product-ids"].contains(file[0]) && (file.count == 1 || suffixes.contains(String(file[1])))
  }

  private static func index(of entries: [OrderedValue], _ snapshot: Snapshot, _ end: Int?) -> [UInt8] {
    let until = end.flatMap { CalendarDate(daysSince1970: $0 / 86_400) }
    return OrderedValue.map([
      "shopkeeperSite": [
        "version": .text(snapshot.version), "validUntil": until.map { .text("\($0)") }, "files": .list(entries),
      ]
    ]).json(.pretty)
  }

  /// Whether a text is the name of one file or folder on every system.
  private static func isName(_ text: some StringProtocol) -> Bool {
    text.utf8.first != UInt8(ascii: ".") && (1...200).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
          || $0 == UInt8(ascii: "_")
      }
  }
}

/// The rules for header fields, in the form of Netlify's and Cloudflare's `_headers`: a pattern of paths,
/// and the fields below it.
private struct SiteHeaders {
  /// The headers that all answers have in common.
  private static let common = [
    "Cache-Control", "Access-Control-Allow-Origin", "Access-Control-Expose-Headers", "X-Content-Type-Options",
  ]
  /// The headers that belong to the bytes of one file.
  private static let ownFields = ["Shopkeeper-Revision", "Unencoded-Digest", "Signature-Input", "Signature"]

  private var all: [HeaderField] = []
  private var types: [(pattern: String, type: String)] = []
  private var concrete: [(path: String, fields: [HeaderField])] = []

  var count: Int { (all.isEmpty ? 0 : 1) + types.count + concrete.count }

  mutating func add(_ fields: [HeaderField], at path: String, as pattern: String, isConcrete: Bool) {
    for name in Self.common {
      guard let field = fields.first(where: { $0.name == name }) else { continue }
      if let index = all.firstIndex(where: { $0.name == name }) {
        // The shortest lifetime is right for every file.
        if name == "Cache-Control", Self.age(field.value) < Self.age(all[index].value) { all[index] = field }
      } else {
        all.append(field)
      }
    }
    if let type = fields.first(where: { $0.name == "Content-Type" })?.value,
      !types.contains(where: { $0.pattern == pattern })
    {
      types.append((pattern, type))
    }
    let own = fields.filter { Self.ownFields.contains($0.name) }
    if isConcrete, !own.isEmpty { concrete.append((path, own)) }
  }

  private static func age(_ value: String) -> Int {
    value.firstRange(of: "max-age=").flatMap { Int(value[$0.upperBound...].prefix { $0.isNumber }) } ?? 0
  }

  var bytes: [UInt8] {
    var text = ""
    func rule(_ path: String, _ fields: [HeaderField]) {
      text += path + "\n" + fields.map { "  \($0.name): \($0.value)\n" }.joined()
    }
    if !all.isEmpty { rule("/*", all) }
    for (pattern, type) in types { rule(pattern, [HeaderField("Content-Type", type)]) }
    for (path, fields) in concrete { rule(path, fields) }
    return Array(text.utf8)
  }
}
