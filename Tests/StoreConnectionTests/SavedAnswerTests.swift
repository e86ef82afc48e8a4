import AppStoreConnect
import AppStoreConnectSimulator
import CatalogModel
import SourceSyntax
import StoreConnection
import Testing

@Suite("Answers that were saved") struct SavedAnswerTests {
  /// The answers to everything that a pull reads, as they are in their files.
  static func recorded(_ world: StoreWorld, into catalog: Catalog? = nil) throws -> SavedAnswers {
    let recorder = AnswerRecorder(world.store)
    _ = try world.pull(into: catalog, over: world.session(over: recorder))
    var answers: [SavedAnswer] = []
    for answer in recorder.answers {
      let bytes = answer.file.json(.pretty)
      let root = SyntaxTree.parseJSON(SourceFile(name: "answer", bytes: bytes)).root
      answers += SavedAnswer.all(in: root.map { OrderedValue($0) } ?? .null).answers
    }
    #expect(answers.count == recorder.answers.count)
    return SavedAnswers(answers, in: "the folder")
  }

  private func world() throws -> (world: StoreWorld, catalog: Catalog) {
    var catalogs = StoreCatalogs(seed: 11)
    var catalog = catalogs.catalog()
    var edited = catalogs.edited(catalog)
    StoreCatalogs.addOffers(to: &catalog, &edited)
    var world = StoreWorld()
    world.options.offerStart = StoreWorld.today
    try world.apply(catalog)
    return (world, catalog)
  }

  private static func answer(_ address: String, _ body: OrderedValue) -> SavedAnswer {
    SavedAnswer(address, status: 200, body)
  }

  @Test("are pulled again without the store: the same catalog, and none of them is left over") func pulled() throws {
    let (world, catalog) = try world()
    let answers = try Self.recorded(world, into: catalog)
    world.store.clearLog()
    let session = answers.session(now: world.clock.now)
    #expect(try world.pull(into: catalog, over: session) == world.pull(into: catalog))
    let live = world.session()
    _ = try world.pull(into: catalog, over: live)
    #expect(session.reads == live.reads)
    #expect(answers.bundleIDs == [StoreWorld.bundleID])
  }

  @Test("say nothing about what was not asked: the request that is missing is named") func missing() throws {
    let page = "https://api.appstoreconnect.apple.com/v1/apps?limit=1"
    let app: OrderedValue = ["type": "apps", "id": "1", "attributes": ["bundleId": .text(StoreWorld.bundleID)]]
    let cases: [(answers: [SavedAnswer], message: String)] = [
      ([], "lacks the answer to GET /v1/apps?filter[bundleId]="),
      ([Self.answer(page + "&fields[apps]=name", ["data": [app]])], "it was asked for some fields alone"),
      (
        [Self.answer(page + "&filter[bundleId]=com.example.other", ["data": [app]])], "it was asked with another filter"
      ),
      (
        [Self.answer(page, ["data": [], "links": ["next": .text(page + "&cursor=AB")]])],
        "lacks the answer to GET /v1/apps?limit=1&cursor=AB"
      ), ([Self.answer(page, ["data": [app]])], "lacks the answer to GET /v1/apps/1/inAppPurchasesV2"),
      (
        [
          Self.answer(page, ["data": [app]]),
          Self.answer("/v1/apps/1/inAppPurchasesV2?include=appStoreReviewScreenshot,offerCodes", ["data": []]),
        ], "it does not include inAppPurchaseAvailability"
      ),
    ]
    for (answers, message) in cases {
      let session = SavedAnswers(answers, in: "the folder").session(now: 0)
      let failure = #expect(throws: StoreFailure.self) {
        var reader = LiveReader(session)
        _ = try reader.read(reader.app(StoreWorld.bundleID))
      }
      let text = failure?.description ?? ""
      #expect(text.contains(message), "\(text)")
      #expect(text.contains("--save-answers"))
      #expect(failure?.kind == .notSaved)
    }
  }

  @Test("that include only some of what is asked can't be used") func cut() throws {
    let (world, _) = try world()
    let recorder = AnswerRecorder(world.store)
    let session = world.session(over: recorder)
    _ = try world.live(over: session)
    let answers = recorder.answers.map { answer in
      // As if ten texts of each version were included, and there were eleven.
      let text = String(decoding: answer.body.json(.compact), as: UTF8.self).replacing(
        /"meta":{"paging":{"total":\d+,"limit":50}},"data":\[{"type":"[a-zA-Z]+Localizations"/
      ) { match in match.output.replacing(/"total":\d+/, with: #""total":11"#) }
      let root = SyntaxTree.parseJSON(SourceFile(name: "answer", text: text)).root
      return SavedAnswer(answer.target, status: answer.status, root.map { OrderedValue($0) } ?? .null)
    }
    let failure = #expect(throws: StoreFailure.self) {
      try world.live(over: SavedAnswers(answers, in: "the folder").session(now: 0))
    }
    #expect(failure?.description.contains("of 11 localizations") ?? false, "\(failure as Any)")
  }

  @Test("are written without addresses that give access, under names that say what they answer") func files() throws {
    let target = "/v1/apps/1/inAppPurchasesV2?filter%5BproductId%5D=a&limit=200"
    let answer = SavedAnswer(
      target, status: 200, ["data": [["attributes": ["uploadOperations": [["url": "https://secret"]], "name": "A"]]]])
    #expect(answer.fileName == "v1.apps.1.inAppPurchasesV2")
    let text = String(decoding: answer.file.json(.compact), as: UTF8.self)
    #expect(!text.contains("secret"))
    #expect(text.contains("GET /v1/apps/1/inAppPurchasesV2?filter[productId]=a&limit=200"))
    #expect(text.contains(#""name":"A""#))
    #expect(SavedAnswer.all(in: answer.file).answers.count == 1)
    #expect(SavedAnswer.isFile(answer.file) && !SavedAnswer.isFile(answer.body))
    // Others are found in lists and objects, if they state what they answer.
    let plain: OrderedValue = ["data": [], "links": ["self": .text(target)]]
    let found = SavedAnswer.all(in: ["pages": [plain, plain], "rest": [["data": []]]])
    #expect(found.answers.map(\.target) == [target, target] && found.unaddressed == 1)
  }
}
