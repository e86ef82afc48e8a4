internal import Basics
internal import CPlatform

/// The address of a client, as far as limits are counted: an IPv4 address, or the first 64 bits of an
/// IPv6 address, the usual allotment of one subscriber.
struct ClientAddress: Hashable, CustomStringConvertible {
  private let high: UInt64
  private let low: UInt64
  /// The other half of an IPv6 address, which is not counted separately.
  private let rest: UInt64

  static func == (one: ClientAddress, other: ClientAddress) -> Bool { one.high == other.high && one.low == other.low }

  func hash(into hasher: inout Hasher) {
    hasher.combine(high)
    hasher.combine(low)
  }

  /// Nil for clients of a Unix socket.
  init?(_ address: borrowing sockaddr_storage) {
    let family = Int32(address.ss_family)
    let (four, first, second) = withUnsafeBytes(of: address) { bytes in
      (
        UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self)),
        UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)),
        UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 16, as: UInt64.self))
      )
    }
    switch family {
    case AF_INET: (high, low, rest) = (0, UInt64(four), 0)
    case AF_INET6 where first == 0 && second >> 32 == 0xFFFF: (high, low, rest) = (0, second & 0xFFFF_FFFF, 0)
    // Distinct from every IPv4 address, the loopback address included.
    case AF_INET6: (high, low, rest) = (first, Self.isLong, second)
    default: return nil
    }
  }

  private static let isLong: UInt64 = 1 << 63

  var description: String {
    if low == Self.isLong {
      return [high, rest].flatMap { half in
        stride(from: 48, through: 0, by: -16).map { String(half >> $0 & 0xFFFF, radix: 16) }
      }.joined(separator: ":")
    }
    return stride(from: 24, through: 0, by: -8).map { "\(low >> $0 & 0xFF)" }.joined(separator: ".")
  }
}

/// The use that one address makes of the server, shared by all threads.
final class AddressUse: Sendable {
  let address: ClientAddress
  fileprivate let count = AtomicInteger(0)
  /// Connections on which a client waits for something new.
  let waiting = AtomicInteger(0)
  /// The time at which the budget covers the requests so far, in nanoseconds of monotonic time.
  private let paidUntil = Lock(0)

  init(_ address: ClientAddress) { self.address = address }

  var connections: Int { count.load() }

  func isPaid(at time: Int) -> Bool { paidUntil.withLock { $0 <= time } }

  /// Counts a request; returns the seconds to wait if there were too many.
  ///
  /// - Parameters:
  ///   - rate: Requests a second.
  ///   - burst: Requests that may come at once.
  func refusal(rate: Int, burst: Int, now: Int) -> Int? {
    let cost = 1_000_000_000 / rate
    return paidUntil.withLock { paid in
      let next = max(paid, now) + cost
      let excess = next - now - burst * cost
      if excess > 0 { return (excess + 999_999_999) / 1_000_000_000 }
      paid = next
      return nil
    }
  }
}

/// The addresses with open connections, and the addresses whose requests are still counted.
final class AddressTable: Sendable {
  /// Beyond this number, addresses without connections are forgotten at once.
  private static let maximumIdle = 100_000

  private let uses = Lock<[ClientAddress: AddressUse]>([:])

  /// Counts a new connection.
  func open(_ address: ClientAddress) -> AddressUse {
    uses.withLock { uses in
      let use = uses[address] ?? AddressUse(address)
      use.count.add(1)
      uses[address] = use
      return use
    }
  }

  func close(_ use: AddressUse) {
    uses.withLock { uses in
      let left = use.count.add(-1)
      if left == 0, use.isPaid(at: LoopClock.nanoseconds) || uses.count > Self.maximumIdle { uses[use.address] = nil }
    }
  }

  /// Forgets addresses that no longer matter.
  func sweep() {
    let now = LoopClock.nanoseconds
    uses.withLock { uses in
      for (address, use) in uses where use.connections == 0 && use.isPaid(at: now) { uses[address] = nil }
    }
  }
}
