/// The severity of a problem; an error is greater than a warning, and a warning is greater than
/// information.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  case info
  case warning
  case error

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }

  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}
