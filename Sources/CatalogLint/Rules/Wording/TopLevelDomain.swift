/// The last label of a web address, and how reliable it is as a sign of one.
///
/// A missing space after a period ("500 gems.It is") and names such as "Mr.Gold" look like
/// addresses. So only widely used domains count, in the same case as the rest, and domains that
/// sentences begin or end with only count with a path or after `www`.
enum TopLevelDomain {
  static let plain: Set<String> = [
    "com", "net", "org", "edu", "gov", "io", "cn", "hk", "tw", "jp", "kr", "uk", "fr", "ru", "ua", "br", "mx", "vn",
    "th", "tr", "eu", "cz", "nl", "de", "pl", "ca", "au", "sg", "gg", "tv", "cc", "ai", "xyz", "dev", "icu", "app",
    "shop", "store", "online", "site", "club", "biz", "info",
  ]

  static let ambiguous: Set<String> = [
    "vip", "live", "top", "fun", "pro", "link", "page", "me", "co", "to", "ly", "it", "es", "pt", "id", "in", "us",
    "is", "be", "ch", "at", "se", "no", "fi", "dk", "my", "ph", "la", "im", "so", "do", "am", "st", "sh", "world",
    "games", "game", "chat", "best", "name", "gl", "ink",
  ]

  /// The domains that also occur in capitals: "EXAMPLE.COM", but not "GOLD.APP".
  static let capital: Set<String> = ["com", "net", "org", "cn"]
}
