import AppStoreConnect
import Basics
import StoreConnection

/// A plan for people.
enum PlanText {
  static func text(_ plan: Plan, perHour: Int, remaining: Int?) -> String {
    var lines: [String] = []
    var subject: PlanSubject?
    for step in plan.steps {
      if step.subject != subject {
        if subject != nil { lines.append("") }
        subject = step.subject
        lines.append("\(step.subject)")
      }
      // Such a step is only written when a new version begins without the approved texts.
      if step.isFallback { continue }
      lines.append("  \(mark(step.action)) \(step.name)")
      for change in step.changes { lines.append("      \(line(change))") }
      for line in step.details { lines.append("      \(line)") }
      for consequence in step.consequences { lines.append("      ! \(consequence)") }
    }
    func section(_ title: String, _ notes: [PlanNote]) {
      guard !notes.isEmpty else { return }
      if !lines.isEmpty { lines.append("") }
      lines.append("\(title):")
      for note in notes {
        lines.append("  \(note.subject): \(note.text)")
        for price in note.details { lines.append("      \(price)") }
      }
    }
    section("can't be done", plan.refusals)
    section("has to be decided", plan.questions)
    section("only at the store", plan.drift)
    section("remarks", plan.remarks)
    for part in plan.outlook {
      lines += (lines.isEmpty ? [] : [""]) + ["\(part.title):"] + part.lines.map { "  \($0)" }
    }
    if !lines.isEmpty { lines.append("") }
    lines.append(summary(plan, perHour: perHour, remaining: remaining))
    // Names come from the catalog and the store: none may look like another line.
    return lines.map(VisibleText.escaped).joined(separator: "\n") + "\n"
  }

  static func summary(_ plan: Plan, perHour: Int, remaining: Int?) -> String {
    guard !plan.isEmpty else { return "no changes\(states(plan))" }
    var parts: [String] = []
    for (action, name) in [(PlanStep.Action.create, "to create"), (.change, "to change"), (.delete, "to delete")] {
      let count = plan.steps.count { $0.action == action }
      if count > 0 { parts.append("\(count) \(name)") }
    }
    if !plan.refusals.isEmpty { parts.append("\(plan.refusals.count) refused") }
    if !plan.questions.isEmpty { parts.append("\(plan.questions.count) to decide") }
    let forecast = plan.forecast
    let minutes = forecast.minutes(perHour: perHour, remaining: remaining)
    parts.append(
      "at most \(forecast.reads + forecast.writes) requests to apply it, about \(minutes) "
        + (minutes == 1 ? "minute" : "minutes"))
    return parts.joined(separator: ", ") + states(plan)
  }

  /// The verdicts that are not changes, counted.
  private static func states(_ plan: Plan) -> String {
    let kinds: [PlanVerdict.Kind] = [.submittable, .waiting, .incomplete, .blocked]
    let counts = kinds.compactMap { kind -> String? in
      let count = plan.verdicts.count { $0.kind == kind }
      return count > 0 ? "\(count) \(kind.rawValue)" : nil
    }
    return counts.isEmpty ? "" : "; products: " + counts.joined(separator: ", ")
  }

  private static func mark(_ action: PlanStep.Action) -> String {
    switch action {
    case .create: "+"
    case .change: "~"
    case .delete: "-"
    }
  }

  static func line(_ change: PlanStep.Change) -> String {
    switch (change.old, change.new) {
    case (let old?, let new?): "\(change.field): \"\(old)\" → \"\(new)\""
    case (nil, let new?): "\(change.field): \"\(new)\""
    case (let old?, nil): "\(change.field): \"\(old)\" removed"
    case (nil, nil): change.field
    }
  }
}

/// A plan as Markdown, for a comment on a change.
enum PlanMarkdown {
  static func text(_ plan: Plan, perHour: Int, remaining: Int?) -> String {
    var lines = ["**\(PlanText.summary(plan, perHour: perHour, remaining: remaining))**", ""]
    func code(_ text: String) -> String { text.contains("`") ? "`` \(text) ``" : "`\(text)`" }
    func section(_ title: String, _ body: [String]) {
      guard !body.isEmpty else { return }
      lines += ["### \(title)", ""] + body + [""]
    }
    var steps: [String] = []
    for step in plan.steps {
      if step.isFallback { continue }
      steps.append("- \(code("\(step.subject)")): \(step.action.rawValue) \(step.name)")
      for change in step.changes { steps.append("  - \(code(PlanText.line(change)))") }
      for line in step.details { steps.append("  - \(code(String(line.drop { $0 == " " })))") }
      for consequence in step.consequences { steps.append("  - ⚠️ \(consequence)") }
    }
    func notes(_ notes: [PlanNote]) -> [String] {
      notes.flatMap { note in
        ["- \(code("\(note.subject)")): \(note.text)"]
          + note.details.map { "  - \(code(String($0.drop { $0 == " " })))" }
      }
    }
    section("Steps", steps)
    section("Can't be done", notes(plan.refusals))
    section("Has to be decided", notes(plan.questions))
    section("Only at the store", notes(plan.drift))
    section("Remarks", notes(plan.remarks))
    for part in plan.outlook {
      section(part.title.prefix(1).uppercased() + part.title.dropFirst(), part.lines.map { "- \($0)" })
    }
    return lines.map(VisibleText.escaped).joined(separator: "\n")
  }
}

extension PlanNote {
  /// The prices that a person decides about; those that were set manually are in the text.
  fileprivate var details: [String] { prices.contains { $0.origin != .byHand } ? prices.summary : [] }
}
