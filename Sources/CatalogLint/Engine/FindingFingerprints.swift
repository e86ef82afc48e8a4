import Basics
import CatalogModel
import SourceSyntax

extension LintReport {
  /// An identifier for each finding, parallel to ``findings``: 32 lowercase hexadecimal digits by
  /// which another run recognizes the same problem.
  ///
  /// It is derived from the rule, the app, the product or group, the locale, the field and the
  /// marked text: moving lines, changing the layout, renaming the file or rewording the message
  /// doesn't change it. Findings that are identical in all of these are distinguished by their
  /// order. Computed on every call.
  public var fingerprints: [String] {
    var timesSeen: [Fingerprint: Int] = [:]
    let secrets = secretRanges.mapValues(Set.init)
    return findings.map { finding in
      // Not even a checksum of a secret is written to a file: a short secret is easily guessed from
      // it.
      let isSecret = secrets[finding.fileIndex]?.contains(finding.range) ?? false
      var fingerprint = Fingerprint(of: finding, in: inputs[finding.fileIndex], hidingText: isSecret)
      let before = timesSeen[fingerprint, default: 0]
      timesSeen[fingerprint] = before + 1
      if before > 0 { fingerprint.add(String(before).utf8) }
      return fingerprint.hexadecimal
    }
  }
}

/// FNV-1a with 128 bits: the same on every machine and in every version, which `Hasher` is not.
private struct Fingerprint: Hashable {
  private var high: UInt64 = 0x6C62_272E_07BB_0142
  private var low: UInt64 = 0x62B8_2175_6295_C58D

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
    // Whitespace is only layout: a text that is indented or wrapped differently is the same.
    for word in marked.split(whereSeparator: { $0 <= 0x20 }) { add(word) }
  }

  var hexadecimal: String { high.digits(16, radix: 16) + low.digits(16, radix: 16) }

  /// Adds a part; a missing part differs from an empty one.
  mutating func add(_ part: (some Sequence<UInt8>)?) {
    guard let part else { return add(0xFE) }
    for byte in part { add(byte) }
    add(0xFF)
  }

  /// Neither 0xFE nor 0xFF occurs in UTF-8.
  private mutating func add(_ byte: UInt8) {
    low ^= UInt64(byte)
    // The prime is 2^88 + 0x13B.
    let product = low.multipliedFullWidth(by: 0x13B)
    high = high &* 0x13B &+ product.high &+ low << 24
    low = product.low
  }
}
