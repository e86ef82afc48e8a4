import AppStoreReference
import CatalogModel
import SourceSyntax

/// Products as JSON, for `list` and `show`: every key always, null where nothing is said.
enum CatalogJSON {
  static func text(of products: [Product], in catalog: Catalog) -> String {
    var writer = JSONWriter(style: .pretty)
    writer.array { writer in
      for product in products { write(product, in: catalog, to: &writer) }
    }
    return String(decoding: writer.output, as: UTF8.self)
  }

  static func text(of product: Product, in catalog: Catalog) -> String {
    var writer = JSONWriter(style: .pretty)
    write(product, in: catalog, to: &writer)
    return String(decoding: writer.output, as: UTF8.self)
  }

  private static func write(
    _ product: Product, in catalog: Catalog, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.key("productID")
      writer.string(product.productID)
      writer.key("type")
      writer.string(product.type?.rawValue)
      writer.key("referenceName")
      writer.string(product.referenceName)
      writer.key("price")
      write(product.price, to: &writer)
      writer.key("grants")
      writer.object { writer in
        for grant in product.grants {
          writer.key(grant.currency)
          writer.object { writer in
            writer.key("quantity")
            writer.integer(grant.quantity)
            writer.key("bonus")
            writer.integer(grant.bonus)
          }
        }
      }
      writer.key("localizations")
      writer.object { writer in
        for localization in product.localizations {
          writer.key(localization.locale)
          writer.object { writer in
            writer.key("title")
            writer.string(localization.title)
            writer.key("description")
            writer.string(localization.description)
          }
        }
      }
      writer.key("familySharable")
      writer.boolean(product.isFamilySharable)
      writer.key("reviewScreenshot")
      writer.string(product.review.screenshot)
      writer.key("reviewNotes")
      writer.string(product.review.notes)
      writer.key("hidden")
      writer.boolean(product.availability.isHidden)
      writer.key("subscription")
      write(product.subscription, in: catalog, to: &writer)
    }
  }

  private static func write(_ price: Price?, to writer: inout JSONWriter) {
    guard let price else { return writer.token("null") }
    writer.object { writer in
      writer.key("tier")
      writer.string(price.tier?.shortName ?? price.unknownTier)
      writer.key("amounts")
      writer.object { writer in
        for amount in price.amounts {
          writer.key(amount.currency.description)
          writer.string(amount.decimal)
        }
        for override in price.overrides {
          writer.key(override.territory.code)
          writer.string(override.amount.decimal)
        }
      }
    }
  }

  private static func write(
    _ subscription: Subscription?, in catalog: Catalog, to writer: inout JSONWriter
  ) {
    guard let subscription else { return writer.token("null") }
    writer.object { writer in
      writer.key("group")
      writer.string(catalog.groups[subscription.group].key)
      writer.key("period")
      writer.string(subscription.period?.words)
      writer.key("level")
      if let level = subscription.level { writer.integer(level) } else { writer.token("null") }
      writer.key("offers")
      writer.array { writer in
        for offer in subscription.offers {
          writer.object { writer in
            writer.key("kind")
            writer.string(offer.kind.rawValue)
            writer.key("id")
            writer.string(offer.offerID)
            writer.key("mode")
            writer.string(offer.mode?.catalogName)
            writer.key("period")
            writer.string(offer.duration?.words)
            writer.key("periods")
            writer.integer(offer.periods)
            writer.key("price")
            write(offer.price, to: &writer)
          }
        }
      }
    }
  }
}
