import AppStoreReference
import Basics
import CatalogEditing
import CatalogModel
import CommandLayer

/// A currency or a group that `shopkeeper add` writes: `currency:gold`, `group:vip`.
enum NewTerm {
  case currency(String)
  case group(String)

  /// Nil when the text is the item of a product.
  init?(_ text: String) {
    if text.hasPrefix("currency:"), text.count > 9 {
      self = .currency(String(text.dropFirst(9)))
    } else if text.hasPrefix("group:"), text.count > 6 {
      self = .group(String(text.dropFirst(6)))
    } else {
      return nil
    }
  }

  /// Adds it to the catalog, with its fields.
  ///
  /// - Parameter fields: The names of a currency by locale; the fields of a group as for
  ///   `shopkeeper set`.
  func add(to edited: inout EditedCatalog, fields: [Assignment<String>], for invocation: Invocation) throws {
    switch self {
    case .currency(let key):
      if edited.catalog.currency(key) != nil { throw Failure("the catalog has a currency \"\(key)\" already") }
      guard !fields.isEmpty else {
        throw invocation.usageError(.other("a currency needs its name in a locale, such as en-US='gold coins'"))
      }
      let names = try fields.map { field in
        guard let locale = StoreLocale.resolving(field.key), !field.value.isEmpty else {
          throw invocation.usageError(.other("\"\(field.key)\" is not a locale of the App Store with a name after it"))
        }
        return VirtualCurrency.Name(
          locale: locale.code, storeLocale: locale, names: field.value.split(separator: ",").map { $0.trimmed })
      }
      try edited.edit(invocation) { (draft) throws(CatalogEditFailure) in
        try draft.add(currencies: [VirtualCurrency(key: key, names: names)])
      }
    case .group(let key):
      if edited.catalog.groups.contains(where: { ExactText($0.key) == ExactText(key) }) {
        throw Failure("the catalog has a subscription group \"\(key)\" already")
      }
      guard let name = fields.first(where: { $0.key == "referenceName" })?.value else {
        throw invocation.usageError(.other("a subscription group needs its name, such as referenceName='VIP'"))
      }
      try edited.edit(invocation) { (draft) throws(CatalogEditFailure) in
        try draft.add(groups: [SubscriptionGroup(key: key, referenceName: name)])
        let index = draft.catalog.groups.firstIndex { ExactText($0.key) == ExactText(key) } ?? 0
        for field in fields where field.key != "referenceName" {
          try draft.set(field.key, of: .group(index), to: field.value)
        }
      }
    }
  }
}

extension Substring {
  /// The text without blanks at its ends.
  fileprivate var trimmed: String {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
