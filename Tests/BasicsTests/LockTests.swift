import Basics
import Dispatch
import Testing

@Suite("Threads share values without losing any") struct LockTests {
  private struct Refusal: Error, Equatable {}

  @Test("a lock lets one thread at a time change a value") func oneAtATime() {
    let lock = Lock<[Int]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for number in 0..<500 { lock.withLock { $0.append(thread * 500 + number) } }
    }
    #expect(lock.withLock { $0.sorted() } == Array(0..<4000))
  }

  @Test("a lock is free after an error, whose type it keeps") func errors() {
    let lock = Lock(1)
    do throws(Refusal) {
      try lock.withLock { (value) throws(Refusal) in
        value = 2
        throw Refusal()
      }
    } catch { #expect(error == Refusal()) }
    #expect(lock.withLock { $0 } == 2)
  }

  @Test("a lock frees its value") func release() {
    final class Object: Sendable {}
    weak var object: Object?
    do {
      let lock = Lock(Object())
      object = lock.withLock { $0 }
      #expect(object != nil)
    }
    #expect(object == nil)
  }

  @Test("additions and exchanges of several threads are all counted") func atomicIntegers() {
    let sum = AtomicInteger(0)
    let exchanged = AtomicInteger(0)
    let added = AtomicInteger(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<500 {
        sum.add(2)
        exchanged.add(added.exchange(0))
        added.add(1)
      }
    }
    #expect(sum.load() == 8000)
    #expect(exchanged.load() + added.load() == 4000)
    sum.store(-1)
    #expect(sum.add(-1) == -2)
  }
}
