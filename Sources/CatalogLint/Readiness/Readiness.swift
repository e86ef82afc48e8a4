import AppStoreReference
import CatalogModel
import SourceSyntax

/// The requirements that the products of some catalogs have yet to meet before they are *Ready to Submit*.
///
/// A product is ready when it has everything that ``Requirement`` lists and the linter finds no
/// error in it. The former depends only on the file, so that no configuration or suppression makes
/// a product ready that App Store Connect would reject.
public struct Readiness: Sendable {
  /// Every product, in the order of the files.
  public var products: [ProductReadiness] = []
  /// The errors that don't belong to a product: parts of a file that couldn't be read.
  public var problems: [LocatedFinding] = []
  /// The requirements that the formats of files can't represent, by file; only files that lack something.
  public var notHeld: [(file: String, requirements: [Requirement])] = []

  /// The files whose app needs the line about the terms of use in each of its localized descriptions.
  public var needingTermsLine: [String] = []

  public var readyCount: Int { products.count(where: \.isReady) }

  /// Whether there is nothing left to do; without a product, there is.
  public var isComplete: Bool { problems.isEmpty && !products.isEmpty && readyCount == products.count }

  /// Derives the readiness from a run of the linter.
  public init(_ report: LintReport) {
    let members = report.inputs.map { $0.catalog.productsByGroup }
    var errors = report.inputs.map { Errors(products: $0.catalog.products.count) }
    for finding in report.findings where finding.severity == .error {
      let catalog = report.inputs[finding.fileIndex].catalog
      // One price that can't be computed keeps all others from being exported.
      if finding.rule == PricePolicyRule.description.id {
        for index in catalog.products.indices where catalog.products[index].pricePolicy != nil {
          errors[finding.fileIndex].byProduct[index].append(finding)
        }
        continue
      }
      switch finding.subject {
      case .product(let index): errors[finding.fileIndex].byProduct[index].append(finding)
      case .group(let group):
        let members = members[finding.fileIndex][group]
        for index in members { errors[finding.fileIndex].byProduct[index].append(finding) }
        if members.isEmpty { errors[finding.fileIndex].others.append(finding) }
      case .catalog, .app, .currency, .template, .retired: errors[finding.fileIndex].others.append(finding)
      }
    }
    for (index, input) in report.inputs.enumerated() { add(input, errors[index], members[index]) }
  }

  /// The errors of one file.
  private struct Errors {
    var byProduct: [[LocatedFinding]]
    var others: [LocatedFinding] = []

    init(products: Int) { byProduct = Array(repeating: [], count: products) }
  }

  private mutating func add(_ input: LintInput, _ errors: Errors, _ members: [[Int]]) {
    var places: Set<Int> = []
    for index in input.catalog.products.indices {
      let group = input.catalog.products[index].subscription?.group
      let isAlone = group.map { members.indices.contains($0) && members[$0].count < 2 } ?? true
      let product = Self.readiness(of: index, isAlone: isAlone, in: input, errors.byProduct[index], &places)
      products.append(product)
    }
    // A type that couldn't be read is already a gap of the product.
    problems += errors.others.filter { !places.contains($0.range.start) }
    let lacking = Requirement.allCases.filter { requirement in
      !input.catalog.facets.canHold(requirement) && (!requirement.isOfSubscriptions || !input.catalog.groups.isEmpty)
    }
    let catalog = input.catalog
    if catalog.facets.canHold(.legalLinks), catalog.app.terms ?? "standard" == "standard",
      catalog.products.contains(where: { $0.type == .autoRenewable })
    {
      needingTermsLine.append(input.name)
    }
    if !lacking.isEmpty { notHeld.append((input.name, lacking)) }
  }

  private static func readiness(
    of index: Int, isAlone: Bool, in input: LintInput, _ errors: [LocatedFinding], _ places: inout Set<Int>
  ) -> ProductReadiness {
    let product = input.catalog.products[index]
    let check = RequirementCheck(
      catalog: input.catalog, product: product, isAlone: isAlone, image: input.origin.image)
    var result = ProductReadiness(file: input.name, productID: product.productID, states: [:], gaps: [])
    for error in errors {
      let requirement = Requirement(of: error)
      result.states[requirement] = .missing
      result.gaps.append(
        ProductReadiness.Gap(
          requirement: requirement, message: error.message, rule: error.rule, file: error.file, start: error.start))
    }
    for requirement in Requirement.allCases {
      let state = check.state(requirement)
      guard result.states[requirement] == nil else { continue }
      guard state == .met, let gap = check.gap(requirement) else {
        result.states[requirement] = state
        continue
      }
      result.states[requirement] = .missing
      // A product without texts isn't also reported as missing the texts of the primary locale.
      if requirement == .primaryLocale, result.states[.texts] == .missing { continue }
      let path = CatalogPath(requirement == .legalLinks ? .app : .product(index), gap.field)
      let range =
        input.origin.range(of: path, text: nil) ?? input.origin.range(of: CatalogPath(path.subject), text: nil)
      let start = range?.start ?? 0
      places.insert(start)
      result.gaps.append(
        ProductReadiness.Gap(
          requirement: requirement, message: gap.message, rule: nil, file: input.name,
          start: input.source.location(at: start)))
    }
    result.gaps.sort { ($0.start.line, $0.start.column, $0.message) < ($1.start.line, $1.start.column, $1.message) }
    return result
  }
}

extension Requirement {
  /// The requirement that an error belongs to.
  fileprivate init(of error: LocatedFinding) {
    self.init(rule: error.rule)
    if case .group = error.subject { self = .groupName }
    if self == .noErrors, error.field == CatalogField.screenshot.rawValue { self = .screenshot }
  }
}
