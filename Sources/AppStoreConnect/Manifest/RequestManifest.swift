package import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Requests in an order in which they can be sent.
package struct RequestManifest {
  /// The identification of the file, which distinguishes it from other JSON.
  package static let format = "app-store-connect-requests"

  /// The storefront whose prices are set, if it is not the default.
  package let baseTerritory: Territory?
  /// Written at once: as values they would take several times the memory of the file.
  private var steps: JSONWriter
  private var stepIDs: Set<ExactText> = []
  /// The steps that provide the values of names.
  private var sources: [ExactText: String] = [:]
  private var inputs: [(name: RequestName, meaning: String)] = []

  /// - Parameter capacity: About the size of the file in bytes.
  package init(baseTerritory: Territory?, capacity: Int) {
    self.baseTerritory = baseTerritory
    steps = JSONWriter(listIn: .pretty, depth: 1, capacity: capacity)
  }

  /// Adds a request; all of its dependencies have been added before.
  package mutating func add(_ step: RequestStep) {
    let dependencies = dependencies(of: step.uses, after: step.after)
    steps.addObject { step.write(to: &$0, dependsOn: dependencies) }
    stepIDs.insert(ExactText(step.id.text))
    for saving in step.savings { sources[ExactText(saving.name.text)] = step.id.text }
  }

  /// The steps that must come before one that uses some names.
  private func dependencies(of names: [String], after: [RequestName] = []) -> [String] {
    var dependencies: [String] = []
    for source in names.compactMap({ sources[ExactText($0)] }) + after.map(\.text) where !dependencies.contains(source)
    { dependencies.append(source) }
    return dependencies
  }

  package func contains(_ id: RequestName) -> Bool { stepIDs.contains(ExactText(id.text)) }

  /// Adds a value that only the sender of the requests knows.
  package mutating func ask(for name: RequestName, _ meaning: String) {
    guard !inputs.contains(where: { $0.name == name }) else { return }
    inputs.append((name, meaning))
  }

  /// The file; ends the manifest.
  package mutating func finish() -> [UInt8] {
    let manifest: OrderedValue = [
      "format": .text(Self.format), "formatVersion": 1, "api": "App Store Connect API 4.4.1",
      "server": "https://api.appstoreconnect.apple.com", "baseTerritory": .text(orNull: baseTerritory?.code),
      "guide": .texts(Self.guide),
      "inputs": .list(inputs.map { ["name": .text($0.name.text), "meaning": .text($0.meaning)] }),
    ]
    let end = "\n}\n"
    let head = manifest.json(.pretty).dropLast(end.utf8.count) + ",\n  \"steps\": ".utf8
    return steps.finishList(after: Array(head), before: end)
  }

  private static let guide = [
    "Send the steps in order, or in any other order in which all steps in dependsOn come first; "
      + "stop at the first response that is not a success. All requests except uploads need the "
      + "header Authorization: Bearer <token>. Bodies are application/json; encode the values of " + "query.",
    "Ask for the values of inputs before the first step.",
    "In paths, and in the members id and startDate of bodies, replace ${name} by the saved value; a "
      + "${name} that was not saved is a local ID of the body, and is sent unchanged.",
    "saves: at is a JSON pointer into the response. With in, the value is in a list: where selects "
      + "the elements that have these values at these pointers (customerPrice is compared as a "
      + "decimal number), and at is the pointer to the value in the first of them. With each, all "
      + "of them are saved as a list, limited to the territories in only, without those in except, "
      + "both separated by commas. If a response has links.next, the list continues on its next " + "pages.",
    "repeat: send the request once for each element of a saved list, with ${each:id} and "
      + "${each:territory} replaced.",
    "expand: before sending the request, for each element of the saved list over, append a copy of "
      + "element, with ${each:id} and ${each:territory} replaced, to the list of the body at the " + "pointer to.",
    "UPLOAD: operations is a list; for each of them, send length bytes of the file starting at "
      + "offset to url, using method and only its requestHeaders. The path of the file is relative "
      + "to the catalog.",
  ]
}
