import AppStoreReference
import Basics
import CatalogLint
import SourceSyntax

/// The readiness of products for people: a row per product, followed by the gaps.
struct ReadinessTable {
  private let readiness: Readiness
  private let listed: [ProductReadiness]
  private let columns: [Requirement]

  init(_ readiness: Readiness, listsReady: Bool) {
    self.readiness = readiness
    listed = readiness.products.filter { listsReady || !$0.isReady }
    let listed = listed
    // An empty column carries no information.
    columns = Requirement.allCases.filter { requirement in
      listed.contains { $0[requirement] == .met || $0[requirement] == .missing }
    }
  }

  /// The table and the gaps.
  ///
  /// - Parameter width: The width of the terminal; nil elsewhere.
  func text(fitting width: Int? = nil) -> String {
    var text = ""
    if !listed.isEmpty {
      let table = TextTable(header: ["PRODUCT"] + columns.map(\.shortName), rows: listed.map(cells))
      text += table.text(fitting: width) + "\n"
    }
    for product in listed where !product.isReady {
      text += "\(VisibleText.escaped(product.productID))\n"
      for gap in product.gaps { text += "  \(VisibleText.escaped(line(gap)))\n" }
      text += "\n"
    }
    if !readiness.problems.isEmpty {
      text += "not about one product\n"
      for problem in readiness.problems { text += "  \(VisibleText.escaped(line(problem)))\n" }
      text += "\n"
    }
    for note in notes { text += "\(VisibleText.escaped(note))\n" }
    return text + summary + "\n"
  }

  var markdown: String {
    var text = ""
    if !listed.isEmpty {
      text += markdownRow(["PRODUCT"] + columns.map { $0.shortName })
      text += markdownRow(["---"] + columns.map { _ in ":-:" })
      for product in listed {
        let cells = cells(of: product)
        text += markdownRow([code(cells[0])] + cells.dropFirst())
      }
      text += "\n"
    }
    for product in listed where !product.isReady {
      text += "- [ ] \(code(product.productID))\n"
      for gap in product.gaps { text += "  - \(escaped(line(gap)))\n" }
    }
    if !readiness.problems.isEmpty {
      text += "- [ ] not about one product\n"
      for problem in readiness.problems { text += "  - \(escaped(line(problem)))\n" }
    }
    if text.hasSuffix("\n"), !text.hasSuffix("\n\n") { text += "\n" }
    for note in notes { text += "\(escaped(note))\n\n" }
    return text + "**\(summary)**\n"
  }

  private func cells(of product: ProductReadiness) -> [String] {
    [product.productID]
      + columns.map { requirement in
        switch product[requirement] {
        case .met: "✓"
        case .missing: "✗"
        case .notApplicable: "–"
        case .notHeld: "?"
        }
      }
  }

  private func line(_ gap: ProductReadiness.Gap) -> String {
    let place = "\(gap.file):\(gap.start.line):\(gap.start.column)"
    return "\(place): \(gap.message)" + (gap.rule.map { " [\($0)]" } ?? "")
  }

  private func line(_ problem: LocatedFinding) -> String {
    "\(problem.file):\(problem.start.line):\(problem.start.column): \(problem.message) " + "[\(problem.rule)]"
  }

  /// Notes on the requirements that could not be checked, and the line that each description of an app needs.
  private var notes: [String] {
    readiness.needingTermsLine.map {
      "\($0): each localized description of the app needs the line \"\(TermsOfUse.line)\""
    }
      + readiness.notHeld.map { file, requirements in
        let names = requirements.map(\.phrase)
        let listed =
          names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
        return "\(file): a file of this format can't hold \(listed); add them in App Store Connect"
      }
  }

  private var summary: String {
    let count = readiness.products.count
    return "\(readiness.readyCount) of \(count) product\(count == 1 ? "" : "s") ready"
  }

  private func markdownRow(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

  /// A product ID as code; backticks and bars in it don't end the code or the cell.
  private func code(_ text: String) -> String {
    "`" + String(VisibleText.escaped(text).map { $0 == "`" || $0 == "|" ? "·" : $0 }) + "`"
  }

  /// Text without anything that could be read as markup.
  private func escaped(_ text: String) -> String {
    var result = ""
    for character in VisibleText.escaped(text) {
      if "\\`*_[]<>|".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
