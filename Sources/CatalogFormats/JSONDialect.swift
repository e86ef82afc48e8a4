import SourceSyntax

/// Which tool's JSON a file is, told by its keys and the types of its resources.
///
/// The reading ends at the first place that only one of them has; nothing is decoded.
enum JSONDialect {
  /// A StoreKit configuration, or an object that is none of the others.
  case storeKit
  /// Answers of the App Store Connect API, or a manifest of requests to it: one, a list of them, or
  /// either in an object whose keys name them.
  case appStoreConnect
  /// The catalog of Unity's in-app purchasing.
  case unity
  /// Products as Google's publishing API has them, one or a list.
  case playProducts
  /// Shopkeeper's own catalog with its keys.
  case catalog
  /// A list that is none of the others: of product IDs, or of objects that have one.
  case productList

  /// Nil for what begins neither as an object nor as a list.
  static func of(_ source: SourceFile) -> JSONDialect? {
    source.bytes.withUnsafeBufferPointer { bytes in
      var scanner = JSONKeyScanner(bytes)
      if scanner.take(UInt8(ascii: "{")) { return dialect(ofObject: &scanner) ?? .storeKit }
      guard scanner.next == UInt8(ascii: "[") else { return nil }
      var answers = scanner
      if answers.holdsAnswers(depth: 0) { return .appStoreConnect }
      if scanner.take(UInt8(ascii: "[")), scanner.take(UInt8(ascii: "{")) {
        while let key = scanner.nextKey() {
          if playKeys.contains(key) { return .playProducts }
          scanner.skipValue()
        }
      }
      return .productList
    }
  }

  private static func dialect(ofObject scanner: inout JSONKeyScanner) -> JSONDialect? {
    var resource = ConnectResourceMarks()
    while let key = scanner.nextKey() {
      if resource.tells(key, scanner) { return .appStoreConnect }
      if catalogKeys.contains(key) { return .catalog }
      if storeKitKeys.contains(key) { return .storeKit }
      if unityKeys.contains(key) { return .unity }
      if playKeys.contains(key) { return .playProducts }
      let value = scanner
      // The pages of an answer may go by any name, those of the others' keys too.
      if scanner.holdsAnswers() { return .appStoreConnect }
      if let told = dialect(ofValue: value, under: key) { return told }
    }
    return nil
  }

  /// What a key tells by its value: lists of StoreKit's are objects by key in a catalog.
  private static func dialect(
    ofValue value: JSONKeyScanner, under key: String
  ) -> JSONDialect? {
    var value = value
    switch key {
    case "version": return value.next == UInt8(ascii: "\"") ? nil : .storeKit
    case "catalog":
      let isContainer = value.next == UInt8(ascii: "{") || value.next == UInt8(ascii: "[")
      return isContainer ? nil : .catalog
    case "products", "subscriptionGroups":
      if value.next == UInt8(ascii: "{") { return .catalog }
      if key == "subscriptionGroups" { return .storeKit }
      guard value.take(UInt8(ascii: "[")), value.take(UInt8(ascii: "{")) else { return nil }
      while let key = value.nextKey() {
        if unityProductKeys.contains(key) { return .unity }
        value.skipValue()
      }
      return nil
    default: return nil
    }
  }

  private static let catalogKeys: Set<String> = ["currencies", "templates", "retired"]
  private static let storeKitKeys: Set<String> = [
    "appPolicies", "identifier", "nonRenewingSubscriptions", "settings",
  ]
  private static let unityKeys: Set<String> = [
    "appleSKU", "appleTeamID", "enableCodelessAutoInitialization",
    "enableUnityGamingServicesAutoInitialization",
  ]
  private static let unityProductKeys: Set<String> = [
    "storeIDs", "defaultDescription", "applePriceTier", "googlePrice", "payouts",
  ]
  private static let playKeys: Set<String> = [
    "sku", "purchaseType", "defaultPrice", "listings", "inappproduct",
  ]
}

/// What makes an object an answer of the App Store Connect API, one of its resources, or a manifest.
private struct ConnectResourceMarks {
  private var hasType = false
  private var hasID = false

  /// Whether a key and the value that comes next settle it.
  mutating func tells(_ key: String, _ scanner: JSONKeyScanner) -> Bool {
    var value = scanner
    switch key {
    case "data", "included":
      if value.take(UInt8(ascii: "[")), value.take(UInt8(ascii: "]")) { return true }
      guard value.take(UInt8(ascii: "{")) else { return false }
      // One resource; the first object of a list is one too.
      while let key = value.nextKey() {
        if key == "type", value.next == UInt8(ascii: "\"") { return true }
        value.skipValue()
      }
      return false
    case "errors": return value.take(UInt8(ascii: "[")) && value.next == UInt8(ascii: "{")
    case "format": return value.takeString() == RequestManifest.format
    case "type": hasType = value.takeString().map(ConnectTypes.known.contains) ?? false
    case "id": hasID = value.next == UInt8(ascii: "\"")
    default: return false
    }
    return hasType && hasID
  }
}

/// Steps over JSON from key to key; what is no JSON ends it.
private struct JSONKeyScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Steps over a byte if it comes next.
  mutating func take(_ byte: UInt8) -> Bool {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  /// The byte that comes next, blanks apart; nil at the end.
  var next: UInt8? {
    bytes[index...].first { $0 > 0x20 }
  }

  /// Steps over a string if it comes next, and gives it as it is written.
  mutating func takeString() -> String? {
    guard take(UInt8(ascii: "\"")) else { return nil }
    let start = index
    skipString()
    return String(decoding: bytes[start..<max(index - 1, start)], as: UTF8.self)
  }

  /// The next key of the object that is open, as it is written; nil at its end.
  mutating func nextKey() -> String? {
    _ = take(UInt8(ascii: ","))
    guard let key = takeString(), take(UInt8(ascii: ":")) else { return nil }
    return key
  }

  /// Steps over a value up to the first place that tells of the App Store Connect API; whether there
  /// is one.
  ///
  /// - Parameter depth: How many lists and objects the value stands in. Dumps wrap answers in few.
  mutating func holdsAnswers(depth: Int = 1) -> Bool {
    guard depth <= ConnectAnswers.deepestWrapping else {
      skipValue()
      return false
    }
    if take(UInt8(ascii: "{")) {
      var resource = ConnectResourceMarks()
      while let key = nextKey() {
        if resource.tells(key, self) || holdsAnswers(depth: depth + 1) { return true }
      }
      _ = take(UInt8(ascii: "}"))
    } else if take(UInt8(ascii: "[")) {
      repeat {
        if holdsAnswers(depth: depth + 1) { return true }
      } while take(UInt8(ascii: ","))
      _ = take(UInt8(ascii: "]"))
    } else {
      skipValue()
    }
    return false
  }

  /// Steps over a value, whatever is in it.
  mutating func skipValue() {
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        skipString()
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0: return
      default: break
      }
      index += 1
    }
  }

  /// Steps behind the quote that closes a string.
  private mutating func skipString() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "\""):
        index += 1
        return
      default: index += 1
      }
    }
    index = bytes.count
  }
}
