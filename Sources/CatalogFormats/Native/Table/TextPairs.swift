import AppStoreReference
import Basics
import SourceSyntax

/// The texts of a table that look like a text and its translation in one cell: `Coins / 金币`, `金币（Coins）`.
struct TextPairs {
  private struct Column {
    var texts = 0
    /// The number of cells with blanks around the slash or bar.
    var spaced = 0
    /// The cells with two parts, and the first of the cells whose parts are in two scripts.
    var pairs: [(text: String, range: SourceRange)] = []
    var mixed: [(text: String, range: SourceRange)] = []
  }

  private var columns: [String: Column] = [:]
  private var order: [String] = []

  mutating func add(_ text: String, as name: String, in locale: String, at range: SourceRange) {
    let key = "\(name)[\(locale)]"
    if columns[key] == nil { order.append(key) }
    let parts = Self.parts(of: text)
    columns[key, default: Column()].texts += 1
    if parts.count == 2, !text.contains("("), !text.contains("（"), name == "title" {
      columns[key]?.pairs.append((text, range))
      if text.contains(" / ") || text.contains(" | ") { columns[key]?.spaced += 1 }
    }
    // A dash or square brackets are ordinary punctuation in a text of one script.
    let scripts = (parts.count == 2 ? parts : Self.parts(of: Self.withBars(text))).map(Self.scripts)
    if scripts.count == 2, !scripts[0].isEmpty, !scripts[1].isEmpty, scripts[0].isDisjoint(with: scripts[1]) {
      columns[key]?.mixed.append((text, range))
    }
  }

  /// Reports each column with such texts once: a single pair in two scripts, or a pair in every cell or most.
  func report(to row: inout TableRow) {
    for key in order {
      guard let column = columns[key] else { continue }
      let isAlways =
        column.texts > 1 && column.pairs.count == column.texts || column.spaced > 1 && column.spaced * 2 > column.texts
      let found = column.mixed.isEmpty && isAlways ? column.pairs : column.mixed
      guard let first = found.first else { continue }
      let more = found.count - 1
      row.warn(
        more == 0
          ? "\(quoted: first.text) looks like a text in two languages, but is read whole as \"\(key)\"; "
            + "a column has the texts in one language"
          : "\(quoted: first.text) looks like a text in two languages, as do \(more) more in the column, but is read "
            + "whole as \"\(key)\"; a column has the texts in one language", at: first.range)
    }
  }

  /// The parts between a slash with blanks, a bar, a line break or brackets at the end.
  private static func parts(of text: String) -> [String] {
    var narrow = NarrowForm.text(text.trimmedBlanks)
    if narrow.hasSuffix(")"), narrow.count(where: { $0 == "(" }) == 1 {
      narrow = String(narrow.dropLast()).replacing("(", with: "|")
    }
    return narrow.split { "/|\n".contains($0) }.map { $0.trimmedBlanks }.filter { !$0.isEmpty }
  }

  /// A text with a bar for a dash with blanks, or for square brackets at the end.
  private static func withBars(_ text: String) -> String {
    var text = text.trimmedBlanks
    for dash in [" - ", " – ", " — "] { text = text.replacing(dash, with: "|") }
    for (open, close) in [("[", "]"), ("【", "】"), ("［", "］")] where text.hasSuffix(close) {
      text = String(text.dropLast()).replacing(open, with: "|")
    }
    return text
  }

  /// The scripts of the words of a text, without abbreviations in Latin letters such as VIP.
  private static func scripts(of text: String) -> Set<UInt32> {
    var letters: [UInt32: Int] = [:]
    var latin = 0
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      if scalar.value < 0x250 {
        latin += scalar.properties.isLowercase ? 1 : 0
      } else {
        // Kana and Han are one script here; others differ in their blocks.
        let isHan = (0x3040...0x30FF).contains(scalar.value) || (0x3400...0x9FFF).contains(scalar.value)
        letters[isHan ? 0x4E00 : (0xAC00...0xD7A3).contains(scalar.value) ? 0xAC00 : scalar.value >> 8, default: 0] += 1
      }
    }
    let found = Set(letters.filter { $0.value > 1 }.keys)
    return latin > 2 && found.isEmpty ? [0] : found
  }
}
