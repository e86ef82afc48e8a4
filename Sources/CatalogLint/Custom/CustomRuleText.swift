import AppStoreReference
import Basics
import CatalogModel

/// A text as custom rules see it: a title, a description, or another field of a product.
struct CustomRuleText {
  var field: CustomRule.Field
  var text: String
  var path: CatalogPath
  var locale: StoreLocale?
  /// The locale as the catalog writes it; empty for texts in no language.
  var localeName = ""
  /// Whether parts of it have their own range in the file, where they can be edited.
  var hasParts = true

  init(_ sample: TextSample) {
    field = sample.kind == .title ? .title : .description
    text = sample.text
    path = sample.path
    locale = sample.locale
    localeName = sample.localeName
    hasParts = !sample.isGenerated
  }

  private init(_ field: CustomRule.Field, _ text: String, _ path: CatalogPath) {
    self.field = field
    self.text = text
    self.path = path
  }

  /// The texts of a product that are in no language.
  static func fields(of product: Product, at subject: CatalogPath.Subject) -> [CustomRuleText] {
    var texts: [CustomRuleText] = []
    if let name = product.referenceName {
      texts.append(CustomRuleText(.referenceName, name, CatalogPath(subject, .referenceName)))
    }
    // The file contains only the last part of most product IDs.
    var id = CustomRuleText(.productID, product.productID, CatalogPath(subject, .productID))
    id.hasParts = false
    texts.append(id)
    if let notes = product.review.notes {
      texts.append(CustomRuleText(.reviewNotes, notes, CatalogPath(subject, .reviewNotes)))
    }
    return texts
  }

  /// The noun for the text in messages.
  var noun: Message {
    switch field {
    case .title: "title"
    case .description: "description"
    case .referenceName: "reference name"
    case .productID: "product ID"
    case .reviewNotes: "review notes"
    }
  }

  /// The part of the text in a range of UTF-8 offsets.
  func excerpt(_ range: Range<Int>) -> String {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return String(text[start..<utf8.index(start, offsetBy: range.count)])
  }
}
