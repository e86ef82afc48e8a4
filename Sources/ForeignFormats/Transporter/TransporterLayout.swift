import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// Formats the XML of a package: four spaces per level, the elements in the order of Apple's
/// samples.
struct TransporterLayout {
  let catalog: Catalog
  let seller: TransporterSeller
  let companions: CompanionFiles

  private(set) var copies: [ExportResult.Companion] = []
  /// Products whose screenshot could not be read.
  private(set) var unreadableScreenshots: [Int] = []
  private var names = TransporterFileNames()
  private var screenshots: [String: (size: Int, md5: String)?] = [:]
  private var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
  private var depth = 0

  init(catalog: Catalog, seller: TransporterSeller, companions: CompanionFiles) {
    self.catalog = catalog
    self.seller = seller
    self.companions = companions
  }

  /// Writes the file; called once.
  mutating func write() -> [UInt8] {
    let attributes = " xmlns=\"http://apple.com/itunes/importer\" version=\"software5.11\""
    element("package", attributes) { layout in
      layout.filled("provider", layout.seller.provider)
      layout.filled("team_id", layout.seller.teamID)
      layout.element("software") { layout in
        layout.filled("vendor_id", layout.seller.vendorID ?? layout.catalog.app.bundleID)
        layout.element("software_metadata") { layout in
          layout.element("in_app_purchases") { layout in layout.writeProducts() }
        }
      }
    }
    return bytes
  }

  // MARK: Products

  private mutating func writeProducts() {
    for index in catalog.products.indices where group(of: index) == nil { writeProduct(index) }
    for (index, group) in catalog.groups.enumerated() {
      let names = [group.referenceName ?? "", group.key, "group \(index + 1)"].map(\.writableInXML)
      let name = XMLText.attribute(names.first { !$0.isEmpty } ?? "")
      element("subscription_group", " name=\"\(name)\"") { layout in
        layout.writeLocales(group.localizations, descriptions: false)
        for product in layout.catalog.products.indices where layout.group(of: product) == index {
          layout.writeProduct(product)
        }
      }
    }
  }

  private func group(of product: Int) -> Int? {
    catalog.products[product].subscription.flatMap { catalog.groups.indices.contains($0.group) ? $0.group : nil }
  }

  private mutating func writeProduct(_ index: Int) {
    let product = catalog.products[index]
    guard !product.productID.trimmedForXML.isEmpty else { return }
    let isInGroup = group(of: index) != nil
    element("in_app_purchase") { layout in
      layout.value("product_id", product.productID)
      layout.filled("reference_name", product.referenceName)
      layout.value("type", product.type?.name(in: .transporter))
      layout.value("duration", product.subscription?.period?.transporterName)
      let trial = product.subscription.flatMap { subscription in
        subscription.trial.flatMap { subscription.offers[$0].duration }
      }
      layout.value("free_trial_duration", trial?.transporterName)
      layout.writePrice(of: product, isInGroup: isInGroup)
      layout.writeLocales(product.localizations, descriptions: true)
      if let path = product.review.screenshot { layout.writeScreenshot(path, of: index) }
      layout.filled("review_notes", product.review.notes)
    }
  }

  /// In a group, the availability of a product without a tier is separate.
  private mutating func writePrice(of product: Product, isInGroup: Bool) {
    let isCleared = product.availability.isHidden ? "false" : "true"
    let tier = product.price.flatMap { $0.tier.map { String($0.stem) } ?? $0.unknownTier } ?? ""
    guard !tier.trimmedForXML.isEmpty else {
      if isInGroup || product.availability.isHidden { value("cleared_for_sale", isCleared) }
      return
    }
    element("products") { layout in
      layout.element("product") { layout in
        layout.value("cleared_for_sale", isCleared)
        layout.value("wholesale_price_tier", tier)
      }
    }
  }

  private mutating func writeLocales(_ localizations: [Localization], descriptions: Bool) {
    guard !localizations.isEmpty else { return }
    element("locales") { layout in
      for texts in localizations {
        let name = XMLText.attribute((texts.storeLocale?.code ?? texts.locale).writableInXML)
        layout.element("locale", " name=\"\(name)\"") { layout in
          layout.value("title", texts.title)
          if descriptions { layout.value("description", texts.description) }
        }
      }
    }
  }

  private mutating func writeScreenshot(_ path: String, of product: Int) {
    let name = names.name(for: path)
    let known = screenshots[path]
    let facts: (size: Int, md5: String)?
    if let known {
      facts = known
    } else {
      facts = companions.bytes(of: path).map { ($0.count, Checksum.md5($0)) }
      screenshots[path] = .some(facts)
      if facts != nil { copies.append(ExportResult.Companion(name: name, path: path)) }
    }
    if facts == nil { unreadableScreenshots.append(product) }
    element("review_screenshot") { layout in
      layout.value("file_name", name)
      guard let facts else { return }
      layout.value("size", String(facts.size))
      layout.line("<checksum type=\"md5\">\(facts.md5)</checksum>")
    }
  }

  // MARK: Elements

  private mutating func element(_ name: String, _ attributes: String = "", _ content: (inout TransporterLayout) -> Void)
  {
    let start = bytes.count
    line("<\(name)\(attributes)>")
    let opened = bytes.count
    depth += 1
    content(&self)
    depth -= 1
    if bytes.count == opened {
      bytes.removeSubrange(start...)
      line("<\(name)\(attributes)/>")
    } else {
      line("</\(name)>")
    }
  }

  /// An element with a text; nothing for nil.
  private mutating func value(_ name: String, _ value: String?) {
    guard let value else { return }
    line("<\(name)>\(XMLText.escaped(value.trimmedForXML))</\(name)>")
  }

  /// An element with a text that is not blank; nothing otherwise.
  private mutating func filled(_ name: String, _ text: String?) {
    if let text, !text.trimmedForXML.isEmpty { value(name, text) }
  }

  private mutating func line(_ line: String) {
    bytes += repeatElement(UInt8(ascii: " "), count: 4 * depth)
    bytes += line.utf8
    bytes.append(UInt8(ascii: "\n"))
  }
}

extension OfferDuration {
  /// The spelling in a package.
  fileprivate var transporterName: String {
    switch self {
    case .threeDays: "3 Days"
    case .twoWeeks: "14 Days"
    default: subscriptionPeriod?.transporterName ?? words
    }
  }
}

extension String {
  /// The text without the control characters that XML can't represent.
  var writableInXML: String {
    if XMLText.isWritable(self) { return self }
    var text = ""
    for scalar in unicodeScalars where XMLText.isWritable(String(scalar)) { text.unicodeScalars.append(scalar) }
    return text
  }

  /// The text as a package preserves it: leading and trailing white space in an element is
  /// insignificant.
  var trimmedForXML: String {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    let text = writableInXML
    let utf8 = text.utf8
    guard let first = utf8.firstIndex(where: { !isBlank($0) }), let last = utf8.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(decoding: utf8[first...last], as: UTF8.self)
  }
}
