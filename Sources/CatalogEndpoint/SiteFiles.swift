internal import Basics
internal import CatalogServer
internal import SourceSyntax

/// The answers of an endpoint as files, for a host that serves files alone, such as a content delivery
/// network.
///
/// Each file has the bytes of the answer at its path. Answers that depend on a query are not included:
/// every client gets all products, in the primary locale or in the locale of the path.
public struct SiteFiles: Sendable {
  public struct File: Sendable, Equatable {
    /// Relative to the folder of the site.
    public let path: String
    public let bytes: [UInt8]
  }

  /// Sorted by path; the last one is the index of the others.
  public let files: [File]

  /// The apps that have no files, because their bundle IDs can't be names of folders.
  public let unnamable: [String]

  /// The number of rules in the file of headers.
  public let ruleCount: Int

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

  /// - Parameters:
  ///   - endpoint: The endpoint to write; see ``unnamable``.
  ///   - maxAge: Seconds for which clients and caches may keep a file.
  ///   - now: Seconds since 1970.
  public init(_ endpoint: Endpoint, maxAge: Int, now: Int) {
    var endpoint = endpoint
    unnamable = endpoint.apps.map(\.bundleID).filter { !Self.isName($0) }
    endpoint.apps.removeAll { !Self.isName($0.bundleID) }
    endpoint.takesInvalidIDs = nil
    let snapshot = endpoint.snapshot()
    let responder = Responder(maxAge: maxAge)
    var files: [File] = []
    var rules = SiteHeaders()
    func add(_ path: String, as pattern: String, isConcrete: Bool = false) {
      let response = responder.respond(to: Request(method: "GET", target: path), from: snapshot, now: now)
      guard response.status == 200 else { return }
      files.append(File(path: String(path.dropFirst()), bytes: response.body))
      rules.add(response.fields, at: path, as: pattern, isConcrete: isConcrete)
    }
    let suffixes = AppEndpoint.types.compactMap(\.suffix).map { ".\($0)" }
    for app in endpoint.apps {
      let root = "/v1/apps/\(app.bundleID)"
      let locales = app.table.locales.filter(LanguageRange.isValid)
      for (path, pattern) in [("product-ids", "product-ids"), ("products", "products")]
        + locales.map({ ("locales/\($0)/products", "locales/:locale/products") })
      {
        add("\(root)/\(path)", as: "/v1/apps/:app/\(pattern)", isConcrete: true)
        for suffix in suffixes { add("\(root)/\(path)\(suffix)", as: "/v1/apps/:app/\(pattern)\(suffix)") }
      }
    }
    for path in Self.common.map({ "/\($0)" }) { add(path, as: path) }
    changesAt = endpoint.apps.compactMap { $0.table.nextChange(at: now) }.min()
    signedUntil = endpoint.apps.compactMap { $0.signedUntil(now) }.min()
    let end = [changesAt, signedUntil].compactMap(\.self).min()
    files.append(File(path: Self.headers, bytes: rules.bytes))
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    ruleCount = rules.count
    self.files = files + [File(path: Self.index, bytes: Self.index(of: files, snapshot, end))]
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

  private static func index(of files: [File], _ snapshot: Snapshot, _ end: Int?) -> [UInt8] {
    let list = files.map { file in
      OrderedValue.map([
        "path": .text(file.path), "bytes": .integer(file.bytes.count), "sha256": .text(Checksum.sha256(file.bytes)),
      ])
    }
    let until = end.flatMap { CalendarDate(daysSince1970: $0 / 86_400) }
    return OrderedValue.map([
      "shopkeeperSite": [
        "version": .text(snapshot.version), "validUntil": until.map { .text("\($0)") }, "files": .list(list),
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
