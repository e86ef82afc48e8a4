/// The last label of a web address, and how much it proves.
///
/// A missing space after a full stop ("500 gems.It is") and names such as "Mr.Gold" look like
/// addresses; so only domains count that are much used, written in one case with the rest, and those
/// that sentences begin or end with count only with a path or after `www`.
enum TopLevelDomain {
  static let plain: Set<String> = [
    "com", "net", "org", "edu", "gov", "io", "cn", "hk", "tw", "jp", "kr", "uk", "fr", "ru", "ua",
    "br", "mx", "vn", "th", "tr", "eu", "cz", "nl", "de", "pl", "ca", "au", "sg", "gg", "tv", "cc",
    "ai", "xyz", "dev", "icu", "app", "shop", "store", "online", "site", "club", "biz", "info",
  ]

  static let ambiguous: Set<String> = [
    "vip", "live", "top", "fun", "pro", "link", "page", "me", "co", "to", "ly", "it", "es", "pt",
    "id", "in", "us", "is", "be", "ch", "at", "se", "no", "fi", "dk", "my", "ph", "la", "im", "so",
    "do", "am", "st", "sh", "world", "games", "game", "chat", "best", "name", "gl", "ink",
  ]

  /// Those that are written in capitals, too: "EXAMPLE.COM", but not "GOLD.APP".
  static let capital: Set<String> = ["com", "net", "org", "cn"]
}
