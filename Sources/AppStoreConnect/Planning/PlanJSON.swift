import Basics
public import SourceSyntax

extension Plan {
  /// The plan as JSON, the same for the same plan.
  public var json: OrderedValue {
    func notes(_ notes: [PlanNote]) -> OrderedValue {
      .list(
        notes.map {
          [
            "subject": .text("\($0.subject)"), "text": .text($0.text),
            "prices": $0.prices.isEmpty ? nil : .list($0.prices.map(\.json)),
          ]
        })
    }
    return [
      "steps": .list(steps.map(\.json)), "refusals": notes(refusals), "questions": notes(questions),
      "remarks": notes(remarks), "drift": notes(drift),
      "outlook": .map(entries: outlook.map { ($0.key, .texts($0.lines)) }),
      "products": .list(
        verdicts.map { verdict in
          [
            "productID": .text(verdict.productID), "verdict": .text(verdict.kind.rawValue),
            "state": .text(orNull: verdict.state),
          ]
        }), "forecast": ["reads": .integer(forecast.reads), "writes": .integer(forecast.writes)],
    ]
  }

  /// The identity of the changes: equal for plans with the same steps.
  public var digest: String { Checksum.sha256(OrderedValue.list(steps.map(\.json)).json(.compact)) }
}

extension PlanStep {
  /// The identity of what it changes.
  package var digest: String { Checksum.sha256(json.json(.compact)) }

  package var json: OrderedValue {
    [
      "subject": .text("\(subject)"), "step": .text(name), "action": .text(action.rawValue),
      "changes": .list(
        changes.map { change in
          ["field": .text(change.field), "old": .text(orNull: change.old), "new": .text(orNull: change.new)]
        }), "prices": prices.isEmpty ? nil : .list(prices.map(\.json)), "storefronts": storefronts.map(\.json),
      "consequences": .texts(consequences), "when": .texts(times.map(\.description)),
    ]
  }
}

extension LiveState {
  /// The identity of the state: equal for equal states.
  public var digest: String { Checksum.sha256(json.json(.compact)) }
}
