import AppStoreReference
import Basics
import CatalogEditing
import CatalogModel
import Shopkeeper
import SourceSyntax

/// The calls of the page about whole files: those of translators, and images.
extension StudioSession {
  // MARK: Files

  /// A file with the texts of the products in sight for a translator.
  func export(_ asked: OrderedValue) throws -> OrderedMap {
    guard let locale = asked["locale"].flatMap({ StoreLocale.resolving($0.scalarText) }),
      let format = asked["format"]?.scalarText
    else { throw StudioProblem("expected a locale and a format") }
    var order = StudioOrder(
      format: format, locale: locale, products: [], groups: [],
      onlyMissing: asked["onlyMissing"]?.scalarText == "true")
    for key in StudioFilter(asked["filter"]).keys(of: state) {
      switch state.subjects[key] {
      case .product(let index): order.products.insert(index)
      case .group(let index): order.groups.insert(index)
      default: break
      }
    }
    let file = try files.export(order, from: workspace.file)
    return ["name": .text(file.name), "file": .text(Base64.text(file.bytes))]
  }

  /// Merges a file in memory: nothing is written before it is accepted.
  mutating func merge(_ asked: OrderedValue) throws -> OrderedMap {
    guard let bytes = asked["file"].flatMap({ Base64.bytes($0.scalarText) }), let given = asked["name"]?.scalarText
    else { throw StudioProblem("expected a file") }
    let name = VisibleText.escaped(Path.name(of: given))
    let made = files.merge(
      SourceFile(name: name, bytes: bytes), into: workspace.file,
      overwriting: asked["overwrites"]?.scalarText == "true", in: Self.language(asked))
    merged = made.result.map { (workspace.source, $0) }
    merges += 1
    let isNew = made.result.map { $0.bytes != workspace.source.bytes } ?? false
    return ["report": made.report, "canWrite": .flag(isNew), "merge": .integer(merges)]
  }

  /// Whether the page shows the last file that was merged, and the catalog is still the one that it was merged into.
  func canAccept(_ asked: OrderedValue) -> Bool {
    asked["merge"]?.scalarText == "\(merges)" && merged?.before.bytes == workspace.source.bytes
  }

  mutating func accept(_ asked: OrderedValue) throws -> OrderedMap {
    guard canAccept(asked), let merged else { throw Self.changedMeanwhile }
    workspace.replaceText(with: merged.after)
    try commit(from: merged.before)
    self.merged = nil
    return [:]
  }

  func changes(_ asked: OrderedValue) -> OrderedMap {
    let isCommit = asked["base"]?.scalarText != "opened"
    return ["changes": files.changes(of: workspace.file, since: opened, orCommit: isCommit, in: Self.language(asked))]
  }

  // MARK: Images

  /// An image of a product that the linter can read; nil otherwise.
  func image(_ index: Int, _ field: String) -> (bytes: [UInt8], isPNG: Bool)? {
    let products = workspace.file.document.catalog.products
    guard products.indices.contains(index),
      let path = field == "promotional" ? products[index].promotionalImage : products[index].review.screenshot,
      case (.success, let file?) = workspace.image(at: path),
      let bytes = try? SourceFile.read(path: file, limit: StudioServer.mostBytes).bytes
    else { return nil }
    return (bytes, bytes.starts(with: Self.signatures[0].bytes))
  }

  private static let signatures: [(bytes: [UInt8], suffix: String)] = [
    ([0x89, 0x50, 0x4E, 0x47], "png"), ([0xFF, 0xD8, 0xFF], "jpg"),
  ]

  /// Writes an image beside the catalog under a name that is free, and names it as the review screenshot in place of
  /// the one that the page shows.
  mutating func screenshot(_ asked: OrderedValue) throws -> OrderedMap {
    guard case .product(let index)? = asked["key"].flatMap({ state.subjects[$0.scalarText] }),
      let bytes = asked["image"].flatMap({ Base64.bytes($0.scalarText) })
    else { throw Self.unknown }
    guard let suffix = Self.signatures.first(where: { bytes.starts(with: $0.bytes) })?.suffix else {
      throw StudioProblem("expected a PNG or a JPEG image")
    }
    let product = workspace.file.document.catalog.products[index]
    guard asked["was"]?.scalarText ?? "" == product.review.screenshot ?? "" else { throw Self.changedMeanwhile }
    let item = product.item
    let name = String(item.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") ? $0 : "_" }.prefix(60))
    let folder = Path.join(workspace.file.folder, "screenshots")
    let before = workspace.source
    do {
      try FileSystem.makeFolders(folder)
      var (path, count) = ("screenshots/\(name).\(suffix)", 1)
      while FileSystem.kind(Path.join(workspace.file.folder, path), followingLinks: false) != nil {
        count += 1
        path = "screenshots/\(name)-\(count).\(suffix)"
      }
      guard let file = workspace.image(at: path).file else {
        throw StudioProblem("the folder \"screenshots\" leads out of the catalog's folder")
      }
      try FileSystem.replace(file, with: bytes, replacing: false)
      try workspace.edit { draft throws(CatalogEditFailure) in
        try draft.set("review.screenshot", of: .product(index), to: path)
      }
    } catch {
      let isOfCatalog = error is StudioProblem || error is CatalogEditFailure
      throw isOfCatalog ? error : StudioProblem("could not write the image: \(error)")
    }
    workspace.refresh()
    try commit(from: before)
    return [:]
  }
}
