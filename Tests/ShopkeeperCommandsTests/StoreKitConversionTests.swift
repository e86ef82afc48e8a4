import Foundation
import Testing

@Suite("shopkeeper convert with StoreKit configurations") struct StoreKitConversionTests {
  private static let file = """
    {
      "identifier" : "B495CDA2",
      "products" : [
        {
          "displayPrice" : "4.990",
          "familyShareable" : false,
          "internalID" : "9CF3BDC4",
          "localizations" : [

          ],
          "productID" : "com.example.coins",
          "referenceName" : "Coins",
          "type" : "Consumable"
        }
      ],
      "settings" : {
        "_timeRate" : 6
      },
      "subscriptionGroups" : [

      ],
      "subscriptionOffersKeyPair" : {
        "id" : "KEY",
        "privateKey" : "MIGTAgEA"
      },
      "version" : {
        "major" : 3,
        "minor" : 0
      }
    }

    """

  @Test("copies everything of a file except the private key") func copy() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.file, to: "a.storekit")
    let run = await CommandRun("convert", path, folder.path("b.storekit"))
    #expect(run.status == 0)
    #expect(run.errors.contains("the private key that signs offers is a secret of its file"))
    let keyPair = """
        "subscriptionOffersKeyPair" : {
          "id" : "KEY",
          "privateKey" : "MIGTAgEA"
        },

      """
    #expect(Self.file.contains(keyPair))
    #expect(try folder.text("b.storekit") == Self.file.replacing(keyPair, with: ""))
    let again = await CommandRun("convert", path, path)
    #expect(again.status == 0)
    #expect(again.errors.contains("the file contains a private key"))
    #expect(!again.errors.contains(" lost"))
    #expect(try folder.text("a.storekit") == Self.file)
  }

  @Test("converts to a catalog file and back to the original file") func backAgain() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.file, to: "a.storekit")
    let there = await CommandRun("convert", path, folder.path("catalog.yml"))
    #expect(there.status == 0)
    #expect(there.errors.contains("note: a catalog does not keep Xcode's identifiers (2 times)\n"))
    #expect(there.errors.contains("note: a catalog has no key that signs offers\n"))
    let back = await CommandRun("convert", folder.path("catalog.yml"), path)
    #expect(back.status == 0, "\(back.errors)")
    #expect(try folder.text("a.storekit") == Self.file)
  }

  @Test("applies an edit of the catalog to the file, and changes nothing else") func edited() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.file, to: "a.storekit")
    let catalog = folder.path("catalog.yml")
    _ = await CommandRun("convert", path, catalog)
    let set = await CommandRun("set", catalog, "com.example.coins", "referenceName=Gold")
    #expect(set.status == 0, "\(set.errors)")
    let back = await CommandRun("convert", catalog, path, "--fail-on-loss")
    #expect(back.status == 0, "\(back.errors)")
    #expect(
      try folder.text("a.storekit")
        == Self.file.replacing("\"referenceName\" : \"Coins\"", with: "\"referenceName\" : \"Gold\""))
  }

  @Test("does not replace an unreadable file") func broken() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.file, to: "a.storekit")
    let other = try folder.write("{\"products\": [", to: "b.storekit")
    let run = await CommandRun("convert", path, other)
    #expect(run.status == 3)
    #expect(run.errors.contains("already exists, but has errors; fix or remove it"))
    #expect(try folder.text("b.storekit") == "{\"products\": [")
  }
}
