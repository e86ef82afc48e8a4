import AppStoreReference
import Basics
import CatalogFormats
import CommandLayer
import ForeignFormats
import Shopkeeper
import SourceSyntax

/// The values that a new catalog is made from: given, found or answered.
struct NewApp {
  private let facts: ProjectFacts
  private var bundleID: String?
  private var name: String?
  /// The StoreKit configuration with the products; nil for none.
  private var source: String?
  private var locales: [StoreLocale]
  private var first: StarterCatalog.FirstProduct?

  init(_ facts: ProjectFacts, bundleID: String?, name: String?, from source: String?) {
    self.facts = facts
    let app = facts.apps.count == 1 ? facts.apps[0].value : nil
    let id = bundleID ?? app?.bundleID
    self.bundleID = id
    self.name = name ?? facts.apps.first { $0.value.bundleID == id }?.value.name
    self.source = source ?? (facts.configurations.count == 1 ? facts.configurations[0] : nil)
    locales = facts.locales.map(\.value)
  }

  /// The bundle ID that is written because none was given or found; nil where one is known, or may
  /// follow from the products.
  var assumedID: String? {
    bundleID == nil && facts.apps.isEmpty && source == nil && facts.configurations.isEmpty ? Self.exampleID : nil
  }

  private static let exampleID = "com.example.app"

  /// The bytes of the catalog.
  ///
  /// - Parameter folder: The folder that it is written to.
  func bytes(for invocation: Invocation, in folder: String) throws -> [UInt8] {
    if bundleID == nil, facts.apps.count > 1 {
      let ids = facts.apps.map { "\"\($0.value.bundleID)\"" }.joined(separator: ", ")
      throw invocation.usageError(
        .other("the project has \(facts.apps.count) apps: \(ids); choose one with --bundle-id"))
    }
    guard let source else {
      if facts.configurations.count > 1 {
        let names = facts.configurations.map { "\"\($0)\"" }.joined(separator: ", ")
        throw invocation.usageError(.other("the project has several .storekit files: \(names); choose one with --from"))
      }
      let starter = StarterCatalog(
        bundleID: bundleID ?? Self.exampleID, name: name ?? "Example App",
        locales: locales.isEmpty ? StarterCatalog.usualLocales : locales, first: first)
      return Array(starter.text.utf8)
    }
    let loaded = try CatalogFile.read(source)
    try loaded.requireReadable(on: invocation.console)
    func bytes(ignoring rules: [String]) throws -> [UInt8] {
      try NewCatalog.bytes(
        from: loaded, bundleID: bundleID, name: name, in: folder, ignoring: rules,
        localizedFor: facts.locales.map(\.value))
    }
    return try bytes(ignoring: Self.incomplete(in: bytes(ignoring: []), folder))
  }

  /// The rules about values that a StoreKit configuration can't hold with findings in the new
  /// catalog: they would hide the findings about values that it does hold.
  private static func incomplete(in bytes: [UInt8], _ folder: String) -> [String] {
    let document = CatalogReading.read(SourceFile(name: "catalog.yml", bytes: bytes))
    let found = Set(Linter().lint([LintInput(document, name: "catalog.yml")]).findings.map(\.rule))
    return ["missing-screenshot", "missing-review-notes"].filter(found.contains)
  }

  // MARK: Questions

  /// Asks for everything, with the known values as defaults.
  mutating func ask(on console: Console) throws {
    let ids = facts.apps.map(\.value.bundleID)
    if ids.count > 1 { console.writeErrorLine("the apps are \(ids.joined(separator: ", "))") }
    bundleID = try answer(
      "bundle ID", default: bundleID ?? ids.first ?? Self.exampleID, on: console,
      expected: "letters, digits, \"-\" and \".\"", NewCatalog.isBundleID)
    let known = facts.apps.first { $0.value.bundleID == bundleID }?.value.name
    name = try answer("name of the app", default: name ?? known ?? "Example App", on: console)
    if let found = source ?? facts.configurations.first {
      let path = try answer("take the products of, or - for none", default: found, on: console)
      source = path == StandardStream.name ? nil : path
      if source != nil { return }
    }
    let usual = (locales.isEmpty ? StarterCatalog.usualLocales : locales).map(\.code)
    let names = try answer(
      "locales, the primary one first", default: usual.joined(separator: ", "), on: console,
      expected: "locales of the App Store, such as en-US"
    ) { !Self.names(in: $0).isEmpty && Self.names(in: $0).allSatisfy { StoreLocale.resolving($0) != nil } }
    locales = Self.names(in: names).compactMap { StoreLocale.resolving($0) }
    try askForProduct(on: console)
  }

  private mutating func askForProduct(on console: Console) throws {
    let item = try answer(
      "first product, such as coins100, or - for examples", default: "-", on: console,
      expected: "letters, digits, \".\" and \"_\""
    ) { $0 == "-" || ProductIDForm.firstRefused(in: $0, isLegacy: false) == nil }
    guard item != "-" else { return }
    // A subscription needs a group.
    let types = ProductType.allCases.filter { $0 != .autoRenewable }.map(\.rawValue)
    let list = types.joined(separator: ", ")
    let type = try answer("type: \(list)", default: types[0], on: console, expected: "one of \(list)", types.contains)
    let code = locales.first?.code ?? "en-US"
    let title = try answer("title in \(code)", default: nil, on: console)
    let description = try answer("description in \(code)", default: nil, on: console)
    let price = try answer("price in US dollars", default: "0.99", on: console, expected: "an amount such as 0.99") {
      text in
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      return parts.count <= 2 && parts.allSatisfy { Int(decimal: $0.utf8) != nil }
    }
    first = StarterCatalog.FirstProduct(
      item: item, type: ProductType(rawValue: type) ?? .consumable, title: title, description: description, price: price
    )
  }

  private static func names(in text: String) -> [String] { text.split { $0 == "," || $0 == " " }.map(String.init) }

  /// Asks until the answer is one that is expected.
  private func answer(
    _ question: String, default value: String?, on console: Console, expected: String = "a text",
    _ isValid: (String) -> Bool = { !$0.isEmpty }
  ) throws -> String {
    while true {
      guard let answer = console.ask(question, default: value) else {
        throw Failure("nothing was written, because not every question was answered")
      }
      if isValid(answer) { return answer }
      console.writeErrorLine("expected \(expected)")
    }
  }
}

extension ProjectFacts {
  /// A report for people of the values that were found, and of their places.
  ///
  /// - Parameter source: The StoreKit configuration that was given; nil for the project's.
  func lines(takingProductsOf source: String?) -> [String] {
    var lines = apps.map { app in
      let name = app.value.name.map { " (\($0))" } ?? ""
      return "found the app \(app.value.bundleID)\(name) in \(app.file)"
    }
    lines += unresolved.map {
      "note: the bundle ID \"\($0.value.prefix(200))\" in \($0.file) has variables that are not defined there"
    }
    lines += partial.map { "note: \($0.file) \($0.value)" }
    if let first = locales.first {
      let files = Set(locales.map(\.file)).count
      let more = files > 1 ? " and \(files - 1) other \(files == 2 ? "file" : "files")" : ""
      lines.append("found the locales \(locales.map(\.value.code).joined(separator: ", ")) in \(first.file)\(more)")
    }
    return source == nil ? lines + configurations.map { "found products in \($0)" } : lines
  }
}
