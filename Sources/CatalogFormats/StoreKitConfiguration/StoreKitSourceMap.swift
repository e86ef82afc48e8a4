import CatalogModel
import SourceSyntax

/// Leads from paths of a catalog back into the StoreKit configuration it was read from.
struct StoreKitSourceMap: Sendable {
  let tree: SyntaxTree
  /// The indices of the nodes that products and groups were read from.
  let products: [Int]
  let groups: [Int]

  func range(of path: CatalogPath, text: Range<Int>?) -> SourceRange? {
    guard let node = node(of: path) else { return nil }
    guard node.isScalar else { return text == nil && path.field != nil ? node.range : node.opening }
    guard let text else { return node.range }
    return node.range(ofDecoded: text)
  }

  func node(of path: CatalogPath) -> SyntaxNode? {
    switch path.subject {
    case .catalog: path.field == nil ? tree.root : nil
    case .app: app(path.field)
    case .product(let index): body(index, of: products).flatMap { product(path, $0) }
    case .group(let index): body(index, of: groups).flatMap { group(path, $0) }
    case .currency, .template, .retired: nil
    }
  }

  private func body(_ index: Int, of nodes: [Int]) -> SyntaxNode? {
    nodes.indices.contains(index) ? tree.node(at: nodes[index]) : nil
  }

  private func app(_ field: CatalogField?) -> SyntaxNode? {
    let settings = tree.root?.value(forKey: "settings")
    switch field {
    case nil: return settings
    case .primaryLocale: return settings?.value(forKey: "_locale")
    case .baseTerritory: return settings?.value(forKey: "_storefront")
    default: return nil
    }
  }

  private func product(_ path: CatalogPath, _ body: SyntaxNode) -> SyntaxNode? {
    switch path.field {
    case nil, .productID: StoreKitNodes.value(.productID, of: body)
    case .type: body.value(forKey: "type")
    case .referenceName: StoreKitNodes.value(.referenceName, of: body)
    case .price: StoreKitNodes.value(.displayPrice, of: body)
    case .familySharable: body.value(forKey: "familyShareable")
    case .period: StoreKitNodes.value(.period, of: body)
    case .level: StoreKitNodes.value(.level, of: body)
    case .offers: offer(path.element, body)
    case .billingPlans: billingPlan(path.element, body)
    case .locale, .title, .description: text(path, body)
    default: nil
    }
  }

  private func group(_ path: CatalogPath, _ body: SyntaxNode) -> SyntaxNode? {
    switch path.field {
    case nil: StoreKitNodes.value(.groupName, of: body) ?? body.value(forKey: "id") ?? body
    case .referenceName: StoreKitNodes.value(.groupName, of: body)
    case .locale, .title: text(path, body)
    default: nil
    }
  }

  private func offer(_ element: Int?, _ body: SyntaxNode) -> SyntaxNode? {
    guard let element else { return StoreKitNodes.offersValue(of: body) }
    return StoreKitNodes.offers(of: body).dropFirst(element).first?.node
  }

  private func billingPlan(_ element: Int?, _ body: SyntaxNode) -> SyntaxNode? {
    guard let element else { return body.value(forKey: "billingPlans") }
    return StoreKitNodes.billingPlans(of: body).dropFirst(element).first
  }

  private func text(_ path: CatalogPath, _ body: SyntaxNode) -> SyntaxNode? {
    guard let element = path.element else {
      return StoreKitNodes.value(.localizations, of: body)
    }
    guard let (node, locale) = StoreKitNodes.localizations(of: body).dropFirst(element).first
    else { return nil }
    switch path.field {
    case .title: return StoreKitNodes.value(.displayName, of: node) ?? locale
    case .description: return node.value(forKey: "description") ?? locale
    default: return locale
    }
  }
}
