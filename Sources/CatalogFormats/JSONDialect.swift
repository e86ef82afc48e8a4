import SourceSyntax

/// Which tool's JSON a file is, told by the keys it begins with.
///
/// The reading ends at the first key that only one of them has; nothing is decoded.
enum JSONDialect {
  /// A StoreKit configuration, or an object that is none of the others.
  case storeKit
  /// The catalog of Unity's in-app purchasing.
  case unity
  /// Products as Google's publishing API has them, one or a list.
  case playProducts

  /// Nil for what begins neither as an object nor as a list of products.
  static func of(_ source: SourceFile) -> JSONDialect? {
    source.bytes.withUnsafeBufferPointer { bytes in
      var scanner = JSONKeyScanner(bytes)
      if scanner.take(UInt8(ascii: "{")) { return dialect(ofObject: &scanner) ?? .storeKit }
      guard scanner.take(UInt8(ascii: "[")), scanner.take(UInt8(ascii: "{")) else { return nil }
      while let key = scanner.nextKey() {
        if playKeys.contains(key) { return .playProducts }
        scanner.skipValue()
      }
      return nil
    }
  }

  private static func dialect(ofObject scanner: inout JSONKeyScanner) -> JSONDialect? {
    while let key = scanner.nextKey() {
      if storeKitKeys.contains(key) { return .storeKit }
      if unityKeys.contains(key) { return .unity }
      if playKeys.contains(key) { return .playProducts }
      if key == "products" {
        var first = scanner
        if first.take(UInt8(ascii: "[")), first.take(UInt8(ascii: "{")) {
          while let key = first.nextKey() {
            if unityProductKeys.contains(key) { return .unity }
            first.skipValue()
          }
        }
      }
      scanner.skipValue()
    }
    return nil
  }

  private static let storeKitKeys: Set<String> = [
    "appPolicies", "identifier", "nonRenewingSubscriptions", "settings", "subscriptionGroups",
    "version",
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

  /// The next key of the object that is open, as it is written; nil at its end.
  mutating func nextKey() -> String? {
    _ = take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "\"")) else { return nil }
    let start = index
    skipString()
    let end = max(index - 1, start)
    guard take(UInt8(ascii: ":")) else { return nil }
    return String(decoding: bytes[start..<end], as: UTF8.self)
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
