import Basics
import SourceSyntax

/// The places of a file that an edit is meant to change, against which the file is checked afterwards.
struct EditedPlaces {
  private var isEdited = false
  /// The scalar that is there afterwards; nil where anything may be.
  private var text: String?
  private var below: [ExactText: EditedPlaces] = [:]

  init() {}

  /// - Parameters:
  ///   - keys: The keys and indices from the root of the file.
  ///   - text: The scalar that is there afterwards; nil where anything may be.
  init(_ keys: [String], text: String? = nil) { insert(keys[...], text: text) }

  mutating func insert(_ keys: ArraySlice<String>, text: String? = nil) {
    guard let key = keys.first else {
      isEdited = true
      self.text = text
      return
    }
    below[ExactText(key), default: EditedPlaces()].insert(keys.dropFirst(), text: text)
  }

  /// Whether a file is the same as before everywhere else, in the same order, and as requested here.
  ///
  /// - Parameters:
  ///   - old: The value before the edit; nil if it wasn't there.
  ///   - new: The value after the edit; nil if it was removed.
  func areAll(from old: SyntaxNode?, to new: SyntaxNode?) -> Bool {
    if isEdited { return text.map { new?.equals($0) ?? false } ?? true }
    guard !below.isEmpty else { return old.flatMap { new?.saysTheSame(as: $0) } ?? false }
    guard let new else { return true }
    guard let old else { return hasOnlyEdited(new) }
    if old.isMapping, new.isMapping { return areAll(Self.values(of: old), Self.values(of: new)) }
    if old.isSequence, new.isSequence { return areAll(of: Array(old.elements), Array(new.elements)) }
    // A value that is empty or abbreviated as a scalar gets parts of its own.
    return old.isScalar && (new.isScalar || hasOnlyEdited(new))
  }

  /// Whether a new value has the requested contents, and nothing else.
  private func hasOnlyEdited(_ new: SyntaxNode) -> Bool {
    if isEdited { return text.map(new.equals) ?? true }
    guard new.isMapping else { return !below.isEmpty }
    return new.entries.allSatisfy { below[ExactText($0.key.text)]?.hasOnlyEdited($0.value) ?? false }
  }

  private typealias Value = (key: ExactText, value: SyntaxNode)

  private static func values(of mapping: SyntaxNode) -> [Value] {
    mapping.entries.map { (ExactText($0.key.text), $0.value) }
  }

  private func areAll(_ old: [Value], _ new: [Value]) -> Bool {
    let before = Dictionary(old, uniquingKeysWith: { first, _ in first })
    let after = Dictionary(new, uniquingKeysWith: { first, _ in first })
    let keptBefore = old.lazy.map(\.key).filter { after[$0] != nil }
    let keptAfter = new.lazy.map(\.key).filter { before[$0] != nil }
    return keptBefore.elementsEqual(keptAfter)
      && old.allSatisfy { (below[$0.key] ?? EditedPlaces()).areAll(from: $0.value, to: after[$0.key]) }
      && new.allSatisfy { before[$0.key] != nil || below[$0.key]?.hasOnlyEdited($0.value) ?? false }
  }

  private func areAll(of old: [SyntaxNode], _ new: [SyntaxNode]) -> Bool {
    func kept(_ elements: [SyntaxNode]) -> [SyntaxNode] {
      elements.enumerated().filter { below[ExactText(String($0.offset))] == nil }.map(\.element)
    }
    guard old.count == new.count else {
      let isLonger = new.count > old.count
      return (isLonger ? old : kept(old)).elementsEqual(isLonger ? kept(new) : new) { $0.saysTheSame(as: $1) }
    }
    return zip(old, new).enumerated().allSatisfy { index, pair in
      (below[ExactText(String(index))] ?? EditedPlaces()).areAll(from: pair.0, to: pair.1)
    }
  }
}
