public import AppStoreConnect
import SourceSyntax

/// The journal of a plan's progress, so that it can be continued after the program was killed.
public protocol PlanJournal: AnyObject {
  /// Appends a line, and returns when it is stored for good.
  func append(_ line: String) throws(StoreFailure)
}

/// An event of a step in the journal.
enum JournalEvent: String {
  case begun
  case done
  case refused
  case unknown
}

/// The record of an earlier run in a journal.
public struct JournalRecord: Sendable, Hashable {
  /// The identity of the file with the plan, or of the catalog, that was applied.
  public private(set) var digest: String
  /// The keys of its steps.
  public private(set) var steps: Set<String> = []
  /// The digests of what the steps do, by their keys.
  private var digests: [String: String] = [:]
  /// Steps that the store has confirmed.
  public private(set) var done: Set<String> = []
  /// Steps that were sent, without a known answer.
  public private(set) var open: Set<String> = []
  /// Whether the run has finished.
  public private(set) var isComplete = false

  /// Reads the lines of a journal; nil when they don't have its beginning. A truncated last line is
  /// ignored: its event is unknown.
  public init?(_ lines: [String]) {
    func value(_ line: String) -> OrderedValue? {
      let tree = SyntaxTree.parseJSON(SourceFile(name: "journal", text: line))
      return tree.hasErrors ? nil : tree.root.map { OrderedValue($0) }
    }
    // The lines before say which process wrote it.
    guard let header = lines.lazy.compactMap(value).first(where: { $0["process"] == nil }),
      case .text(let digest)? = header["plan"]
    else { return nil }
    self.digest = digest
    let keys = header["steps"]?.texts ?? []
    steps = Set(keys)
    digests = Dictionary(zip(keys, header["contents"]?.texts ?? [])) { first, _ in first }
    for line in lines.dropFirst() {
      guard let entry = value(line) else { continue }
      if entry["complete"] != nil { isComplete = true }
      guard case .text(let key)? = entry["step"],
        let event = entry["event"].flatMap({ JournalEvent(rawValue: $0.scalarText) })
      else { continue }
      switch event {
      case .begun, .unknown: open.insert(key)
      case .done:
        open.remove(key)
        done.insert(key)
      case .refused: open.remove(key)
      }
    }
  }

  /// Whether a step does what it did in the plan of the run.
  public func hasContents(of step: PlanStep) -> Bool { digests[step.key] == step.digest }

  static func header(_ plan: Plan, digest: String) -> String {
    let line: OrderedValue = [
      "journal": "shopkeeper-asc", "version": 1, "plan": .text(digest), "steps": .texts(plan.steps.map(\.key)),
      "contents": .texts(plan.steps.map(\.digest)),
    ]
    return String(decoding: line.json(.compact), as: UTF8.self)
  }

  static func line(_ event: JournalEvent, _ step: PlanStep, _ detail: String? = nil) -> String {
    let line: OrderedValue = [
      "step": .text(step.key), "event": .text(event.rawValue), "detail": detail.map { .text($0) },
    ]
    return String(decoding: line.json(.compact), as: UTF8.self)
  }

  static let end = #"{"complete":true}"#
}
