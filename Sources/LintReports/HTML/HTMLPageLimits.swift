import AppStoreReference
import CatalogLint
import SourceSyntax

/// The limits of one page, so that browsers show it immediately.
struct HTMLPageLimits {
  /// Products with a card; products with errors come before products with warnings.
  var cards = 500
  /// Products in each of the lists: products with findings but without a card, and clean ones.
  var listed = 1_000
  /// Findings in one card.
  var findings = 50
  /// Places listed for one repeated finding.
  var places = 300
  /// The number of times that a finding occurs in a card, or of products that have it, from which
  /// on it is shown once with a count.
  var repeats = FindingRepeats.fewest
  /// Cells in the coverage tables of all files, which share them equally.
  var cells = 4_000
}

/// The settings that all parts of a page share.
struct HTMLContext {
  let limits: HTMLPageLimits
  /// Nil when nothing is known about the location of the page, so that it can't show images.
  let place: ReportPlace?

  /// The name of a locale for the whole page: the store's, however a file spells it.
  static func code(of locale: String) -> String { StoreLocale.resolving(locale)?.code ?? locale }
}

/// A file of the page: its findings, with the ones that repeat in many products separated.
struct HTMLFile {
  let reported: ReportedFile
  /// The findings that are shown in the products' own cards, parallel to the products.
  let own: [[LocatedFinding]]
  /// Findings that are shown once for many products.
  let repeats: [[LocatedFinding]]

  init(_ reported: ReportedFile, limits: HTMLPageLimits) {
    self.reported = reported
    let all = reported.products.flatMap(\.findings).filter(\.isUnderstoodWithoutText)
    repeats = FindingRepeats.groups(all).filter { group in Set(group.map(\.subject)).count >= limits.repeats }
    let repeated = Set(repeats.flatMap(\.self).map(FindingRepeats.Key.init))
    own = reported.products.map { product in
      product.findings.filter { !$0.isUnderstoodWithoutText || !repeated.contains(FindingRepeats.Key($0)) }
    }
  }
}

/// The products of a report that get a card, file by file.
struct HTMLSelection {
  struct File {
    /// The indices of products, in the order of the catalog.
    var cards: [Int] = []
    /// Products with findings that don't get a card.
    var others: [Int] = []
    var clean: [Int] = []
  }

  private(set) var files: [File]

  init(_ files: [HTMLFile], limits: HTMLPageLimits) {
    var ranked: [(file: Int, product: Int, mostSevere: Int)] = []
    self.files = files.enumerated().map { index, file in
      var selection = File()
      for (product, reported) in file.reported.products.enumerated() {
        if let mostSevere = file.own[product].map(\.severity).max() {
          ranked.append((index, product, mostSevere == .error ? 0 : mostSevere == .warning ? 1 : 2))
        } else if reported.findings.isEmpty {
          selection.clean.append(product)
        } else {
          selection.others.append(product)
        }
      }
      return selection
    }
    ranked.sort { ($0.mostSevere, $0.file, $0.product) < ($1.mostSevere, $1.file, $1.product) }
    for entry in ranked.prefix(limits.cards) { self.files[entry.file].cards.append(entry.product) }
    for entry in ranked.dropFirst(limits.cards) { self.files[entry.file].others.append(entry.product) }
    for index in self.files.indices {
      self.files[index].cards.sort()
      self.files[index].others.sort()
    }
  }
}
