public import CPlatform

/// An integer that threads share without waiting for each other. Writes of a thread before it stores
/// a number are visible to the threads that load it.
///
/// The standard library's `Atomic` needs macOS 15 or iOS 18.
public struct AtomicInteger: ~Copyable, Sendable {
  @usableFromInline let address: UInt

  @inlinable public init(_ value: Int) { address = platform_atomic_make(value) }

  @inlinable deinit { platform_atomic_free(address) }

  @inlinable public func load() -> Int { platform_atomic_load(address) }

  @inlinable public func store(_ value: Int) { platform_atomic_store(address, value) }

  /// Returns the sum, which wraps around on overflow.
  @discardableResult @inlinable public func add(_ value: Int) -> Int { platform_atomic_add(address, value) }

  /// Returns the value before.
  @inlinable public func exchange(_ value: Int) -> Int { platform_atomic_exchange(address, value) }
}
