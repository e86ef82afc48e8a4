/// A sign or name that several countries share, so that the locale says which currency it is.
enum CurrencySign: String, Sendable, CaseIterable {
  case dollar = "$"
  case yen = "¥"
  /// 元, and 块.
  case yuan = "元"
  case krone = "kr"
  case pound = "£"
  case rupee = "Rs"
  case peso
}
