internal import Basics

/// Keeps requests within both limits of the API: the hour's, which responses state, and the minute's,
/// which Apple doesn't document.
public struct PaceKeeper: Sendable {
  /// Requests in any minute; about 300 to 350 were seen to be accepted.
  public static let usualPerMinute = 270
  /// Requests in any hour, until a response states it.
  public static let usualPerHour = 3_500

  private var perMinute = Double(usualPerMinute)
  private var recent: [Double] = []
  /// The requests left in the hour, according to the last response that said so.
  public private(set) var remainingInHour: Int?
  /// Our own limit, beyond which a number can't be a limit of the store.
  private static let mostPerHour = 1_000_000

  /// The limit of the hour, according to the last response that said so.
  public private(set) var limitOfHour: Int?
  private var generator: SplitMix

  /// - Parameter seed: The seed for the jitter of pauses.
  public init(seed: UInt64) { generator = SplitMix(state: seed) }

  /// The seconds to wait before the next request is sent.
  mutating func delay(now: Double) -> Double {
    recent.removeAll { $0 <= now - 60 }
    guard recent.count >= Int(perMinute) else { return 0 }
    return max(recent[recent.count - Int(perMinute)] + 60 - now, 0)
  }

  mutating func sent(at now: Double) { recent.append(now) }

  mutating func received(_ response: StoreResponse) {
    perMinute = min(perMinute * 1.002, Double(Self.usualPerMinute))
    guard let field = response.field("X-Rate-Limit") else { return }
    for part in field.split(separator: ";") {
      let pair = part.split(separator: ":")
      guard pair.count == 2, let number = Int(pair[1].filter { $0 != " " }), 0...Self.mostPerHour ~= number else {
        continue
      }
      switch pair[0].filter({ $0 != " " }) {
      case "user-hour-lim": limitOfHour = number
      case "user-hour-rem": remainingInHour = number
      default: break
      }
    }
  }

  /// The seconds to wait after a response with the status 429.
  mutating func pause(after response: StoreResponse, now: Double, attempt: Int) -> Double {
    perMinute = max(perMinute / 2, 20)
    if let wait = response.field("Retry-After").flatMap({ Double($0) }), wait >= 0 {
      return min(wait, 3_600) + jitter()
    }
    if remainingInHour == 0 { return 300 + jitter() }
    // The time until the next full minute.
    return 60 - now.truncatingRemainder(dividingBy: 60) + jitter()
  }

  /// The seconds to wait before a failed request is tried again.
  mutating func pause(attempt: Int) -> Double {
    let most = min(Double(1 << min(attempt, 5)), 30)
    return most / 2 + most / 2 * generator.unit()
  }

  private mutating func jitter() -> Double { 1 + 2 * generator.unit() }
}
