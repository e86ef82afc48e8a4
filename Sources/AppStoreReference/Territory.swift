import Basics

/// One of the 175 storefronts of the App Store.
///
/// Identified by ISO 3166-1 alpha-3 codes, except Kosovo, for which the store uses `XKS`. The API's
/// own enumeration of territories has 233 values, because it covers more than storefronts, and
/// would accept places where the store doesn't sell. One byte; compares in the order of the codes.
public struct Territory: Hashable, Sendable {
  let index: UInt8

  /// The storefront with an alpha-3 code in capitals, such as `CHN`.
  public init?(_ code: some StringProtocol) {
    guard let packed = PackedLetters.pack(code.utf8, count: 3) else { return nil }
    self.init(packed: packed)
  }

  /// The storefront with an alpha-3 code in capitals, such as `CHN`.
  public init?(_ code: String) {
    guard let packed = PackedLetters.pack(code.utf8, count: 3) else { return nil }
    self.init(packed: packed)
  }

  /// The storefront with an ISO 3166-1 alpha-2 code in capitals, such as `CN`.
  public init?(alpha2: some StringProtocol) {
    guard let packed = PackedLetters.pack(alpha2.utf8, count: 2),
      let index = Self.table.alpha2.firstIndex(of: UInt16(packed))
    else { return nil }
    self.index = UInt8(index)
  }

  init?(packed: UInt32) {
    guard let index = Self.table.codes.binarySearch(packed) else { return nil }
    self.index = UInt8(index)
  }

  init(index: UInt8) { self.index = index }

  /// The store's code: alpha-3, such as `CHN`.
  public var code: String { PackedLetters.text(packed, count: 3) }

  /// The ISO 3166-1 alpha-2 code, such as `CN`; `XK` for Kosovo.
  public var alpha2: String { PackedLetters.text(UInt32(Self.table.alpha2[Int(index)]), count: 2) }

  /// The store's English name, such as `China mainland`.
  public var name: String { Self.table.names[Int(index)] }

  /// The currency that customers of the storefront pay in.
  public var currency: CurrencyCode { Self.table.currencies[Int(index)] }

  /// Its names in Chinese, Japanese, Korean and further languages, with commas between them.
  var otherNames: String { Self.table.otherNames[Int(index)] }

  /// Its names that occur in lists of storefronts alone, with commas between them.
  var furtherNames: String { Self.table.furtherNames[Int(index)] }

  var packed: UInt32 { Self.table.codes[Int(index)] }
}

extension Territory {
  /// The 175 storefronts in the order of their codes.
  public static let all: [Territory] = table.codes.indices.map { Territory(index: UInt8($0)) }

  /// The source of the list of storefronts and their currencies.
  public static let source = FactSource.territoryLists

  private static let table = Table()

  private struct Table {
    var codes: [UInt32] = []
    var alpha2: [UInt16] = []
    var currencies: [CurrencyCode] = []
    var names: [String] = []
    var furtherNames: [String] = []
    var otherNames: [String] = []

    init() {
      for row in EmbeddedTable.rows(of: PackageResources.territories_tsv) {
        guard row.count == 6, let code = PackedLetters.pack(row[0].utf8, count: 3),
          let short = PackedLetters.pack(row[1].utf8, count: 2), let currency = CurrencyCode(row[2])
        else { continue }
        codes.append(code)
        alpha2.append(UInt16(short))
        currencies.append(currency)
        names.append(row[3])
        furtherNames.append(row[4])
        otherNames.append(row[5])
      }
    }
  }
}

extension Territory: Comparable {
  public static func < (left: Territory, right: Territory) -> Bool { left.index < right.index }
}

extension Territory: CustomStringConvertible { public var description: String { code } }

extension CurrencyCode {
  /// The storefronts that sell in this currency, in the order of their codes.
  public var storefronts: [Territory] { Territory.all.filter { $0.currency == self } }
}
