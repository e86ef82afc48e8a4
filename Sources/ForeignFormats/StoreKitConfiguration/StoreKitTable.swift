import AppStoreReference
import CatalogFormats
import CatalogModel
import SourceSyntax

/// The members of the objects of a StoreKit configuration, in the order in which they are merged into the objects
/// of a file. A new object has them in Xcode's order, which is alphabetical.
enum StoreKitTable {
  typealias Member = StoreKitMember

  /// The members of a product in one of the lists, without the members of a subscription.
  static func product(in section: StoreKitSection) -> [Member<Product>] { products[section] ?? [] }

  private static let products = Dictionary(
    uniqueKeysWithValues: StoreKitSection.allCases.map { section -> (StoreKitSection, [Member<Product>]) in
      let members: [Member<Product>] = [
        .identifier { _, id in "product:\(id)" },
        .created(.productID, at: .productID) { product, _, _ in .text(product.productID) },
        .price(.displayPrice, \.price, at: .price, of: section.elementName),
        .value(
          section.composition == nil ? "familyShareable" : "isFamilyShareable", \.isFamilySharable, .flag,
          at: .familySharable, absent: false),
        texts(\.localizations, of: .product),
        .optional(.referenceName, \.referenceName, .text, at: .referenceName, missing: ""),
        type(in: section),
        .kept("promotionalImageID") { $0.value(forKey: "promotionalImageID") == nil ? nil : StoreKitLeftover.imageID },
      ]
      return (section, members)
    })

  private static func type(in section: StoreKitSection) -> Member<Product> {
    guard let composition = section.composition else {
      return .optional("type", \.type, .type(in: section), at: .type)
    }
    return Member(
      key: "type", field: .type, read: { _, product, _, _ in product.type = .autoRenewable },
      write: { _, old, _, object, _ in if old == nil { object["type"] = .text(composition.storeKitType) } })
  }

  /// The members of a product in one of the lists of groups, in addition to those of every product.
  static func subscription(in section: StoreKitSection) -> [Member<Subscription>] {
    section.composition == nil ? plainSubscription : composedSubscription
  }

  /// A suite has no offers but introductory ones, and no billing plans.
  private static let composedSubscription: [Member<Subscription>] =
    placement + [
      .optional(.suitePeriod, \.period, .period({ $0.iso8601 }, { SubscriptionPeriod(iso8601: $0) }), at: .period),
      Member(
        key: "introductoryOffers",
        read: { body, subscription, path, builder in subscription.offers = builder.offers(of: body, path.subject) },
        write: { subscription, old, path, object, overlay in
          overlay.setSuiteOffers(subscription.offers, over: old, of: path.subject, in: &object)
        }),
      Member(
        key: "members", field: .members,
        read: { body, subscription, _, builder in subscription.members = builder.members(of: body) },
        write: { subscription, old, path, object, overlay in
          if old == nil { object["members"] = .list([]) }
          if subscription.members ?? [] != old?.model.members ?? [] {
            overlay.losses.recordLoss(.value, CatalogPath(path.subject, .members), StoreKitReason.members)
          }
        }),
    ]

  private static let plainSubscription: [Member<Subscription>] =
    placement + [
      .optional(.period, \.period, .period({ $0.iso8601 }, { SubscriptionPeriod(iso8601: $0) }), at: .period),
      Member(
        key: "introductoryOffers",
        read: { body, subscription, path, builder in subscription.offers = builder.offers(of: body, path.subject) },
        write: { subscription, old, path, object, overlay in
          overlay.setOffers(subscription.offers, over: old, of: path.subject, in: &object)
        }), .kept("introductoryOffer"), .kept("adHocOffers"), .kept("codeOffers"), .kept("winbackOffers"),
      Member(
        key: "billingPlans", field: .billingPlans,
        read: { body, subscription, path, builder in
          subscription.billingPlans = builder.billingPlans(of: body, path.subject)
        },
        write: { subscription, old, path, object, overlay in
          overlay.setBillingPlans(subscription.billingPlans, over: old, of: path.subject, in: &object)
        }),
    ]

  /// The group of a subscription, and its level there.
  private static let placement: [Member<Subscription>] = [
    Member(
      key: "subscriptionGroupID",
      write: { subscription, old, _, object, overlay in
        guard old == nil || old?.model.group != overlay.groups.index(of: subscription.group) else { return }
        object["subscriptionGroupID"] = .text(overlay.groupIDs[subscription.group])
      }),
    Member(
      key: .level, field: .level,
      read: { body, subscription, _, builder in
        subscription.level = StoreKitForm.number.read(
          builder.problems.value(.level, of: body), body, "groupNumber", &builder)
      },
      write: { subscription, old, path, object, overlay in
        let known = old?.model.level
        let level = overlay.level(of: subscription, known: known, at: path.subject)
        if let level, level != known { object.set(.level, .integer(level)) }
      }),
  ]

  static func offer(_ kind: Offer.Kind) -> [Member<Offer>] { offers[kind] ?? [] }

  private static let offers = Dictionary(
    uniqueKeysWithValues: Offer.Kind.allCases.map { kind -> (Offer.Kind, [Member<Offer>]) in
      let hasID = kind == .promotional || kind == .winBack
      let members: [Member<Offer>] = [
        .identifier { offer, id in
          "offer:\(id)/\(offer.kind.rawValue)/\(offer.offerID ?? offer.referenceName ?? offer.billingPlan ?? "")"
        }, .optional("paymentMode", \.mode, .mode),
        .optional("subscriptionPeriod", \.duration, .period({ $0.iso8601 }, { OfferDuration(iso8601: $0) })),
        .value("numberOfPeriods", \.periods, .number, absent: 1),
        .created(
          "isEligible",
          leftover: { $0.value(forKey: "isEligible")?.equals("false") == true ? StoreKitLeftover.eligible : nil },
          { offer, _, _ in offer.kind == .winBack ? true : nil }),
        .price(
          .displayPrice, \.price, unless: { $0.mode == .freeTrial },
          leftover: { offer in
            let isFree = offer.value(forKey: "paymentMode")?.equals("free") == true
            return isFree && offer.value(forKey: "displayPrice") != nil ? StoreKitLeftover.formerPrice : nil
          }), .optional("referenceName", \.referenceName, .text, missing: kind == .introductory ? nil : ""),
        .optional("offerID", \.offerID, .text, missing: hasID ? "" : nil),
        Member(
          key: "billingPlanType",
          read: { body, offer, _, builder in offer.billingPlan = builder.problems.text("billingPlanType", of: body) },
          write: { offer, old, path, object, overlay in
            overlay.setBillingPlan(offer.billingPlan, over: old?.model.billingPlan, at: path, in: &object)
          }),
      ]
      let others: [Member<Offer>] =
        switch kind {
        case .code:
          [
            .value("eligibility", \.eligibility, .eligibility, absent: []),
            .value("isStackable", \.isStackable, .flag, absent: false), .kept("priority"),
          ]
        case .winBack:
          [
            .value("priority", \.hasHighPriority, .words("high", "normal"), absent: false), .kept("eligibility"),
            .kept("isStackable"),
          ]
        case .introductory, .promotional: [.kept("eligibility"), .kept("isStackable"), .kept("priority")]
        }
      return (kind, members + others)
    })

  static let billingPlan: [Member<BillingPlan>] = [
    .identifier { plan, id in "plan:\(id)/\(plan.plan)" }, .value("billingPlanType", \.plan, .text, absent: ""),
    .price(.displayPrice, \.price), .price("commitmentDisplayPrice", \.commitmentPrice),
    .value("isEnabled", \.isEnabled, .flag, absent: true),
  ]

  static let group: [Member<SubscriptionGroup>] = [
    .kept("id") { $0.value(forKey: "id") == nil ? nil : StoreKitLeftover.identifiers },
    texts(\.localizations, of: .group), .optional(.groupName, \.referenceName, .text, at: .referenceName),
    .kept(.subscriptions),
  ]

  /// The owner of texts; the texts of groups have no descriptions.
  enum TextOwner { case product, group }

  static func texts(of owner: TextOwner) -> [Member<Localization>] { owner == .product ? productTexts : groupTexts }

  private static let productTexts: [Member<Localization>] =
    names + [.optional("description", \.description, .text, at: .description, missing: "", cleared: "")]

  private static let groupTexts: [Member<Localization>] =
    names + [
      .created(
        "description", at: .description,
        leftover: { $0.value(forKey: "description")?.utf8Count ?? 0 > 0 ? StoreKitLeftover.groupDescription : nil },
        { _, _, _ in "" })
    ]

  private static let names: [Member<Localization>] = [
    .created(
      .locale, at: .locale,
      leftover: { texts in
        guard let written = StoreKitNodes.value(.locale, of: texts)?.text, let locale = StoreLocale.resolving(written)
        else { return nil }
        return locale.storeKitCode == written ? nil : StoreKitLeftover.spelling
      }, { texts, _, overlay in .text(overlay.base.spelling(of: texts.locale, texts.storeLocale)) }),
    .optional(.displayName, \.title, .text, at: .title, missing: "", cleared: ""),
  ]

  /// The texts by locale.
  private static func texts<Record>(
    _ property: any WritableKeyPath<Record, [Localization]> & Sendable, of owner: TextOwner
  ) -> Member<Record> {
    Member(
      key: .localizations,
      read: { body, record, path, builder in
        record[keyPath: property] = builder.localizations(of: body, path.subject, owner)
      },
      write: { record, old, path, object, overlay in
        overlay.setTexts(
          record[keyPath: property], over: old.map { ($0.model[keyPath: property], $0.node) }, owner, at: path,
          in: &object)
      })
  }
}

extension SubscriptionGroup.Composition {
  /// The type of a product; Xcode's word for a bundle was never seen.
  fileprivate var storeKitType: String { self == .suite ? "SubscriptionSuite" : "SubscriptionBundle" }
}
