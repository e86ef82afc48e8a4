import CatalogFormats
import CatalogModel
import CatalogStore
import Foundation
import SourceSyntax

/// Catalogs to publish.
enum Samples {
  /// A catalog of consumables, each with a line of its own fields.
  static func catalog(
    _ products: [String: String] = ["coins": "price: {tier: 1}"], app: String = "com.example.game",
    retired: [String] = [], groups: String = ""
  ) -> Catalog {
    var text = """
      catalog: 1
      app: {bundleID: \(app), name: Game, primaryLocale: en-US}
      currencies: {gold: {en-US: gold coins}}
      products:

      """
    for (key, fields) in products.sorted(by: { $0.key < $1.key }) {
      let type = fields.contains("type:") ? "" : "type: consumable, "
      text += "  \(key): {\(type)referenceName: \(key), \(fields)}\n"
    }
    text += groups
    if !retired.isEmpty { text += "retired: [\(retired.joined(separator: ", "))]\n" }
    let document = CatalogYAMLDecoder.read(SourceFile(name: "catalog.yml", bytes: Array(text.utf8)))
    precondition(document.unread.isEmpty, "\(document.unread)")
    return document.catalog
  }

  /// A catalog with a product whose type isn't known.
  static func untyped(_ key: String) -> Catalog {
    var catalog = catalog([key: "price: {tier: 1}"])
    catalog.products[0].type = nil
    return catalog
  }

  /// A catalog with a subscription.
  static func subscriptions(period: String = "1 month", group: String = "vip") -> Catalog {
    catalog(
      groups: """
        subscriptionGroups:
          \(group):
            referenceName: VIP
            products:
              vip.monthly: {referenceName: Monthly, period: \(period), level: 1}

        """)
  }

  static func products(_ count: Int, changing changed: Int? = nil) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: (0..<count).map { ("coins\(100_000 + $0)", "price: {tier: \($0 == changed ? 2 : 1)}") })
  }
}

/// A unique folder for a test, removed with it.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }
}

extension Store {
  /// Publishes a catalog under a fixed name.
  @discardableResult func publish(_ catalog: Catalog, message: String = "", at time: Int = 1_700_000_000_000) throws
    -> PublishOutcome
  {
    try publish(
      CanonicalContent(catalog),
      as: Publication(
        app: catalog.app.bundleID ?? "", author: "Ada <ada@example.com>", message: message,
        time: Timestamp(milliseconds: time)))
  }
}
