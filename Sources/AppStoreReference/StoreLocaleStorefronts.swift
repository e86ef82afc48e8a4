extension StoreLocale {
  /// The storefronts that show texts of this locale to customers who read its language, the main
  /// one first.
  ///
  /// Apart from these, every storefront falls back to the app's primary locale when none of its own
  /// languages is available.
  public var storefronts: [Territory] { Self.reach[Int(index)].storefronts }

  /// The main storefront of the locale, such as China mainland for `zh-Hans`.
  public var primaryStorefront: Territory { storefronts[0] }

  /// The currencies of ``storefronts``: those that an amount in a text of this locale may be in.
  public var currencies: CurrencySet { Self.reach[Int(index)].currencies }

  /// Where the storefronts of each locale come from.
  public static let storefrontSource = FactSource.appStoreLocalizations

  private struct Reach {
    let storefronts: [Territory]
    let currencies: CurrencySet
  }

  private static let reach: [Reach] = TableLine.lines(of: StoreLocaleTable.storefronts).map {
    var storefronts: [Territory] = []
    for field in TableLine.fields(of: $0).dropFirst() {
      if field.elementsEqual("*".utf8) {
        let main = storefronts
        storefronts += Territory.all.filter { !main.contains($0) }
      } else if field.first == UInt8(ascii: "-") {
        let code = Substring(field.dropFirst())
        storefronts.removeAll { $0 == Territory(code) }
      } else if let territory = Territory(Substring(field)) {
        storefronts.append(territory)
      }
    }
    return Reach(
      storefronts: storefronts, currencies: CurrencySet(storefronts.lazy.map(\.currency)))
  }
}
