import Basics
import CommandLayer
import Shopkeeper
import SourceSyntax
import WorkspaceProtocols

/// The edits that an assistant has proposed, each applied only by a second call that names it.
final class AssistantProposals: Sendable {
  private struct Proposal: Sendable {
    var file: String
    var before: SourceFile
    var after: SourceFile
    var consequences: [String]
  }

  private let made = Lock<[String: Proposal]>([:])

  /// Makes the edit of a command line in memory.
  ///
  /// - Parameters:
  ///   - words: The words of `shopkeeper set` or `add`.
  ///   - edit: The edit that the command makes.
  func propose(_ words: [String], _ edit: (Invocation) throws -> EditedCatalog) throws -> AssistantTool.Answer {
    let errors = Lock<[UInt8]>([])
    let console = AssistantFolder.console(Lock([]), errors)
    let edited: EditedCatalog
    do {
      guard
        let invocation = try CommandRunner.invocation(
          of: ShopkeeperCommand.command, arguments: words, console: console)
      else { throw Failure("this is not an edit") }
      edited = try edit(invocation)
      // Nothing here reaches a network, and publishing asks the ledger again.
      try StoredLedger.refuse(
        from: edited.loaded.document.catalog, to: edited.catalog, near: edited.loaded.name, invocation,
        asksServers: false)
    } catch let failure as any DescribedFailure { throw Failure(failure.message) }
    let faults = edited.newErrors
    guard faults.isEmpty else {
      return AssistantTool.Answer(faults.map { "error: \($0.message)\n" }.joined(), isFailure: true)
    }
    let before = edited.loaded.document.source
    let difference = DifferenceReport(from: edited.loaded.document.catalog, to: edited.catalog)
    var consequences = difference.items.flatMap { item in item.consequences.map { "\(item.owner.name): \($0)" } }
    let retired = edited.catalog.retired.filter { !edited.loaded.document.catalog.retired.contains($0) }
    consequences += retired.map { "\($0): no product can ever have a retired ID again" }
    guard edited.draft.source.bytes != before.bytes else { return AssistantTool.Answer("nothing would change") }
    let proposal = Proposal(
      file: edited.loaded.name, before: before, after: edited.draft.source, consequences: consequences)
    let name = made.withLock { made in
      let name = "proposal-\(made.count + 1)"
      made[name] = proposal
      return name
    }
    let notes = errors.withLock { String(decoding: $0, as: UTF8.self) }
    let diff = UnifiedDiff.render(from: before.bytes, to: proposal.after.bytes, name: proposal.file)
    let answer: OrderedValue = [
      "proposal": .text(name), "isApplied": false, "consequences": .texts(consequences),
      "changes": .text(DifferenceText.text(difference)),
      "diff": .text(String(decoding: diff, as: UTF8.self)),
      "notes": .text(notes),
    ]
    return AssistantTool.Answer(answer.jsonText)
  }

  /// Writes a proposal, unless the file was changed since.
  ///
  /// - Parameter accepted: The consequences as the proposal listed them: each has to be repeated.
  func apply(_ name: String, accepting accepted: [String]) throws -> AssistantTool.Answer {
    guard let proposal = made.withLock({ $0[name] }) else {
      throw Failure("no proposal \"\(name)\"; \"set\" and \"add\" make one")
    }
    let left = proposal.consequences.filter { !accepted.contains($0) }
    guard left.isEmpty else {
      throw Failure(
        "nothing was written: \"consequences\" has to repeat each consequence of \(name) that a person has accepted; "
          + "missing: " + left.map { "\"\($0)\"" }.joined(separator: ", "))
    }
    if let unknown = accepted.first(where: { !proposal.consequences.contains($0) }) {
      throw Failure("nothing was written: \(name) has no consequence \"\(unknown)\"")
    }
    guard FileSystem.absolute(proposal.file) == proposal.file else {
      throw Failure("nothing was written: \"\(proposal.file)\" leads to another file than the proposal is about")
    }
    let lock = try EditLock.take(proposal.file)
    try withExtendedLifetime(lock) {
      try OutputFile.write(proposal.after.bytes, to: proposal.file, unlessChangedFrom: proposal.before)
    }
    return AssistantTool.Answer("\(name) was written to \"\(proposal.file)\"\n")
  }
}
