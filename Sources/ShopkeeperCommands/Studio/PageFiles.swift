import AppStoreReference
import Basics
import CatalogEditing
import CatalogFormats
package import CatalogLint
package import CatalogModel
import CommandLayer
import ForeignFormats
package import Shopkeeper
package import SourceSyntax
package import WorkspaceProtocols

/// The files of the page of `shopkeeper studio`, as `export`, `import` and `diff` make, read and compare them.
package struct PageFiles: StudioFiles {
  package init() {}

  // MARK: For translators

  package func export(_ order: StudioOrder, from file: CatalogFile) throws(StudioProblem) -> (
    name: String, bytes: [UInt8]
  ) {
    let (catalog, target) = (file.document.catalog, order.locale)
    guard let source = catalog.app.primaryStoreLocale, source != target else {
      throw StudioProblem("texts are translated from the app's primary locale; choose another one")
    }
    guard let format = CatalogFormatRegistry.format(named: order.format),
      format.isForTranslators || format.writeBeside != nil
    else { throw StudioProblem("\"\(order.format)\" is not a format for translators") }
    let texts = catalog.texts(
      ofProducts: order.products, groups: order.groups, from: source, to: target, onlyMissing: order.onlyMissing)
    guard !(texts.products.isEmpty && texts.groups.isEmpty && texts.templates.isEmpty && texts.currencies.isEmpty)
    else {
      throw StudioProblem(
        order.onlyMissing ? "no text is missing in \(phrase: target.englishName)" : "there are no texts to translate")
    }
    let bytes = format.writeBeside?(texts, source).bytes ?? CatalogExport.export(texts, as: format)?.bytes
    let name = Path.name(of: file.name).prefix { $0 != "." }
    return ("\(name)-\(target.code).\(format.fileExtensions[0])", bytes ?? [])
  }

  // MARK: From translators

  package func merge(
    _ source: SourceFile, into file: CatalogFile, overwriting overwrites: Bool, in language: MessageLanguage
  ) -> StudioMerge {
    let errors = Lock<[UInt8]>([])
    var conflicts: [OrderedValue] = []
    var difference: OrderedValue = .null
    var result: SourceFile?
    var failure: String?
    do {
      let words =
        ["import", "--dry-run", "--into=\(file.name)"] + (overwrites ? ["--overwrite"] : []) + ["--", source.name]
      let console = AssistantFolder.console(Lock([]), errors, locale: language.rawValue)
      guard
        let invocation = try CommandRunner.invocation(
          of: ShopkeeperCommand.command, arguments: words, console: console)
      else { throw Failure("\"\(source.name)\" can't be imported") }
      let (edited, account) = try ImportCommand.merged(
        source, into: EditedCatalog(file.name, for: invocation), invocation)
      conflicts = account.conflicts.map {
        ["owner": .text($0.owner), "field": .text(orNull: $0.field), "reason": .text($0.reason.text(in: language))]
      }
      let before = edited.loaded.document.catalog
      difference = DifferenceJSON.value(of: DifferenceReport(from: before, to: edited.catalog), in: language)
      try StoredLedger.refuse(from: before, to: edited.catalog, near: file.name, invocation, asksServers: false)
      let faults = edited.newErrors
      for fault in faults { console.writeErrorLine("error: \(fault.message(in: language))") }
      if faults.isEmpty { result = edited.draft.source }
    } catch { failure = Failure.message(of: error) }
    let lines = String(decoding: errors.withLock { $0 }, as: UTF8.self).split(separator: "\n").map(String.init)
    return StudioMerge(
      report: [
        "lines": .texts(lines), "conflicts": .list(conflicts), "difference": difference,
        "failure": .text(orNull: failure),
      ], result: result)
  }

  // MARK: Changes

  package func changes(
    of file: CatalogFile, since opened: Catalog, orCommit fromCommit: Bool, in language: MessageLanguage
  ) -> OrderedValue {
    let committed = fromCommit ? (try? EarlierRevision("HEAD").version(of: file)).flatMap(\.self) : nil
    let earlier = committed.flatMap { $0.fault == nil ? $0.document.catalog : nil }
    let report = DifferenceReport(from: earlier ?? opened, to: file.document.catalog)
    return [
      "isCommit": .flag(earlier != nil), "difference": DifferenceJSON.value(of: report, in: language),
      "summary": .text(report.isEmpty ? "" : DifferenceText.summary(report).text(in: language)),
    ]
  }
}
