/// A value with the source that vouches for it.
///
/// A rule tests against ``value`` and cites ``source``, so that rules don't contain unexplained
/// numbers about the store.
public struct Fact<Value: Sendable>: Sendable {
  public let value: Value
  public let source: FactSource

  public init(_ value: Value, from source: FactSource) {
    self.value = value
    self.source = source
  }
}

extension Fact: Equatable where Value: Equatable {}
extension Fact: Hashable where Value: Hashable {}
