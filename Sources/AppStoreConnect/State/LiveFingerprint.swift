import AppStoreReference
import Basics
import CatalogModel
public import SourceSyntax

extension LiveState {
  /// The state as JSON, the same for equal states: for a fingerprint, and for programs.
  public var json: OrderedValue {
    [
      "app": [
        "id": .text(app.id), "bundleId": .text(app.bundleID), "name": .text(orNull: app.name),
        "primaryLocale": .text(orNull: app.primaryLocale),
      ],
      "groups": .list(
        groups.sorted { $0.id < $1.id }.map { group in
          [
            "id": .text(group.id), "referenceName": .text(group.referenceName),
            "versions": .list(group.versions.map(\.json)),
          ]
        }),
      "products": .list(products.sorted { $0.productID.utf8.lexicographicallyPrecedes($1.productID.utf8) }.map(\.json)),
    ]
  }
}

extension LiveProduct {
  fileprivate var json: OrderedValue {
    [
      "id": .text(id), "productId": .text(productID), "type": .text(orNull: type), "name": .text(name),
      "reviewNote": .text(orNull: reviewNote), "familySharable": .flag(isFamilySharable), "state": .text(state),
      "group": .text(orNull: group), "period": .text(orNull: period), "level": level.map { .integer($0) } ?? .null,
      "multiSeatStatus": multiSeatStatus.map { .text($0) }, "marketSettings": markets.map { .texts($0.sorted()) },
      "versions": .list(versions.map(\.json)), "baseTerritory": .text(orNull: baseTerritory?.code),
      "prices": .list(
        prices.map { price in
          [
            "territory": .text(price.territory.code), "amount": .text(price.amount.decimal),
            "startDate": .text(orNull: price.start?.description), "preserved": price.isPreserved ? true : nil,
            "planType": price.plan.map { .text($0) }, "tiers": price.hasTiers ? true : nil,
          ]
        }),
      "availability": .list(
        availabilities.sorted { ($0.plan ?? "") < ($1.plan ?? "") }.map { availability in
          [
            "planType": availability.plan.map { .text($0) }, "availableInNewTerritories": .flag(availability.isOpen),
            "territories": .texts(availability.territories.sorted().map(\.code)),
          ]
        }), "screenshot": screenshot.map(\.json) ?? .null,
      "offers": .list(offers.sorted { ($0.label, $0.id) < ($1.label, $1.id) }.map(\.json)),
      "offerCodes": offerCodes.isEmpty
        ? nil : .list(offerCodes.sorted { ($0.name, $0.id) < ($1.name, $1.id) }.map(\.json)),
    ]
  }
}

extension LiveVersion {
  fileprivate var json: OrderedValue {
    [
      "id": .text(id), "version": .integer(number), "state": .text(state),
      "texts": .list(
        texts.map { text in
          [
            "locale": .text(text.locale), "name": .text(orNull: text.name),
            "description": .text(orNull: text.description), "customAppName": text.customAppName.map { .text($0) },
          ]
        }), "images": images.isEmpty ? nil : .list(images.map(\.json)),
    ]
  }
}

extension LiveAsset {
  fileprivate var json: OrderedValue {
    [
      "fileName": .text(orNull: fileName), "fileSize": size.map { .integer($0) }, "checksum": .text(orNull: checksum),
      "state": .text(orNull: state),
    ]
  }
}

extension LiveOffer {
  fileprivate var json: OrderedValue {
    [
      "id": .text(id), "kind": .text(kind.rawValue), "offerId": .text(orNull: offerID), "name": .text(orNull: name),
      "mode": .text(terms.mode), "duration": .text(terms.duration), "periods": .integer(terms.periods),
      "planType": plan.map { .text($0) }, "active": isActive ? nil : false, "eligibilities": .texts(eligibilities),
      "stackable": isStackable ? true : nil, "highPriority": hasHighPriority ? true : nil,
      "paidMonths": paidMonths.map { .integer($0) },
      "lapsedMonths": lapsedMonths.map { .list([.integer($0.lowerBound), .integer($0.upperBound)]) },
      "waitMonths": waitMonths.map { .integer($0) }, "startDate": start.map { .text($0.description) },
      "endDate": end.map { .text($0.description) }, "prices": .list(prices.map(\.json)),
      "codes": batches?.json,
    ]
  }
}

extension LiveOfferCode {
  /// The state as JSON, without the number of its codes: a plan does not depend on it.
  fileprivate var json: OrderedValue {
    [
      "id": .text(id), "name": .text(name), "active": isActive ? nil : false, "eligibilities": .texts(eligibilities),
      "prices": .list(prices.map(\.json)), "codes": batches?.json,
    ]
  }
}

extension [LiveCodeBatch] {
  /// Nil without batches.
  fileprivate var json: OrderedValue? {
    isEmpty
      ? nil
      : .list(
        sorted { $0.id < $1.id }.map { live in
          [
            "id": .text(live.id), "count": .integer(live.batch.count),
            "expires": .text(orNull: live.batch.expires?.description), "active": live.isActive ? nil : false,
            "sandbox": live.batch.isSandbox ? true : nil, "custom": live.isCustom ? true : nil,
          ]
        })
  }
}

extension LiveOfferPrice {
  fileprivate var json: OrderedValue {
    [
      "territory": .text(territory.code), "amount": .text(orNull: amount?.decimal),
      "startDate": start.map { .text($0.description) }, "endDate": end.map { .text($0.description) },
    ]
  }
}
