public import AppStoreReference

/// A rule by which the prices of products in other storefronts follow from their base prices.
///
/// The values are kept as written: `IND IDN 0.35` multiplies the base price in two storefronts.
public struct PricePolicy: Sendable, Hashable {
  public var name: String
  /// Storefronts and their common multiplier, such as `IND IDN 0.35`.
  public var multipliers: [String]
  /// The amounts of currencies that are worth the same, such as `USD 1` and `INR 88.5`.
  public var rates: [String]
  /// The paths of tables with multipliers or rates, relative to the catalog file; inline values precede them.
  public var tables: [String]
  /// The multiplier of all other storefronts, or `store` for the price that the store derives.
  public var others: String?
  public var rounding: Rounding?
  /// The lowest prices, such as `INR 49`.
  public var floors: [String]
  /// The highest price, as a multiple of the converted base price; nil for no limit.
  public var cap: String?
  /// The storefronts whose price is left to the store.
  public var except: [Territory]

  /// The choice among the price points near an amount.
  public enum Rounding: String, Sendable, Hashable, CaseIterable {
    /// A usual ending of the currency, if there is one nearby.
    case usual
    case nearest
    /// The lowest point that is not below the amount.
    case up
    /// The amount itself, which has to be a price point.
    case none
  }

  public init(
    name: String, multipliers: [String] = [], rates: [String] = [], tables: [String] = [], others: String? = nil,
    rounding: Rounding? = nil, floors: [String] = [], cap: String? = nil, except: [Territory] = []
  ) {
    self.name = name
    self.multipliers = multipliers
    self.rates = rates
    self.tables = tables
    self.others = others
    self.rounding = rounding
    self.floors = floors
    self.cap = cap
    self.except = except
  }

  /// The word for storefronts whose price is left to the store.
  static let store = "store"
}

extension PricePolicy: CatalogRecord {
  public static let kind = RecordKind.pricePolicy
  public static let empty = PricePolicy(name: "")

  public var naturalKey: [String] { [name] }

  public static let fields: [Field<PricePolicy>] = [
    Field(
      "name", .text(.name, get: { $0.name }, set: { $0.name = $1 ?? "" }), is: .required,
      "The name by which products refer to it."),
    Field(
      "multipliers", list(.storefrontNumbers, each: "multiplier", \.multipliers),
      "What the base price is multiplied by, such as \"IND IDN 0.35\": storefronts, and a number."),
    Field(
      "rates", list(.currencyNumber, each: "rate", \.rates),
      "Amounts of the same worth, such as \"USD 1\" and \"INR 88.5\", to convert the base price."),
    Field(
      "tables", list(.text, each: "table", \.tables),
      "CSV files beside the catalog with the columns territory and multiplier, or currency and rate."),
    Field(
      "others", .text(\.others, .pattern(.otherMultiplier)), is: .required,
      "The multiplier of all other storefronts, or \"store\" for the prices that the store derives."),
    Field(
      "rounding",
      .choice(
        among: Rounding.allCases.map(\.rawValue), get: { $0.rounding?.rawValue },
        set: { $0.rounding = Rounding(rawValue: $1) }),
      is: .required,
      "The price point that is taken: one with a usual ending of the currency, the nearest, the next above (\"up\"), "
        + "or the amount itself (\"none\")."),
    Field(
      "floors", list(.currencyNumber, each: "floor", \.floors), "The lowest prices, such as \"INR 49\"."),
    Field(
      "cap", .text(\.cap, .pattern(.multiplier)),
      "The highest price, as a multiple of the base price in the storefront's currency."),
    Field(
      "except",
      .texts(
        .oneOf(Territory.all.map(\.code)), each: "storefront",
        get: { $0.except.isEmpty ? nil : $0.except.map(\.code) },
        set: { $0.except = ($1 ?? []).compactMap { Territory($0) } }),
      "The storefronts whose prices are left to the store."),
  ]

  private static func list(
    _ form: FieldForm, each element: String, _ path: any WritableKeyPath<PricePolicy, [String]> & Sendable
  ) -> Field<PricePolicy>.Content {
    .texts(
      form, each: element, get: { $0[keyPath: path].isEmpty ? nil : $0[keyPath: path] },
      set: { $0[keyPath: path] = $1 ?? [] })
  }
}

extension FieldForm {
  fileprivate static let storefrontNumbers = FieldForm.pattern(
    FieldPattern(
      "storefronts and a number of at most 10, such as \"IND IDN 0.35\"",
      "^([A-Z]{3} +)+[0-9]{1,9}(\\.[0-9]{1,9})?$",
      { PolicyEntry($0, { Territory($0) }).map { $0.number <= .mostMultiplier } ?? false }, mistake: mistake))

  /// The first part of a multiplier that can't be read, as people know it from spreadsheets.
  @Sendable private static func mistake(in text: String) -> String? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count > 1, let last = words.last else { return nil }
    for word in words.dropLast() where Territory(word) == nil {
      if let meant = Territory(word.uppercased()) ?? Territory(alpha2: word.uppercased()) ?? Territory(named: word) {
        return "write \(meant) for \(meant.name)"
      }
      return word.hasSuffix(",")
        ? "write storefronts without commas" : "no storefront has the code \"\(word.prefix(60))\""
    }
    if let number = PolicyNumber(last) { return number > .mostMultiplier ? "\(last) is above 10" : nil }
    if last.hasSuffix("%") { return "write 35 percent as 0.35" }
    return PolicyNumber(last.replacing(",", with: ".")) == nil ? nil : "write a point instead of the comma"
  }

  fileprivate static let currencyNumber = FieldForm.pattern(
    FieldPattern("a currency and a number, such as \"INR 88.5\"", "^[A-Z]{3} +[0-9]{1,9}(\\.[0-9]{1,9})?$") { text in
      PolicyEntry(text, { CurrencyCode($0).flatMap { $0.storefronts.isEmpty ? nil : $0 } })?.keys.count == 1
    })
}

extension FieldPattern {
  fileprivate static let multiplier = FieldPattern(
    "a number such as 0.9, of at most 10", "^[0-9]{1,2}(\\.[0-9]{1,9})?$", isNumeric: true
  ) { PolicyNumber($0).map { $0 <= .mostMultiplier } ?? false }

  fileprivate static let otherMultiplier = FieldPattern(
    "a number such as 0.9, of at most 10, or \"store\"", "^([0-9]{1,2}(\\.[0-9]{1,9})?|store)$", isNumeric: true
  ) { $0 == PricePolicy.store || multiplier.matches($0) }
}

/// A positive number with at most nine decimals, kept exactly.
public struct PolicyNumber: Sendable, Hashable, Comparable {
  /// In billionths.
  let billionths: Int

  package static let mostMultiplier = PolicyNumber(billionths: 10 * one)
  static let one = 1_000_000_000

  private init(billionths: Int) { self.billionths = billionths }

  /// Reads digits with up to nine decimals after `.`; nil for zero and anything else.
  public init?(_ text: some StringProtocol) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ (1...9).contains($0.count) }),
      parts.allSatisfy({ $0.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    var value = 0
    for digit in parts[0] { value = value * 10 + Int(digit - 0x30) }
    let decimals = parts.count == 2 ? Array(parts[1]) : []
    for place in 0..<9 { value = value * 10 + (place < decimals.count ? Int(decimals[place] - 0x30) : 0) }
    guard value > 0 else { return nil }
    billionths = value
  }

  public static func < (one: PolicyNumber, other: PolicyNumber) -> Bool { one.billionths < other.billionths }
}

/// An entry of a list of a policy: some keys, and a number.
struct PolicyEntry<Key> {
  let keys: [Key]
  let number: PolicyNumber
  /// The number as written.
  let text: String

  init?(_ entry: String, _ key: (String) -> Key?) {
    let words = entry.split(separator: " ").map(String.init)
    guard words.count > 1, let last = words.last, let number = PolicyNumber(last) else { return nil }
    let keys = words.dropLast().compactMap(key)
    guard keys.count == words.count - 1 else { return nil }
    self.keys = keys
    self.number = number
    text = last
  }
}
