import CatalogFormats
import CatalogModel
import SourceSyntax

@testable import ForeignFormats

enum StoreKitUpdateSample {
  /// A file as Xcode writes it, with everything that a catalog doesn't have.
  static let file = """
    {
      "appPolicies" : {
        "eula" : "Be nice.",
        "policies" : [

        ]
      },
      "futureKey" : {
        "number" : 788771008.40449798,
        "path" : "a/b"
      },
      "identifier" : "B495CDA2",
      "nonRenewingSubscriptions" : [

      ],
      "products" : [
        {
          "displayPrice" : "4.990",
          "familyShareable" : false,
          "internalID" : "9CF3BDC4",
          "localizations" : [
            {
              "description" : "400 gold coins",
              "displayName" : "Coins",
              "locale" : "en_US"
            },
            {
              "description" : "四百金币",
              "displayName" : "金币",
              "locale" : "zh_CN"
            }
          ],
          "productID" : "com.example.coins",
          "referenceName" : "Coins",
          "type" : "Consumable"
        },
        "not a product",
        {
          "displayPrice" : "0.99",
          "familyShareable" : true,
          "internalID" : "6739000001",
          "localizations" : [

          ],
          "productID" : "com.example.map",
          "referenceName" : "Map",
          "secret" : 1e3,
          "type" : "NonConsumable"
        }
      ],
      "settings" : {
        "_lastSynchronizedDate" : 788771008.40449798,
        "_locale" : "en_US",
        "_storefront" : "USA",
        "_storeKitErrors" : [

        ]
      },
      "subscriptionGroups" : [
        {
          "id" : "7096FF06",
          "localizations" : [

          ],
          "name" : "VIP",
          "subscriptions" : [
            {
              "adHocOffers" : [
                {
                  "displayPrice" : "1.99",
                  "internalID" : "AAAA0001",
                  "numberOfPeriods" : 1,
                  "offerID" : "back",
                  "paymentMode" : "payUpFront",
                  "referenceName" : "Back",
                  "subscriptionPeriod" : "P1M"
                }
              ],
              "codeOffers" : [

              ],
              "displayPrice" : "4.99",
              "familyShareable" : false,
              "groupNumber" : 1,
              "internalID" : "E5E51B92",
              "introductoryOffer" : {
                "displayPrice" : "0.99",
                "internalID" : "D4FA46D0",
                "paymentMode" : "free",
                "subscriptionPeriod" : "P1W"
              },
              "localizations" : [

              ],
              "productID" : "com.example.vip",
              "recurringSubscriptionPeriod" : "P1M",
              "referenceName" : "vip",
              "subscriptionGroupID" : "7096FF06",
              "type" : "RecurringSubscription",
              "winbackOffers" : [

              ]
            }
          ]
        }
      ],
      "subscriptionOffersKeyPair" : {
        "id" : "KEY",
        "privateKey" : "MIGTAgEA"
      },
      "version" : {
        "major" : 4,
        "minor" : 0
      }
    }

    """

  static let source = SourceFile(name: "a.storekit", text: file)
  static let catalog = StoreKitDecoder.read(ParsedFile(source)).catalog
}
