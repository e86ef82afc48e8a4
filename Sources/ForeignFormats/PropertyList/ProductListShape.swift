import CatalogFormats
import SourceSyntax

/// The structure of the products in a property list.
enum ProductListShape {
  /// Shopkeeper's own catalog, key by key.
  case catalog
  case list(Kind)
  /// Something else, with a description of what it appears to be.
  case refused(String)

  enum Kind {
    /// An array of IDs, or of dictionaries that have one.
    case array
    /// IDs with a label for each.
    case labels
    /// IDs with a dictionary for each.
    case dictionaries
    /// Lists of products by kind, as in MKStoreKit and StoreHelper.
    case byKind
  }

  init(of root: SyntaxNode) {
    if root.isSequence {
      self = Self.ofArray(root)
    } else if root.isMapping {
      self = Self.ofDictionary(root)
    } else {
      self = .refused(Self.notOne("a single value"))
    }
  }

  private static func notOne(_ what: String) -> String {
    "this is \(what), not a list of products; expected an array of product IDs, a dictionary of " + "them, or a catalog"
  }

  private static func ofArray(_ root: SyntaxNode) -> ProductListShape {
    var (count, others) = (0, 0)
    for element in root.elements {
      count += 1
      if element.isScalar, !element.isNull {
        if !mayBeID(element) { others += 1 }
        continue
      }
      if element.isMapping, ProductListKey.value(.id, of: element) != nil { continue }
      return .refused(notOne("an array of something else"))
    }
    // A mistyped key is reported as such.
    return others > 0 && others * 2 >= count ? .refused(notOne("an array of something else")) : .list(.array)
  }

  private static func ofDictionary(_ root: SyntaxNode) -> ProductListShape {
    if root.value(forKey: CatalogSchema.versionKey) != nil,
      root.value(forKey: "app")?.isMapping == true || root.value(forKey: "products") != nil
    {
      return .catalog
    }
    if let other = knownOther(root) { return .refused(notOne(other)) }
    let sections = root.entries.filter { ProductListSection($0.key) != nil && !$0.value.isScalar }
    // Empty lists say nothing about the rest of the file.
    if !sections.isEmpty, sections.count == root.count || sections.contains(where: { $0.value.count > 0 }) {
      return .list(.byKind)
    }
    var (count, ids, texts, dictionaries) = (0, 0, 0, 0)
    for (key, value) in root.entries {
      count += 1
      if resemblesID(key) { ids += 1 }
      if value.isScalar, !value.isNull { texts += 1 }
      if value.isMapping { dictionaries += 1 }
    }
    if count == 0 { return .list(.dictionaries) }
    if texts == count, ids * 2 > count { return .list(.labels) }
    if dictionaries == count, ids * 2 > count || root.entries.allSatisfy({ ProductListKey.isProduct($0.value) }) {
      return .list(.dictionaries)
    }
    return .refused(notOne("a property list of another kind"))
  }

  /// A description of a dictionary that certainly has no products.
  private static func knownOther(_ root: SyntaxNode) -> String? {
    for (key, value) in root.entries {
      let name = key.text
      if name.hasPrefix("CFBundle") { return "an Info.plist" }
      if name == "items", value.isSequence { return "a manifest for installing an app" }
      if name == "PreferenceSpecifiers" { return "a page of a settings bundle" }
      if name == "aps-environment" || name.hasPrefix("com.apple.") { return "a list of entitlements" }
    }
    return nil
  }

  /// Whether a value may be a product ID, even a mistyped one, but not a number in JSON or a sentence.
  private static func mayBeID(_ value: SyntaxNode) -> Bool {
    if value.tree.notation == .json, value.style != .doubleQuoted { return false }
    let text = value.text
    return !text.utf8.contains(UInt8(ascii: " ")) || text.utf8.contains(UInt8(ascii: "."))
  }

  /// Whether a key may be a product ID: parts of letters and digits, not a word in upper or camel
  /// case.
  private static func resemblesID(_ key: SyntaxNode) -> Bool {
    var (hasMark, hasSmall) = (false, false)
    for byte in key.text.utf8 {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"): hasMark = true
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): hasSmall = true
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): continue
      default: return false
      }
    }
    return hasMark && hasSmall
  }
}
