/// A value that was given as `KEY=VALUE`.
public struct Assignment<Value: Sendable>: Sendable {
  public let key: String
  public let value: Value

  public init(key: String, value: Value) {
    self.key = key
    self.value = value
  }
}

extension Assignment: Equatable where Value: Equatable {}
