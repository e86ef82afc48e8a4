import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Requests in an order in which they can be sent.
struct RequestManifest {
  /// What the file calls itself, by which it is told from other JSON.
  static let format = "app-store-connect-requests"

  /// The storefront whose prices are set, where it is not the usual one.
  let baseTerritory: Territory?
  private var steps: [JSONValue] = []
  private var stepIDs: Set<ExactText> = []
  /// The steps that give what a name stands for.
  private var sources: [ExactText: String] = [:]
  private var inputs: [(name: RequestName, meaning: String)] = []

  init(baseTerritory: Territory?) {
    self.baseTerritory = baseTerritory
  }

  /// Adds a request; everything it uses has been added before.
  mutating func add(_ step: RequestStep) {
    var dependencies: [String] = []
    for source in step.uses.compactMap({ sources[ExactText($0)] }) + step.after.map(\.text)
    where !dependencies.contains(source) { dependencies.append(source) }
    steps.append(step.json(dependsOn: dependencies))
    stepIDs.insert(ExactText(step.id.text))
    for saving in step.savings { sources[ExactText(saving.name.text)] = step.id.text }
  }

  func contains(_ id: RequestName) -> Bool { stepIDs.contains(ExactText(id.text)) }

  /// Adds something that only whoever sends the requests knows.
  mutating func ask(for name: RequestName, _ meaning: String) {
    guard !inputs.contains(where: { $0.name == name }) else { return }
    inputs.append((name, meaning))
  }

  var bytes: [UInt8] {
    let manifest: JSONValue = [
      "format": .text(Self.format), "formatVersion": .integer(1),
      "api": "App Store Connect API 4.4.1", "server": "https://api.appstoreconnect.apple.com",
      "baseTerritory": .text(orNull: baseTerritory?.code), "guide": .texts(Self.guide),
      "inputs": .array(
        inputs.map { ["name": .text($0.name.text), "meaning": .text($0.meaning)] }),
      "steps": .array(steps),
    ]
    var writer = JSONWriter(style: .pretty)
    manifest.write(to: &writer)
    return writer.output
  }

  private static let guide = [
    "Send the steps in their order, or in any other in which all that dependsOn names comes first; "
      + "stop at the first answer that is no success. The header Authorization: Bearer <token> "
      + "belongs to all but uploads. Bodies are application/json; encode the values of query.",
    "Ask for the values of inputs before the first step.",
    "In paths, and in the members id and startDate of bodies, put the saved values in the place of "
      + "${name}; a ${name} that nothing saved is a local ID of the body, and is sent as it is.",
    "saves: at is a JSON pointer into the answer. With in it leads to a list: where keeps the "
      + "elements in which pointers lead to these values (customerPrice compared as a decimal "
      + "number), and at gives the value of the first. With each all are saved as a list, those "
      + "of the territories in only, without those in except, which are apart by commas. Where an answer has links.next, its "
      + "further pages belong to the list.",
    "repeat: send the request once for each element of a saved list, with ${each:id} and "
      + "${each:territory} put in.",
    "expand: before the request is sent, for each element of the saved list over, append a copy of "
      + "element, with ${each:id} and ${each:territory} put in, to the list of the body that the "
      + "pointer to leads to.",
    "UPLOAD: operations is a list; for each send length bytes of the file from offset by method to "
      + "url with its requestHeaders and no others. The path of the file is relative to the "
      + "catalog.",
  ]
}
