#if canImport(os)
  public import os
#else
  public import Synchronization
#endif

/// A value that one thread at a time uses.
///
/// The standard library's `Mutex` needs macOS 15 or iOS 18. On Apple's systems, this uses the lock that
/// exists from macOS 13 and iOS 16 on.
public final class Lock<Value>: Sendable {
  #if canImport(os)
    @usableFromInline let lock = OSAllocatedUnfairLock()
    /// The address of the value. A number, because this class alone uses it as a pointer, with the lock held.
    @usableFromInline let address: UInt
  #else
    @usableFromInline let mutex: Mutex<Value>
  #endif

  @inlinable public init(_ value: sending Value) {
    #if canImport(os)
      let pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)
      pointer.initialize(to: value)
      address = UInt(bitPattern: pointer)
    #else
      mutex = Mutex(value)
    #endif
  }

  #if canImport(os)
    deinit {
      pointer.deinitialize(count: 1)
      pointer.deallocate()
    }

    @usableFromInline var pointer: UnsafeMutablePointer<Value> {
      guard let pointer = UnsafeMutablePointer<Value>(bitPattern: address) else {
        preconditionFailure("allocated memory has no address")
      }
      return pointer
    }
  #endif

  /// Waits until no other thread uses the value, and uses it. `body` must not use the same lock.
  @inlinable public func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    #if canImport(os)
      lock.lock()
      defer { lock.unlock() }
      return try body(&pointer.pointee)
    #else
      return try mutex.withLock(body)
    #endif
  }
}
