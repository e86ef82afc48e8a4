import AppStoreReference
import CatalogLint
import SourceSyntax

/// The readiness of products for programs: every product, every requirement.
enum ReadinessJSON {
  static func text(of readiness: Readiness) -> String {
    let value: OrderedValue = [
      "products": .list(readiness.products.map(Self.value)),
      "problems": .list(
        readiness.problems.map { .map(problem($0.message, rule: $0.rule, file: $0.file, at: $0.start)) }),
      "termsLine": readiness.needingTermsLine.isEmpty ? nil : .text(TermsOfUse.line),
      "summary": ["ready": .integer(readiness.readyCount), "products": .integer(readiness.products.count)],
    ]
    return value.jsonText
  }

  private static func value(of product: ProductReadiness) -> OrderedValue {
    [
      "productID": .text(product.productID), "file": .text(product.file), "ready": .flag(product.isReady),
      "requirements": .map(entries: Requirement.allCases.map { ($0.rawValue, .text(product[$0].rawValue)) }),
      "missing": .list(
        product.gaps.map { gap in
          .map(
            ["requirement": .text(gap.requirement.rawValue)]
              + problem(gap.message, rule: gap.rule, file: gap.file, at: gap.start))
        }),
    ]
  }

  private static func problem(_ message: String, rule: String?, file: String, at start: SourceLocation) -> OrderedMap {
    [
      "message": .text(message), "rule": .text(orNull: rule), "file": .text(file), "line": .integer(start.line),
      "column": .integer(start.column),
    ]
  }
}
