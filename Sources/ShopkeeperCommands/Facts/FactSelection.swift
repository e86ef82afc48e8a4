import AppStoreReference
import CatalogLint
import CommandLayer

/// The facts to show: all, the facts of a topic, one, or the facts that a rule rests on.
struct FactSelection {
  /// The name on the command line; nil for all facts.
  var name: String?
  var facts: [FactRecord]
  /// The sources of a rule apart from its facts.
  var otherSources: [FactSource] = []

  /// All facts.
  init() { facts = Facts.all }

  /// Nil for a name that is not a topic, a fact, a rule or a guideline.
  init?(_ name: String) {
    self.name = name
    if let topic = FactTopic(rawValue: name) {
      facts = Facts.all.filter { $0.topic == topic }
    } else if let fact = Facts.named(name) {
      facts = [fact]
    } else if let rule = LintRules.named(name)?.description {
      facts = rule.facts()
      otherSources = rule.sources.filter { source in
        !facts.contains { $0.source == source || $0.against.contains(source) }
      }
    } else if ReviewGuideline.sections.contains(name) {
      let sources = ReviewGuideline.sources(of: name)
      let resting = Facts.all.filter { sources.contains($0.source) }
      facts = resting
      otherSources = sources.filter { source in !resting.contains { $0.source == source } }
    } else {
      return nil
    }
  }

  /// The rules that rest on a fact.
  static func rules(restingOn fact: FactRecord) -> [String] {
    LintRules.all.map { $0.description }.filter { $0.factIDs.contains(fact.id) }.map(\.id)
  }

  static let kind = ValueKind<String>.name("TOPIC", expected: "a topic, a fact, a rule or a guideline such as 2.3.7") {
    FactTopic.allCases.map { Candidate($0.rawValue, help: $0.summary) }
      + Facts.all.filter { FactTopic(rawValue: $0.id) == nil }.map { Candidate($0.id, help: $0.meaning) }
      + LintRules.all.map { Candidate($0.description.id, help: $0.description.summary) }
      + ReviewGuideline.sections.sorted().map { Candidate($0, help: "a section of the App Review Guidelines") }
  }
}
