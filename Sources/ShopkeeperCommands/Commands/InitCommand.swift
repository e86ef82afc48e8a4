import AppStoreReference
import CatalogFormats
import CatalogModel
import CommandLayer

/// `shopkeeper init`: a catalog to begin with.
enum InitCommand {
  private static let file = Argument(
    optional: "FILE", of: .file(extensions: ["yml", "yaml"]),
    help: "The file to write; catalog.yml by default, - for standard output")
  private static let source = Option(
    "from", of: .file(extensions: ["storekit", "yml", "yaml"]),
    help: "Take the products from this .storekit file")
  private static let bundleID = Option(
    "bundle-id", of: .text("ID"), help: "The app's bundle ID")
  private static let name = Option("name", of: .text("NAME"), help: "The app's name")

  static let command = Command(
    "init", abstract: "Write a commented catalog, or one made from a .storekit file",
    discussion: "A file that is there already is never overwritten.",
    arguments: [file], options: [source, bundleID, name],
    examples: [
      Example("shopkeeper init --bundle-id com.example.game", help: "Begin a catalog"),
      Example(
        "shopkeeper init --from App.storekit --bundle-id com.example.game",
        help: "Take over the products of an Xcode project"),
    ],
    action: { invocation in
      if let id = invocation[bundleID], !isBundleID(id) {
        throw invocation.usageError(
          .invalidValue(
            id, for: "--bundle-id",
            expected: "letters, digits, \"-\" and \".\", such as com.example.app",
            suggestion: nil))
      }
      let bytes: [UInt8]
      if let path = invocation[source] {
        let loaded = try CatalogFiles.load(path)
        try CatalogFiles.requireReadable(loaded, on: invocation.console)
        var catalog = loaded.document.catalog
        catalog.app.bundleID =
          invocation[bundleID] ?? catalog.app.bundleID
          ?? commonPrefix(of: catalog.products.map(\.productID))
        catalog.app.name = invocation[name] ?? catalog.app.name
        catalog.spellLocalesAsTheStore()
        catalog.groupLooseSubscriptions()
        guard catalog.app.bundleID != nil else {
          throw Failure("\"\(path)\" does not tell the bundle ID; give it with --bundle-id")
        }
        bytes = CatalogYAMLWriter.write(
          catalog, comment: "Made from \(Path.name(of: path)).")
      } else {
        let text = StarterCatalog.text(
          bundleID: invocation[bundleID] ?? "com.example.app",
          name: invocation[name] ?? "Example App")
        bytes = Array(text.utf8)
      }
      let path = invocation[file] ?? "catalog.yml"
      if path == "-" {
        invocation.console.write(bytes)
      } else {
        try OutputFile.write(bytes, to: path, replacing: false)
        invocation.console.writeError("wrote \(path); \"shopkeeper lint \(path)\" checks it\n")
      }
      return .success
    })

  private static func isBundleID(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
          true
        default: false
        }
      }
  }

  /// What the product IDs begin with, up to a period, when it has the form of a bundle ID.
  private static func commonPrefix(of ids: [String]) -> String? {
    guard var prefix = ids.first?.split(separator: ".").dropLast().map(String.init) else {
      return nil
    }
    for id in ids {
      let parts = id.split(separator: ".").dropLast().map(String.init)
      prefix = Array(zip(prefix, parts).prefix { $0 == $1 }.map(\.0))
    }
    return prefix.count >= 2 ? prefix.joined(separator: ".") : nil
  }
}

extension Catalog {
  /// Writes locales by the store's codes – Xcode's `zh_Hans` is `zh-Hans` there – and names the
  /// primary one.
  fileprivate mutating func spellLocalesAsTheStore() {
    for index in products.indices { products[index].localizations.spellAsTheStore() }
    for index in groups.indices { groups[index].localizations.spellAsTheStore() }
    let primary = app.primaryLocale.flatMap { StoreLocale.resolving($0)?.code }
    app.primaryLocale =
      primary ?? products.lazy.compactMap { $0.localizations.first?.locale }.first ?? "en-US"
  }
}

extension Catalog {
  /// Puts auto-renewable products that stand outside of every group, as Xcode does not allow, into
  /// one.
  fileprivate mutating func groupLooseSubscriptions() {
    let loose = products.indices.filter {
      products[$0].type == .autoRenewable && products[$0].subscription == nil
    }
    guard !loose.isEmpty else { return }
    groups.append(SubscriptionGroup(key: "subscriptions", referenceName: "Subscriptions"))
    for index in loose {
      products[index].subscription = Subscription(group: groups.count - 1)
    }
  }
}

extension [Localization] {
  fileprivate mutating func spellAsTheStore() {
    for index in indices {
      if let code = self[index].storeLocale?.code { self[index].locale = code }
    }
  }
}
