import CatalogFormats
import ForeignFormats
import SourceSyntax

/// The formats, and the fields that each can hold, for people and for programs.
enum FormatsText {
  static func table(fitting columns: Int?) -> String {
    var table = TextTable(header: ["FORMAT", "READ", "WRITE", "FILES", "WHAT IT IS"], rows: [])
    for format in CatalogFormatRegistry.formats {
      table.rows.append([
        format.name, format.read == nil ? "–" : "✓", format.write == nil ? "–" : "✓",
        format.fileExtensions.map { ".\($0)" }.joined(separator: " "), format.summary,
      ])
    }
    return table.text(fitting: columns) + "\n\"shopkeeper formats FORMAT\" shows what one can hold.\n"
  }

  static func text(of format: CatalogFormat) -> String {
    let uses = [format.read == nil ? nil : "read", format.write == nil ? nil : "written"].compactMap(\.self).joined(
      separator: " and ")
    let files = format.fileExtensions.map { ".\($0)" }.joined(separator: " ")
    var text = "\(format.name): \(format.summary)\n\(uses); \(files)\n"
    if let remark = format.remark { text += "\(remark)\n" }
    guard format.write != nil else { return text }
    let coverage = FormatCoverage(of: format)
    text += coverage.gaps.isEmpty ? "\ncarries everything\n" : "\ncarries in full\n"
    text += coverage.carried.map { "  \(line($0))\n" }.joined()
    guard !coverage.gaps.isEmpty else { return text }
    text += "\ndoes not carry, or not in full\n"
    // A reason that only says that the field is not carried adds nothing to the field's name.
    let plain = "\(format.name) does not carry "
    let isBare = { (gap: FormatCoverage.Gap) in
      gap.reasons.allSatisfy { $0.hasPrefix(plain) && !$0.hasSuffix(" as it is") }
    }
    var bare: [FormatCoverage.Fields] = []
    for fields in coverage.gaps.filter(isBare).flatMap(\.fields) {
      if let index = bare.firstIndex(where: { $0.part == fields.part }) {
        bare[index].names += fields.names.filter { !bare[index].names.contains($0) }
      } else {
        bare.append(fields)
      }
    }
    text += bare.map { "  \(line($0))\n" }.joined()
    for gap in coverage.gaps where !isBare(gap) {
      // A list of IDs lacks everything but the IDs; a complete list of the rest would be of little
      // use.
      let names = gap.fields.reduce(0) { $0 + $1.names.count }
      let fields = names > most ? "all else" : gap.fields.map(line).joined(separator: "; ")
      text += "  \(fields)\n" + gap.reasons.map { "      \($0)\n" }.joined()
    }
    return text
  }

  private static let most = 20

  private static func line(_ fields: FormatCoverage.Fields) -> String {
    guard !fields.names.isEmpty else { return fields.part }
    return "\(fields.part): \(fields.names.joined(separator: ", "))"
  }

  static var json: String { OrderedValue.list(CatalogFormatRegistry.formats.map { .map(members(of: $0)) }).jsonText }

  static func json(of format: CatalogFormat) -> String {
    guard format.write != nil else { return OrderedValue.map(members(of: format)).jsonText }
    let coverage = FormatCoverage(of: format)
    let carried: OrderedMap = [
      "carries": names(of: coverage.carried),
      "losses": .list(
        coverage.gaps.map {
          ["reasons": .texts($0.reasons), "fields": names(of: $0.fields), "partOfFormat": .flag(!$0.isOutside)]
        }),
    ]
    return OrderedValue.map(members(of: format) + carried).jsonText
  }

  private static func names(of fields: [FormatCoverage.Fields]) -> OrderedValue {
    .map(entries: fields.map { ($0.part, .texts($0.names)) })
  }

  private static func members(of format: CatalogFormat) -> OrderedMap {
    [
      "name": .text(format.name), "summary": .text(format.summary), "reads": .flag(format.read != nil),
      "writes": .flag(format.write != nil), "extensions": .texts(format.fileExtensions),
      "remark": .text(orNull: format.remark),
    ]
  }
}
