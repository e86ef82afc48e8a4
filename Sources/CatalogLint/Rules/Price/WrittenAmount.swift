import AppStoreReference

extension Money {
  /// The amount as on a price tag, without the currency: two decimals or none (`5.90`, `40`).
  var written: String {
    let cents = hundredths % 100
    if cents == 0 { return String(hundredths / 100) }
    return "\(hundredths / 100).\(cents < 10 ? "0" : "")\(cents)"
  }
}
