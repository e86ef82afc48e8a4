import CatalogFormats
import SourceSyntax

/// Removes quotes that a text doesn't need, and adds double quotes where it does.
struct QuotePass {
  private let lines: SourceLines
  private var replacements: [TextReplacement] = []

  static func replacements(in tree: SyntaxTree) -> [TextReplacement] {
    guard let root = tree.root else { return [] }
    var pass = QuotePass(lines: SourceLines(bytes: tree.source.bytes))
    pass.quote(root, .object(CatalogSchema.root))
    return pass.replacements
  }

  private init(lines: SourceLines) { self.lines = lines }

  private mutating func quote(_ node: SyntaxNode, _ schema: ValueSchema?) {
    for (key, value) in node.entries {
      let isChosen = if case .map = schema { true } else { false }
      scalar(key, isText: isChosen)
      quote(value, schema?.schema(of: key))
    }
    let element: ValueSchema? =
      switch schema {
      case .list(let element): element
      case .oneOrMore: .text
      default: nil
      }
    for node in node.elements { quote(node, element) }
    guard node.isScalar else { return }
    switch schema {
    case .text, .filledText, .oneOrMore, .form(.tier): scalar(node, isText: true)
    case .flag: scalar(node, isText: false, isFlag: true)
    case nil: break
    default: scalar(node, isText: false)
    }
  }

  /// - Parameters:
  ///   - isText: Whether the scalar is free text, which must not be mistaken for a YAML keyword.
  ///   - isFlag: Whether it is `true` or `false`.
  private mutating func scalar(_ node: SyntaxNode, isText: Bool, isFlag: Bool = false) {
    switch node.style {
    case .literal, .folded: return
    case .plain:
      // An empty one is not written.
      guard isText, 1...YAMLScalar.longestWord ~= node.utf8Count, !node.isNull, isOnOneLine(node) else { return }
      let text = node.text
      guard YAMLScalar.isWordOfYAML(text) else { return }
      replacements.append(TextReplacement(node.range, YAMLScalar.quoted(text)))
    case .singleQuoted, .doubleQuoted:
      guard isOnOneLine(node), endsUnquoted(node) else { return }
      let text = node.text
      if YAMLScalar.canStandBare(text) && !YAMLScalar.isTyped(text) || isFlag && ["true", "false"].contains(text) {
        unquote(node)
      } else if node.style == .singleQuoted {
        guard !text.contains("\""), !text.contains("\\") else { return }
        replacements.append(TextReplacement(node.range, YAMLScalar.quoted(text)))
      }
    }
  }

  private mutating func unquote(_ node: SyntaxNode) {
    let range = node.range
    guard node.isVerbatim else {
      // A character written as an escape stays an escape: its author wants to see it.
      guard node.style == .singleQuoted else { return }
      replacements.append(TextReplacement(range, node.text))
      return
    }
    // Replaces the quotes alone, so that no copy of each text of a large catalog is kept.
    replacements.append(TextReplacement(SourceRange(start: range.start, end: range.start + 1), ""))
    replacements.append(TextReplacement(SourceRange(start: range.end - 1, end: range.end), ""))
  }

  /// Whether a quoted text ends where it would end without quotes: not before a `#` or a `:` that would
  /// be a part of it.
  private func endsUnquoted(_ node: SyntaxNode) -> Bool {
    let end = node.range.end
    guard end < lines.bytes.count else { return true }
    switch lines.bytes[end] {
    case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): return true
    case UInt8(ascii: ":"): return end + 1 == lines.bytes.count || lines.bytes[end + 1] <= 0x20
    default: return false
    }
  }

  private func isOnOneLine(_ node: SyntaxNode) -> Bool {
    let range = node.range
    return !lines.hasBreak(in: range.start..<range.end)
  }
}
