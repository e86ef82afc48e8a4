internal import Foundation

/// A shop that is never empty: the list of the server, or the one that was kept, or the one that the
/// app was shipped with.
///
/// Nothing here throws because of the network, the server, the disk or the clock: there is always a
/// list, and ``ShopContents/faults`` has the reasons why it isn't newer.
public actor Shop {
  private var configuration: ShopConfiguration
  private var isLoaded = false
  private var kept = KeptState()
  private var list: ProductList
  private var origin = ShopContents.Origin.bundle
  /// The time when the kept list last changed, if that is signed.
  private var created: Date?
  /// The IDs of the list that the store doesn't know.
  private var invalidIDs: Set<String> = []
  private var refreshFault: ShopFault?
  private var storageFault: ShopFault?
  /// The pause that the server asked for, and the time when it did.
  private var pause: (asked: Date, length: TimeInterval)?
  private var running: Task<Void, Never>?
  private var observers: [UUID: AsyncStream<ShopContents>.Continuation] = [:]
  private var observed: ShopContents?
  var reporting: Task<Void, Never>?

  public init(_ configuration: ShopConfiguration) {
    self.configuration = configuration
    list = configuration.bundled
  }

  // MARK: Contents

  /// The products that the shop offers now, without asking the server.
  public var contents: ShopContents {
    load()
    return ShopContents(
      list: list.keeping { !invalidIDs.contains($0.id) }, origin: origin,
      confirmed: origin == .bundle ? nil : kept.answer?.confirmed,
      faults: [refreshFault, storageFault].compactMap { $0 })
  }

  /// The contents now, and again whenever they have changed, until the task is canceled.
  ///
  /// Any number of tasks can observe a shop. A slow one gets the newest contents and misses those in
  /// between.
  public func updates() -> AsyncStream<ShopContents> {
    let id = UUID()
    let (stream, continuation) = AsyncStream.makeStream(of: ShopContents.self, bufferingPolicy: .bufferingNewest(1))
    continuation.onTermination = { [weak self] _ in Task { await self?.removeObserver(id) } }
    observers[id] = continuation
    let contents = contents
    observed = observed ?? contents
    continuation.yield(contents)
    return stream
  }

  private func removeObserver(_ id: UUID) { observers[id] = nil }

  private func notify() {
    var contents = contents
    // A confirmation changes nothing that a customer sees.
    if let observed {
      let confirmed = contents.confirmed
      contents.confirmed = observed.confirmed
      guard contents != observed else { return }
      contents.confirmed = confirmed
    }
    observed = contents
    for observer in observers.values { observer.yield(contents) }
  }

  // MARK: Asking the server

  /// Changes the audience of the list, for example when the customer's storefront has changed. The
  /// next refresh asks for it.
  public func setAudience(_ audience: ShopAudience) { configuration.audience = audience }

  public var audience: ShopAudience { configuration.audience }

  /// Asks the server for a newer list, unless the one here is fresh, and returns the contents in at
  /// most ``ShopConfiguration/timeout``.
  ///
  /// Several calls at the same time are one request. A server that asked for a pause is not asked
  /// before its end.
  ///
  /// - Parameter force: Whether to ask although the list is fresh, for example at the customer's request.
  @discardableResult public func refresh(force: Bool = false) async -> ShopContents {
    load()
    if running == nil, isPaused || (!force && isFresh) { return contents }
    if let running {
      await running.value
    } else {
      // A task of its own: it serves every caller, so none of them may cancel it.
      let task = Task { await self.exchange() }
      running = task
      await task.value
    }
    return contents
  }

  /// Keeps the list up to date until the task is canceled: asks again when the lifetime of the list
  /// has ended, and after a failure less and less often, up to every 15 minutes.
  ///
  /// - Parameter wait: The time for which the server may hold back an answer until there is a new
  ///   revision, so that the revision arrives at once; nil to ask by the lifetime alone. For a server
  ///   that can't wait, such as a site of static files, nil is the right value.
  public func follow(waiting wait: Duration? = nil) async {
    var failures = 0
    await refresh()
    while !Task.isCancelled {
      failures = refreshFault == nil ? 0 : failures + 1
      let start = configuration.clock.now()
      let known = list.revision
      if let wait, failures == 0, known != nil {
        await exchange(waiting: wait)
        let elapsed = configuration.clock.now().timeIntervalSince(start)
        // A server that doesn't wait must not be asked without a pause.
        if list.revision != known || elapsed >= 1 { continue }
      }
      do { try await configuration.clock.sleep(delay(afterFailures: failures)) } catch { return }
      await refresh()
    }
  }

  /// The time until the next request; random by a quarter, so that the clients of a server that was
  /// down don't all come back at once.
  private func delay(afterFailures failures: Int) -> Duration {
    var seconds: TimeInterval
    if failures > 0 {
      seconds = min(pow(2, Double(min(failures, 10))), 900)
    } else {
      let age = kept.answer.map { configuration.clock.now().timeIntervalSince($0.confirmed) } ?? 0
      seconds = max((kept.answer?.lifetime ?? 300) - max(age, 0), 30)
    }
    seconds = max(seconds, pause?.length ?? 0)
    return .milliseconds(Int(seconds * Double.random(in: 1000...1250)))
  }

  private var isFresh: Bool {
    guard origin != .bundle, let answer = kept.answer,
      answer.address == ListRequest(configuration: configuration).address
    else { return false }
    return answer.isFresh(at: configuration.clock.now())
  }

  /// A pause is measured from when it was asked for, so that a clock that was set back can't prolong
  /// it.
  private var isPaused: Bool {
    guard let pause else { return false }
    return (0..<pause.length).contains(configuration.clock.now().timeIntervalSince(pause.asked))
  }

  private func exchange(waiting wait: Duration? = nil) async {
    defer { if wait == nil { running = nil } }
    let exchange = ListRequest(configuration: configuration)
    let asked = exchange.address
    let base = kept.answer
    let request = exchange.request(after: base, revision: list.revision, waiting: wait)
    let (transport, clock) = (configuration.transport, configuration.clock)
    do {
      let response = try await clock.limit({ try await transport.send(request) }, to: request.timeout)
      pause = response.retryDelay.map { (clock.now(), $0) }
      if response.status == 304, var answer = base, request.fields["If-None-Match"] != nil {
        // Another request may have brought another answer in the meantime.
        guard kept.answer == base else { return }
        do { try exchange.checkConfirmation(of: answer, by: response, at: clock.now()) } catch {
          // The next answer has to be the list itself.
          kept.answer?.fields["etag"] = nil
          keep()
          throw error
        }
        answer.confirmed = clock.now()
        answer.lifetime = response.lifetime
        accept(list, answer, created: created)
      } else {
        let (list, created) = try exchange.list(in: response, at: clock.now())
        var answer = KeptAnswer(response, address: asked, at: clock.now())
        var changed = created
        if let known = kept.answer, known.body == answer.body, let before = self.created, (created ?? before) < before {
          // Another server has had the same contents for longer; the later signature is kept.
          let tag = answer.fields["etag"]
          answer.fields = known.fields
          answer.fields["etag"] = tag
          changed = before
        }
        // A server whose clock was wrong may have signed a time that has not come, after which nothing would be accepted.
        let latest = clock.now().addingTimeInterval(configuration.clockTolerance)
        let known = self.created.flatMap { $0 > latest ? nil : $0 }
        try exchange.checkAge(of: list, known: newestRevision, changes: (changed, known))
        accept(list, answer, created: changed)
      }
      refreshFault = nil
    } catch is CancellationError { return } catch let fault as ShopFault { refreshFault = fault } catch {
      refreshFault = .unreachable(error.localizedDescription)
    }
    notify()
  }

  private var newestRevision: Int? { [list.revision, configuration.bundled.revision].compactMap { $0 }.max() }

  private func accept(_ list: ProductList, _ answer: KeptAnswer, created: Date?) {
    replace(with: list, from: .server)
    self.created = created
    kept.answer = answer
    keep()
  }

  private func replace(with list: ProductList, from origin: ShopContents.Origin) {
    if list != self.list { invalidIDs = [] }
    self.list = list
    self.origin = origin
  }

  // MARK: Keeping the list

  /// Reads the kept list on first use, rather than at the start of the app.
  private func load() {
    guard !isLoaded else { return }
    isLoaded = true
    do {
      guard let file = try configuration.storage.read() else { return }
      kept = try KeptState(file: file, cryptography: configuration.cryptography)
    } catch let error as KeptState.Unreadable { storageFault = .cacheUnreadable(error.reason) } catch {
      storageFault = .cacheUnreadable(error.localizedDescription)
    }
    guard let answer = kept.answer else { return }
    let exchange = ListRequest(configuration: configuration)
    do {
      let (list, created) = try exchange.list(in: answer.response, at: nil)
      // An update of the app may bring a newer list than the server last sent.
      try exchange.checkAge(of: list, known: configuration.bundled.revision)
      replace(with: list, from: .cache)
      self.created = created
    } catch {
      kept.answer = nil
      if case .rollback = error { return }
      storageFault = .cacheUnreadable(error.description)
    }
  }

  private func keep() {
    do {
      try configuration.storage.write(kept.file(cryptography: configuration.cryptography))
      storageFault = nil
    } catch { storageFault = .notKept(error.localizedDescription) }
  }
}

// MARK: - The store

extension Shop {
  /// Looks the list up in a store, and returns the store's products in the order of the list.
  ///
  /// IDs that the store doesn't know are left out of the list until there is a new list or the store
  /// knows them, and are reported to the server. If the store knows none of the products, the reason
  /// is not in the list but an unsigned agreement, a wrong bundle ID or the store itself; the list is
  /// then unchanged.
  ///
  /// - Parameters:
  ///   - id: The product ID of a product of the store.
  ///   - lookUp: Gets the products of the store that have one of the IDs, in any order. Its error is
  ///     passed on, and no ID counts as invalid.
  public func lookUp<StoreProduct: Sendable>(
    id: @Sendable (StoreProduct) -> String, in lookUp: @Sendable ([String]) async throws -> [StoreProduct]
  ) async throws -> [StoreProduct] {
    _ = contents
    let asked = list
    let found = try await lookUp(asked.productIDs)
    let foundIDs = Set(found.map(id))
    let unknown = asked.productIDs.filter { !foundIDs.contains($0) }
    // There may be another list by now.
    if asked == list {
      invalidIDs = unknown.count < asked.products.count ? Set(unknown) : []
      notify()
    }
    let reporting = Task { await self.report(unknown) }
    self.reporting = reporting
    return asked.sorted(found, by: id)
  }

  /// Leaves out products that the store has reported as invalid, such as StoreKit 1 in
  /// `invalidProductIdentifiers`, and reports them to the server.
  public func removeInvalid(_ productIDs: [String]) async {
    _ = contents
    let invalid = invalidIDs.union(productIDs.filter(list.contains))
    if invalid.count < list.products.count { invalidIDs = invalid }
    notify()
    await report(productIDs)
  }

  /// Reports each ID once for a version of the app and a revision of the list.
  private func report(_ productIDs: [String]) async {
    guard let address = configuration.reportAddress else { return }
    kept.reports.begin(appVersion: configuration.audience.appVersion, revision: list.revision)
    let (transport, clock) = (configuration.transport, configuration.clock)
    for ids in kept.reports.batches(of: productIDs) {
      let report = InvalidIDReport(ids: ids, audience: configuration.audience, revision: list.revision)
      guard let request = report.request(to: address, by: configuration),
        let response = try? await clock.limit({ try await transport.send(request) }, to: request.timeout)
      else { return }
      // A server that is busy is not asked to take it now; the next launch tries again.
      guard InvalidIDReport.isSettled(response.status) else { return }
      kept.reports.add(ids)
      keep()
    }
  }
}
