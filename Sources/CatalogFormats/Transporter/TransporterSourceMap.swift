import CatalogModel
import SourceSyntax

/// Leads from paths of a catalog back into the Transporter package it was read from.
struct TransporterSourceMap: Sendable {
  let tree: XMLTree
  let places: TransporterPlaces

  func range(of path: CatalogPath, text: Range<Int>?) -> SourceRange? {
    if path.subject == .catalog { return path.field == nil ? tree.root?.nameRange : nil }
    guard let element = element(of: path) else { return nil }
    switch element.name {
    case "locale", "subscription_group", "family": return element.range(ofAttribute: "name")
    case "locales": return element.nameRange
    default: break
    }
    let range = element.valueRange
    // A text that is not written as it reads has no parts to point at.
    guard let text, isPlain(element) else { return range }
    return SourceRange(
      start: min(range.start + text.lowerBound, range.end),
      end: min(range.start + text.upperBound, range.end))
  }

  /// The replacement of a text; nil for one that several products share, and for anything else.
  func replacements(for edit: CatalogEdit) -> [TextReplacement]? {
    guard !tree.hasErrors, let element = element(of: edit.path),
      !element.children.contains(where: { _ in true }),
      element.hasContent, !isShared(edit.path, element), isText(edit.path.field)
    else { return nil }
    var text: String
    switch edit.change {
    case .replace(let new): text = new
    case .replacePart(let part, let new):
      let old = Array(element.trimmedText.utf8)
      guard part.lowerBound >= 0, part.upperBound <= old.count else { return nil }
      let bytes = old[..<part.lowerBound] + Array(new.utf8) + old[part.upperBound...]
      text = String(decoding: bytes, as: UTF8.self)
      guard text.utf8.elementsEqual(bytes) else { return nil }
    case .remove, .sort: return nil
    }
    guard XMLText.isWritable(text), !text.isEmpty else { return nil }
    return [TextReplacement(element.contentRange, XMLText.escaped(text))]
  }

  private func isText(_ field: CatalogField?) -> Bool {
    switch field {
    case .title, .description, .referenceName, .reviewNotes, .productID, .screenshot: true
    default: false
    }
  }

  private func isShared(_ path: CatalogPath, _ element: XMLElement) -> Bool {
    guard case .product(let index) = path.subject, places.products.indices.contains(index),
      let product = tree.element(at: places.products[index].element)
    else { return false }
    return !product.range.contains(element.range)
  }

  private func isPlain(_ element: XMLElement) -> Bool {
    element.contentRange.count == element.trimmedText.utf8.count
  }

  // MARK: Elements

  private func element(of path: CatalogPath) -> XMLElement? {
    switch path.subject {
    case .product(let index):
      guard places.products.indices.contains(index) else { return nil }
      let place = places.products[index]
      guard let product = tree.element(at: place.element) else { return nil }
      return element(path, of: product, at: place)
    case .group(let index):
      guard places.groups.indices.contains(index), let place = places.groups[index],
        let group = tree.element(at: place)
      else { return nil }
      switch path.field {
      case nil, .referenceName: return group
      case .locale, .title:
        return text(path, TransporterElement.locales(of: group)) ?? group.child("locales")
      default: return nil
      }
    default: return nil
    }
  }

  private func element(
    _ path: CatalogPath, of product: XMLElement, at place: TransporterPlaces.Product
  ) -> XMLElement? {
    let family = place.family.flatMap { tree.element(at: $0) }
    switch path.field {
    case nil, .productID: return product.child("product_id")
    case .type: return product.child("type")
    case .referenceName: return product.child("reference_name")
    case .price: return place.price.flatMap { tree.element(at: $0) }
    case .hidden:
      let sale = product.child("products")?.child("product")
      return sale?.child("cleared_for_sale") ?? product.child("cleared_for_sale")
    case .period: return product.child("duration")
    case .level: return product.child("order")
    case .offers: return product.child("free_trial_duration")
    case .screenshot:
      return TransporterElement.shared("review_screenshot", of: product, in: family)?
        .child("file_name")
    case .reviewNotes: return TransporterElement.shared("review_notes", of: product, in: family)
    case .locale, .title, .description:
      return text(path, TransporterElement.locales(of: product, in: family))
        ?? product.child("locales")
    default: return nil
    }
  }

  private func text(_ path: CatalogPath, _ locales: [XMLElement]) -> XMLElement? {
    guard let element = path.element, locales.indices.contains(element) else { return nil }
    let locale = locales[element]
    switch path.field {
    case .title: return locale.child("title") ?? locale
    case .description: return locale.child("description") ?? locale
    default: return locale
    }
  }
}
