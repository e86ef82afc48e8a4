package import AppStoreReference
import Basics
public import CatalogEditing
import CatalogFormats
public import CatalogLint
import CatalogModel
import ForeignFormats
public import SourceSyntax

/// An opened catalog that is edited: its text, its configuration, its images and its exports.
///
/// It is linted as a whole after a change, exactly as by `shopkeeper lint`; in a large catalog, the products that were
/// changed can be linted first, and the rest in a copy meanwhile. What others write to the file in the meantime is
/// reported or taken, never overwritten.
public struct CatalogWorkspace: Sendable {
  /// The catalog as it is being edited.
  public private(set) var file: CatalogFile
  /// The file on disk that the text is based on; nil before there is one.
  public private(set) var base: SourceFile?
  /// The reason why the configuration or its baseline could not be used; nil without a fault.
  public private(set) var configurationFault: String?
  /// The language of the messages of findings.
  public var language = MessageLanguage.english { didSet { forgetReport() } }
  private let project: String?
  private(set) var configuration = LintConfiguration()
  private var baseline: Baseline?
  private var exports: [CatalogFile] = []
  private let imageCache: ImageCache?
  private var images: ImageInspection
  private var earlier: [SourceFile] = []
  private var report: LintReport?
  /// The number of times that a report was out of date.
  private var revision = 0
  /// The prices that policies give, and what they follow from.
  private var policyPrices: (state: PriceState?, catalog: Catalog, files: [FileStamp?])?

  /// Of the texts that can be taken back: hundreds of those of a studio.
  private static let mostEarlierBytes = 64 << 20

  /// Opens a catalog: a file, or a folder that contains exactly one.
  ///
  /// - Parameters:
  ///   - path: The path of the catalog file.
  ///   - project: The folder to search for exports of the catalog; nil for none.
  ///   - cacheFolder: The folder for the facts about images, so that each is decoded once; nil for none.
  /// - Throws: ``CatalogFileFailure``, or the reason why the file can't be read.
  public init(opening path: String, in project: String? = nil, cacheFolder: String? = nil) throws {
    self.init(try CatalogFile.read(CatalogFile.only(in: path)), in: project, cacheFolder)
    base = file.document.source
  }

  /// Opens the text of an editor, which may differ from the file on disk.
  public init(_ text: String, named path: String, in project: String? = nil, cacheFolder: String? = nil) {
    let source = SourceFile(name: path, text: text)
    let folder = Path.folder(of: path)
    let document = CatalogReading.read(source, companions: CatalogFolder(path: folder).companions)
    let format = try? CatalogFormatRegistry.reader(for: ParsedFile(source)).name
    self.init(CatalogFile(name: path, folder: folder, format: format, document: document), in: project, cacheFolder)
    base = try? SourceFile.read(path: path, onlyFile: true)
  }

  private init(_ file: CatalogFile, in project: String?, _ cacheFolder: String?) {
    self.file = file
    self.project = project
    imageCache = cacheFolder.map { ImageCache(folder: $0) }
    images = ImageInspection(cache: imageCache)
    refresh()
  }

  /// The text and its name.
  public var source: SourceFile { file.document.source }

  /// Whether the text is a catalog by its name or its contents, and not another file of its format.
  public var isCatalog: Bool {
    let name = Path.name(of: file.name)
    guard name.hasSuffix(".yml") || name.hasSuffix(".yaml") else { return file.format != nil }
    return ["catalog.yml", "catalog.yaml"].contains(name) || tree?.root?.value(forKey: "catalog") != nil
  }

  /// Whether the text differs from the file that it is based on.
  public var isChanged: Bool { base.map { $0.bytes != source.bytes } ?? true }

  // MARK: Linting

  /// Reads the configuration, its baseline and the exports again, and inspects the images again.
  public mutating func refresh() {
    forgetReport()
    images = ImageInspection(cache: imageCache)
    (configuration, baseline, configurationFault) = (LintConfiguration(), nil, nil)
    do {
      configuration = try .nearest(to: file.name)
      if let path = configuration.baseline { baseline = try Self.baseline(at: path) }
    } catch { configurationFault = "\(error)" }
    readPolicyPrices()
    exports = project.flatMap { try? FoundCatalogs([$0]).exports(of: file.name) } ?? []
  }

  private static func baseline(at path: String) throws -> Baseline {
    let source = try SourceFile.read(path: path, onlyFile: true)
    var diagnostics: [Diagnostic] = []
    if let baseline = Baseline(source, diagnostics: &diagnostics) { return baseline }
    throw CatalogFileFailure("can't use the baseline \"\(path)\": \(diagnostics.first?.message ?? "it can't be read")")
  }

  /// The findings in the text as it is now, except those of the baseline.
  public mutating func lint() -> LintReport {
    if let report { return report }
    readPolicyPrices()
    var input = input
    input.add(exports: exports, of: file)
    let found = lint(input)
    report = found
    return found
  }

  /// Whether ``lint()`` has its answer already.
  public var isLinted: Bool { report != nil }

  /// The findings in a few products, and in the groups, before the other products are linted: rules that compare
  /// products see all of them.
  ///
  /// - Parameter products: The indices of the products.
  public func findings(inProducts products: Set<Int>) -> [LocatedFinding] {
    var input = input
    input.settled = Set(input.catalog.products.indices).subtracting(products)
    return lint(input).findings.filter { finding in
      if case .product(let index) = finding.subject { products.contains(index) } else { true }
    }
  }

  /// Takes the report of a copy that was linted meanwhile.
  ///
  /// - Returns: Whether the report is about the text, the configuration and the files as they are now.
  public mutating func takeReport(of copy: CatalogWorkspace) -> Bool {
    guard copy.revision == revision, let found = copy.report else { return false }
    (report, policyPrices) = (found, copy.policyPrices)
    return true
  }

  private var input: LintInput {
    var input = LintInput(file.document, name: file.name, images: images.images(in: file.folder))
    input.prices = policyPrices?.state
    return input
  }

  /// Computes the prices that policies give, unless nothing that they follow from has changed.
  private mutating func readPolicyPrices() {
    let catalog = file.document.catalog
    guard catalog.usesPricePolicies else {
      policyPrices = nil
      return
    }
    let files = LockedPrices.files(of: file).map { FileStamp($0) }
    if let known = policyPrices, known.files == files, known.catalog.hasPrices(of: catalog) { return }
    policyPrices = (LockedPrices.state(of: file), catalog, files)
  }

  /// The price of a product in each storefront: the one that its policy gives, or the one that the catalog states.
  package func prices(ofProduct index: Int) -> [Territory: Money] {
    let product = file.document.catalog.products[index]
    let stated = Territory.all.compactMap { territory in product.price?.amount(in: territory).map { (territory, $0) } }
    let computed = policyPrices?.state?.prices[ExactText(product.productID)] ?? [:]
    return computed.merging(stated) { computed, _ in computed }
  }

  private func lint(_ input: LintInput) -> LintReport {
    let found = Linter(configuration: configuration).lint([input]).shown(in: language)
    guard let baseline else { return found }
    let comparison = baseline.compare(with: found, fingerprints: found.fingerprints)
    return found.keeping { comparison.isNew[$0] }
  }

  private mutating func forgetReport() {
    report = nil
    revision += 1
  }

  /// The limits that the configuration applies.
  public var limits: LimitProfile { configuration.profile }

  /// The descriptions of the rules that can run, including the team's own.
  package var rules: [RuleDescription] {
    LintRules.all.map { $0.description } + configuration.customRules.map(\.description)
  }

  /// The facts about an image that the catalog refers to, and its file.
  package func image(at path: String) -> (facts: Result<ImageFacts, ImageFailure>, file: String?) {
    (images.images(in: file.folder).facts(of: path), CatalogFolder(path: file.folder).file(path))
  }

  // MARK: Changing

  /// Replaces the whole text.
  public mutating func replaceText(with text: String) {
    change(to: SourceFile(name: source.name, text: text))
  }

  /// Replaces the whole text by another version of it.
  package mutating func replaceText(with source: SourceFile) { change(to: source) }

  /// Replaces ranges of the text.
  ///
  /// - Parameter replacements: In the order of the text, without overlaps.
  public mutating func replace(_ replacements: [TextReplacement]) { change(to: source.replacing(replacements)) }

  /// Edits the model; comments and layout of the text are kept.
  public mutating func edit(_ change: (inout CatalogDraft) throws(CatalogEditFailure) -> Void)
    throws(CatalogEditFailure)
  {
    var draft = try CatalogDraft(file.document)
    try change(&draft)
    let isCatalogFile = file.format == CatalogFormatRegistry.catalogFile.name
    self.change(to: draft.source, readAs: isCatalogFile ? draft.document : nil)
  }

  /// Takes back the last change; false without one.
  public mutating func undo() -> Bool {
    guard let last = earlier.popLast() else { return false }
    read(last)
    return true
  }

  /// - Parameter document: The next text as it was read already; nil to read it.
  private mutating func change(to next: SourceFile, readAs document: CatalogDocument? = nil) {
    guard next.bytes != source.bytes else { return }
    earlier.append(source)
    while earlier.count > 1, earlier.reduce(0, { $0 + $1.bytes.count }) > Self.mostEarlierBytes {
      earlier.removeFirst()
    }
    read(next, as: document)
  }

  private mutating func read(_ source: SourceFile, as document: CatalogDocument? = nil) {
    forgetReport()
    file.document =
      document
      ?? CatalogReading.read(
        source, companions: CatalogFolder(path: file.folder).companions, columns: file.columns)
    readPolicyPrices()
  }

  // MARK: The file on disk

  /// The difference between the file on disk and the one that the text is based on.
  public enum DiskChange: Sendable {
    case none
    /// Others changed the file; the text has no changes of its own, so that theirs can be taken.
    case update(SourceFile)
    /// Others changed the file, and the text was changed as well.
    case conflict(SourceFile)
    /// The file can no longer be read.
    case gone
  }

  /// Changes of others to the file on disk since it was read.
  public var diskChange: DiskChange {
    guard let disk = try? SourceFile.read(path: file.name, onlyFile: true) else { return base == nil ? .none : .gone }
    if disk.bytes == base?.bytes || disk.bytes == source.bytes { return .none }
    return isChanged ? .conflict(disk) : .update(disk)
  }

  /// Takes what others wrote to the file, unless the text has changes of its own.
  ///
  /// - Returns: The change that was found.
  @discardableResult public mutating func catchUp() -> DiskChange {
    let found = diskChange
    if case .update(let disk) = found {
      base = disk
      change(to: disk)
    }
    return found
  }

  /// Whether the files of prices have changed since the catalog was linted; it is then linted again.
  package mutating func catchUpWithPrices() -> Bool {
    guard report != nil, file.document.catalog.usesPricePolicies,
      policyPrices?.files != LockedPrices.files(of: file).map({ FileStamp($0) })
    else { return false }
    readPolicyPrices()
    forgetReport()
    return true
  }

  /// Notes that the file on disk was written by the one who edits the text.
  public mutating func noteSaved() {
    base = try? SourceFile.read(path: file.name, onlyFile: true)
    refresh()
  }

  /// Writes the text, unless others changed the file since it was read.
  ///
  /// - Throws: ``CatalogFileFailure``.
  public mutating func save() throws {
    do {
      let lock = base == nil ? nil : try FileLock.take(file.name, waiting: Self.longestWait)
      try withExtendedLifetime(lock) {
        if let base {
          try FileSystem.replace(file.name, with: source.bytes, ifStill: base.bytes)
        } else {
          try FileSystem.replace(file.name, with: source.bytes, replacing: false)
        }
      }
    } catch FileWriteFailure.changed {
      throw CatalogFileFailure("\"\(file.name)\" was changed in the meantime and is not overwritten")
    } catch { throw CatalogFileFailure("could not write \"\(file.name)\": \(error)") }
    base = source
  }

  /// In seconds; much longer than any edit takes.
  private static let longestWait = 10
}

extension Catalog {
  /// Whether the products have the same prices, and the same policies for them, as in another catalog.
  fileprivate func hasPrices(of other: Catalog) -> Bool {
    app == other.app && products.count == other.products.count
      && zip(products, other.products).allSatisfy { one, two in
        one.productID == two.productID && one.price == two.price && one.pricePolicy == two.pricePolicy
      }
  }
}

extension SourceFile {
  /// The one replacement that turns the file into another; nil when they are the same, or when the
  /// difference is not text.
  package func replacement(to other: SourceFile) -> TextReplacement? {
    guard bytes != other.bytes else { return nil }
    let change = Difference(from: bytes, to: other.bytes)
    let text = String(validating: other.bytes[change.new], as: UTF8.self)
    return text.map { TextReplacement(SourceRange(start: change.old.lowerBound, end: change.old.upperBound), $0) }
  }
}
