import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// The file that a catalog is merged into: its contents and their positions.
struct StoreKitBase {
  typealias Product = StoreKitMember<CatalogModel.Product>.Known
  typealias Group = StoreKitMember<SubscriptionGroup>.Known

  let source: SourceFile
  let root: SyntaxNode
  let app: App
  /// In the order of the file.
  let products: [Product]
  let groups: [Group]
  /// The indices of the nodes of the products.
  let productNodes: Set<Int>
  let version: StoreKitVersion
  /// All keys anywhere in the file, and all texts that could be identifiers.
  private let keys: Set<ExactText>
  let texts: Set<String>
  /// The file's spelling of locales, by code: Xcode itself writes both `zh_CN` and `zh_Hans`.
  private let spellings: [String: String]

  /// Nil when the root is not a JSON object or the syntax has errors.
  init?(_ tree: SyntaxTree) {
    guard !tree.hasErrors, let root = tree.root, root.isMapping else { return nil }
    var builder = StoreKitCatalogBuilder(isWhole: true)
    builder.build(root)
    source = tree.source
    self.root = root
    let catalog = builder.catalog
    app = catalog.app
    products = zip(catalog.products, builder.productNodes).compactMap { model, node in
      tree.node(at: node).map { (model, $0) }
    }
    productNodes = Set(builder.productNodes)
    groups = zip(catalog.groups, builder.groupNodes).compactMap { model, node in
      tree.node(at: node).map { (model, $0) }
    }
    version = StoreKitVersion(root.value(forKey: "version")) ?? .usual
    var keys: Set<ExactText> = []
    var texts: Set<String> = []
    var spellings: [String: String] = [:]
    for index in 0..<tree.nodeCount {
      guard let node = tree.node(at: index), node.isMapping else { continue }
      for (key, value) in node.entries {
        let name = key.text
        keys.insert(ExactText(name))
        if name == "locale" || name == "_locale", let locale = StoreLocale.resolving(value.text),
          spellings[locale.code] == nil
        {
          spellings[locale.code] = value.text
        }
        if name.hasSuffix("ID") || name == "id" || name == "identifier" { texts.insert(value.text) }
      }
    }
    self.keys = keys
    self.texts = texts
    self.spellings = spellings
  }

  /// A locale in the spelling of the file, or else of Xcode.
  func spelling(of written: String, _ locale: StoreLocale?) -> String {
    locale.flatMap { spellings[$0.code] } ?? StoreKitNodes.spelling(of: written, locale)
  }

  /// Whether a key may be written: Xcode writes it in this version, or the file already has it.
  func has(_ key: String) -> Bool { version.has(key) || keys.contains(ExactText(key)) }
}
