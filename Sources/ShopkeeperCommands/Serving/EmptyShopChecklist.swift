import AppStoreConnect
import Basics
import CatalogEndpoint
import CatalogModel
import Shopkeeper
import SourceSyntax

/// The causes for which StoreKit returns no product, and the evidence for and against each.
///
/// From Apple's Technical Note TN2413, In-App Purchase FAQ, and what developers found.
struct EmptyShopChecklist {
  /// The parts of an app's project that say something about its products.
  struct Project {
    let applications: [XcodeProject.Application]
    let files: [String]

    init(below folder: String) {
      let path = Path.withoutTrailingSlash(folder)
      let found = ProjectFiles(below: path)
      applications = found.folders.filter { $0.hasSuffix(".xcodeproj") }.compactMap {
        XcodeProject($0, SettingsBudget(root: path))
      }.flatMap(\.applications)
      files = CodeFolder(below: path, by: CatalogSearch()).files
    }

    var isEmpty: Bool { applications.isEmpty && files.isEmpty }

    /// The files, with lines, that contain some texts as they are.
    func places(of ids: [String]) -> [String: String] {
      var places: [String: String] = [:]
      for file in files where places.count < ids.count {
        guard let bytes = try? FileSystem.read(file, limit: 2 << 20, onlyFile: true) else { continue }
        for id in ids where places[id] == nil {
          guard let place = bytes.firstRange(of: Array(id.utf8)) else { continue }
          places[id] = "\(file):\(bytes[..<place.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1)"
        }
      }
      return places
    }
  }

  /// A cause with the findings about it.
  struct Item {
    enum Verdict: String {
      case found
      case excluded
      /// Only a person can look.
      case open
    }

    var cause: String
    var verdict: Verdict
    var findings: [String]
  }

  let bundleID: String
  private(set) var items: [Item] = []
  private let catalog: Catalog?
  /// The product IDs by their parts after the bundle ID, if the catalog is of the app.
  private let productIDs: [String: String]
  private let parts: [String]
  private let live: LiveState?
  /// The IDs of the catalog that are reported.
  private let reported: [String]

  /// - Parameters:
  ///   - entries: The reports of the app.
  ///   - today: The day, in days since 1970.
  init(
    bundleID: String, entries: [InvalidIDCounts.Entry], catalog: Catalog?, live: LiveState?, project: Project?,
    today: Int
  ) {
    self.bundleID = bundleID
    self.catalog = catalog
    let own = catalog.flatMap { $0.app.bundleID == bundleID ? $0 : nil }
    productIDs = Dictionary(
      own?.products.map { (own?.app.item(of: $0.productID) ?? $0.productID, $0.productID) } ?? [],
      uniquingKeysWith: { first, _ in first })
    parts = productIDs.keys.sorted()
    self.live = live
    var seen: Set<String> = []
    reported = entries.filter { $0.isServed && !$0.productID.isEmpty }.map(\.productID).filter {
      seen.insert($0).inserted
    }
    let served = entries.map(\.products).max() ?? 0
    let returnsSome = !reported.isEmpty && reported.count < served
    addIDs(entries, project)
    addBundleID(project)
    add(
      "agreements", returnsSome ? .excluded : .open,
      returnsSome
        ? [
          "\(served - reported.count) of \(served) products are not reported, and an app that asks for all would report all"
        ]
        : [
          "only a person sees them: App Store Connect › Business, the Paid Apps Agreement is active, with bank account and "
            + "tax forms"
        ])
    add(
      "In-App Purchase of the App ID", returnsSome ? .excluded : .open,
      [
        returnsSome
          ? "some products are not reported"
          : "on by default; only a person sees it: Certificates, Identifiers & Profiles › Identifiers › \(bundleID)"
      ])
    addStates()
    addFirstVersion()
    addPrices()
    add(
      "sandbox account", .open,
      [
        "only on the device: a sandbox account is signed in, and the scheme has no .storekit file, which is asked instead "
          + "of the store"
      ])
    let isNew = entries.contains { $0.isServed && today - $0.first <= 1 }
    add(
      "propagation", reported.isEmpty ? .open : isNew ? .open : .excluded,
      [
        isNew
          ? "first reported today or yesterday: a new or changed product can take a day"
          : reported.isEmpty
            ? "a new or changed product can take a day" : "reported for longer than the day that a change can take"
      ])
  }

  private mutating func add(_ cause: String, _ verdict: Item.Verdict, _ findings: [String]) {
    items.append(Item(cause: cause, verdict: verdict, findings: findings))
  }

  /// The product of the catalog whose ID is nearest to another one.
  func product(like id: String) -> String? {
    Suggestion.nearest(to: catalog?.app.item(of: id) ?? id, among: parts).flatMap { productIDs[$0] }
  }

  /// Our own limit for the IDs that are compared with a catalog: a server keeps a hundred of an app.
  static let mostCompared = 200

  // MARK: Causes

  private mutating func addIDs(_ entries: [InvalidIDCounts.Entry], _ project: Project?) {
    let unknown = entries.filter { !$0.isKnown && !$0.productID.isEmpty }.map(\.productID)
    let places = project?.places(of: Array(unknown.prefix(Self.most)))
    var findings = unknown.prefix(Self.most).map { id in
      let meant = entries.first { $0.productID == id }?.resembles ?? product(like: id)
      let place =
        places.map {
          $0[id].map { ", in \($0)" } ?? ", which this code doesn't have: an older one, or joined from parts"
        }
      return "apps ask for \(quoted: id)" + (meant.map { " for \(quoted: $0)" } ?? "") + (place ?? "")
    }
    if unknown.count > Self.most { findings.append("and \(unknown.count - Self.most) more") }
    let isOpen = unknown.isEmpty && !entries.contains { $0.productID.isEmpty }
    add(
      "product IDs", isOpen ? .excluded : .found,
      isOpen
        ? ["no ID is reported that the catalog doesn't have"] : findings.isEmpty ? ["too many to be kept"] : findings)
  }

  private mutating func addBundleID(_ project: Project?) {
    let others = (project?.applications ?? []).filter { !$0.bundleID.hasSameBytes(as: bundleID) }
    var findings = others.map { "the target \(quoted: $0.target) of the project has \(quoted: $0.bundleID)" }
    if let own = catalog?.app.bundleID, !own.hasSameBytes(as: bundleID) {
      findings.append("the catalog has \(quoted: own), and the reports are about \(quoted: bundleID)")
    }
    if !findings.isEmpty {
      let isOneRight = others.count < project?.applications.count ?? 0
      add("bundle ID", isOneRight ? .open : .found, findings)
    } else if let project, !project.applications.isEmpty {
      add("bundle ID", .excluded, ["the project and the catalog have \(quoted: bundleID)"])
    } else {
      add("bundle ID", .open, ["compare the one of the build with \(quoted: bundleID)"])
    }
  }

  private mutating func addStates() {
    guard let live else {
      return add("\"Ready to Submit\"", .open, ["\"asc status\" shows the state of each product and what it lacks"])
    }
    let known = live.productIndices
    let findings = wanted.compactMap { id -> String? in
      guard let product = known[ExactText(id)].map({ live.products[$0] }) else {
        return "\(quoted: id) is not in App Store Connect"
      }
      switch product.state {
      case "APPROVED", "READY_TO_SUBMIT", "WAITING_FOR_REVIEW", "IN_REVIEW": return nil
      default:
        let lacks = product.lacks.isEmpty ? "" : ", and lacks " + product.lacks.joined(separator: ", ")
        return "\(quoted: id) is \(product.state)\(lacks)"
      }
    }
    add(
      "\"Ready to Submit\"", findings.isEmpty ? .excluded : .found,
      findings.isEmpty ? ["each is approved, in review or ready to submit"] : Self.bounded(findings))
  }

  private mutating func addFirstVersion() {
    guard let live else {
      return add("app version", .open, ["the first product of a kind is only approved with an app version"])
    }
    let known = live.productIndices
    let waiting = wanted.filter { id in
      known[ExactText(id)].map { !live.products[$0].wasApproved } ?? false
    }
    var findings = waiting.map { "\(quoted: $0) was never approved: the sandbox has it, the App Store doesn't" }
    let first = FirstOfKind.all(in: live).filter { !Set($0.ready).isDisjoint(with: wanted) }
    if let line = first.instructions(for: live.app.name ?? bundleID).first { findings.append(line) }
    add(
      "app version", findings.isEmpty ? .excluded : .found,
      findings.isEmpty ? ["each was approved"] : Self.bounded(findings))
  }

  private mutating func addPrices() {
    var findings: [String] = []
    for product in catalog?.products ?? [] where wanted.contains(product.productID) && product.price == nil {
      findings.append("\(quoted: product.productID) has no price in the catalog")
    }
    let known = live?.productIndices ?? [:]
    for id in wanted {
      guard let product = known[ExactText(id)].flatMap({ live?.products[$0] }) else { continue }
      let lacks = product.lacks.filter { $0.contains("price") || $0 == "storefronts" }
      if !lacks.isEmpty {
        findings.append("\(quoted: id) lacks \(lacks.joined(separator: ", ")) in App Store Connect")
      }
    }
    let isKnown = live != nil
    add(
      "prices and storefronts", findings.isEmpty ? (isKnown ? .excluded : .open) : .found,
      findings.isEmpty
        ? [isKnown ? "each has a price and storefronts" : "\"asc status\" shows what a product lacks"]
        : Self.bounded(findings))
  }

  /// The reported products; without any, all of the catalog, or of the store.
  private var wanted: [String] {
    guard reported.isEmpty else { return reported }
    return catalog?.products.map(\.productID) ?? live?.products.map(\.productID) ?? []
  }

  /// Our own limit: more lines are not read.
  private static let most = 10

  private static func bounded(_ findings: [String]) -> [String] {
    findings.count > most ? findings.prefix(most) + ["and \(findings.count - most) more"] : findings
  }

  // MARK: Output

  var text: String {
    let lines = items.flatMap { item in
      item.findings.enumerated().map { index, finding in
        let mark = ["found": "✗", "excluded": "✓"][item.verdict.rawValue] ?? "?"
        return index == 0 ? "\(mark) \(item.cause): \(finding)" : "    \(finding)"
      }
    }
    return (["", "\(bundleID): causes (✗ found, ✓ excluded, ? to look at)"] + lines)
      .map { VisibleText.escaped($0) + "\n" }.joined()
  }

  var json: OrderedValue {
    [
      "bundleID": .text(bundleID),
      "causes": .list(
        items.map { item in
          [
            "cause": .text(item.cause), "verdict": .text(item.verdict.rawValue), "findings": .texts(item.findings),
          ]
        }),
    ]
  }
}
