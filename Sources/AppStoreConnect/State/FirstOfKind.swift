import Basics
public import SourceSyntax

/// The products of a kind of which none was ever approved: the first goes to review with an app version.
public struct FirstOfKind: Sendable, Hashable {
  /// The kind, such as `consumable`.
  public let kind: String
  /// The IDs of the products that can be attached to a version.
  public let ready: [String]
  /// The IDs of the products that wait for Apple.
  public let inReview: [String]
  /// The IDs of the products that lack something, or were rejected.
  public let incomplete: [String]
  /// The names of the groups whose texts go to review with their first subscription.
  public let groups: [String]

  public var json: OrderedValue {
    [
      "kind": .text(kind), "ready": .texts(ready), "inReview": .texts(inReview), "incomplete": .texts(incomplete),
      "groups": .texts(groups),
    ]
  }

  /// The kinds without an approved product, in the order of their products.
  public static func all(in live: LiveState) -> [FirstOfKind] {
    let kinds = Dictionary(grouping: live.products, by: \.kind)
    var seen: Set<String> = []
    return live.products.filter { seen.insert($0.kind).inserted }.compactMap { first in
      guard let products = kinds[first.kind], !products.contains(where: \.wasApproved) else { return nil }
      let ready = products.filter { $0.state == "READY_TO_SUBMIT" }
      let waiting = products.filter(\.isInReview)
      let groups = live.groups.filter { group in
        group.versions.approved == nil && (ready + waiting).contains { $0.group == group.id }
      }
      return FirstOfKind(
        kind: first.kind, ready: ready.map(\.productID), inReview: waiting.map(\.productID),
        incomplete: products.filter { $0.state != "READY_TO_SUBMIT" && !$0.isInReview }.map(\.productID),
        groups: groups.map(\.referenceName))
    }
  }
}

extension LiveProduct {
  /// The kind of which the first product has to go to review with an app version.
  public var kind: String {
    isSubscription ? Self.subscriptionKind : Self.kind(ofType: type)
  }

  static let subscriptionKind = "subscription"

  /// - Parameter type: The type of a one-time product, by its name in the API.
  static func kind(ofType type: String?) -> String {
    (type ?? "in-app purchase").lowercased().replacing("_", with: "-")
  }
}

extension [FirstOfKind] {
  /// The products that go to review with an app version, the clicks that attach them, and how to see that it was done;
  /// empty if nothing has to be attached.
  ///
  /// - Parameter app: The name of the app.
  public func instructions(for app: String) -> [String] {
    // Our own limit: a list of hundreds is not read, and the list of products has them all.
    func listed(_ ids: [String], _ separator: String) -> String {
      ids.prefix(10).joined(separator: separator) + (ids.count > 10 ? " and \(ids.count - 10) more" : "")
    }
    let first = filter { $0.inReview.isEmpty }
    let ready = first.flatMap(\.ready)
    var lines: [String] = []
    for kind in first {
      let groups = kind.groups.map { ", with the texts of the group \(quoted: $0)" }.joined()
      lines.append(
        "no \(kind.kind) was ever approved: the first goes to review with an app version"
          + (kind.ready.isEmpty
            ? "; none can be attached yet: complete " + listed(kind.incomplete, " or ")
            : ": " + listed(kind.ready, " or ") + groups))
    }
    guard !ready.isEmpty else { return lines }
    return lines + [
      "only a person can attach them, in App Store Connect:",
      "  1. Apps › \(app) › the version that is \"Prepare for Submission\", or a new one with a build",
      "  2. In-App Purchases and Subscriptions › Select In-App Purchases or Subscriptions › check "
        + listed(ready, ", ") + " › Done",
      "  3. App Review Information › Notes: the way to each of them, such as \"Home › Shop\"",
      "  4. Save › Add for Review › Submit for Review",
      "then \"shopkeeper asc status\" shows them as WAITING_FOR_REVIEW; one that is still READY_TO_SUBMIT was not "
        + "attached, and the version is usually rejected under 2.1(b): the app offers products that weren't submitted",
    ]
  }
}
