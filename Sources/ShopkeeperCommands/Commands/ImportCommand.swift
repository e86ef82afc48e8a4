import AppStoreReference
import Basics
import CatalogEditing
import CatalogFormats
import CatalogLint
import CatalogModel
import CommandLayer
import ForeignFormats
import Shopkeeper
import SourceSyntax

/// `shopkeeper import`: merges another file into a catalog.
enum ImportCommand {
  private static let files = Argument(
    oneOrMore: "FILE", of: .file(placeholder: "FILE"),
    help: "A file in any readable format, the folder of a catalog or of translations, or -")
  private static let into = Option(
    "into", of: .file(extensions: ["yml", "yaml"], placeholder: "CATALOG"),
    help: "The catalog file to merge into; by default a new one is made")
  private static let output = Option(
    "output", short: "o", of: .file(extensions: ["yml", "yaml"]),
    help: "Where to write a new catalog; by default standard output")
  private static let from = Option(
    "from", of: .choice(FormatChoice.read), help: "The format of FILE, when it can't be detected")
  private static let overwrite = Flag("overwrite", help: "Use the value of FILE where both have different values")
  private static let base = Option(
    "base", of: .file(placeholder: "REVISION"),
    help: "What FILE was made from: a revision of the catalog in git, or a file; only what FILE has changed is merged")
  private static let clear = Flag("clear", help: "Remove the values that FILE has dropped since --base")
  private static let prune = Flag("prune", help: "Retire the products that FILE doesn't have; they are listed first")
  private static let product = Option(
    "product", of: CatalogArgument.product,
    help: "The product whose prices by storefront FILE has, such as App Store Connect's list of them")
  private static let bundleID = Option("bundle-id", of: .text("ID"), help: "The app's bundle ID, for a new catalog")

  static let command = Command(
    "import", abstract: "Merge the products of another file into a catalog",
    discussion: """
      With --into, products are matched by their IDs. New ones are added, values that the catalog \
      lacks are inserted where they belong, and everything that only the catalog has is kept, \
      including comments and layout, even where the file has an empty cell. Where both have \
      different values, the catalog is unchanged and the conflict is listed; --overwrite uses the \
      file's value. A product never changes its type or group, a retired ID never comes back, and \
      suppressions are not imported. A text that comes from a template is left to the template. \
      Several files, such as the translations of several locales, are merged one after the other \
      and written together. Without --into, --dry-run lists what a new catalog would have.

      \(ColumnMapChoice.discussion) Every value of a table that can't be read is listed with its row \
      and column, and so is every error in a new or changed row; rows that the catalog already has \
      are left to "shopkeeper lint". Currencies that a table grants and the catalog lacks \
      are declared.

      With --base, both sides are compared with what they began with: a value that only FILE has \
      changed is taken, one that only the catalog has changed stays, and one that both have changed is \
      a conflict, which names both places and the former value. Values and products that FILE has \
      dropped are listed with ?, and are kept until --clear or --prune decides; products that the \
      catalog has added since stay in any case.

      With --prune, the products of the catalog that FILE doesn't have are removed and their IDs \
      retired; they are listed, and at a terminal confirmed, before anything is written.

      With --product, FILE is a list of prices by storefront: the one that App Store Connect \
      downloads, in any language, or any table with a column of storefronts, by codes or names, and one of \
      amounts. The prices become stated prices of the product, but for those that follow from its base \
      price or its price policy.

      Values that a catalog can't hold are counted on standard error, and listed in full with \
      --loss-report. The output marks additions with +, changes with ~ and conflicts with !. Exits \
      with 1 when conflicts or decisions are left, or when the file can't be read in full.
      """,
    arguments: [files],
    options: [
      into, output, from, ColumnMapChoice.option, ColumnMapChoice.encoding, ColumnMapChoice.sheet, overwrite, base,
      clear,
      prune, product, bundleID, ExportRun.lossReport,
    ] + EditedCatalog.options,
    examples: [
      Example("shopkeeper import App.storekit -o catalog.yml", help: "Start a catalog"),
      Example("shopkeeper import App.storekit --into catalog.yml --dry-run", help: "Show what a file would change"),
      Example(
        "shopkeeper import products.csv --into catalog.yml --overwrite", help: "Import changes made in a spreadsheet"),
      Example(
        "shopkeeper import shop.xlsx --into catalog.yml --base v1.4",
        help: "Merge what a designer changed in the sheet of a release"),
      Example(
        "shopkeeper import shop.csv --into catalog.yml --map '商品ID=id, 价格(元)=price[CNY]'",
        help: "Import a table with headings of its own"),
      Example(
        "shopkeeper import 'Starting Subscription Price.csv' --into catalog.yml --product vip.monthly",
        help: "Take the prices of a product that App Store Connect lists"),
      Example("shopkeeper import texts/ --into catalog.yml", help: "Import the translations of every locale"),
    ],
    action: { invocation in
      var leftOut: [String] = []
      let paths = try TranslationFolder.expand(
        invocation[files], as: invocation[from].flatMap(CatalogFormatRegistry.format(named:)), leavingOut: &leftOut)
      for file in leftOut {
        invocation.console.writeErrorLine(
          "\(VisibleText.escaped(file)): warning: no file of translations, and left out")
      }
      if invocation[into] == "-", paths.contains("-") {
        throw invocation.usageError(.other("FILE and CATALOG are both standard input, which can be read once"))
      }
      for (option, isGiven) in [
        ("--overwrite", invocation[overwrite]),
        ("--prune", invocation[prune]), ("--product", invocation[product] != nil),
        ("--base", invocation[base] != nil),
      ] where isGiven && invocation[into] == nil {
        throw invocation.usageError(.other("\(option) needs a catalog given with --into"))
      }
      if invocation[clear], invocation[base] == nil {
        throw invocation.usageError(.other("--clear needs what FILE was made from, given with --base"))
      }
      if paths.count > 1 {
        guard invocation[into] != nil else {
          throw invocation.usageError(.other("several files need a catalog given with --into"))
        }
        // Products that one file lacks may be in another.
        guard !invocation[prune] else {
          throw invocation.usageError(.other("--prune compares the catalog with one file"))
        }
      }
      var columns = try ColumnMapChoice.map(invocation, near: [invocation[into] ?? invocation[output] ?? "."] + paths)
      if let path = invocation[into] {
        if invocation[output] != nil { throw invocation.usageError(.other("--into and --output can't both be given")) }
        if invocation[bundleID] != nil { throw invocation.usageError(.other("--bundle-id is for a new catalog")) }
        let edited = try EditedCatalog(path, for: invocation)
        columns.know(edited.catalog)
        if let name = invocation[product] {
          guard paths.count == 1, !invocation[prune], invocation[from] == nil, invocation[base] == nil else {
            throw invocation.usageError(
              .other("--product takes one list of prices, without --prune, --from and --base"))
          }
          return try PriceListImport(
            paths[0], columns, sheet: invocation[ColumnMapChoice.sheet], of: name, in: edited.catalog,
            overwrites: invocation[overwrite]
          ).merge(into: edited, invocation)
        }
        let former = try invocation[base].map { try formerCatalog($0, of: edited.loaded, columns) }
        return try merge(try paths.map { try read($0, columns, invocation) }, into: edited, from: former, invocation)
      }
      let imported = try paths.map { try read($0, columns, invocation) }
      let loaded = imported[0]
      try loaded.requireProducts("give the catalog that they belong to with --into")
      if let id = invocation[bundleID], !NewCatalog.isBundleID(id) {
        throw invocation.usageError(
          .invalidValue(id, for: "--bundle-id", expected: "a bundle ID such as com.example.app", suggestion: nil))
      }
      let folder = invocation[output].map(Path.folder(of:))
      try ImportFaults(of: loaded, into: nil, at: folder, in: invocation.console.language).require(
        on: invocation.console)
      let bytes = try NewCatalog.bytes(
        from: loaded, bundleID: invocation[bundleID], name: nil, in: folder,
        primary: loaded.primaryLocale(on: invocation.console))
      let path = invocation[output].flatMap { $0 == "-" ? nil : $0 }
      if invocation[EditedCatalog.dryRun] {
        let new = CatalogYAMLDecoder.read(SourceFile(name: path ?? "catalog.yml", bytes: bytes)).catalog
        invocation.console.write(DifferenceText.text(DifferenceReport(from: Catalog(), to: new)))
        invocation.console.writeErrorLine("nothing was written; \"-o \(path ?? "catalog.yml")\" writes the catalog")
        NewCatalogFaults(of: bytes, as: nil).report(on: invocation.console)
        return .success
      }
      defer { NewCatalogFaults(of: bytes, as: path).report(on: invocation.console) }
      if let path {
        try OutputFile.write(bytes, to: path, replacing: false)
        invocation.console.writeErrorLine("wrote \(path); \"shopkeeper lint \(path)\" checks it")
      } else {
        invocation.console.write(bytes)
      }
      return .success
    })

  private static func read(_ path: String, _ columns: ColumnMap, _ invocation: Invocation) throws -> CatalogFile {
    let loaded = try CatalogFile(
      contentsOf: path, format: invocation[from].flatMap(CatalogFormatRegistry.format(named:)), columns: columns,
      sheet: invocation[ColumnMapChoice.sheet])
    try ColumnMapChoice.requireTable(among: [loaded], invocation)
    try PriceListImport.refuse(loaded, columns, sheet: invocation[ColumnMapChoice.sheet])
    report(loaded, invocation)
    return loaded
  }

  /// Reports what is to be said about a file before it is merged.
  private static func report(_ loaded: CatalogFile, _ invocation: Invocation) {
    // All faults of a table are reported together.
    loaded.reportWarnings(
      on: invocation.console, checksIDs: !loaded.document.isTable, namesAll: invocation[ExportRun.lossReport])
    loaded.reportEmptiness(on: invocation.console)
    let leftovers = LossReport(loaded.document.leftovers, of: loaded.document.catalog, in: loaded)
    for line in invocation[ExportRun.lossReport] ? leftovers.lines : leftovers.counts {
      invocation.console.writeErrorLine(line)
    }
  }

  /// The source of the files: a file, or the catalog in a revision.
  private static func formerCatalog(_ name: String, of catalog: CatalogFile, _ columns: ColumnMap) throws -> MergeBase {
    let document: CatalogDocument
    let kind = FileSystem.kind(name)
    if kind == .file {
      document = try CatalogFile.read(name, columns: columns).document
    } else if kind == .folder, (try? EarlierRevision(name).version(of: catalog)) == nil {
      // The name of a folder may be that of a revision as well.
      document = try CatalogFile(contentsOf: name, columns: columns).document
    } else {
      guard let earlier = try EarlierRevision(name).version(of: catalog) else {
        throw Failure("\(quoted: name) has no catalog \(quoted: catalog.name) for this app")
      }
      document = earlier.document
    }
    if let error = document.diagnostics.first(where: { $0.severity == .error }) {
      throw Failure("\(quoted: name) can't be compared with: \(error.message)", exitCode: .findings)
    }
    var catalog = document.catalog
    catalog.groupLooseSubscriptions()
    return MergeBase(catalog, named: name)
  }

  /// Merges one file whose bytes are known into a catalog in memory.
  static func merged(_ source: SourceFile, into catalog: EditedCatalog, _ invocation: Invocation) throws -> (
    catalog: EditedCatalog, account: MergeAccount
  ) {
    var columns = ColumnMap()
    columns.know(catalog.catalog)
    let loaded = CatalogFile.read(source, in: catalog.loaded.folder, columns: columns)
    report(loaded, invocation)
    let (edited, accounts) = try merged([loaded], into: catalog, from: nil, invocation)
    return (edited, accounts[0])
  }

  private static func merged(
    _ imported: [CatalogFile], into catalog: EditedCatalog, from former: MergeBase?, _ invocation: Invocation
  ) throws -> (catalog: EditedCatalog, accounts: [MergeAccount]) {
    var edited = catalog
    var accounts: [MergeAccount] = []
    for loaded in imported {
      let turnedOff = loaded.document.flagsTurnedOff(in: edited.catalog)
      let (incoming, unchanged, implied) = try incoming(
        from: loaded, into: edited, turningOff: Set(turnedOff.keys), invocation)
      try edited.edit(invocation) { (draft) throws(CatalogEditFailure) in
        var merge = CatalogMerge(
          incoming, unchanged: unchanged, implied: implied, into: draft, overwriting: invocation[overwrite],
          pruning: invocation[prune])
        merge.base = former
        merge.turnedOff = turnedOff
        merge.clears = invocation[clear]
        merge.headings = loaded.document.columns
        merge.place = { path in
          guard let range = loaded.document.range(of: path) else { return loaded.name }
          return loaded.document.cellName(of: range).map { "\(loaded.name) \($0)" } ?? loaded.place(at: range.start)
        }
        try merge.run()
        draft = merge.draft
        var account = merge.account
        if loaded.hasTextsAlone { account.absent = 0 }
        accounts.append(account)
      }
    }
    return (edited, accounts)
  }

  private static func merge(
    _ imported: [CatalogFile], into catalog: EditedCatalog, from former: MergeBase?, _ invocation: Invocation
  ) throws -> ExitCode {
    try refuseDifferences(among: imported.filter(\.hasTextsAlone))
    let (edited, accounts) = try merged(imported, into: catalog, from: former, invocation)
    let pruned = accounts.flatMap(\.pruned)
    try requireRead(pruned, imported[0])
    if !pruned.isEmpty, !invocation[EditedCatalog.dryRun] {
      for id in pruned { invocation.console.writeErrorLine("\(id) is not in \"\(imported[0].name)\" and is retired") }
      let what = "retire \(pruned.count) \(pruned.count == 1 ? "product" : "products")?"
      guard invocation.console.confirms(what) else { throw Failure("nothing was written", exitCode: .findings) }
    }
    let report =
      accounts.count == 1
      ? accounts[0].text
      : zip(imported, accounts).map { "\(VisibleText.escaped($0.name)):\n\($1.text)" }.joined(separator: "\n")
    let code = try edited.finish(invocation, reporting: report)
    reportNewLocales(of: imported, in: catalog.catalog, on: invocation.console)
    let hasConflicts = accounts.contains { !$0.conflicts.isEmpty || !$0.undecided.isEmpty }
    return code == .success && hasConflicts ? .findings : code
  }

  /// Refuses files of translations that have different texts for the same place, as `zh-HK.lproj` and `zh_TW.lproj` have.
  private static func refuseDifferences(among imported: [CatalogFile]) throws {
    var known: [[String]: (text: String, file: String)] = [:]
    for loaded in imported {
      for product in loaded.document.catalog.products {
        for texts in product.localizations {
          for (field, text) in [("title", texts.title), ("description", texts.description)] {
            guard let text else { continue }
            let locale = StoreLocale.resolving(texts.locale)?.code ?? texts.locale
            let other = known.updateValue((text, loaded.name), forKey: [product.productID, locale, field])
            guard let other, other.file != loaded.name, !other.text.hasSameBytes(as: text) else { continue }
            throw Failure(
              "\"\(other.file)\" and \"\(loaded.name)\" have different texts for the \(field) of \(product.productID) in "
                + "\(locale): \(quoted: other.text) and \(quoted: text); give one of the files, and nothing was imported",
              exitCode: .findings)
          }
        }
      }
    }
  }

  /// Refuses to retire a product that a part of the file has which is not read.
  private static func requireRead(_ pruned: [String], _ loaded: CatalogFile) throws {
    for id in pruned {
      guard !loaded.document.otherStoreIDs.contains(id) else {
        throw Failure(
          "\(quoted: id) is in \"\(loaded.name)\" in rows about other stores alone, which are left out; remove them, or "
            + "ignore the column of the store with --map, and nothing was written", exitCode: .findings)
      }
      guard let sheet = loaded.document.unreadSheets.first(where: { $0.texts.contains(id) }) else { continue }
      throw Failure(
        "\(quoted: id) is in the sheet \(quoted: sheet.name) of \"\(loaded.name)\", which is not read; --prune needs one "
          + "sheet with all products, and nothing was written", exitCode: .findings)
    }
  }

  /// Says that texts are in locales that the app doesn't list, for which no rule asks.
  private static func reportNewLocales(of imported: [CatalogFile], in catalog: Catalog, on console: Console) {
    guard !catalog.app.locales.isEmpty else { return }
    func locales(_ catalog: Catalog) -> Set<String> {
      Set(catalog.products.flatMap { $0.localizations.map { StoreLocale.resolving($0.locale)?.code ?? $0.locale } })
    }
    let known = catalog.app.locales + [catalog.app.primaryLocale].compactMap(\.self)
    let new = imported.reduce(into: Set<String>()) { $0.formUnion(locales($1.document.catalog)) }
      .subtracting(locales(catalog)).subtracting(known.map { StoreLocale.resolving($0)?.code ?? $0 })
    for locale in new.sorted() {
      console.writeErrorLine(
        "note: \"\(VisibleText.escaped(locale))\" is not among the app's \"locales\"; add it when all texts have it"
      )
    }
  }

  /// The products of a file as they are merged into a catalog, the indices of products that bring
  /// nothing new, and the currencies that are declared for them.
  ///
  /// - Parameter changed: The indices of products that the file changes by what it turns off.
  private static func incoming(
    from loaded: CatalogFile, into edited: EditedCatalog, turningOff changed: Set<Int>, _ invocation: Invocation
  ) throws -> (catalog: Catalog, unchanged: Set<Int>, implied: [String]) {
    var incoming = ImportedImages(of: loaded, into: edited.catalog, in: edited.loaded.folder).catalog
    incoming.groupLooseSubscriptions()
    incoming.nameGrantedCurrencies(as: edited.catalog.currencies)
    let implied = incoming.declareGrantedCurrencies(
      besides: edited.catalog.currencies.map(\.key), in: edited.catalog.app.primaryLocale ?? "en-US",
      named: loaded.document.currencyNames)
    let unchanged = CatalogMerge.unchanged(incoming, in: edited.catalog).subtracting(changed)
    let language = invocation.console.language
    try ImportFaults(
      of: loaded, into: edited.catalog, unchanged: unchanged, at: edited.loaded.folder, in: language
    ).require(on: invocation.console)
    for change in loaded.document.changes(sinceExportFrom: edited.catalog) {
      let place = loaded.place(at: change.range.start)
      invocation.console.writeErrorLine("\(place): warning: \(change.message(in: language))")
    }
    if let other = incoming.app.bundleID, let own = edited.catalog.app.bundleID, other != own {
      let message: Message = "\"\(loaded.name)\" is for another app: \"\(other)\", expected \"\(own)\""
      throw Failure(message.text(in: language), exitCode: .findings)
    }
    if invocation[prune], incoming.products.isEmpty {
      throw Failure("\"\(loaded.name)\" has no products; --prune would retire all of the catalog")
    }
    return (incoming, unchanged, implied)
  }
}

extension ColumnMap {
  /// Notes the names that a table may have from the catalog that it is merged into.
  fileprivate mutating func know(_ catalog: Catalog) {
    app = catalog.app
    for product in catalog.products {
      guard let group = product.subscription?.group, catalog.groups.indices.contains(group) else { continue }
      groups[product.productID] = catalog.groups[group].key
    }
    currencyNames = Set(catalog.currencies.flatMap { [$0.key] + $0.names.flatMap(\.names) }.map { $0.lowercased() })
  }
}

extension CatalogFile {
  /// The likeliest primary locale of a new catalog; for a table with texts in several locales, reports
  /// which one was chosen, and why.
  fileprivate func primaryLocale(on console: Console) -> PrimaryLocale {
    var catalog = document.catalog
    for index in catalog.products.indices { catalog.products[index].spellLocalesAsTheStore() }
    let primary = PrimaryLocale(of: catalog, isTable: document.isTable)
    if let reason = primary.reason {
      console.writeErrorLine("\(name): note: the primary locale is taken to be \(primary.code), which \(reason)")
    }
    let partial = document.isTable ? PrimaryLocale.partialLocales(of: catalog) : []
    if !partial.isEmpty {
      let listed = partial.map { "\($0.locale) (\($0.count) of \($0.all))" }.joined(separator: ", ")
      console.writeErrorLine("\(name): warning: only some products have titles in \(listed)")
    }
    return primary
  }
}
