import AppStoreReference
import CatalogFormats
import CatalogModel
import SourceSyntax

/// Writes the texts of a catalog for translators: XLIFF 2.1 (OASIS, 2018) or 1.2 (OASIS, 2008), a file for
/// each target locale.
///
/// Fields of templates such as `{quantity}` are protected as placeholders, and the limits of the store are
/// stated by the size and length restriction module, so that a translator's tool checks texts against
/// them.
enum XLIFFEncoder {
  /// 1.2, which most tools read, and 2.1.
  enum Version { case former, current }

  static func write(_ catalog: Catalog, version: Version = .current) -> ExportResult {
    guard let source = catalog.sourceLocale else { return ExportResult(bytes: []) }
    let units = catalog.textUnits.filter { $0.source(in: source) != nil }
    var losses: [ExportLoss] = []
    for unit in units where unit.source(in: source).map(XMLText.isWritable) == false {
      losses.append(
        ExportLoss(
          .value, of: CatalogPath(.catalog),
          "a control character in a text can't be written in XML; it is shown as \u{FFFD}"))
    }
    func bytes(_ target: StoreLocale?) -> [UInt8] {
      switch version {
      case .former: Array(formerText(units, of: catalog, from: source, to: target).utf8)
      case .current: Array(text(units, of: catalog, from: source, to: target).utf8)
      }
    }
    let files = catalog.targetLocales.map { ExportResult.File(name: "\($0.code).xliff", bytes: bytes($0)) }
    return ExportResult(bytes: files.first?.bytes ?? bytes(nil), losses: losses, files: files)
  }

  private static func formerText(
    _ units: [TextUnit], of catalog: Catalog, from source: StoreLocale, to target: StoreLocale?
  ) -> String {
    let targetLanguage = target.map { " target-language=\"\($0.code)\"" } ?? ""
    var xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="\(XMLText.attribute(catalog.app.bundleID ?? "catalog"))" datatype="plaintext" \
      source-language="\(source.code)"\(targetLanguage)>
          <body>

      """
    for unit in units where unit.isWritten(to: target) {
      guard let text = unit.source(in: source) else { continue }
      let translation = target.flatMap { unit.text(in: $0) }
      let limit = unit.limit.map { " maxwidth=\"\($0)\" size-unit=\"char\"" } ?? ""
      let id = XMLText.attribute(unit.key.text)
      xml += "      <trans-unit id=\"\(id)\" resname=\"\(id)\" xml:space=\"preserve\"\(limit)>\n"
      var codes = XLIFFText(version: .former)
      xml += "        <source>\(codes.inline(text))</source>\n"
      if let translation { xml += "        <target state=\"translated\">\(codes.inline(translation))</target>\n" }
      if let limit = unit.limit { xml += "        <note>at most \(limit) characters</note>\n" }
      xml += "      </trans-unit>\n"
    }
    return xml + "    </body>\n  </file>\n</xliff>\n"
  }

  private static func text(_ units: [TextUnit], of catalog: Catalog, from source: StoreLocale, to target: StoreLocale?)
    -> String
  {
    let targetLanguage = target.map { " trgLang=\"\($0.code)\"" } ?? ""
    var xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" \
      xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0" version="2.1" \
      srcLang="\(source.code)"\(targetLanguage)>
        <file id="catalog" original="\(XMLText.attribute(catalog.app.bundleID ?? "catalog"))">
          <slr:profiles generalProfile="xliff:codepoints"/>

      """
    for (index, unit) in units.enumerated() where unit.isWritten(to: target) {
      guard let text = unit.source(in: source) else { continue }
      let translation = target.flatMap { unit.text(in: $0) }
      let limit = unit.limit.map { " slr:sizeRestriction=\"\($0)\"" } ?? ""
      xml += "    <unit id=\"u\(index + 1)\" name=\"\(XMLText.attribute(unit.key.text))\"\(limit)>\n"
      if let limit = unit.limit {
        xml += "      <notes>\n        <note category=\"limit\">at most \(limit) characters</note>\n"
        xml += "      </notes>\n"
      }
      var codes = XLIFFText()
      let sourceText = codes.inline(text)
      let targetText = translation.map { codes.inline($0) }
      xml += codes.originalData
      xml += "      <segment state=\"\(targetText == nil ? "initial" : "translated")\">\n"
      xml += "        <source xml:space=\"preserve\">\(sourceText)</source>\n"
      if let targetText { xml += "        <target xml:space=\"preserve\">\(targetText)</target>\n" }
      xml += "      </segment>\n    </unit>\n"
    }
    return xml + "  </file>\n</xliff>\n"
  }
}

/// The inline codes of a unit: a placeholder for each field of a template.
struct XLIFFText {
  var version = XLIFFEncoder.Version.current
  private var fields: [String] = []

  init(version: XLIFFEncoder.Version = .current) { self.version = version }

  /// A text as content of `source` or `target`. A field has the same identifier in both.
  mutating func inline(_ text: String) -> String {
    var counts: [String: Int] = [:]
    return TemplateText(text).parts.map { part in
      guard case .field = part else { return XMLText.escaped(XMLText.writable(part.notation)) }
      let notation = part.notation
      counts[notation, default: 0] += 1
      let index = place(of: notation)
      let count = counts[notation, default: 1]
      let id = "f\(index + 1)" + (count > 1 ? "-\(count)" : "")
      if version == .former { return "<ph id=\"\(id)\">\(XMLText.escaped(notation))</ph>" }
      return "<ph id=\"\(id)\" dataRef=\"d\(index + 1)\" "
        + "disp=\"\(XMLText.attribute(notation))\" canDelete=\"no\"/>"
    }.joined()
  }

  private mutating func place(of notation: String) -> Int {
    if let index = fields.firstIndex(of: notation) { return index }
    fields.append(notation)
    return fields.count - 1
  }

  /// The original data of the placeholders; empty without placeholders.
  var originalData: String {
    guard !fields.isEmpty else { return "" }
    let listed = fields.enumerated().map { index, notation in
      "        <data id=\"d\(index + 1)\">\(XMLText.escaped(notation))</data>\n"
    }
    return "      <originalData>\n\(listed.joined())      </originalData>\n"
  }
}
