extension StoreLocale {
  /// The storefronts that show texts of this locale to customers who read its language, the main
  /// one first.
  ///
  /// Apart from these, every storefront falls back to the app's primary locale when none of its own
  /// languages is available.
  public var storefronts: [Territory] { Self.reach[Int(index)].storefronts }

  /// The main storefront of the locale, such as China mainland for `zh-Hans`.
  public var primaryStorefront: Territory { storefronts[0] }

  /// The currencies that readers of this locale pay in, derived from ``storefronts``.
  ///
  /// US dollars count where the United States are among them, or where they are charged in the main
  /// storefront: the other storefronts that sell in dollars do so for lack of a currency of their own.
  public var currencies: CurrencySet { Self.reach[Int(index)].currencies }

  /// The storefronts that show a text of this locale to most of their customers: those whose default
  /// language it is or, where a product isn't written in that language, another form of the same
  /// language. The main storefront for a locale that is nowhere the default.
  ///
  /// - Parameter others: The other locales that the product is written in.
  public func defaultReaders(besides others: [StoreLocale]) -> [Territory] {
    var readers = defaultStorefronts
    for near in Self.all
    where near != self && near.language == language && near.script == script && !others.contains(near) {
      readers += near.defaultStorefronts
    }
    return readers.isEmpty ? [primaryStorefront] : readers
  }

  /// The storefronts whose default language this is: there, a text of this locale is shown to every
  /// customer whose own language the app doesn't have.
  public var defaultStorefronts: [Territory] { Self.reach[Int(index)].defaults }

  private struct Reach {
    let storefronts: [Territory]
    var defaults: [Territory]
    let currencies: CurrencySet
  }

  private static let reach: [Reach] = {
    var reach = table.rows.map(\.storefronts).map(reach(of:))
    // English (U.K.) is the default wherever no other language is.
    let others = Set(reach.flatMap(\.defaults))
    if let british = StoreLocale("en-GB") {
      let index = Int(british.index)
      reach[index].defaults = reach[index].storefronts.filter { !others.contains($0) }
    }
    return reach
  }()

  private static func reach(of codes: String) -> Reach {
    var storefronts: [Territory] = []
    var defaults: [Territory] = []
    for field in codes.utf8.split(separator: UInt8(ascii: " ")) {
      if field.elementsEqual("*".utf8) {
        let main = storefronts
        storefronts += Territory.all.filter { !main.contains($0) }
      } else if field.first == UInt8(ascii: "-") {
        let code = Substring(field.dropFirst())
        storefronts.removeAll { $0 == Territory(code) }
      } else if field.last == UInt8(ascii: "!"), let territory = Territory(Substring(field.dropLast())) {
        storefronts.append(territory)
        defaults.append(territory)
      } else if let territory = Territory(Substring(field)) {
        storefronts.append(territory)
      }
    }
    let hasDollars = storefronts.first?.currency == .usd || storefronts.contains { $0.code == "USA" }
    return Reach(
      storefronts: storefronts, defaults: defaults,
      currencies: CurrencySet(storefronts.lazy.map(\.currency).filter { hasDollars || $0 != .usd }))
  }
}

extension Territory {
  /// The language that the storefront shows when the app has none of the customer's languages.
  public var defaultLocale: StoreLocale { Self.defaultLocales[Int(index)] }

  private static let defaultLocales: [StoreLocale] = {
    var locales = [StoreLocale](repeating: StoreLocale.all[0], count: all.count)
    for locale in StoreLocale.all {
      for territory in locale.defaultStorefronts { locales[Int(territory.index)] = locale }
    }
    return locales
  }()
}
