import Basics
import CatalogFormats
import CatalogModel
import CommandLayer
import ForeignFormats
import Shopkeeper
import SourceSyntax

/// One side of a comparison: a file, the folder of one, a file in a git revision, or a published
/// revision.
enum ComparedCatalog {
  /// Reads the sides of a comparison; the answers of a store are read last, in the notation of the
  /// other side.
  static func read(_ sides: [(path: String, format: CatalogFormat?)], columns: ColumnMap, for invocation: Invocation)
    throws -> [CatalogComparison.Side]
  {
    var read: [Int: CatalogComparison.Side] = [:]
    var loaded: [Int: CatalogFile] = [:]
    let (saved, files) = (
      sides.indices.filter { AnswerFolder.isSaved(sides[$0].path) },
      sides.indices.filter { !AnswerFolder.isSaved(sides[$0].path) }
    )
    for index in files {
      let file = try self.read(sides[index].path, format: sides[index].format, columns: columns, for: invocation)
      loaded[index] = file
      read[index] = side(file)
    }
    // Policies are compared with policies, and with prices the ones that they give.
    for index in files {
      guard let file = loaded[index], let side = read[index] else { continue }
      let other = files.first { $0 != index }.flatMap { read[$0]?.format }
      let isPriced = other.map { $0.holds(.price) && !$0.holds(.pricePolicy) } ?? !saved.isEmpty
      guard isPriced else { continue }
      let committed = try committedPrices(of: file)
      read[index]?.catalog =
        try committed.map { side.catalog.taking($0) } ?? LockedPrices.taken(by: side.catalog, of: file)
    }
    if files.count == 2, saved.isEmpty {
      try takePrices(of: files.compactMap { loaded[$0] }, &read, invocation.console)
    }
    for index in saved {
      let path = sides[index].path
      let pulled = try AnswerFolder.pulled(path, beside: files.first.flatMap { read[$0]?.catalog })
      pulled.report(on: invocation.console)
      var catalog = pulled.catalog
      catalog.facets.subtract([.appLocales, .grants, .suppressions, .screenshots])
      read[index] = CatalogComparison.Side(catalog, format: CatalogFormatRegistry.format(named: "asc"), folder: path)
    }
    return sides.indices.compactMap { read[$0] }
  }

  /// Reads `catalog.yml`, `HEAD:Catalogs/GoldRush/catalog.yml`, or `41` from the store; an existing
  /// file with that name takes precedence.
  ///
  /// - Parameter format: The format of the file; nil to detect it from the name and contents.
  static func read(_ name: String, format: CatalogFormat?, columns: ColumnMap, for invocation: Invocation) throws
    -> CatalogFile
  {
    let console = invocation.console
    if FileSystem.kind(name) == nil, let number = Int(decimal: name.utf8), number > 0 {
      return try StoredCatalog.file(number: number, invocation)
    }
    guard name == "-" || FileSystem.kind(name) != nil else {
      guard let loaded = try revision(name, format: format, columns) else {
        throw Failure(
          "no file at \"\(name)\"; a file of a revision is named as git does, such as " + "HEAD:catalog.yml")
      }
      try loaded.requireComparable(on: console)
      return loaded
    }
    let loaded = try CatalogFile(
      contentsOf: name, format: format, columns: columns, sheet: invocation[ColumnMapChoice.sheet])
    try loaded.requireComparable(on: console)
    return loaded
  }

  /// Gives catalogs that have policies on both sides the prices in their files of prices as well, as a table beside them
  /// can change those alone.
  private static func takePrices(
    of files: [CatalogFile], _ sides: inout [Int: CatalogComparison.Side], _ console: Console
  ) throws {
    guard sides.values.allSatisfy({ $0.catalog.usesPricePolicies }) else { return }
    let prices = try files.map { file in
      try committedPrices(of: file) ?? (FileSystem.kind(file.name) == nil ? nil : LockedPrices(of: file).locked)
    }
    guard prices.contains(where: { $0 != nil }) else { return }
    if let missing = zip(files, prices).first(where: { $1 == nil })?.0 {
      console.writeErrorLine(
        "note: computed prices are not compared: \"\(missing.name)\" has no file of them that can be read")
      return
    }
    for (index, prices) in prices.enumerated() {
      guard let prices, let policies = sides[index]?.catalog else { continue }
      var priced = policies.taking(prices)
      priced.app.pricePolicies = policies.app.pricePolicies
      for place in policies.products.indices {
        priced.products[place].pricePolicy = policies.products[place].pricePolicy
      }
      sides[index]?.catalog = priced
    }
  }

  /// The reviewed prices that a git revision has beside a catalog; nil for a catalog that isn't in one, and without them.
  private static func committedPrices(of file: CatalogFile) throws -> [ComputedPrice]? {
    guard file.document.catalog.usesPricePolicies, !file.isStandardInput, FileSystem.kind(file.name) == nil,
      let colon = file.name.firstIndex(of: ":")
    else { return nil }
    let folder = GitFolder(revision: String(file.name[..<colon]), prefix: "")
    let path = PriceLock.path(of: String(file.name[file.name.index(after: colon)...]))
    guard let bytes = try folder.bytes(of: path) else { return nil }
    do { return try PriceLock(reading: SourceFile(name: "\(folder.revision):\(path)", bytes: bytes)).prices } catch {
      throw Failure("\(error)")
    }
  }

  private static func side(_ loaded: CatalogFile) -> CatalogComparison.Side {
    CatalogComparison.Side(
      loaded.document.catalog, format: loaded.format.flatMap { CatalogFormatRegistry.format(named: $0) },
      folder: loaded.folder)
  }

  /// A file in a git revision; nil when the name has no colon.
  private static func revision(_ name: String, format: CatalogFormat?, _ columns: ColumnMap) throws -> CatalogFile? {
    guard let colon = name.firstIndex(of: ":"), colon > name.startIndex else { return nil }
    let path = String(name[name.index(after: colon)...])
    let folder = GitFolder(revision: String(name[..<colon]), prefix: "")
    guard let (file, bytes) = try file(path, in: folder) else {
      throw Failure("revision \"\(folder.revision)\" has no file \"\(path)\"\(try hint(path, in: folder))")
    }
    let source = SourceFile(name: "\(folder.revision):\(file)", bytes: bytes)
    let parsed = ParsedFile(source, columns: columns)
    let known = format ?? (try? CatalogFormatRegistry.reader(for: parsed))
    return CatalogFile(
      name: source.name, folder: Path.folder(of: file), format: known?.name,
      document: known?.read?(parsed, .none) ?? CatalogReading.read(source))
  }

  /// A file or the catalog in a folder, with its contents.
  private static func file(_ path: String, in folder: GitFolder) throws -> (String, [UInt8])? {
    let catalogs = ["catalog.yml", "catalog.yaml"].map { Path.join(Path.withoutTrailingSlash(path), $0) }
    for file in [path] + catalogs where !file.hasSuffix("/") {
      if let bytes = try folder.bytes(of: file) { return (file, bytes) }
    }
    return nil
  }

  /// Git resolves paths from the top of the repository, people from the current folder.
  private static func hint(_ path: String, in folder: GitFolder) throws -> String {
    guard !path.hasPrefix("./"), try folder.bytes(of: "./\(path)") != nil else { return "" }
    return "; did you mean \"\(folder.revision):./\(path)\"? Without \"./\", a path starts at the "
      + "top of the repository"
  }
}
