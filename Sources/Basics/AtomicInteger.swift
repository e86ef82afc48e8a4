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

  /// Stores a value if the present one is as expected; returns whether it was.
  @inlinable public func replace(_ expected: Int, with value: Int) -> Bool {
    platform_atomic_replace(address, expected, value) != 0
  }
}

/// An object that is made when a thread first needs it; when several make it at once, all get the first.
public final class LazyReference<Object: AnyObject & Sendable>: Sendable {
  /// The address of the object, which this owns; 0 before there is one.
  private let address = AtomicInteger(0)

  public init() {}

  deinit { Self.reference(address.load())?.release() }

  public func object(_ make: () -> Object) -> Object {
    if let known = Self.reference(address.load()) { return known.takeUnretainedValue() }
    let made = Unmanaged.passRetained(make())
    if address.replace(0, with: Int(bitPattern: made.toOpaque())) { return made.takeUnretainedValue() }
    let first = Self.reference(address.load())?.takeUnretainedValue()
    defer { made.release() }
    return first ?? made.takeUnretainedValue()
  }

  private static func reference(_ address: Int) -> Unmanaged<Object>? {
    UnsafeRawPointer(bitPattern: address).map { Unmanaged.fromOpaque($0) }
  }
}
