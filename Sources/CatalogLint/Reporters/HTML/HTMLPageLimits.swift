import SourceSyntax

/// The limits of one page, so that browsers show it immediately.
struct HTMLPageLimits {
  /// Products with a card; those with errors come before those with warnings.
  var cards = 500
  /// Products in each of the lists: those with findings but without a card, and the clean ones.
  var listed = 1_000
  /// Findings in one card.
  var findings = 50
}

/// Which products of a report get a card, file by file.
struct HTMLSelection {
  struct File {
    /// The indices of products, in the order of the catalog.
    var cards: [Int] = []
    /// Products with findings that don't get a card.
    var others: [Int] = []
    var clean: [Int] = []
  }

  private(set) var files: [File]

  init(_ files: [ReportedFile], limits: HTMLPageLimits) {
    var ranked: [(file: Int, product: Int, mostSevere: Int)] = []
    self.files = files.enumerated().map { index, file in
      var selection = File()
      for (product, reported) in file.products.enumerated() {
        if let mostSevere = reported.mostSevere {
          ranked.append((index, product, mostSevere == .error ? 0 : mostSevere == .warning ? 1 : 2))
        } else {
          selection.clean.append(product)
        }
      }
      return selection
    }
    ranked.sort { ($0.mostSevere, $0.file, $0.product) < ($1.mostSevere, $1.file, $1.product) }
    for entry in ranked.prefix(limits.cards) { self.files[entry.file].cards.append(entry.product) }
    for entry in ranked.dropFirst(limits.cards) {
      self.files[entry.file].others.append(entry.product)
    }
    for index in self.files.indices {
      self.files[index].cards.sort()
      self.files[index].others.sort()
    }
  }
}
