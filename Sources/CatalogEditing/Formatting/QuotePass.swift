import Basics
import CatalogFormats
import SourceSyntax

/// Removes quotes that a text doesn't need, and adds double quotes where it does.
struct QuotePass {
  private var replacements: [TextReplacement] = []

  static func replacements(in tree: SyntaxTree) -> [TextReplacement] {
    guard let root = tree.root else { return [] }
    var pass = QuotePass()
    pass.quote(root, .object(CatalogSchema.root))
    return pass.replacements
  }

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
    case nil: break
    default: scalar(node, isText: false)
    }
  }

  /// - Parameter isText: Whether the scalar is free text, which must not be mistaken for a YAML
  ///   keyword.
  private mutating func scalar(_ node: SyntaxNode, isText: Bool) {
    switch node.style {
    case .literal, .folded: return
    case .plain:
      // An empty one is not written.
      guard isText, 1...YAMLScalar.longestWord ~= node.utf8Count, !node.isNull, isOnOneLine(node)
      else { return }
      let text = node.text
      guard YAMLScalar.isWordOfYAML(text) else { return }
      replacements.append(TextReplacement(node.range, YAMLScalar.quoted(text)))
    case .singleQuoted, .doubleQuoted:
      guard isOnOneLine(node) else { return }
      let text = node.text
      let isWord = !isText && ["true", "false"].contains(text)
      if isWord || YAMLScalar.canStandBare(text) && !Self.looksLikeNumber(text) {
        replacements.append(TextReplacement(node.range, text))
      } else if node.style == .singleQuoted, !text.contains("\""), !text.contains("\\") {
        replacements.append(TextReplacement(node.range, YAMLScalar.quoted(text)))
      }
    }
  }

  private func isOnOneLine(_ node: SyntaxNode) -> Bool {
    let bytes = node.tree.source.bytes[node.range.start..<node.range.end]
    return !bytes.contains(0x0A) && !bytes.contains(0x0D)
  }

  /// Whether another YAML reader would take the text for a number, a time or a date.
  private static func looksLikeNumber(_ text: String) -> Bool {
    guard let first = text.utf8.first, first.isASCIIDigit else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "+"), UInt8(ascii: "a")...UInt8(ascii: "f"),
        UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "x"), UInt8(ascii: "o"):
        true
      default: false
      }
    }
  }
}
