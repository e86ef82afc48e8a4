import Basics

/// One of the 50 locales that texts of the store can be written in.
///
/// The codes don't follow a single pattern: some have a region (`de-DE`), others don't (`ja`), two
/// have a script (`zh-Hans`); there is one Traditional Chinese for Taiwan, Hong Kong and Macau, and
/// no `en-IN`. One byte; compares in the order of the codes.
public struct StoreLocale: Hashable, Sendable {
  /// The index in the list of all locales, for tables.
  public let index: UInt8

  /// The locale of exactly this code, capitals included; ``resolving(_:)`` is for other spellings.
  public init?(_ code: some StringProtocol) { self.init(utf8: code.utf8) }

  /// The locale of exactly this code, capitals included; ``resolving(_:)`` is for other spellings.
  public init?(_ code: String) { self.init(utf8: code.utf8) }

  /// The locale whose code is spelled by these bytes.
  public init?(utf8: some Sequence<UInt8>) {
    guard let packed = Self.pack(utf8), let index = Self.table.packed.binarySearch(packed) else { return nil }
    self.index = UInt8(index)
  }

  init(index: Int) { self.index = UInt8(index) }

  /// The code App Store Connect uses, such as `zh-Hans`.
  public var code: String { row.code }
  /// The code as a `.storekit` file spells it, such as `zh_Hans`.
  public var storeKitCode: String { row.storeKitCode }
  /// The language alone, such as `zh`.
  public var language: String { row.language }
  /// The name in English, such as `Chinese (Simplified)`.
  public var englishName: String { row.englishName }
  public var script: StoreScript { row.script }
  public var isRightToLeft: Bool { row.script.isRightToLeft }
  /// Whether it is one of the eleven added in spring 2026, whose use for in-app purchases, beyond
  /// app metadata, is not confirmed.
  public var addedIn2026: Bool { row.addedIn2026 }

  var row: Row { Self.table.rows[Int(index)] }
}

extension StoreLocale {
  /// The 50 locales in the order of their codes.
  public static let all: [StoreLocale] = table.rows.indices.map { StoreLocale(index: $0) }

  /// The source of the list of locales.
  public static let source = FactSource.localeShortcodes

  static let table = Table()

  struct Row {
    let code: String
    let storeKitCode: String
    let language: String
    let englishName: String
    let script: StoreScript
    let addedIn2026: Bool
    /// Decimal mark, group mark, grouping, and a price.
    let notation: [String]
    /// Spellings that mean the same, separated by spaces.
    let otherSpellings: String
    let storefronts: String
  }

  struct Table {
    /// The codes, ascending, for lookup.
    var packed: [UInt64] = []
    var rows: [Row] = []

    init() {
      for cells in EmbeddedTable.rows(of: PackageResources.locales_tsv) {
        guard cells.count == 10, let packed = StoreLocale.pack(cells[0].utf8),
          let script = StoreScript(rawValue: cells[1])
        else { continue }
        let code = cells[0]
        self.packed.append(packed)
        rows.append(
          Row(
            code: code, storeKitCode: LanguageTag.underscored(code), language: String(code.prefix { $0 != "-" }),
            englishName: cells[9], script: script, addedIn2026: !cells[2].isEmpty, notation: Array(cells[3...6]),
            otherSpellings: cells[7], storefronts: cells[8]))
      }
    }
  }

  /// A code of at most eight bytes, none of them zero, in one word, so that words compare like
  /// codes.
  private static func pack(_ bytes: some Sequence<UInt8>) -> UInt64? {
    var packed: UInt64 = 0
    var shift: UInt64 = 64
    for byte in bytes {
      guard shift > 0, byte != 0 else { return nil }
      shift -= 8
      packed |= UInt64(byte) << shift
    }
    return packed
  }
}

extension StoreLocale: Comparable {
  public static func < (left: StoreLocale, right: StoreLocale) -> Bool { left.index < right.index }
}

extension StoreLocale: CustomStringConvertible { public var description: String { code } }
