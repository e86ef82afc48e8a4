import AppStoreReference
import Basics
import CommandLayer
import SourceSyntax

/// Facts as they are printed, on a certain day.
struct FactListing {
  private let selection: FactSelection
  /// The facts to print.
  let facts: [FactRecord]
  /// The sources of a rule apart from them.
  private let otherSources: [FactSource]
  /// The age above which a source is stale.
  let age: FactAge
  private let limit: CalendarDate?

  /// - Parameters:
  ///   - olderThan: Leaves out the facts whose source was read more recently.
  ///   - today: The day that ages are counted from.
  init(_ selection: FactSelection, olderThan: FactAge? = nil, staleOnly: Bool = false, today: CalendarDate = .today) {
    self.selection = selection
    let age = olderThan ?? .standard
    let limit = age.limit(from: today)
    self.age = age
    self.limit = limit
    let isFiltered = olderThan != nil || staleOnly
    facts = selection.facts.filter { !isFiltered || Self.isStale($0.source, limit) }
    otherSources = selection.otherSources.filter { !isFiltered || Self.isStale($0, limit) }
  }

  /// Whether any of the sources was read too long ago.
  var isStale: Bool { (facts.map(\.source) + otherSources).contains { Self.isStale($0, limit) } }

  private static func isStale(_ source: FactSource, _ limit: CalendarDate?) -> Bool {
    guard let limit, let read = CalendarDate(source.dateRead) else { return false }
    return read < limit
  }

  /// A warning that a newer revision of the App Review Guidelines is known than the one that was read; nil when none
  /// of the sources is a section of them.
  var revisionWarning: String? {
    let sources = selection.facts.map(\.source) + selection.otherSources
    let sections = ReviewGuideline.outdated.filter { selection.name == nil || sources.contains($0) }
    guard !sections.isEmpty else { return nil }
    let numbers = sections.map(ReviewGuideline.number).reduce(into: [String]()) { numbers, number in
      if numbers.last != number { numbers.append(number) }
    }
    return "the App Review Guidelines have a revision of \(ReviewGuideline.newestRevision); read in an older one: "
      + numbers.joined(separator: ", ")
  }

  // MARK: Text

  /// A table of many facts, or the details of facts that were requested by name.
  ///
  /// - Parameters:
  ///   - width: The width of prose.
  ///   - columns: The width of the terminal; nil elsewhere, where a table shows its values in full.
  func text(width: Int, columns: Int? = nil) -> String {
    if let name = selection.name, ReviewGuideline.sections.contains(name), facts.isEmpty, otherSources.isEmpty {
      return "nothing is known of guideline \(name) but its number\n"
    }
    guard !facts.isEmpty || !otherSources.isEmpty else { return "no source was read more than \(age.words) ago\n" }
    guard let name = selection.name else { return table(fitting: columns) }
    var text = facts.map { details(of: $0, width: width) }.joined(separator: "\n")
    if !otherSources.isEmpty {
      text += facts.isEmpty ? "" : "\n"
      let isGuideline = ReviewGuideline.sections.contains(name)
      text += isGuideline ? "guideline \(name) is known from\n" : "\(name) also rests on\n"
      for source in otherSources { text += described(source, width: width) }
    }
    return text
  }

  private func table(fitting columns: Int? = nil) -> String {
    let rows = facts.map { fact in
      [fact.id, fact.quantity, fact.source.dateRead, fact.source.certainty.label + (fact.isContested ? " !" : "")]
    }
    let header = ["FACT", "VALUE", "READ", "SOURCE"]
    let contested = facts.filter(\.isContested).count
    return TextTable(header: header, rows: rows).text(fitting: columns) + "\n\(counted(facts.count, "fact"))"
      + (contested > 0 ? ", \(contested) of them contested (!)" : "")
      + "\n\"shopkeeper facts FACT\" shows where one was read\n"
  }

  private func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  private func details(of fact: FactRecord, width: Int) -> String {
    var text = "\(fact.id): \(fact.quantity)\n"
    text += WrappedText.of(fact.meaning, to: width, indent: "  ")
    text += described(fact.source, width: width)
    for source in fact.against { text += "  contradicted by\n" + described(source, width: width, indent: "    ") }
    return text
  }

  private func described(_ source: FactSource, width: Int, indent: String = "  ") -> String {
    var text = WrappedText.of(source.title, to: width, indent: indent)
    let inner = indent + "  "
    if let url = source.url { text += "\(inner)\(url)\n" }
    var dates = "\(source.certainty.label); read on \(source.dateRead)"
    if let date = source.pageDate { dates += ", dated \(date)" }
    text += WrappedText.of(dates, to: width, indent: inner)
    if let note = source.note { text += WrappedText.of(note, to: width, indent: inner) }
    return text
  }

  // MARK: JSON

  /// An array of objects; every key is always present, with null where nothing is known.
  var json: String {
    OrderedValue.list(facts.map { Self.value(of: $0, isStale: Self.isStale($0.source, limit)) }).jsonText
  }

  private static func value(of fact: FactRecord, isStale: Bool) -> OrderedValue {
    [
      "id": .text(fact.id), "topic": .text(fact.topic.rawValue), "meaning": .text(fact.meaning),
      "value": .text(fact.value), "unit": .text(orNull: fact.unit),
      "minimum": fact.minimum.map(OrderedValue.integer) ?? .null,
      "maximum": fact.maximum.map(OrderedValue.integer) ?? .null, "source": value(of: fact.source),
      "contradictedBy": .list(fact.against.map { value(of: $0) }),
      "rules": .texts(FactSelection.rules(restingOn: fact)), "stale": .flag(isStale),
    ]
  }

  private static func value(of source: FactSource) -> OrderedValue {
    [
      "key": .text(source.key), "title": .text(source.title), "url": .text(orNull: source.url),
      "dateRead": .text(source.dateRead), "pageDate": .text(orNull: source.pageDate),
      "certainty": .text(source.certainty.rawValue), "note": .text(orNull: source.note),
    ]
  }
}
