import CatalogModel
import SourceSyntax

/// Everything that a file says of resources, be it answers of the API or a manifest of requests.
struct ConnectAnswers {
  var resources = ConnectResources()
  var problems: ConnectProblems
  /// Of a manifest: what its look-ups and uploads say.
  var manifest: ConnectManifest?
  /// What the pages of lists have and name, by the addresses of the lists.
  private var lists: [String: List] = [:]
  private var listNames: [String] = []
  private var hasAnswers = false

  init(_ source: SourceFile) {
    problems = ConnectProblems(ConnectPages(source))
    let roots = problems.pages.roots
    for root in roots { read(root, depth: 0) }
    if !hasAnswers, !problems.hasErrors {
      let message =
        "neither answers of the App Store Connect API nor requests to it: expected objects with "
        + "\"data\", or with the format \"\(RequestManifest.format)\""
      if let first = roots.first {
        problems.report(.error, message, at: first)
      } else {
        problems.reportEmpty(message)
      }
    }
    reportMissingPages()
  }

  /// Dumps wrap answers in lists and objects of their own.
  static let deepestWrapping = 6

  private mutating func read(_ place: ConnectNode, depth: Int) {
    guard depth <= Self.deepestWrapping else { return }
    if place.node.isSequence {
      for element in place.elements { read(element, depth: depth + 1) }
      return
    }
    guard place.node.isMapping else { return }
    if place.value("format")?.node.equals(RequestManifest.format) == true {
      hasAnswers = true
      manifest = manifest ?? ConnectManifest(place)
      readManifest(place)
    } else if place.value("data") != nil || place.value("included") != nil {
      hasAnswers = true
      readAnswer(place)
    } else if place.value("type")?.node.isScalar == true, place.value("id")?.node.isScalar == true {
      hasAnswers = true
      add(place, answering: nil)
    } else if let errors = place.value("errors"), errors.node.isSequence {
      hasAnswers = true
      reportErrors(errors)
    } else {
      for (_, value) in place.node.entries {
        read(ConnectNode(page: place.page, node: value), depth: depth + 1)
      }
    }
  }

  // MARK: Answers

  private mutating func readAnswer(_ place: ConnectNode) {
    let address = place.value("links")?.value("self").map { Address($0.node.text) }
    let data = place.value("data")
    let elements = data.map { $0.node.isSequence ? $0.elements : [$0] } ?? []
    for element in elements { add(element, answering: address?.parent) }
    for element in place.value("included")?.elements ?? [] { add(element, answering: nil) }
    let total = place.value("meta")?.value("paging")?.value("total")
    let next = place.value("links")?.value("next")
    let name =
      address?.path ?? next.map { Address($0.node.text).path }
      ?? elements.first?.value("type")?.node.text
    if let name, data?.node.isSequence ?? false {
      if lists[name] == nil { listNames.append(name) }
      lists[name, default: List()].add(elements.count, total: total, next: next)
    }
  }

  /// The errors with which the API answered in place of what was asked for.
  private mutating func reportErrors(_ errors: ConnectNode) {
    for error in errors.elements {
      func text(_ key: String) -> String? {
        error.value(key).flatMap { $0.node.isScalar ? $0.node.text : nil }
      }
      let status = text("status").map { " \($0)" } ?? ""
      let detail = text("detail") ?? text("title") ?? text("code")
      problems.report(
        .error,
        "the API answered with an error\(status)" + (detail.map { ": \"\($0)\"" } ?? ""), at: error)
    }
    if errors.elements.isEmpty {
      problems.report(.error, "the API answered with an error", at: errors)
    }
  }

  private mutating func add(
    _ place: ConnectNode, answering parent: (type: String, id: String, relationship: String)?
  ) {
    guard let type = place.value("type"), type.node.isScalar, let id = place.value("id"),
      id.node.isScalar
    else {
      problems.report(.error, "a resource has \"type\" and \"id\"", at: place)
      return
    }
    if !ConnectTypes.known.contains(type.node.text) {
      problems.once(
        .info, "resources of the type \"\(type.node.text)\" are not part of a catalog", at: type)
      return
    }
    resources.add(
      type: type.node.text, id: id.node.text, ConnectAppearance(place: place, step: nil),
      answering: parent)
  }

  private mutating func reportMissingPages() {
    for name in listNames {
      guard let list = lists[name] else { continue }
      if let (total, place) = list.total {
        guard list.count < total else { continue }
        problems.report(
          .error,
          "the file has \(list.count) of the \(total) resources of this list; the pages that follow "
            + "are missing", at: place)
      } else if let next = list.next, list.nexts >= list.pages {
        problems.report(
          .error, "the page that follows is missing: \"\(next.node.text.prefix(200))\"", at: next)
      }
    }
  }

  /// The pages of a list that the file has.
  private struct List {
    private(set) var count = 0
    private(set) var pages = 0
    /// How many resources there are in all, where a page says so.
    private(set) var total: (Int, ConnectNode)?
    /// How many pages name one that follows, and where the last of them does.
    private(set) var nexts = 0
    private(set) var next: ConnectNode?

    mutating func add(_ count: Int, total: ConnectNode?, next: ConnectNode?) {
      self.count += count
      pages += 1
      if self.total == nil, let total, let number = Int(decimal: total.node) {
        self.total = (number, total)
      }
      if let next {
        nexts += 1
        self.next = next
      }
    }
  }

  /// The address of an answer.
  private struct Address {
    /// Without the query, which tells the pages of a list apart.
    let path: String
    /// The resource whose relationship was asked for.
    let parent: (type: String, id: String, relationship: String)?

    init(_ text: String) {
      path = String(text.prefix { $0 != "?" })
      let parts = path.split(separator: "/")
      guard
        let version = parts.firstIndex(where: { $0.count == 2 && $0.first == "v" }),
        parts.count == version + 4
      else {
        parent = nil
        return
      }
      parent = (
        String(parts[version + 1]), String(parts[version + 2]), String(parts[version + 3])
      )
    }
  }

  // MARK: Requests

  private mutating func readManifest(_ place: ConnectNode) {
    if let version = place.value("formatVersion"), !version.node.equals("1") {
      problems.warning(
        "\"formatVersion\" can't be \"\(version.node.text)\"; what is known is 1", at: version)
    }
    guard let steps = place.value("steps"), steps.node.isSequence else {
      problems.report(.error, "the requests have no \"steps\"", at: place)
      return
    }
    for (index, node) in steps.elements.enumerated() {
      guard node.node.isMapping, let id = problems.text(node.value("id"), "id") else {
        problems.report(.error, "a step is an object with an \"id\"", at: node)
        continue
      }
      read(ConnectStep(index: index, id: id, node: node))
    }
  }

  private mutating func read(_ step: ConnectStep) {
    for saving in step.node.value("saves")?.elements ?? [] { manifest?.read(saving) }
    if let file = step.node.value("file"), let operations = step.node.value("operations") {
      manifest?.add(file, operations: operations.node.text)
    }
    guard let body = step.node.value("body"), let data = body.value("data"),
      let type = data.value("type")?.node.text
    else { return }
    // A resource that nothing refers to goes by its request.
    let saved = step.node.value("saves")?.elements.first { saving in
      saving.value("at")?.node.equals("/data/id") == true
    }
    let id =
      data.value("id")?.node.text ?? saved?.value("name").map { "${\($0.node.text)}" } ?? step.id
    resources.add(type: type, id: id, ConnectAppearance(place: data, step: step))
    for element in body.value("included")?.elements ?? [] {
      guard let type = element.value("type")?.node.text, let id = element.value("id")?.node.text
      else { continue }
      resources.add(
        type: type, id: ConnectResources.own(id, of: step),
        ConnectAppearance(place: element, step: step))
    }
  }
}

/// The types of resources that are read, or known to say nothing that a catalog holds.
enum ConnectTypes {
  static let known: Set<String> = [
    "apps", "inAppPurchases", "inAppPurchaseVersions", "inAppPurchaseLocalizations",
    "inAppPurchasePriceSchedules", "inAppPurchasePrices", "inAppPurchasePricePoints",
    "inAppPurchaseAvailabilities", "inAppPurchaseAppStoreReviewScreenshots",
    "inAppPurchaseImages", "inAppPurchaseContents", "inAppPurchaseOfferCodes",
    "inAppPurchaseOfferPrices", "promotedPurchases", "subscriptionGroups",
    "subscriptionGroupVersions", "subscriptionGroupLocalizations", "subscriptions",
    "subscriptionVersions", "subscriptionLocalizations", "subscriptionPrices",
    "subscriptionPricePoints", "subscriptionAvailabilities", "subscriptionPlanAvailabilities",
    "subscriptionAppStoreReviewScreenshots", "subscriptionImages",
    "subscriptionIntroductoryOffers", "subscriptionPromotionalOffers",
    "subscriptionPromotionalOfferPrices", "subscriptionOfferCodes",
    "subscriptionOfferCodePrices", "subscriptionOfferCodeCustomCodes",
    "subscriptionOfferCodeOneTimeUseCodes", "winBackOffers", "winBackOfferPrices", "territories",
  ]
}
