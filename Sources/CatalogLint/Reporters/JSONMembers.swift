import SourceSyntax

extension JSONWriter {
  mutating func member(_ key: String, _ text: String) {
    self.key(key)
    string(text)
  }

  mutating func member(_ key: String, _ number: Int) {
    self.key(key)
    integer(number)
  }

  mutating func member(_ key: String, object content: (inout JSONWriter) -> Void) {
    self.key(key)
    object(content)
  }

  mutating func member(_ key: String, array content: (inout JSONWriter) -> Void) {
    self.key(key)
    array(content)
  }

  /// The object in which SARIF holds a text.
  mutating func message(_ key: String, _ text: String) {
    member(key, object: { $0.member("text", text) })
  }
}
