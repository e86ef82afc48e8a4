import AppStoreReference
import CatalogModel
import SourceSyntax

/// Lays a StoreKit configuration out as Xcode does, keys in alphabetical order whatever their case.
struct StoreKitFileLayout {
  let catalog: Catalog
  let contents: StoreKitContents
  /// The locale of the settings.
  let locale: String

  func write() -> [UInt8] {
    var identifiers = StoreKitIdentifiers()
    let file = identifiers.identifier(of: "file:" + (catalog.app.bundleID ?? ""))
    var writer = JSONWriter(style: .xcode)
    writer.object { writer in
      writer.key("appPolicies")
      writePolicies(to: &writer)
      writer.key("identifier")
      writer.string(file)
      writer.key("nonRenewingSubscriptions")
      writeProducts([.nonRenewing], to: &writer, &identifiers)
      writer.key("products")
      writeProducts([.consumable, .nonConsumable], to: &writer, &identifiers)
      writer.key("settings")
      writeSettings(to: &writer)
      writer.key("subscriptionGroups")
      writer.array { writer in
        for index in catalog.groups.indices { writeGroup(index, to: &writer, &identifiers) }
      }
      writer.key("version")
      writer.object { writer in
        writer.key("major")
        writer.integer(4)
        writer.key("minor")
        writer.integer(0)
      }
    }
    return writer.output
  }

  private func writePolicies(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("eula")
      writer.string("")
      writer.key("policies")
      writer.array { writer in
        writer.object { writer in
          writer.key("locale")
          writer.string("en_US")
          writer.key("policyText")
          writer.string("")
          writer.key("policyURL")
          writer.string("")
        }
      }
    }
  }

  private func writeSettings(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("_failTransactionsEnabled")
      writer.boolean(false)
      writer.key("_locale")
      writer.string(locale)
      writer.key("_storefront")
      writer.string(contents.storefront?.code ?? "USA")
      writer.key("_storeKitErrors")
      writer.array { _ in }
    }
  }

  private func writeProducts(
    _ types: [ProductType], to writer: inout JSONWriter, _ identifiers: inout StoreKitIdentifiers
  ) {
    writer.array { writer in
      for entry in contents.products {
        let product = catalog.products[entry.index]
        guard let type = product.type, types.contains(type) else { continue }
        writeProduct(product, entry, group: nil, to: &writer, &identifiers)
      }
    }
  }

  private func writeGroup(
    _ index: Int, to writer: inout JSONWriter, _ identifiers: inout StoreKitIdentifiers
  ) {
    let group = catalog.groups[index]
    let name = group.referenceName ?? group.key
    let id = identifiers.identifier(of: "group:" + name)
    writer.object { writer in
      writer.key("id")
      writer.string(id)
      writer.key("localizations")
      writeLocalizations(group.localizations, to: &writer)
      writer.key("name")
      writer.string(name)
      writer.key("subscriptions")
      writer.array { writer in
        for entry in contents.products {
          let product = catalog.products[entry.index]
          guard entry.subscription != nil, product.subscription?.group == index else { continue }
          writeProduct(product, entry, group: id, to: &writer, &identifiers)
        }
      }
    }
  }

  private func writeProduct(
    _ product: Product, _ entry: StoreKitContents.Entry, group: String?,
    to writer: inout JSONWriter, _ identifiers: inout StoreKitIdentifiers
  ) {
    let id = identifiers.identifier(of: "product:" + product.productID)
    let subscription = entry.subscription
    writer.object { writer in
      if let subscription {
        writeOffers(subscription, .promotional, of: product, to: &writer, &identifiers)
        writeOffers(subscription, .code, of: product, to: &writer, &identifiers)
      }
      writer.key("displayPrice")
      writer.string(Self.text(of: entry.price))
      writer.key("familyShareable")
      writer.boolean(product.isFamilySharable)
      if let subscription {
        writer.key("groupNumber")
        writer.integer(subscription.level)
      }
      writer.key("internalID")
      writer.string(id)
      if let subscription {
        writer.key("introductoryOffer")
        if let offer = subscription.offers.first(where: { $0.offer.kind == .introductory }) {
          writeOffer(offer, of: product, to: &writer, &identifiers)
        } else {
          writer.token("null")
        }
      }
      writer.key("localizations")
      writeLocalizations(product.localizations, to: &writer)
      writer.key("productID")
      writer.string(product.productID)
      if let subscription {
        writer.key("recurringSubscriptionPeriod")
        writer.string(subscription.period.iso8601)
      }
      writer.key("referenceName")
      writer.string(product.referenceName ?? "")
      if let group {
        writer.key("subscriptionGroupID")
        writer.string(group)
      }
      writer.key("type")
      writer.string(product.type?.name(in: .storeKitFile) ?? "")
      if let subscription {
        writeOffers(subscription, .winBack, of: product, to: &writer, &identifiers)
      }
    }
  }

  private func writeOffers(
    _ subscription: StoreKitContents.SubscriptionEntry, _ kind: Offer.Kind, of product: Product,
    to writer: inout JSONWriter, _ identifiers: inout StoreKitIdentifiers
  ) {
    switch kind {
    case .promotional: writer.key("adHocOffers")
    case .code: writer.key("codeOffers")
    case .winBack: writer.key("winbackOffers")
    case .introductory: return
    }
    writer.array { writer in
      for offer in subscription.offers where offer.offer.kind == kind {
        writeOffer(offer, of: product, to: &writer, &identifiers)
      }
    }
  }

  private func writeOffer(
    _ entry: StoreKitContents.OfferEntry, of product: Product, to writer: inout JSONWriter,
    _ identifiers: inout StoreKitIdentifiers
  ) {
    let offer = entry.offer
    let name = offer.offerID ?? offer.referenceName ?? ""
    let id = identifiers.identifier(
      of: "offer:\(product.productID)/\(offer.kind.rawValue)/\(name)")
    let hasID = offer.kind == .promotional || offer.kind == .winBack
    writer.object { writer in
      if let price = entry.price {
        writer.key("displayPrice")
        writer.string(Self.text(of: price))
      }
      if offer.kind == .code {
        writer.key("eligibility")
        writer.array(of: offer.eligibility.map(\.rawValue))
      }
      writer.key("internalID")
      writer.string(id)
      if offer.kind == .winBack {
        writer.key("isEligible")
        writer.boolean(true)
      }
      if offer.kind == .code {
        writer.key("isStackable")
        writer.boolean(offer.isStackable)
      }
      writer.key("numberOfPeriods")
      writer.integer(offer.periods)
      if hasID {
        writer.key("offerID")
        writer.string(offer.offerID ?? "")
      }
      writer.key("paymentMode")
      writer.string(entry.mode.storeKitFileName)
      if offer.kind == .winBack {
        writer.key("priority")
        writer.string(offer.hasHighPriority ? "high" : "normal")
      }
      if offer.kind != .introductory {
        writer.key("referenceName")
        writer.string(offer.referenceName ?? "")
      }
      writer.key("subscriptionPeriod")
      writer.string(entry.duration.iso8601)
    }
  }

  private func writeLocalizations(_ localizations: [Localization], to writer: inout JSONWriter) {
    writer.array { writer in
      for localization in localizations {
        writer.object { writer in
          writer.key("description")
          writer.string(localization.description ?? "")
          writer.key("displayName")
          writer.string(localization.title ?? "")
          writer.key("locale")
          writer.string(Self.locale(of: localization))
        }
      }
    }
  }

  private static func locale(of localization: Localization) -> String {
    localization.storeLocale?.storeKitCode
      ?? String(localization.locale.map { $0 == "-" ? "_" : $0 })
  }

  /// The amount with no decimals or two, as a price is written.
  private static func text(of price: Money) -> String {
    let decimal = price.decimal
    return price.hundredths % 100 != 0 && price.hundredths % 10 == 0 ? decimal + "0" : decimal
  }
}
