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
    var groups: [[LocatedFinding]] = []
    var places: [Key: Int] = [:]
    for finding in findings {
      let key = Key(finding)
      if let place = places[key] {
        groups[place].append(finding)
      } else {
        places[key] = groups.count
        groups.append([finding])
      }
    }
    return groups
  }

  /// Groups findings in the texts of one product with exactly the same message: one fault in
  /// several locales.
  static func sameFaults(_ findings: [LocatedFinding]) -> [[LocatedFinding]] {
    var groups: [[LocatedFinding]] = []
    var places: [Fault: Int] = [:]
    for finding in findings {
      if !finding.isUnderstoodWithoutText, let place = places[Fault(finding)] {
        groups[place].append(finding)
      } else {
        places[Fault(finding)] = groups.count
        groups.append([finding])
      }
    }
    return groups
  }

  /// The findings that repeat others – in other products, or the same fault in another text of one
  /// product – by the index of the first of each group.
  static func further(_ findings: [LocatedFinding]) -> [Int: [Int]] {
    var further: [Int: [Int]] = [:]
    var faults: [Fault: Int] = [:]
    for (index, finding) in findings.enumerated() where !finding.isUnderstoodWithoutText {
      if let first = faults[Fault(finding)] {
        further[first, default: []].append(index)
      } else {
        faults[Fault(finding)] = index
      }
    }
    // Most rules report too little to repeat, and need no patterns.
    var candidates: [Rough: [Int]] = [:]
    for (index, finding) in findings.enumerated() where finding.isUnderstoodWithoutText {
      candidates[Rough(finding), default: []].append(index)
    }
    for indices in candidates.values where indices.count >= fewest {
      for group in Dictionary(grouping: indices, by: { pattern(of: findings[$0].englishMessage) }).values
      where Set(group.lazy.map { findings[$0].subject }).count >= fewest { further[group[0]] = Array(group[1...]) }
    }
    return further
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
    let rough: Rough
    let subject: CatalogPath.Subject
    let message: String

    init(_ finding: LocatedFinding) {
      rough = Rough(finding)
      subject = finding.subject
      message = finding.englishMessage.lowercased()
    }
  }

  private struct Rough: Hashable {
    let file: Int
    let rule: String
    let severity: Severity

    init(_ finding: LocatedFinding) {
      file = finding.fileIndex
      rule = finding.rule
      severity = finding.severity
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
