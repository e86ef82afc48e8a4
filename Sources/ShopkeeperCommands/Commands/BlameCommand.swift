import CatalogStore
import CommandLayer
import SourceSyntax

/// `shopkeeper store blame`: shows which revision last changed each field, and who published it.
enum BlameCommand {
  private static let subject = Argument(
    optional: "SUBJECT", of: .text("SUBJECT"),
    help: "A product ID or item, app, group:KEY, template:KEY, currency:KEY; by default the whole catalog")

  static let command = Command(
    "blame", abstract: "Show which revision last changed each field, and who published it", arguments: [subject],
    options: [StoreOptions.app, StoreOptions.store, StoreOptions.format],
    examples: [
      Example("shopkeeper store blame coins400", help: "See who changed a price, and when"),
      Example("shopkeeper store blame catalog", help: "See it for every field of the newest revision"),
    ],
    action: { invocation in
      let (store, app) = try StoreOptions.openApp(invocation, for: .read)
      let subject = try subject(invocation, of: app, in: store)
      var list = StreamedList(invocation, header: ["REVISION", "PUBLISHED", "AUTHOR", "FIELD", "VALUE"], trailing: [0])
      var count = 0
      try StoreOptions.run { () throws(StoreFailure) in
        try store.blame(app, subject: subject) { (subject, fields) throws(StoreFailure) in
          for field in fields {
            count += 1
            list.add(
              [
                String(field.revision), String(field.published.description.prefix(10)), field.author,
                "\(subject) \(field.path)", field.value,
              ],
              [
                "subject": .text(subject.description), "field": .text(field.path), "value": .text(field.value),
                "revision": .integer(field.revision), "published": .text(field.published.description),
                "author": .text(field.author),
              ])
          }
        }
      }
      if count == 0, let name = invocation[Self.subject], name != "catalog" {
        throw Failure("the newest revision of \"\(app)\" has no \"\(name)\"")
      }
      list.finish()
      return .success
    })

  /// The subject of the question; nil for everything.
  private static func subject(_ invocation: Invocation, of app: String, in store: Store) throws -> StoreSubject? {
    guard let name = invocation[subject], name != "catalog" else { return nil }
    let isKnown = try StoreOptions.run { () throws(StoreFailure) in try store.app(ofProduct: name) != nil }
    if isKnown { return .product(name) }
    return StoreSubject(name) ?? .product("\(app).\(name)")
  }
}
