/// A message in English as its author wrote it, with its values apart, so that it can be shown in other languages.
///
/// It is written as a string: `"the title \"\(title)\" has \(count, of: "character")"`. The English text is also the
/// key of its translations, with a number for each value: `the title "{1}" has {2}`. A value that has to be
/// translated itself is a message; the numbers of a translation may be in any order.
public struct Message: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The text between the values, before the first and after the last.
  package private(set) var texts: [String]
  package private(set) var values: [Value]

  package enum Value: Sendable, Hashable {
    /// Shown as it is, in every language.
    case text(String)
    case message(Message)
    /// A number and its noun, in the singular.
    case count(Int, String)
    case list([Message], Separator)
  }

  package enum Separator: Sendable, Hashable {
    case comma
    case semicolon
    /// Between two values.
    case and
    case or

    fileprivate var english: String {
      switch self {
      case .comma: ", "
      case .semicolon: "; "
      case .and: " and "
      case .or: " or "
      }
    }
  }

  public init(stringLiteral text: String) { (texts, values) = ([text], []) }
  public init(stringInterpolation content: StringInterpolation) { self = content.message }

  /// A text that is the same in every language.
  public init(verbatim text: String) { (texts, values) = (["", ""], [.text(text)]) }

  /// A text of another module that has a translation.
  public init(phrase: String) { (texts, values) = ([phrase], []) }

  package init(list: [Message], _ separator: Separator = .comma) {
    (texts, values) = (["", ""], [.list(list, separator)])
  }

  /// A list of which only the first are named if there are many.
  package init(list: [Message], atMost most: Int) {
    self.init(list: Array(list.prefix(most)), more: list.count - most)
  }

  /// A list of the first, and the number of others.
  package init(list: [Message], more: Int) {
    let named = Message(list: list)
    self = more > 0 ? "\(named) and \(more) more" : named
  }

  /// Values in quotes.
  package init(quoted values: [String], atMost most: Int = .max) {
    self.init(list: values.map { "\"\($0)\"" }, atMost: most)
  }

  /// The key of its translations.
  package var pattern: String {
    values.indices.reduce(texts[0]) { pattern, index in "\(pattern){\(index + 1)}\(texts[index + 1])" }
  }

  public static func + (first: Message, second: Message) -> Message {
    var joined = first
    joined.append(second)
    return joined
  }

  private mutating func append(_ other: Message) {
    texts[texts.count - 1] += other.texts[0]
    texts += other.texts.dropFirst()
    values += other.values
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var message = Message(texts: [""], values: [])

    public init(literalCapacity: Int, interpolationCount: Int) { message.values.reserveCapacity(interpolationCount) }

    public mutating func appendLiteral(_ text: String) { message.texts[message.texts.count - 1] += text }
    public mutating func appendInterpolation(_ message: Message) { append(.message(message)) }
    public mutating func appendInterpolation(_ value: some Any) { append(.text("\(value)")) }
    /// A text of another module that has a translation.
    public mutating func appendInterpolation(phrase text: String) { append(.message(Message(phrase: text))) }
    /// A number and its noun, which is in the singular.
    public mutating func appendInterpolation(_ count: Int, of noun: String) { append(.count(count, noun)) }

    private mutating func append(_ value: Value) {
      message.values.append(value)
      message.texts.append("")
    }
  }

  private init(texts: [String], values: [Value]) { (self.texts, self.values) = (texts, values) }
}

extension Message: CustomStringConvertible {
  /// The message in English.
  public var english: String { text(by: nil) }
  public var description: String { english }

  /// The message as a table translates it; in English if it has no translation.
  package func text(by table: MessageTable?) -> String {
    guard let translation = table?.translation(of: self) else {
      return values.indices.reduce(into: texts[0]) { text, index in
        text += values[index].text(by: table) + texts[index + 1]
      }
    }
    return translation.reduce(into: "") { text, piece in
      switch piece {
      case .text(let own): text += own
      case .place(let place): text += values[place].text(by: table)
      }
    }
  }
}

extension Message.Value {
  fileprivate func text(by table: MessageTable?) -> String {
    switch self {
    case .text(let text): text
    case .message(let message): message.text(by: table)
    case .count(let count, let noun):
      table?.counted(count, noun) ?? "\(count) \(noun)\(count == 1 ? "" : "s")"
    case .list(let messages, let separator):
      messages.map { $0.text(by: table) }.joined(separator: table?.separators[separator] ?? separator.english)
    }
  }
}
