/// Text that is compared by its bytes, not by canonical equivalence: to the store, two spellings of
/// one character are two product IDs.
public struct ExactText: Sendable, Hashable, ExpressibleByStringLiteral {
  public var text: String

  public init(_ text: String) {
    self.text = text
  }

  public init(stringLiteral text: String) {
    self.text = text
  }

  public static func == (one: ExactText, other: ExactText) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
