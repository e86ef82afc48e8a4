import CatalogLint
import CatalogModel
import SourceSyntax

/// Findings of one rule whose messages are the same except for numbers and quoted values.
enum FindingRepeats {
  /// The number of products with a finding from which on it is shown once with a count.
  static let fewest = 5

  struct Key: Hashable {
    let rule: String
    let severity: Severity
    let pattern: [UInt8]

    init(_ finding: LocatedFinding) {
      rule = finding.rule
      severity = finding.severity
      pattern = FindingRepeats.pattern(of: finding.englishMessage)
    }
  }

  /// The findings in groups, in the order of the first of each.
  static func groups(_ findings: [LocatedFinding]) -> [[LocatedFinding]] {
    grouped(findings) { Key($0) }
  }

  /// The findings in groups with the same key, in the order of the first of each; one without a key is a group.
  private static func grouped<Shared: Hashable>(
    _ findings: [LocatedFinding], by key: (LocatedFinding) -> Shared?
  ) -> [[LocatedFinding]] {
    var groups: [[LocatedFinding]] = []
    var places: [Shared: Int] = [:]
    for finding in findings {
      let key = key(finding)
      if let key, let place = places[key] {
        groups[place].append(finding)
      } else {
        if let key { places[key] = groups.count }
        groups.append([finding])
      }
    }
    return groups
  }

  /// Groups findings in the texts of one product with exactly the same message: one fault in
  /// several locales.
  static func sameFaults(_ findings: [LocatedFinding]) -> [[LocatedFinding]] {
    grouped(findings) { $0.isUnderstoodWithoutText ? nil : Fault($0) }
  }

  /// The findings that repeat others – in other products, or the same fault in another text of one
  /// product – by the index of the first of each group.
  static func further(_ findings: [LocatedFinding]) -> [Int: [Int]] {
    let whole = findings.indices.filter { findings[$0].isUnderstoodWithoutText }
    let inTexts = findings.indices.filter { !findings[$0].isUnderstoodWithoutText }
    let faults = Dictionary(grouping: inTexts) { Fault(findings[$0]) }.values.filter { $0.count > 1 }
    let repeats = Dictionary(grouping: whole) { FileKey(findings[$0]) }.values.filter { group in
      Set(group.lazy.map { findings[$0].subject }).count >= fewest
    }
    return Dictionary(uniqueKeysWithValues: (faults + repeats).map { ($0[0], Array($0[1...])) })
  }

  /// The index of the first finding of its group for each finding that repeats one.
  static func firsts(_ findings: [LocatedFinding]) -> [Int: Int] {
    var firsts: [Int: Int] = [:]
    for (first, more) in further(findings) { for index in more { firsts[index] = first } }
    return firsts
  }

  /// A fault of the texts of one product, in any of its locales. Whether a word has a capital letter is
  /// no difference.
  private struct Fault: Hashable {
    let file: Int
    let rule: String
    let severity: Severity
    let subject: CatalogPath.Subject
    let message: String

    init(_ finding: LocatedFinding) {
      file = finding.fileIndex
      rule = finding.rule
      severity = finding.severity
      subject = finding.subject
      message = finding.englishMessage.lowercased()
    }
  }

  private struct FileKey: Hashable {
    let file: Int
    let key: Key

    init(_ finding: LocatedFinding) {
      file = finding.fileIndex
      key = Key(finding)
    }
  }

  /// A message with `#` for each number and `"` for each quoted value.
  static func pattern(of message: String) -> [UInt8] {
    let bytes = Array(message.utf8)
    func isDigit(_ index: Int) -> Bool { bytes.indices.contains(index) && (0x30...0x39).contains(bytes[index]) }
    var pattern: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\""), let end = bytes[(index + 1)...].firstIndex(of: byte) {
        pattern.append(byte)
        index = end + 1
      } else if isDigit(index) {
        pattern.append(UInt8(ascii: "#"))
        while isDigit(index) || (isDigit(index + 1) && (bytes[index] == 0x2C || bytes[index] == 0x2E)) { index += 1 }
      } else {
        pattern.append(byte)
        index += 1
      }
    }
    return pattern
  }
}

extension LocatedFinding {
  /// Whether it is understood without the text of its product, in which it would be marked.
  var isUnderstoodWithoutText: Bool { text == nil && (locale == nil || (field != "title" && field != "description")) }
}
