import AppStoreReference
import Basics
import CatalogFormats
import SourceSyntax

/// The path of keys from a subject to one of its values, as `diff` writes it:
/// `localizations.en-US.title`.
struct FieldPath {
  let keys: [String]
  /// The schema of the value at the path.
  private let schema: ValueSchema

  /// Parses a path.
  ///
  /// - Parameters:
  ///   - text: The keys, separated by periods.
  ///   - schema: The schema of the subject.
  ///   - name: The name of the subject in messages, such as `a product`.
  ///   - node: The subject in the file; its keys may contain periods.
  ///   - forRemoval: Whether the path may lead to a mapping, to remove all of it.
  init(_ text: String, in schema: ValueSchema, called name: String, at node: SyntaxNode?, forRemoval: Bool = false)
    throws(CatalogEditFailure)
  {
    var parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...]
    guard !text.isEmpty, !parts.contains("") else {
      throw CatalogEditFailure("\"\(text)\" names no field", isOfRequest: true)
    }
    var keys: [String] = []
    var current = schema
    var node = node
    while !parts.isEmpty {
      let key: String
      switch current {
      case .object(let object):
        key = parts.removeFirst()
        guard object.keys.contains(key) else { throw Self.unknown(key, in: object, after: keys, called: name) }
      case .map(CatalogSchema.price): key = parts.removeFirst()
      case .map(let map) where map.key == .locale: key = try Self.locale(parts.removeFirst(), at: node)
      case .map(let map): key = Self.key(in: &parts, value: map.value, at: node)
      case .list(let element):
        key = parts.removeFirst()
        guard let index = Int(key), index >= 0, index < 10_000 else {
          throw CatalogEditFailure(
            "\"\(keys.joined(separator: "."))\" is a list; name an element by its number, 0 for the " + "first",
            isOfRequest: true)
        }
        let count = node.flatMap { $0.isSequence ? $0.count : nil } ?? 0
        guard index < count || (index == count && !forRemoval) else {
          throw Self.beyond(index, of: keys.joined(separator: "."), holding: count)
        }
        keys.append(key)
        current = element
        node = node.flatMap { list in list.elements.dropFirst(index).first { _ in true } }
        continue
      case .oneOrMore where node?.isSequence == true:
        current = .list(of: .text)
        continue
      // The first of several values, even if there is only one: `diff` numbers that one too.
      case .oneOrMore where parts == ["0"]:
        parts = []
        continue
      default:
        throw CatalogEditFailure(
          "\"\(keys.joined(separator: "."))\" is one value; it has no field \"\(parts.joined(separator: "."))\"",
          isOfRequest: true)
      }
      current = current.schema(ofKey: key) ?? .text
      keys.append(key)
      node = node?.value(forKey: key)
    }
    self.keys = keys
    self.schema = current
    if !forRemoval { try requireValue(called: text) }
  }

  /// The first key of a mapping whose keys the file chooses: the longest one that exists.
  private static func key(in parts: inout ArraySlice<String>, value: ValueSchema, at node: SyntaxNode?) -> String {
    for count in stride(from: parts.count, to: 0, by: -1) {
      let key = parts.prefix(count).joined(separator: ".")
      if node?.entry(forKey: key) != nil {
        parts = parts.dropFirst(count)
        return key
      }
    }
    // When the values are scalars, all of the remaining text is the key.
    if value.isValue {
      defer { parts = [] }
      return parts.joined(separator: ".")
    }
    return parts.removeFirst()
  }

  /// A locale in the spelling of the file, or else of the store.
  private static func locale(_ text: String, at node: SyntaxNode?) throws(CatalogEditFailure) -> String {
    if node?.entry(forKey: text) != nil { return text }
    guard let locale = StoreLocale.resolving(text) else {
      let near = StoreLocale.nearest(to: text).map { "; did you mean \"\($0.code)\"?" } ?? ""
      throw CatalogEditFailure("\"\(text)\" is not a locale of the App Store\(near)", isOfRequest: true)
    }
    let keys = node?.entries.map(\.key.text) ?? []
    return keys.first { StoreLocale.resolving($0) == locale } ?? locale.code
  }

  private static func beyond(_ index: Int, of list: String, holding count: Int) -> CatalogEditFailure {
    let elements = count == 1 ? "1 element" : "\(count) elements"
    let hint =
      count == 0 ? "the first is \"\(list).0\"" : "they are counted from 0, and the next one is \"\(list).\(count)\""
    return CatalogEditFailure("\"\(list)\" has \(elements); \(hint)", isOfRequest: true)
  }

  private func requireValue(called text: String) throws(CatalogEditFailure) {
    guard !schema.isValue else { return }
    let example: String
    switch schema {
    case .object(let object): example = "\(text).\(object.keys.first ?? "")"
    case .map(CatalogSchema.price): example = "\(text).tier"
    case .list: example = "\(text).0.\(schema.firstKeyOfElements ?? "")"
    default: example = "\(text).KEY"
    }
    throw CatalogEditFailure(
      "\"\(text)\" holds fields of its own; name one of them, such as \"\(example)\"", isOfRequest: true)
  }

  // MARK: Suggestions

  private static func unknown(_ key: String, in object: ObjectSchema, after keys: [String], called name: String)
    -> CatalogEditFailure
  {
    if let reason = elsewhere(key, in: object) { return CatalogEditFailure(reason, isOfRequest: true) }
    let owner = keys.isEmpty ? name : "\"\(keys.joined(separator: "."))\""
    let prefix = keys.isEmpty ? "" : keys.joined(separator: ".") + "."
    // A deeper field is the likelier candidate when it has exactly that name.
    let deeper = keys.isEmpty ? paths(in: .object(object)) : []
    func path(to key: String?) -> String? { deeper.first { $0.last == key }?.joined(separator: ".") }
    let near =
      path(to: key) ?? Suggestion.nearest(to: key, among: object.keys).map { prefix + $0 }
      ?? path(to: Suggestion.nearest(to: key, among: deeper.compactMap(\.last)))
    let hint = near.map { "did you mean \"\($0)\"?" }
    let listed = object.keys.map { "\"\($0)\"" }.joined(separator: ", ")
    return CatalogEditFailure("\(owner) has no field \"\(key)\"; \(hint ?? "it has \(listed)")", isOfRequest: true)
  }

  /// The reason why a field that other products have doesn't exist here.
  private static func elsewhere(_ key: String, in object: ObjectSchema) -> String? {
    switch object.name {
    case CatalogSchema.product.name where CatalogSchema.subscription.keys.contains(key):
      "only a subscription in a group has \"\(key)\""
    case CatalogSchema.subscription.name where key == "type":
      "a subscription in a group is always auto-renewable; it has no \"type\""
    case CatalogSchema.subscription.name where key == "group", CatalogSchema.product.name where key == "group":
      "a product can't be moved to another group; App Store Connect keeps it where it was created"
    default: nil
    }
  }

  /// The paths of the fields below the first level, with an example for keys that a file chooses.
  private static func paths(in schema: ValueSchema, below keys: [String] = []) -> [[String]] {
    guard keys.count < 4 else { return [] }
    switch schema {
    case .object(let object):
      return zip(object.keys, object.values).flatMap { key, value in paths(in: value, below: keys + [key]) }
    case .map(CatalogSchema.price):
      return [keys + ["tier"]] + CurrencySet.storefronts.currencies.map { keys + ["\($0)"] }
    case .map(let map):
      let key = map.key == .locale ? "en-US" : map.key.name.uppercased()
      return paths(in: map.value, below: keys + [key])
    default: return keys.count > 1 ? [keys] : []
    }
  }
}

extension ValueSchema {
  /// Whether the whole value is a scalar.
  var isValue: Bool {
    switch self {
    case .text, .filledText, .integer, .flag, .oneOf, .name, .form, .oneOrMore: true
    case .list(let element): element.isValue
    case .object, .map, .either, .variant: false
    }
  }

  fileprivate var firstKeyOfElements: String? {
    if case .list(.object(let object)) = self { object.keys.first } else { nil }
  }
}
