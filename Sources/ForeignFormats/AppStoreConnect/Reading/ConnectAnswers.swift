import AppStoreConnect
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// All resources in a file, from responses of the API or from a manifest of requests.
struct ConnectAnswers {
  var resources = ConnectResources()
  var problems = ReadingProblems()
  /// The look-ups and uploads of a manifest.
  var manifest: ConnectManifest?
  /// The contents and the metadata of the pages of lists, by the addresses of the lists.
  private var lists: [String: List] = [:]
  private var listNames: [String] = []
  private var hasAnswers = false

  init(_ tree: SyntaxTree) {
    for root in tree.roots { read(root, depth: 0) }
    if !hasAnswers, !tree.hasErrors, !problems.hasErrors {
      let message =
        "neither answers of the App Store Connect API nor requests to it: expected objects with "
        + "\"data\", or with the format \"\(RequestManifest.format)\""
      if let first = tree.root {
        problems.error(message, at: first)
      } else {
        problems.error("the file is empty, \(message)", at: SourceRange(at: 0))
      }
    }
    reportMissingPages()
  }

  /// The maximum nesting of responses in lists and objects of a dump.
  static let deepestWrapping = 6

  private mutating func read(_ place: SyntaxNode, depth: Int) {
    guard depth <= Self.deepestWrapping else { return }
    if place.isSequence {
      for element in place.items { read(element, depth: depth + 1) }
      return
    }
    guard place.isMapping else { return }
    if place.value("format")?.equals(RequestManifest.format) == true {
      hasAnswers = true
      manifest = manifest ?? ConnectManifest(place)
      readManifest(place)
    } else if place.value("data") != nil || place.value("included") != nil {
      hasAnswers = true
      readAnswer(place)
    } else if place.value("type")?.isScalar == true, place.value("id")?.isScalar == true {
      hasAnswers = true
      add(place, answering: nil)
    } else if let errors = place.value("errors"), errors.isSequence {
      hasAnswers = true
      reportErrors(errors)
    } else {
      for (key, value) in place.entries {
        if depth == 0, ConnectMark.first(in: value) == nil {
          problems.reportUnreadSection(key, value, expecting: Self.sections)
        }
        read(value, depth: depth + 1)
      }
    }
  }

  // MARK: Answers

  private static let sections = ["data", "included"]

  private mutating func readAnswer(_ place: SyntaxNode) {
    problems.reportUnreadSections(of: place, expecting: Self.sections)
    let address = place.value("links")?.value("self").map { Address($0.text) }
    let data = place.value("data")
    let elements = data.map { $0.isSequence ? $0.items : [$0] } ?? []
    for element in elements { add(element, answering: address?.parent) }
    for element in place.value("included")?.items ?? [] { add(element, answering: nil) }
    let total = place.value("meta")?.value("paging")?.value("total")
    let next = place.value("links")?.value("next")
    let name = address?.path ?? next.map { Address($0.text).path } ?? elements.first?.value("type")?.text
    if let name, data?.isSequence ?? false {
      if lists[name] == nil { listNames.append(name) }
      lists[name, default: List()].add(elements.count, total: total, next: next)
    }
  }

  /// The errors that the API returned instead of the requested data.
  private mutating func reportErrors(_ errors: SyntaxNode) {
    for error in errors.items {
      func text(_ key: String) -> String? { error.value(key).flatMap { $0.isScalar ? $0.text : nil } }
      let status = text("status").map { " \($0)" } ?? ""
      let detail = text("detail") ?? text("title") ?? text("code")
      problems.report(.error, "the API returned an error\(status)" + (detail.map { ": \"\($0)\"" } ?? ""), at: error)
    }
    if errors.items.isEmpty { problems.report(.error, "the API returned an error", at: errors) }
  }

  private mutating func add(_ place: SyntaxNode, answering parent: (type: String, id: String, relationship: String)?) {
    guard let type = place.value("type"), type.isScalar, let id = place.value("id"), id.isScalar else {
      problems.report(.error, "a resource needs \"type\" and \"id\"", at: place)
      return
    }
    if !ConnectTypes.known.contains(type.text) {
      problems.once(.info, "resources of the type \"\(type.text)\" are not part of a catalog", at: type)
      return
    }
    resources.add(type: type.text, id: id.text, ConnectAppearance(place: place, step: nil), answering: parent)
  }

  private mutating func reportMissingPages() {
    for name in listNames {
      guard let list = lists[name] else { continue }
      if let (total, place) = list.total {
        guard list.count < total else { continue }
        problems.report(
          .error,
          "the file has \(list.count) of the \(total) resources of this list; the following pages " + "are missing",
          at: place)
      } else if let next = list.next, list.nexts >= list.pages {
        problems.report(.error, "the next page is missing: \"\(next.text.prefix(200))\"", at: next)
      }
    }
  }

  /// The pages of a list that are in the file.
  private struct List {
    private(set) var count = 0
    private(set) var pages = 0
    /// The total number of resources, where a page states it.
    private(set) var total: (Int, SyntaxNode)?
    /// The number of pages that link to a next page, and the last such link.
    private(set) var nexts = 0
    private(set) var next: SyntaxNode?

    mutating func add(_ count: Int, total: SyntaxNode?, next: SyntaxNode?) {
      self.count += count
      pages += 1
      if self.total == nil, let total, let number = Int(decimal: total) { self.total = (number, total) }
      if let next {
        nexts += 1
        self.next = next
      }
    }
  }

  /// The address of a response.
  private struct Address {
    /// The path without the query, which differs between the pages of a list.
    let path: String
    /// The resource whose relationship was requested.
    let parent: (type: String, id: String, relationship: String)?

    init(_ text: String) {
      path = String(text.prefix { $0 != "?" })
      let parts = path.split(separator: "/")
      guard let version = parts.firstIndex(where: { $0.count == 2 && $0.first == "v" }), parts.count == version + 4
      else {
        parent = nil
        return
      }
      parent = (String(parts[version + 1]), String(parts[version + 2]), String(parts[version + 3]))
    }
  }

  // MARK: Requests

  private mutating func readManifest(_ place: SyntaxNode) {
    if let version = place.value("formatVersion"), !version.equals("1") {
      problems.warning("\"formatVersion\" can't be \"\(version.text)\"; expected 1", at: version)
    }
    guard let steps = place.value("steps"), steps.isSequence else {
      problems.report(.error, "the requests have no \"steps\"", at: place)
      return
    }
    for (index, node) in steps.items.enumerated() {
      guard node.isMapping, let id = problems.text(node.value("id"), "id") else {
        problems.report(.error, "a step must be an object with an \"id\"", at: node)
        continue
      }
      read(ConnectStep(index: index, id: id, node: node))
    }
  }

  private mutating func read(_ step: ConnectStep) {
    for saving in step.node.value("saves")?.items ?? [] { manifest?.read(saving) }
    if let file = step.node.value("file"), let operations = step.node.value("operations") {
      manifest?.add(file, operations: operations.text)
    }
    guard let body = step.node.value("body"), let data = body.value("data"), let type = data.value("type")?.text else {
      return
    }
    // A resource that nothing refers to is identified by its request.
    let saved = step.node.value("saves")?.items.first { saving in saving.value("at")?.equals("/data/id") == true }
    let id = data.value("id")?.text ?? saved?.value("name").map { "${\($0.text)}" } ?? step.id
    resources.add(type: type, id: id, ConnectAppearance(place: data, step: step))
    for element in body.value("included")?.items ?? [] {
      guard let type = element.value("type")?.text, let id = element.value("id")?.text else { continue }
      resources.add(type: type, id: ConnectResources.own(id, of: step), ConnectAppearance(place: element, step: step))
    }
  }
}

/// The types of resources that are read, or known to contain nothing that belongs in a catalog.
enum ConnectTypes {
  static let known: Set<String> = [
    "apps", "inAppPurchases", "inAppPurchaseVersions", "inAppPurchaseLocalizations", "inAppPurchasePriceSchedules",
    "inAppPurchasePrices", "inAppPurchasePricePoints", "inAppPurchaseAvailabilities",
    "inAppPurchaseAppStoreReviewScreenshots", "inAppPurchaseImages", "inAppPurchaseContents", "inAppPurchaseOfferCodes",
    "inAppPurchaseOfferPrices", "inAppPurchaseOfferCodeCustomCodes", "inAppPurchaseOfferCodeOneTimeUseCodes",
    "promotedPurchases", "subscriptionGroups", "subscriptionGroupVersions", "subscriptionGroupLocalizations",
    "subscriptions", "subscriptionVersions", "subscriptionLocalizations", "subscriptionPrices",
    "subscriptionPricePoints", "subscriptionAvailabilities", "subscriptionPlanAvailabilities",
    "subscriptionAppStoreReviewScreenshots", "subscriptionImages", "subscriptionIntroductoryOffers",
    "subscriptionPromotionalOffers", "subscriptionPromotionalOfferPrices", "subscriptionOfferCodes",
    "subscriptionOfferCodePrices", "subscriptionOfferCodeCustomCodes", "subscriptionOfferCodeOneTimeUseCodes",
    "winBackOffers", "winBackOfferPrices", "territories",
  ]
}

/// The first evidence that a file is of the API: a response, a resource or a manifest.
enum ConnectMark {
  /// The index of the identifying key, searched at the depth at which dumps nest responses.
  static func first(in value: SyntaxNode, depth: Int = 0) -> Int? {
    guard depth <= ConnectAnswers.deepestWrapping else { return nil }
    for element in value.elements { if let found = first(in: element, depth: depth + 1) { return found } }
    var (hasType, hasID) = (false, false)
    for (key, value) in value.entries {
      switch key.text {
      case "data" where isData(value), "included" where isData(value): return key.index
      case "links" where isOwn(links: value): return key.index
      case "errors" where value.isSequence && isObject(value.elements.first { _ in true }): return key.index
      case "format" where value.equals(RequestManifest.format): return key.index
      case "type": hasType = ConnectTypes.known.contains(value.text)
      case "id": hasID = value.style == .doubleQuoted
      default: break
      }
      if hasType, hasID { return key.index }
      if let found = first(in: value, depth: depth + 1) { return found }
    }
    return nil
  }

  private static func isObject(_ node: SyntaxNode?) -> Bool { node?.isMapping ?? false }

  /// Whether a value is a resource or a list of resources; only the first element of a list is
  /// checked. Other APIs have resources as well, but not with these types.
  private static func isData(_ value: SyntaxNode) -> Bool {
    let resource = value.isSequence ? value.elements.first { _ in true } : value
    return resource?.value(forKey: "type").map { ConnectTypes.known.contains($0.text) } ?? false
  }

  /// Whether the links of a response, which may have no resources, lead to the API.
  private static func isOwn(links: SyntaxNode) -> Bool {
    links.value(forKey: "self")?.text.contains("appstoreconnect.apple.com/") ?? false
  }
}
