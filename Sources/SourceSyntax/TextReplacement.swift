/// A stretch of a file and the text that takes its place.
public struct TextReplacement: Sendable, Hashable {
  /// UTF-8 offsets in the file; empty where text is only added.
  public var range: SourceRange
  public var text: String

  public init(_ range: SourceRange, _ text: String) {
    self.range = range
    self.text = text
  }
}
