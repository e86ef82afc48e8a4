internal import Basics
internal import CPlatform

/// The bytes that a client has not taken yet, in their order: additions never replace earlier bytes.
struct OutputQueue {
  private struct Part {
    let bytes: [UInt8]
    /// Whether the bytes belong to a resource, which many connections share.
    let isShared: Bool
  }

  private var parts: [Part] = []
  /// The number of bytes of the first part that were sent.
  private var offset = 0
  /// Bytes that are left.
  private(set) var count = 0

  var isEmpty: Bool { parts.isEmpty }

  /// Adds bytes after all others.
  mutating func append(_ bytes: [UInt8], isShared: Bool) {
    guard !bytes.isEmpty else { return }
    parts.append(Part(bytes: bytes, isShared: isShared))
    count += bytes.count
  }

  /// Passes the bytes to a function until it doesn't send all of them, and drops those that it has sent.
  mutating func send(by send: (UnsafeRawBufferPointer) -> Transfer) -> Transfer {
    while let first = parts.first {
      let result = first.bytes.withUnsafeBytes { send(UnsafeRawBufferPointer(rebasing: $0[offset...])) }
      guard case .done(let sent) = result else { return result }
      count -= sent
      offset += sent
      guard offset == first.bytes.count else { continue }
      offset = 0
      parts.removeFirst()
    }
    return .done(0)
  }

  var memory: KeptMemory {
    var memory = KeptMemory()
    for part in parts {
      if part.isShared {
        memory.bodies.append(KeptMemory.Body(part.bytes))
      } else {
        memory.own += part.bytes.count
      }
    }
    return memory
  }
}

/// The memory that a connection keeps.
struct KeptMemory: Equatable {
  /// The bytes of a resource, which exist once for all connections of a thread.
  struct Body: Equatable {
    let address: UInt
    let size: Int

    init(_ bytes: [UInt8]) {
      address = bytes.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
      size = bytes.count
    }
  }

  var own = 0
  var bodies: [Body] = []
}

/// The memory that a thread keeps for clients that don't take their answers.
struct OutputBudget {
  private struct Use: Hashable {
    /// Nil for all together.
    let client: ObjectIdentifier?
    let body: UInt
  }

  private let limit: Int
  private(set) var total = 0
  private var loads: [ObjectIdentifier: Int] = [:]
  private var uses: [Use: (count: Int, size: Int)] = [:]

  init(limit: Int) { self.limit = limit }

  /// The bytes that are kept for an address.
  func load(of client: AddressUse?) -> Int { client.flatMap { loads[ObjectIdentifier($0)] } ?? 0 }

  mutating func replace(_ old: KeptMemory, with new: KeptMemory, of client: AddressUse?) {
    let client = client.map { ObjectIdentifier($0) }
    add(new.own - old.own, of: client, isCommon: true)
    for body in new.bodies { use(body, 1, by: client) }
    for body in old.bodies { use(body, -1, by: client) }
    if let client, loads[client] == 0 { loads[client] = nil }
  }

  /// A body counts once for all and once for each address.
  private mutating func use(_ body: KeptMemory.Body, _ change: Int, by client: ObjectIdentifier?) {
    let owners: [ObjectIdentifier?] = client == nil ? [nil] : [nil, client]
    for owner in owners {
      let use = Use(client: owner, body: body.address)
      let before = uses[use]?.count ?? 0
      let after = before + change
      uses[use] = after == 0 ? nil : (after, body.size)
      if before == 0 || after == 0 { add(change * body.size, of: owner, isCommon: owner == nil) }
    }
  }

  private mutating func add(_ size: Int, of client: ObjectIdentifier?, isCommon: Bool) {
    if isCommon { total += size }
    if let client { loads[client, default: 0] += size }
  }

  /// Whether too much is kept: for all together, or for one address, which gets half.
  ///
  /// - Parameter reserve: The number of bytes that have to stay free.
  func isExceeded(by client: AddressUse?, leaving reserve: Int = 0) -> Bool {
    guard total + reserve > limit || load(of: client) + reserve / 2 > limit / 2 else { return false }
    // Two answers of any length can be sent to an address at a time.
    let limit = max(limit, 4 * (uses.values.map(\.size).max() ?? 0))
    return total + reserve > limit || load(of: client) + reserve / 2 > limit / 2
  }

  /// The number of bytes that are freed in addition to the missing ones, so that the search for the
  /// slowest isn't repeated for every answer.
  var reserve: Int { limit / 8 }
}

/// Memory and places that slow clients give back.
extension EventLoop {
  /// Milliseconds that every client has, however many others there are; our own limit.
  private static let guaranteedTime = 1000

  /// Counts the bytes that a connection keeps, after a change, and closes others, or the connection itself, if there
  /// are too many.
  ///
  /// - Returns: Whether the connection is still open.
  @discardableResult func account(_ connection: Connection) -> Bool {
    var memory = connection.output.memory
    memory.own += connection.input.count
    if isOpen(connection), connection.phase == .reading, connection.tls != nil { memory.own += TLSSession.memory }
    if memory != connection.memory {
      budget.replace(connection.memory, with: memory, of: connection.address)
      connection.memory = memory
      if isOpen(connection), budget.isExceeded(by: connection.address) { closeSlowConnections() }
      // An excess that ends when others are closed is not recorded.
      if !isClosingSlowConnections {
        core.counters.kept.add(budget.total - countedMemory)
        countedMemory = budget.total
      }
    }
    return isOpen(connection)
  }

  /// Closes the slowest connections of the addresses that keep the most, until there is memory again.
  private func closeSlowConnections() {
    isClosingSlowConnections = true
    defer { isClosingSlowConnections = false }
    let slow = connections.compactMap { $0?.memory == KeptMemory() ? nil : $0 }.map { connection in
      (connection: connection, load: budget.load(of: connection.address), rate: rate(of: connection))
    }
    let ordered = slow.sorted { ($1.load, $0.rate) < ($0.load, $1.rate) }.map(\.connection)
    let reserve = budget.reserve
    evict(ordered.lazy.filter { self.budget.isExceeded(by: $0.address, leaving: reserve) })
  }

  /// Makes room for a connection by closing others, a few at a time, so that the search costs little per
  /// connection: of idle ones, ones whose requests have been incomplete for a while, and slow ones, the first kind
  /// that there is; of these, the oldest or slowest of the address that has the most. Without any, an address that has
  /// more than the new client's gives one back in any case. No address displaces another that has fewer, so that a
  /// flood of new connections keeps nobody out.
  ///
  /// - Parameters:
  ///   - newcomer: The address of the new connection, which is counted already.
  ///   - isOwn: Whether only connections of that address may be closed.
  /// - Returns: False if there are no such connections.
  func makeRoom(for newcomer: AddressUse? = nil, isOwn: Bool = false) -> Bool {
    let share = newcomer?.connections ?? 0
    let all = connections.compactMap(\.self).filter {
      isOwn ? $0.address === newcomer : $0.address.map { $0.connections >= share } ?? true
    }
    var found = ordered(all.filter { $0.isIdle || $0.phase == .draining }, by: \.lastUse)
    if found.isEmpty {
      let begun = clock.now + core.limits.requestTimeout * 1000 - Self.guaranteedTime
      found = ordered(
        all.filter { ($0.phase == .reading || $0.phase == .handshaking) && $0.output.isEmpty && $0.deadline < begun },
        by: \.deadline)
    }
    if found.isEmpty {
      found = ordered(all.filter { !$0.output.isEmpty && clock.now - $0.windowStart >= Self.guaranteedTime }, by: rate)
    }
    if found.isEmpty, newcomer != nil {
      found = ordered(all.filter { $0.address.map { $0.connections > share } ?? false }, by: \.lastUse)
    }
    evict(found.prefix(max(1, found.count / 64)))
    return !found.isEmpty
  }

  /// The connections of the addresses that have the most first; of one address, in ascending order of a number.
  private func ordered(_ connections: [Connection], by number: (Connection) -> Int) -> [Connection] {
    let loads = connections.map { (connection: $0, load: $0.address?.connections ?? 0, number: number($0)) }
    return loads.sorted { ($1.load, $0.number) < ($0.load, $1.number) }.map(\.connection)
  }

  private func evict(_ connections: some Sequence<Connection>) {
    for connection in connections {
      close(connection)
      core.counters.evicted.add(1)
    }
  }

  // MARK: Rate

  /// Starts to measure how fast a client takes its answer.
  func beginWindow(of connection: Connection) {
    connection.windowStart = clock.now
    connection.pendingBytes = connection.output.count + Int(platform_unsent(connection.socket))
    connection.deadline = clock.now + core.limits.responseTimeout * 1000
  }

  /// Bytes that the client has taken since then; bytes that the system still holds don't count.
  private func taken(by connection: Connection) -> Int {
    connection.pendingBytes - connection.output.count - Int(platform_unsent(connection.socket))
  }

  /// Bytes a second; a client that has only begun counts as fast.
  private func rate(of connection: Connection) -> Int {
    let time = clock.now - connection.windowStart
    return time < Self.guaranteedTime ? .max : taken(by: connection) * 1000 / time
  }

  /// Whether a client whose time is over has taken as much as it must, and gets time for the rest.
  func extendDeadline(_ connection: Connection) -> Bool {
    guard !connection.output.isEmpty,
      taken(by: connection) >= core.limits.minimumRate * core.limits.responseTimeout
    else { return false }
    beginWindow(of: connection)
    return true
  }
}
