import Basics
import CatalogFormats
import CatalogLint
import CatalogModel
import SourceSyntax

/// The cost of each rule by itself, next to the cost of linting without any.
enum RuleBenchmark {
  static func run() {
    let source = SourceFile(name: "catalog.yml", bytes: GeneratedCatalog.bytes(products: 10_000))
    let document = CatalogYAMLDecoder.read(source)
    guard let today = CalendarDate(year: 2026, month: 1, day: 1) else { return }
    let input = LintInput(document)
    func seconds(_ rules: Set<String>) -> Double {
      var configuration = LintConfiguration(today: today)
      configuration.only = rules
      let engine = LintEngine(configuration: configuration)
      return Measure.shortest(of: 5) { _ = engine.lint([input]) }
    }

    let all = Set(LintRules.all.map { $0.description.id })
    let bare = seconds([])
    print("10,000 products × 12 locales, already read; milliseconds beyond the shared passes")
    row("shared passes", bare)
    row("all \(all.count) rules", seconds(all) - bare)
    let costs = LintRules.all.map { rule in
      (id: rule.description.id, seconds: max(0, seconds([rule.description.id]) - bare))
    }
    for cost in costs.sorted(by: { $0.seconds > $1.seconds }) { row(cost.id, cost.seconds) }
  }

  private static func row(_ name: String, _ seconds: Double) {
    let padded = name + String(repeating: " ", count: max(1, 32 - name.count))
    print("\(padded)\(Measure.decimal(max(0, seconds) * 1000, 1))")
  }
}
