import Basics

/// A value that several threads read and change.
final class Box<Value: Sendable>: Sendable {
  private let mutex: Lock<Value>

  init(_ value: Value) { mutex = Lock(value) }

  var value: Value {
    get { mutex.withLock { $0 } }
    set { mutex.withLock { $0 = newValue } }
  }

  func change(_ body: (inout Value) -> Void) { mutex.withLock { body(&$0) } }
}
