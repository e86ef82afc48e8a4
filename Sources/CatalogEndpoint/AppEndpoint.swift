internal import Basics
public import CatalogModel
public import CatalogServer
internal import SourceSyntax

/// The answers for one app: prepared from its catalog, which is not needed any more afterwards.
public final class AppEndpoint: Sendable {
  public let bundleID: String
  /// The number of the published revision; nil for a catalog that is served from a file.
  public let revision: Int?
  /// The version for `/readyz`: the revision, or the start of a digest of the content.
  public let version: String

  let table: OfferTable
  /// The time when the content last changed, in seconds since 1970.
  public let modified: Int
  private let signer: (any AnswerSigner)?
  private let cache: AnswerStore
  /// Answers that are kept however many others are requested.
  private let prepared = Lock<[AnswerStore.Key: Representation]>([:])
  private let compared = Lock<KnownIDs?>(nil)
  private let serial: Int
  /// Whether an answer takes long enough to delay other clients noticeably: from 200 products or 64 KB of texts and tags
  /// on, which is our own limit.
  private let isLarge: Bool

  /// - Parameters:
  ///   - bundleID: The app of a catalog that doesn't name one.
  ///   - modified: The time when the content last changed, in seconds since 1970.
  ///   - cache: The cache for answers that are made on request.
  public init(
    _ catalog: Catalog, bundleID: String, revision: Int? = nil, modified: Int, signer: (any AnswerSigner)? = nil,
    cache: AnswerStore
  ) {
    self.bundleID = bundleID
    self.revision = revision
    self.modified = modified
    self.signer = signer
    self.cache = cache
    serial = cache.nextSerial()
    table = OfferTable(catalog, bundleID: bundleID)
    isLarge = table.offers.count > 50 || table.longestTexts > 1 << 16
    version = revision.map { "\($0)" } ?? String(table.digest.prefix(16))
    // The usual requests are answered in advance, for large catalogs as JSON alone, because every
    // answer takes time and memory.
    let now = SelectionRequest(now: modified)
    for document in [OfferDocument.identifiers, .products] {
      guard let query = try? OfferQuery(now, of: table, hasTexts: document.hasTexts) else { continue }
      for type in Self.types.indices.prefix(isLarge ? 1 : 3) {
        let key = AnswerStore.Key(app: serial, document: document, selection: query.selection, type: type)
        let answer = make(document, query.selection, type)
        prepared.withLock { $0[key] = answer }
      }
    }
  }

  /// The product IDs that are offered to anybody at any time.
  public var productIDs: [String] { table.productIDs }

  /// The product IDs as reported ones are compared with them.
  var knownIDs: KnownIDs {
    compared.withLock { known in
      let ids = known ?? KnownIDs(self)
      known = ids
      return ids
    }
  }

  /// The number of these products.
  public var productCount: Int { table.offers.count }

  /// Answers a request for products with the texts of a locale, which its query can't name then.
  func choose(_ document: OfferDocument, _ request: SelectionRequest, in locale: String) -> Choice {
    if request.parameters.contains(where: { $0.name == "locale" }) {
      return .problem(.unknownParameter("locale", known: OfferQuery.names.filter { $0 != "locale" }))
    }
    return choose(document, SelectionRequest(parameters: request.parameters + [("locale", locale)], now: request.now))
  }

  /// Answers a request for products.
  func choose(_ document: OfferDocument, _ request: SelectionRequest) -> Choice {
    let query: OfferQuery
    do throws(QueryFailure) { query = try OfferQuery(request, of: table, hasTexts: document.hasTexts) } catch {
      return .problem(error.problem)
    }
    if let wanted = query.revision, wanted != revision {
      return .problem(
        Problem(
          404, "Not Found",
          revision.map { "revision \(wanted) is not served, but \($0)" }
            ?? "the catalog is served from a file, which has no revisions"))
    }
    let resource = resource(document, query.selection, request.now)
    if let after = query.after, let revision, revision <= after, query.wait > 0 {
      return .waiting(resource, seconds: query.wait)
    }
    return .resource(resource)
  }

  private func resource(_ document: OfferDocument, _ selection: OfferSelection, _ now: Int) -> Resource {
    var resource = Resource(types: Self.types) { [self] type in representation(document, selection, type, now) }
    resource.lastModified = lastModified(selection)
    if isLarge {
      resource.preparation = { [self] type in
        let key = AnswerStore.Key(app: serial, document: document, selection: selection, type: type)
        guard known(key) == nil else { return nil }
        return cache.preparation(of: key) { [self] in
          _ = representation(document, selection, type, now)
          // The parts of a long answer take several times its memory.
          SystemMemory.release()
        }
      }
    }
    resource.changesAt = [table.nextChange(at: now), signedUntil(now)].compactMap(\.self).min()
    if document.hasTexts, !table.locales.isEmpty { resource.language = table.locales[selection.locale] }
    if let revision { resource.fields = [HeaderField("Shopkeeper-Revision", "\(revision)")] }
    return resource
  }

  /// The content changes with the catalog and with its schedule.
  private func lastModified(_ selection: OfferSelection) -> Int {
    selection.changes == 0 ? modified : max(modified, table.changes[selection.changes - 1] * 86_400)
  }

  /// The end of the validity of signatures that are made now; nil without signatures. They end with
  /// a day, so that every server signs the same.
  func signedUntil(_ now: Int) -> Int? { signer.map { (now / 86_400 + 1 + $0.days) * 86_400 } }

  private func representation(_ document: OfferDocument, _ selection: OfferSelection, _ type: Int, _ now: Int)
    -> Representation
  {
    let key = AnswerStore.Key(app: serial, document: document, selection: selection, type: type)
    let known = known(key)
    let end = signedUntil(now)
    if let known, known.fieldsUntil == end { return known }
    var made = known ?? make(document, selection, type)
    if let signer, let end {
      made.fields = signer.fields(
        body: made.body, revision: revision, created: lastModified(selection),
        expires: min(end, table.nextChange(at: now) ?? end))
      made.fieldsUntil = end
    }
    let isPrepared = prepared.withLock { prepared in
      if prepared[key] != nil { prepared[key] = made }
      return prepared[key] != nil
    }
    if !isPrepared { cache.insert(made, for: key) }
    return made
  }

  private func make(_ document: OfferDocument, _ selection: OfferSelection, _ type: Int) -> Representation {
    let indices = table.indices(of: selection)
    let value = document.value(of: table, indices, locale: selection.locale, revision: revision)
    let body = (OfferFormat(rawValue: type) ?? .json).bytes(
      value, root: document == .identifiers ? "productIDs" : "products",
      bundleID: document == .products ? nil : bundleID, ids: indices.map { table.offers[$0].id })
    return Representation(
      type: Self.types[type], body: body, etag: String(Checksum.sha256(body).prefix(32)),
      encodings: cache.compresses ? ContentCoding.encodings(of: body) : [])
  }

  private func known(_ key: AnswerStore.Key) -> Representation? { prepared.withLock { $0[key] } ?? cache[key] }

  /// In the order of ``OfferFormat``.
  static let types = [
    MediaType("application/json", aliases: ["text/json"], suffix: "json"),
    MediaType("application/xml", aliases: ["text/xml"], suffix: "xml"),
    MediaType(
      "application/x-plist",
      aliases: ["application/plist", "application/x-apple-plist", "text/x-apple-plist+xml", "text/x-plist"],
      suffix: "plist"),
    MediaType("application/x-bplist", aliases: ["application/x-apple-binary-plist"], suffix: "bplist"),
    MediaType("text/plain", suffix: "txt"),
  ]
}

/// The answers that were made so far, for all apps, within a bound of memory.
public final class AnswerStore: Sendable {
  struct Key: Hashable {
    let app: Int
    let document: OfferDocument
    let selection: OfferSelection
    let type: Int
  }

  private struct State {
    /// The answers that were made or used lately, and those that were before.
    var recent: [Key: Representation] = [:]
    var earlier: [Key: Representation] = [:]
    /// Bytes of the recent answers.
    var size = 0
    var serial = 0
    var preparations: [Key: Preparation] = [:]

    mutating func add(_ answer: Representation, for key: Key, limit: Int) {
      size += answer.size - (recent[key]?.size ?? 0)
      earlier[key] = nil
      recent[key] = answer
      guard size > limit / 2 else { return }
      (earlier, recent, size) = (recent, [:], 0)
    }
  }

  private let limit: Int
  /// Whether answers are compressed too; a site has only those that aren't.
  let compresses: Bool
  private let state = Lock(State())

  /// - Parameters:
  ///   - limit: Bytes of bodies. When half of them are new, the answers that nobody requested in the meantime are
  ///     dropped: they are soon made again.
  ///   - compresses: Whether answers are compressed too.
  public init(limit: Int = 16 << 20, compresses: Bool = true) {
    self.limit = limit
    self.compresses = compresses
  }

  subscript(key: Key) -> Representation? {
    state.withLock { state in
      if let answer = state.recent[key] { return answer }
      guard let answer = state.earlier[key] else { return nil }
      state.add(answer, for: key, limit: limit)
      return answer
    }
  }

  func insert(_ answer: Representation, for key: Key) {
    state.withLock { $0.add(answer, for: key, limit: limit) }
  }

  /// The work that makes an answer, shared by all requests for it in the meantime.
  func preparation(of key: Key, _ make: @escaping @Sendable () -> Void) -> Preparation {
    state.withLock { state in
      if let known = state.preparations[key] { return known }
      // Answers that were refused, because there was too much to do, remain until they are requested again.
      if state.preparations.count > 1000 { state.preparations.removeAll() }
      let new = Preparation { [self] in
        make()
        self.state.withLock { $0.preparations[key] = nil }
      }
      state.preparations[key] = new
      return new
    }
  }

  func nextSerial() -> Int {
    state.withLock { state in
      state.serial += 1
      return state.serial
    }
  }

  /// Forgets the answers of apps that are no longer served as they were.
  public func keep(_ apps: [AppEndpoint]) {
    let kept = Set(apps.map(\.serialNumber))
    state.withLock { state in
      state.earlier = state.earlier.filter { kept.contains($0.key.app) }
      state.recent = state.recent.filter { kept.contains($0.key.app) }
      state.preparations = state.preparations.filter { kept.contains($0.key.app) }
      state.size = state.recent.values.reduce(0) { $0 + $1.size }
    }
  }
}

extension AppEndpoint { fileprivate var serialNumber: Int { serial } }

extension Representation { fileprivate var size: Int { body.count + encodings.reduce(256) { $0 + $1.body.count } } }

/// Adds the fields of a signature to an answer.
public protocol AnswerSigner: Sendable {
  /// Days for which an answer may be used at least, if it doesn't change before.
  var days: Int { get }

  /// - Parameters:
  ///   - body: The body to sign, before compression.
  ///   - revision: The number of the published revision.
  ///   - created: The time when the content last changed, in seconds since 1970, so that every server
  ///     signs the same.
  ///   - expires: The time from which the bytes must not be used, in seconds since 1970.
  func fields(body: [UInt8], revision: Int?, created: Int, expires: Int) -> [HeaderField]
}
