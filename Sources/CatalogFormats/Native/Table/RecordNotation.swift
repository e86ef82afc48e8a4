import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// A record in a cell: `introductory, free-trial, 1 week`, or
/// `code, name: Spring, pay-as-you-go, 1 month, periods: 3, USD 0.99, new, expired, stackable`.
///
/// Words that are unambiguous need no name, so their order is insignificant. A price in several
/// currencies has several parts.
struct RecordNotation: Sendable {
  /// A field by its key, and its name or word in a cell.
  enum Part: Sendable {
    /// The value alone: a choice, a list of choices, or a price.
    case bare(String)
    /// A name, a colon and the value.
    case named(String, String)
    /// A flag that is changed from its default by a single word.
    case word(String, String, sets: Bool)
    /// Batches of codes, each with the name and a colon before it.
    case batches(String, String)
  }

  let noun: String
  let schema: ObjectSchema
  let parts: [Part]
  let example: String
  /// The message about a record without its first required field.
  let missing: String

  static let offer = RecordNotation(
    noun: "an offer", schema: CatalogSchema.offer,
    parts: [
      .bare("kind"), .named("id", "id"), .named("referenceName", "name"), .bare("mode"), .bare("period"),
      .named("periods", "periods"), .bare("price"), .bare("eligibility"), .word("stackable", "stackable", sets: true),
      .named("priority", "priority"), .named("billingPlan", "plan"), .named("paidMonths", "paid"),
      .named("lapsedMonths", "lapsed"), .named("waitMonths", "wait"), .named("from", "from"), .named("until", "until"),
      .batches("batches", "batch"),
    ], example: "introductory, free-trial, 1 week",
    missing: "an offer needs a kind: one of " + Offer.Kind.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
  )

  static let billingPlan = RecordNotation(
    noun: "a billing plan", schema: CatalogSchema.billingPlan,
    parts: [
      .named("plan", "plan"), .bare("price"), .named("commitmentPrice", "commitment"),
      .word("enabled", "disabled", sets: false),
    ], example: "plan: MONTHLY, USD 5, commitment: USD 60, disabled",
    missing: "a billing plan needs its name, as in \"plan: MONTHLY\"")

  static let offerCode = RecordNotation(
    noun: "an offer code", schema: CatalogSchema.offerCode,
    parts: [
      .named("referenceName", "name"), .bare("eligibility"), .word("free", "free", sets: true), .bare("price"),
      .batches("batches", "batch"),
    ],
    example: "name: Launch, non-spender, USD 0.99", missing: "an offer code needs its name, as in \"name: Launch\"")

  /// The notation of the records with a schema; nil for records that no column has.
  static func notation(of schema: ObjectSchema) -> RecordNotation? {
    [offer, billingPlan, offerCode].first { $0.schema === schema }
  }

  // MARK: Writing

  func text(_ record: OrderedValue) -> String {
    parts.flatMap { part -> [String] in
      switch part {
      case .bare(let key): texts(record[key])
      case .named(let key, let name): texts(record[key]).map { "\(name): \($0)" }
      case .word(let key, let word, sets: let flag): record[key] == .flag(flag) ? [word] : []
      case .batches(let key, let name):
        (record[key]?.elements ?? []).map { "\(name): \(CodeBatchNotation.text($0))" }
      }
    }.joined(separator: ", ")
  }

  private func texts(_ value: OrderedValue?) -> [String] {
    func escaped(_ text: String) -> String { CellNotation.escaped(text, ",;:") }
    return switch value {
    case nil: []
    case .list(let elements): elements.map { escaped($0.scalarText) }
    case .map: (value?.entries ?? []).map { "\($0.key) \(escaped($0.value.scalarText))" }
    case let value?: [escaped(value.scalarText)]
    }
  }

  // MARK: Reading

  /// Reads a record; nil when a required field is missing.
  func read(_ written: Substring, problems: inout [String]) -> OrderedValue? {
    var record = CatalogMap()
    for field in CellNotation.parts(written, at: CellNotation.fieldMarks) {
      if let (name, value) = CellNotation.pair(field) {
        let name = CellNotation.text(name)
        if let key = batchKey(name) {
          guard let batch = CodeBatchNotation.read(value) else {
            problems.append(
              "\"\(name)\" must be like \"\(CodeBatchNotation.example)\", not \(quoted: CellNotation.text(value))")
            continue
          }
          record.set(key, .list((record[key]?.elements ?? []) + [batch]))
          continue
        }
        read(CellNotation.text(value), named: name, &record, &problems)
      } else {
        let word = CellNotation.text(field)
        if !read(word, into: &record, &problems) { problems.append(unknown(word)) }
      }
    }
    guard let first = schema.required.first, record[schema.keys[first]] != nil else {
      problems.append(missing)
      return nil
    }
    return record.value
  }

  /// The key of batches by their name in a cell.
  private func batchKey(_ name: String) -> String? {
    for case .batches(let key, let own) in parts where [key, own].contains(name.lowercased()) { return key }
    return nil
  }

  private func read(_ text: String, named name: String, _ record: inout CatalogMap, _ problems: inout [String]) {
    let named = parts.compactMap { part -> (key: String, name: String)? in
      switch part {
      case .named(let key, let name), .batches(let key, let name): (key, name)
      case .bare, .word: nil
      }
    }
    let wanted = name.lowercased()
    guard let part = named.first(where: { wanted == $0.name || wanted == $0.key.lowercased() }) else {
      let names = named.map(\.name)
      let first = names.dropLast().joined(separator: ", ")
      let listed = first + (first.isEmpty ? "" : " and ") + (names.last ?? "")
      problems.append("\(noun) has no \(quoted: wanted); it can have \(listed)")
      return
    }
    let isMap = if case .map = schema.field(part.key)?.value { true } else { false }
    guard isMap || record[part.key] == nil else {
      problems.append(repeated(part.name))
      return
    }
    switch schema.field(part.key)?.value {
    case .map:
      guard let amount = PriceNotation.part(text) else {
        problems.append("\"\(part.name)\" must be a price such as \"USD 60\", not \(quoted: text)")
        return
      }
      add(amount, to: part.key, of: &record, &problems)
    case .integer:
      guard let number = Int(text), (1...999_999).contains(number) else {
        problems.append("\"\(part.name)\" must be a whole number, not \(quoted: text)")
        return
      }
      record.set(part.key, .integer(number))
    case .oneOf: record.set(part.key, .text(text.lowercased()))
    case .form(let form) where !Self.isRead(text, as: form):
      problems.append("\"\(part.name)\" must be \(form.expectation), not \(quoted: text)")
    default: record.set(part.key, .text(text))
    }
  }

  /// Whether a day or a number of months is one.
  private static func isRead(_ text: String, as form: TextForm) -> Bool {
    if form === TextForm.date { return CalendarDate(text) != nil }
    return form.pattern != FieldPattern.months.expression || FieldPattern.months.matches(text)
  }

  /// Reads a word that is unambiguous without a name; false when it is unknown.
  private func read(_ word: String, into record: inout CatalogMap, _ problems: inout [String]) -> Bool {
    let lower = word.lowercased()
    for part in parts {
      switch part {
      case .bare(let key):
        switch schema.field(key)?.value {
        case .oneOf(let words, _) where words.contains(lower):
          if record[key] != nil { problems.append(repeated(key)) }
          record.set(key, .text(lower))
        case .list(.oneOf(let words, _)) where words.contains(lower):
          var elements: [OrderedValue] = []
          if case .list(let present) = record[key] { elements = present }
          record.set(key, .list(elements + [.text(lower)]))
        case .map:
          guard let amount = PriceNotation.part(word) else { continue }
          add(amount, to: key, of: &record, &problems)
        default: continue
        }
      case .word(let key, lower, sets: let flag): record.set(key, .flag(flag))
      case .named, .word, .batches: continue
      }
      return true
    }
    return false
  }

  private func add(
    _ amount: (key: String, value: String), to key: String, of record: inout CatalogMap, _ problems: inout [String]
  ) {
    guard record[key]?[amount.key] == nil else {
      problems.append(repeated(amount.key))
      return
    }
    let entry = OrderedMap.Entry(amount.key, .text(amount.value))
    record.set(key, .map(OrderedMap((record[key]?.entries ?? []) + [entry])))
  }

  private func repeated(_ name: String) -> String { "\(noun) can have \(quoted: name) only once" }

  private func unknown(_ word: String) -> String {
    let words = parts.flatMap { part -> [String] in
      switch part {
      case .word(_, let word, sets: _): return [word]
      case .bare(let key):
        switch schema.field(key)?.value {
        case .oneOf(let words, _), .list(.oneOf(let words, _)): return words
        default: return []
        }
      case .named, .batches: return []
      }
    }
    // With a single word to choose from, the text may not be an attempt at it.
    let near = words.count > 1 ? Suggestion.nearest(to: word, among: words) : nil
    let hint = near.map { "did you mean \"\($0)\"?" } ?? "\(words.count > 1 ? noun : "it") reads like \"\(example)\""
    return "\(noun) has no \(quoted: word); \(hint)"
  }
}

/// A price in the notation of cells: `tier 6`, `USD 5.99`, `JPN 800`.
enum PriceNotation {
  /// The key and the amount in the notation of a catalog file; nil when it is not a price.
  static func part(_ text: String) -> (key: String, value: String)? {
    // A tier without a name, as in an unfinished file.
    if text.lowercased() == "tier" { return ("tier", "") }
    guard let space = text.firstIndex(of: " "), let key = key(String(text[..<space])),
      let amount = amount(String(text[text.index(after: space)...]), of: key)
    else { return nil }
    return (key, amount)
  }

  /// A price that may have the sign of its currency instead: `6元`, `$0.99`, `1,200円`; a bare number
  /// is in the base currency, which also decides between the currencies of a sign.
  static func part(_ text: String, base: CurrencyCode?) -> (key: String, value: String)? {
    if let part = part(text) { return part }
    guard let keys = CellWords.money(text).map({ $0.keys ?? [base].compactMap { $0?.description } }) else { return nil }
    let key = keys.count == 1 ? keys[0] : base.map { "\($0)" }.flatMap { keys.contains($0) ? $0 : nil }
    return key.flatMap { key in amount(text, of: key).map { (key, $0) } }
  }

  /// The tier, a currency or a storefront, in any case.
  static func key(_ name: String) -> String? {
    if name.lowercased() == "tier" { return "tier" }
    let name = name.uppercased()
    return PriceKey(name).map { _ in name }
  }

  /// An amount; also `5,99`, as spreadsheets in half of the world write it, `¥6` and `1,200円`.
  static func amount(_ text: String, of key: String) -> String? {
    guard let text = CellWords.amount(text, of: key) else { return nil }
    var price = Price()
    if price.add(text, as: key) { return text }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[1].utf8.count) else { return nil }
    let dotted = "\(parts[0]).\(parts[1])"
    return price.add(dotted, as: key) ? dotted : nil
  }
}

/// A batch of codes in a cell: `500 until 2027-03-01: newsletter`, `100 sandbox until 2027-03-01`.
enum CodeBatchNotation {
  static let example = "500 until 2027-03-01: newsletter"

  static func text(_ batch: OrderedValue) -> String {
    var text = batch["count"]?.scalarText ?? ""
    if batch["sandbox"] == .flag(true) { text += " sandbox" }
    if let last = batch["expires"]?.scalarText { text += " until \(last)" }
    if let note = batch["note"]?.scalarText { text += ": \(CellNotation.escaped(note, ",;"))" }
    return text
  }

  /// Nil for a text that is not a batch with its last day.
  static func read(_ written: Substring) -> OrderedValue? {
    let pair = CellNotation.pair(written)
    var words = CellNotation.text(pair?.key ?? written).split(separator: " ")
    guard words.count >= 3, let count = Int(words.removeFirst()), (1...999_999).contains(count),
      let last = CalendarDate(words.removeLast()), words.removeLast() == "until"
    else { return nil }
    var batch = CatalogMap()
    batch.add("count", .integer(count))
    batch.add("expires", text: last.description)
    if words == ["sandbox"] {
      batch.add("sandbox", .flag(true))
    } else if !words.isEmpty {
      return nil
    }
    batch.add("note", text: pair.map { CellNotation.text($0.value) })
    return batch.value
  }
}

/// A suppression in a cell: `duplicate-description until 2027-03-01: seasonal variant`.
enum SuppressionNotation {
  static func text(_ suppression: OrderedValue) -> String {
    var text = CellNotation.escaped(suppression["rule"]?.scalarText ?? "", ";: ")
    if let until = suppression["until"]?.scalarText { text += " until \(until)" }
    if let reason = suppression["reason"]?.scalarText {
      text += reason.isEmpty ? ":" : ": \(CellNotation.escaped(reason, ";"))"
    }
    return text
  }

  static func read(_ written: Substring) -> OrderedValue {
    let pair = CellNotation.pair(written)
    var head = pair?.key ?? written
    var suppression = CatalogMap()
    let words = head.split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "\t" })
    if words.count >= 2, words[words.count - 2] == "until", let date = CalendarDate(words[words.count - 1]) {
      suppression.add("until", text: date.description)
      head = head[..<words[words.count - 2].startIndex]
    }
    suppression.add("rule", text: CellNotation.text(head))
    suppression.add("reason", text: pair.map { CellNotation.text($0.value) })
    return suppression.value
  }
}
