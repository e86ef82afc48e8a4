import AppStoreReference
import Basics
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
        var items = FreeNames()
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

  /// One product of a catalog as its file would have it, indented as it stands there.
  public static func entry(of product: Product, in catalog: Catalog) -> [UInt8] {
    var writer = YAMLWriter(depth: product.subscription == nil ? 1 : 3)
    var items = FreeNames()
    write(product, in: catalog, apartFrom: &items, to: &writer)
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
          var items = FreeNames()
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
    _ product: Product, in catalog: Catalog, apartFrom items: inout FreeNames,
    to writer: inout YAMLWriter
  ) {
    let short = catalog.app.item(of: product.productID).flatMap { items.isTaken($0) ? nil : $0 }
    let item = short ?? items.free(product.item)
    _ = items.take(item)
    writer.section(item) { writer in
      if product.subscription == nil { writer.entry("type", product.type?.rawValue) }
      if short == nil { writer.entry("id", product.productID) }
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
      writeLocalizations(of: product, to: &writer)
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
  private static func writeLocalizations(of product: Product, to writer: inout YAMLWriter) {
    let own = product.writtenLocalizations
    guard !own.isEmpty else { return }
    writer.section("localizations") { writer in
      for texts in own { writer.texts(texts, ignoring: product.suppressions) }
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
