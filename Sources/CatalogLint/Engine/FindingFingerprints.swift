import Basics
import CatalogModel
import SourceSyntax

extension LintReport {
  /// A name for each finding, parallel to ``findings``: 32 lower-case hexadecimal digits by which
  /// another run knows the same fault again.
  ///
  /// It is made of the rule, the app, the product or group, the locale, the field and the text that
  /// is marked: moved lines, a changed layout, a renamed file and a reworded message leave it as it
  /// is. Findings that are alike in all of these are told apart by their order. Worked out anew on
  /// every call.
  public var fingerprints: [String] {
    var timesSeen: [Fingerprint: Int] = [:]
    let secrets = self.secrets.mapValues(Set.init)
    return findings.map { finding in
      // Of a secret not even a checksum goes into a file: a short one is soon guessed from it.
      let isSecret = secrets[finding.fileIndex]?.contains(finding.range) ?? false
      var fingerprint = Fingerprint(
        of: finding, in: inputs[finding.fileIndex], hidingText: isSecret)
      let before = timesSeen[fingerprint, default: 0]
      timesSeen[fingerprint] = before + 1
      if before > 0 { fingerprint.add(String(before).utf8) }
      return fingerprint.hexadecimal
    }
  }
}

/// FNV-1a with 128 bits: the same on every machine and in every version, which `Hasher` is not.
private struct Fingerprint: Hashable {
  private var state: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
  private static let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013B

  init(of finding: LocatedFinding, in input: LintInput, hidingText: Bool) {
    add(finding.rule.utf8)
    add(input.catalog.app.bundleID?.utf8)
    add(finding.product?.utf8)
    add(finding.group?.utf8)
    add(finding.locale?.utf8)
    add(finding.field?.utf8)
    guard !hidingText else { return }
    let bytes = input.source.bytes
    let start = min(max(finding.range.start, 0), bytes.count)
    let marked = bytes[start..<min(max(finding.range.end, start), bytes.count)]
    // White space stands for the layout: a text that is indented or wrapped otherwise is the same.
    for word in marked.split(whereSeparator: { $0 <= 0x20 }) { add(word) }
  }

  var hexadecimal: String { state.digits(32, radix: 16) }

  /// Adds a part; nothing is not the same as nothing in it.
  mutating func add(_ part: (some Sequence<UInt8>)?) {
    guard let part else { return add(0xFE) }
    for byte in part { add(byte) }
    add(0xFF)
  }

  /// Neither 0xFE nor 0xFF stands in UTF-8.
  private mutating func add(_ byte: UInt8) {
    state = (state ^ UInt128(byte)) &* Self.prime
  }
}
