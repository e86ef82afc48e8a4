import AppStoreReference
import Basics
import CatalogLint
import SourceSyntax

/// Guidelines and rejections, as people read them.
enum GuidelineText {
  /// The rules, sources and rejections of a section of the guidelines.
  static func of(_ number: String, width: Int) -> String {
    let sources = ReviewGuideline.sources(of: number)
    var text = "App Review Guideline \(number)\n"
    for source in sources { text += line(source.title, width) }
    let keys = Set(sources.map(\.key))
    let classes = RejectionClass.all.filter { $0.cites(number) }
    let citing = LintRules.all.map(\.description).filter { rule in rule.sources.contains { keys.contains($0.key) } }
    let names = Set(citing.map(\.id) + classes.flatMap(\.rules)).sorted()
    text += "\nrules\n"
    text += names.isEmpty ? "  none\n" : line(names.joined(separator: ", "), width)
    for kind in classes { text += "\nrejected: \(kind.title)\n" + evidence(of: kind, citing: number, width) }
    text += "\n\"shopkeeper facts '\(number)'\" shows where the guideline was read\n"
    return text
  }

  /// The statement of a message, its possible reasons, and what others did.
  ///
  /// - Parameter findings: The findings of the rules of the message's classes; nil without a catalog.
  static func of(_ message: RejectionMessage, findings: [LocatedFinding]?, width: Int) -> String {
    var text = ""
    for number in message.guidelines {
      let sources = ReviewGuideline.sources(of: number)
      text += line("guideline \(number)" + (sources.first.map { ": \(subject(of: $0))" } ?? ""), width, indent: "")
    }
    if message.guidelines.isEmpty { text += "the message names no guideline that is known here\n" }
    guard !message.classes.isEmpty else {
      return text
        + "no known kind of rejection fits its words; answer the reviewer, and ask which product and which text\n"
    }
    for kind in message.classes {
      text += "\n" + line("rejected: \(kind.title)", width, indent: "")
      text += "\n  in this catalog\n" + reasons(of: kind, in: findings, width)
      text += "\n  a catalog can't show\n" + line(kind.unseen, width, indent: "    ")
      let remedies = kind.evidence.filter { $0.remedy != nil }
      if !remedies.isEmpty { text += "\n  others were accepted with\n" }
      for case let rejection in remedies.prefix(5) {
        text += line("\(rejection.date): \(rejection.remedy ?? "")", width, indent: "    ")
        text += rejection.url.map { "      \($0)\n" } ?? ""
      }
    }
    return text
  }

  private static func reasons(of kind: RejectionClass, in findings: [LocatedFinding]?, _ width: Int) -> String {
    guard let findings else { return "    no catalog was found; name it with --catalog\n" }
    let reasons = findings.filter { kind.rules.contains($0.rule) }
    guard !reasons.isEmpty else {
      return line("no finding of \(kind.rules.joined(separator: ", "))", width, indent: "    ")
    }
    let shown = reasons.prefix(10).map { finding in
      let place = "\(VisibleText.escaped(finding.file)):\(finding.start.line):\(finding.start.column)"
      return line(
        "\(place): \(finding.severity): \(VisibleText.escaped(finding.message)) [\(finding.rule)]", width,
        indent: "    ",
        hanging: "      ")
    }
    return shown.joined()
      + (reasons.count > 10 ? "    and \(reasons.count - 10) more; \"shopkeeper lint\" shows all\n" : "")
  }

  private static func evidence(of kind: RejectionClass, citing number: String, _ width: Int) -> String {
    let rejections = kind.evidence.filter { ReviewGuideline.covers(number, $0.guideline) || number == $0.guideline }
    guard !rejections.isEmpty else { return "  no report with a public address\n" }
    return rejections.map { rejection in
      let remedy = rejection.remedy.map { "; accepted with \($0)" } ?? ""
      let address = rejection.url.map { "    \($0)\n" } ?? ""
      return line("\(rejection.date): \(rejection.refused)\(remedy)", width, hanging: "    ") + address
    }.joined()
  }

  private static func subject(of source: FactSource) -> String {
    source.title.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? source.title
  }

  private static func line(_ text: String, _ width: Int, indent: String = "  ", hanging: String? = nil) -> String {
    WrappedText.of(text, to: width, indent: indent, hanging: hanging)
  }
}
