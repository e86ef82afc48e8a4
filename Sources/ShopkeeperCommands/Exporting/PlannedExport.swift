import AppStoreConnect
import CatalogFormats
import CommandLayer
import Shopkeeper

/// The requests that make the store match a catalog, given saved answers.
struct PlannedExport {
  private let planning: StorePlanning
  private let console: Console

  /// - Parameter answers: The folder of the answers.
  init(_ loaded: CatalogFile, as format: CatalogFormat, against answers: String, _ invocation: Invocation) throws {
    guard format.name == "asc" else { throw invocation.usageError(.other("--against is for --format asc alone")) }
    let others: [any OptionDeclaration] = [
      ExportCommand.locale, ExportCommand.onlyReady, ExportRun.lossReport, ExportRun.failOnLoss,
    ]
    if let other = Self.given(others, invocation) {
      throw invocation.usageError(.other("\(other) can't be given with --against"))
    }
    console = invocation.console
    planning = try StorePlanning(loaded, against: answers, invocation)
  }

  /// Refuses options that only a plan has.
  static func refuseDecisions(_ invocation: Invocation) throws {
    if let option = given(StorePlanning.decisions, invocation) {
      throw invocation.usageError(.other("\(option) needs --against"))
    }
  }

  private static func given(_ options: [any OptionDeclaration], _ invocation: Invocation) -> String? {
    options.first { invocation.isGiven($0) }.map { "--" + $0.shape.name }
  }

  /// - Parameter path: The file; nil or `-` for standard output.
  func write(to path: String?) throws -> ExitCode {
    let plan = planning.plan
    let written = PlanManifest.write(plan, of: planning.catalog, against: planning.live)
    let path = path ?? StandardStream.name
    try KeptFiles(of: planning.loaded).requireReport(path)
    try OutputFile.write(written.bytes, to: path, on: console)
    for note in plan.refusals + plan.questions { console.writeErrorLine("error: \(note.subject): \(note.text)") }
    for note in plan.drift + plan.remarks { console.writeErrorLine("note: \(note.subject): \(note.text)") }
    for advice in written.advice { console.writeErrorLine("note: \(advice)") }
    return plan.refusals.isEmpty && plan.questions.isEmpty ? .success : .findings
  }
}
