import AppStoreReference
public import CatalogModel

/// Writes a catalog as a new file in Shopkeeper's own format.
///
/// What is written reads back as the same catalog. A file that exists is not rewritten by this: its
/// comments and its layout belong to the people who keep it.
public enum CatalogYAMLWriter {
  /// Writes a catalog, and says what makes the file incomplete.
  public static func export(_ catalog: Catalog) -> ExportResult {
    ExportResult(bytes: write(catalog), advice: ExportResult.advice(for: catalog))
  }

  /// The text of a catalog.
  ///
  /// - Parameters:
  ///   - catalog: What to write.
  ///   - comment: A line of comment to begin with.
  public static func write(_ catalog: Catalog, comment: String? = nil) -> [UInt8] {
    let catalog = catalog.groupingLooseSubscriptions
    var writer = YAMLWriter()
    if let comment { writer.line("# \(comment)") }
    writer.line("catalog: \(CatalogSchema.version)")
    writer.line("")
    write(catalog.app, to: &writer)
    if !catalog.currencies.isEmpty {
      writer.section("currencies") { writer in
        for currency in catalog.currencies {
          writer.section(currency.key) { writer in
            for name in currency.names {
              writer.entry(
                name.locale,
                raw: name.names.count == 1
                  ? YAMLScalar.text(name.names[0]) : writer.list(name.names))
            }
          }
        }
      }
    }
    if !catalog.templates.isEmpty {
      writer.section("templates") { writer in
        for template in catalog.templates {
          writer.section(template.key) { writer in
            for texts in template.localizations {
              writer.texts(texts, ignoring: template.suppressions)
            }
          }
        }
      }
    }
    let loose = catalog.products.filter { $0.subscription == nil }
    if !loose.isEmpty {
      writer.section("products") { writer in
        var items: Set<String> = []
        for product in loose { write(product, in: catalog, apartFrom: &items, to: &writer) }
      }
    }
    if !catalog.groups.isEmpty {
      writer.section("subscriptionGroups") { writer in
        for index in catalog.groups.indices { writeGroup(index, of: catalog, to: &writer) }
      }
    }
    if !catalog.retired.isEmpty {
      writer.section("retired") { writer in
        for id in catalog.retired { writer.line("- \(YAMLScalar.text(id))") }
      }
    }
    writer.suppressions(catalog.suppressions)
    return writer.file
  }

  private static func write(_ app: App, to writer: inout YAMLWriter) {
    writer.section("app") { writer in
      writer.entry("bundleID", app.bundleID)
      writer.entry("name", app.name)
      writer.entry("primaryLocale", app.primaryLocale)
      if !app.locales.isEmpty { writer.entry("locales", raw: writer.list(app.locales)) }
      writer.entry("baseTerritory", app.baseTerritory?.code)
      writer.entry("restoreNote", app.restoreNote)
    }
  }

  private static func writeGroup(
    _ index: Int, of catalog: Catalog, to writer: inout YAMLWriter
  ) {
    let group = catalog.groups[index]
    writer.section(group.key) { writer in
      writer.entry("referenceName", group.referenceName)
      if !group.localizations.isEmpty {
        writer.section("localizations") { writer in
          for texts in group.localizations {
            writer.texts(texts, ignoring: group.suppressions)
          }
        }
      }
      let members = catalog.products(inGroup: index)
      if !members.isEmpty {
        writer.section("products") { writer in
          var items: Set<String> = []
          for product in members {
            write(catalog.products[product], in: catalog, apartFrom: &items, to: &writer)
          }
        }
      }
      writer.suppressions(group.suppressions)
    }
  }

  /// - Parameter items: The items that are taken in the section; of several products with one ID,
  ///   the others have an item of their own.
  private static func write(
    _ product: Product, in catalog: Catalog, apartFrom items: inout Set<String>,
    to writer: inout YAMLWriter
  ) {
    // The item that, put behind the bundle ID, gives the product ID.
    let prefix = catalog.app.bundleID.map { "\($0)." } ?? ""
    let ending = product.productID.utf8.dropFirst(prefix.utf8.count)
    let short = String(decoding: ending, as: UTF8.self)
    let follows =
      product.productID.utf8.starts(with: prefix.utf8) && !ending.isEmpty && !items.contains(short)
    var item = follows ? short : product.item
    var number = 2
    while !items.insert(item).inserted {
      item = "\(product.item)-\(number)"
      number += 1
    }
    writer.section(item) { writer in
      if product.subscription == nil { writer.entry("type", product.type?.rawValue) }
      if !follows { writer.entry("id", product.productID) }
      if product.hasLegacyID { writer.entry("legacyID", raw: "true") }
      writer.entry("referenceName", product.referenceName)
      if let subscription = product.subscription {
        writer.entry("period", subscription.period?.words)
        if let level = subscription.level { writer.entry("level", raw: String(level)) }
      }
      if let price = product.price { writer.entry("price", raw: writer.price(price)) }
      if !product.grants.isEmpty {
        let grants = product.grants.map { grant in
          let bonus = grant.bonus > 0 ? "+\(grant.bonus)" : ""
          return "\(YAMLScalar.text(grant.currency)): \(grant.quantity)\(bonus)"
        }
        writer.entry("grants", raw: "{\(grants.joined(separator: ", "))}")
      }
      writer.entry("template", product.template)
      write(product.localizations, ignoring: product.suppressions, to: &writer)
      write(product.review, to: &writer)
      if product.isFamilySharable { writer.entry("familySharable", raw: "true") }
      writer.entry("promotionalImage", product.promotionalImage)
      write(product.availability, to: &writer)
      if let offers = product.subscription?.offers, !offers.isEmpty {
        writer.section("offers") { writer in
          for offer in offers { writer.line("- \(writer.offer(offer))") }
        }
      }
      if let plans = product.subscription?.billingPlans, !plans.isEmpty {
        writer.section("billingPlans") { writer in
          for plan in plans { writer.line("- \(writer.billingPlan(plan))") }
        }
      }
      writer.suppressions(product.suppressions)
    }
  }

  /// The texts that no template fills, and the suppressions of a locale.
  private static func write(
    _ localizations: [Localization], ignoring suppressions: [Suppression],
    to writer: inout YAMLWriter
  ) {
    let own = localizations.compactMap { texts -> Localization? in
      var own = texts
      if texts.generated.contains(.title) { own.title = nil }
      if texts.generated.contains(.description) { own.description = nil }
      let isWritten =
        texts.generated.isEmpty || own.title != nil || own.description != nil
        || suppressions.contains { $0.locale == texts.locale }
      return isWritten ? own : nil
    }
    guard !own.isEmpty else { return }
    writer.section("localizations") { writer in
      for texts in own { writer.texts(texts, ignoring: suppressions) }
    }
  }

  private static func write(_ review: Review, to writer: inout YAMLWriter) {
    guard review.screenshot != nil || review.notes != nil else { return }
    writer.section("review") { writer in
      writer.entry("screenshot", review.screenshot)
      writer.entry("notes", review.notes)
    }
  }

  private static func write(_ availability: Availability, to writer: inout YAMLWriter) {
    writer.entry("minimumAppVersion", availability.minimumAppVersion)
    if let storefronts = availability.storefronts {
      writer.entry("storefronts", raw: writer.list(storefronts.map(\.code)))
    }
    if let platforms = availability.platforms {
      writer.entry("platforms", raw: writer.list(platforms))
    }
    writer.entry("from", raw: availability.from?.description)
    writer.entry("until", raw: availability.until?.description)
    if availability.isHidden { writer.entry("hidden", raw: "true") }
  }
}

/// Lines of YAML with their indentation.
private struct YAMLWriter {
  private var text = ""
  private var depth = 0

  /// What was written, without a blank line at the end.
  var file: [UInt8] { Array((text.hasSuffix("\n\n") ? text.dropLast() : text[...]).utf8) }

  mutating func line(_ line: String) {
    if !line.isEmpty { text += String(repeating: "  ", count: depth) + line }
    text += "\n"
  }

  /// A key with a mapping or a list below it; an empty line follows those of the outermost two.
  mutating func section(_ key: String, _ content: (inout YAMLWriter) -> Void) {
    line("\(YAMLScalar.text(key)):")
    depth += 1
    let before = text.utf8.count
    content(&self)
    depth -= 1
    if text.utf8.count == before {
      // Nothing came: an empty mapping says so.
      text.removeLast()
      text += " {}\n"
    }
    if depth <= 1, !text.hasSuffix("\n\n") { text += "\n" }
  }

  mutating func entry(_ key: String, _ value: String?) {
    entry(key, raw: value.map(YAMLScalar.text))
  }

  mutating func entry(_ key: String, raw value: String?) {
    if let value { line("\(YAMLScalar.text(key)): \(value)") }
  }

  mutating func texts(_ texts: Localization, ignoring suppressions: [Suppression]) {
    var fields = [("title", texts.title), ("description", texts.description)].compactMap {
      name, text in text.map { "\(name): \(YAMLScalar.text($0))" }
    }
    let own = suppressions.filter { $0.locale == texts.locale }
    if !own.isEmpty { fields.append("ignore: [\(own.map(suppression).joined(separator: ", "))]") }
    entry(texts.locale, raw: "{\(fields.joined(separator: ", "))}")
  }

  mutating func suppressions(_ suppressions: [Suppression]) {
    let own = suppressions.filter { $0.locale == nil }
    guard !own.isEmpty else { return }
    section("ignore") { writer in
      for suppression in own { writer.line("- \(writer.suppression(suppression))") }
    }
  }

  func suppression(_ suppression: Suppression) -> String {
    var fields = ["rule: \(YAMLScalar.text(suppression.rule))"]
    if let reason = suppression.reason { fields.append("reason: \(YAMLScalar.text(reason))") }
    if let until = suppression.until { fields.append("until: \(until)") }
    return "{\(fields.joined(separator: ", "))}"
  }

  func list(_ values: [String]) -> String {
    "[\(values.map(YAMLScalar.text).joined(separator: ", "))]"
  }

  func price(_ price: Price) -> String {
    var fields: [String] = []
    if let tier = price.tier?.shortName ?? price.unknownTier {
      fields.append("tier: \(YAMLScalar.text(tier))")
    }
    fields += price.amounts.map { "\($0.currency): \($0.decimal)" }
    fields += price.overrides.map { "\($0.territory.code): \($0.amount.decimal)" }
    return "{\(fields.joined(separator: ", "))}"
  }

  func offer(_ offer: Offer) -> String {
    var fields = ["kind: \(offer.kind.rawValue)"]
    if let plan = offer.billingPlan { fields.append("billingPlan: \(YAMLScalar.text(plan))") }
    if let id = offer.offerID { fields.append("id: \(YAMLScalar.text(id))") }
    if let name = offer.referenceName {
      fields.append("referenceName: \(YAMLScalar.text(name))")
    }
    if let mode = offer.mode { fields.append("mode: \(mode.catalogName)") }
    if let duration = offer.duration { fields.append("period: \(duration.words)") }
    if offer.periods != 1 { fields.append("periods: \(offer.periods)") }
    if let price = offer.price { fields.append("price: \(self.price(price))") }
    if !offer.eligibility.isEmpty {
      fields.append("eligibility: \(list(offer.eligibility.map(\.rawValue)))")
    }
    if offer.isStackable { fields.append("stackable: true") }
    if offer.hasHighPriority { fields.append("priority: high") }
    return "{\(fields.joined(separator: ", "))}"
  }

  func billingPlan(_ plan: BillingPlan) -> String {
    var fields = ["plan: \(YAMLScalar.text(plan.plan))"]
    if let price = plan.price { fields.append("price: \(self.price(price))") }
    if let price = plan.commitmentPrice {
      fields.append("commitmentPrice: \(self.price(price))")
    }
    if !plan.isEnabled { fields.append("enabled: false") }
    return "{\(fields.joined(separator: ", "))}"
  }
}
