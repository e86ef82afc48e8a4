/// The way a scalar is written.
public enum ScalarStyle: UInt8, Sendable, Hashable, CaseIterable {
  /// Without quotes; in JSON a number, `true`, `false` or `null`.
  case plain
  case singleQuoted
  case doubleQuoted
  /// A block scalar with `|`.
  case literal
  /// A block scalar with `>`.
  case folded
}
