import AppStoreReference
import Basics

/// The message of a reviewer, as it was pasted from App Store Connect.
public struct RejectionMessage: Sendable {
  /// The numbers of the guidelines that it names, in the order of the message.
  public let guidelines: [String]
  /// The classes that it fits, the likeliest first.
  public let classes: [RejectionClass]

  public init(_ text: String) {
    let numbers = Self.numbers(in: text)
    guidelines = numbers
    let words = Self.words(of: text)
    let scores = RejectionClass.all.map { kind -> (kind: RejectionClass, score: Int) in
      let found = Self.signatures[kind.name, default: []].count { $0.isIn(words) }
      let isCited = numbers.contains { kind.cites($0) }
      // A guideline that is cited for nothing else needs no words; where one is named, others don't count.
      let isAlone = isCited && numbers.contains { number in RejectionClass.all.count { $0.cites(number) } == 1 }
      guard numbers.isEmpty || isCited else { return (kind, 0) }
      return (kind, found * 2 + (isAlone ? 3 : 0) + (found > 0 && isCited ? 1 : 0))
    }
    let most = scores.map(\.score).max() ?? 0
    // A word alone, such as that of a trial in a message about links, is not what the message is about.
    classes = scores.filter { $0.score > 1 && $0.score * 2 >= most }.sorted { $0.score > $1.score }.map(\.kind)
  }

  // MARK: Guidelines

  /// Numbers that are sections of the guidelines; "18.1" and "2.0" are versions unless a word for
  /// guidelines precedes them, or a dash and a heading follow.
  private static func numbers(in text: String) -> [String] {
    var found: [String] = []
    for match in text.matches(of: /[1-5]\.\d{1,2}(?:\.\d{1,2})?(?:\s?\([a-z]{1,4}\))?(?![\d.]\d)/) {
      let number = match.output.filter { !$0.isWhitespace }
      let before = text[..<match.range.lowerBound].suffix(24).lowercased()
      if let last = before.last, last.isNumber || last == "." { continue }
      let after = text[match.range.upperBound...].prefix(4)
      let isNamed = guidelineWords.contains { before.contains($0) }
      let isHeading = after.contains("-") || after.contains("–") || after.contains("—")
      let isKnown = ReviewGuideline.sections.contains { ReviewGuideline.covers($0, String(number)) }
      if isNamed || isKnown && (isHeading || number.contains("(")),
        !found.contains(String(number))
      {
        found.append(String(number))
      }
    }
    return found
  }

  /// The word for a guideline, in the row of the table of words without a class.
  private static let guidelineWords = signatureRows.filter { $0[0] == "guideline" }.flatMap { list($0[2]) }

  // MARK: Words

  /// A word or words; the last letters of each are open after an asterisk.
  private struct Signature: Sendable {
    let parts: [(letters: String, isOpen: Bool)]
    /// Whether the script has spaces between words.
    let isSpaced: Bool

    init(_ text: String) {
      let words = RejectionMessage.words(of: text, keeping: "*")
      parts = words.split(separator: " ").map { part in
        part.hasSuffix("*") ? (String(part.dropLast()), true) : (String(part), false)
      }
      isSpaced = text.unicodeScalars.allSatisfy { $0.value < 0x1100 }
    }

    func isIn(_ text: String) -> Bool {
      guard isSpaced else { return text.contains(parts.map(\.letters).joined(separator: " ")) }
      let words = text.split(separator: " ")
      guard words.count >= parts.count else { return false }
      return (0...(words.count - parts.count)).contains { start in
        zip(words[start...], parts).allSatisfy { word, part in
          part.isOpen ? word.hasPrefix(part.letters) : word == part.letters
        }
      }
    }
  }

  private static let signatureRows = EmbeddedTable.rows(of: PackageResources.rejection_words_tsv).filter {
    $0.count == 3
  }

  private static let signatures: [String: [Signature]] = signatureRows.reduce(into: [:]) { all, row in
    all[row[0], default: []] += list(row[2]).map(Signature.init)
  }

  /// The languages that have words for a class.
  package static func languages(of name: String) -> Set<String> {
    Set(signatureRows.filter { $0[0] == name }.map { $0[1] })
  }

  private static func list(_ cell: String) -> [String] {
    cell.split(separator: ",").map { String($0.drop { $0 == " " }).lowercased() }
  }

  /// The letters of a text in lower case, with a space for everything between words.
  private static func words(of text: String, keeping kept: Character? = nil) -> String {
    String(
      text.lowercased().map { letter in
        letter.isLetter || letter.isNumber || letter == kept || letter == "'" || letter == "’"
          ? (letter == "’" ? "'" : letter) : " "
      }
    ).split(separator: " ").joined(separator: " ")
  }
}
