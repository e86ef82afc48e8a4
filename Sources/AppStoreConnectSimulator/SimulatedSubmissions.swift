import SourceSyntax

/// Submissions for review: one open at a time on each platform, with versions as its items.
extension SimulatedStore {
  static let openSubmissions: Set<String> = [
    "READY_FOR_REVIEW", "WAITING_FOR_REVIEW", "IN_REVIEW", "UNRESOLVED_ISSUES", "CANCELING", "COMPLETING",
  ]

  mutating func createSubmission(_ body: WriteBody) throws(Refusal) -> Entity {
    let app = try existing("app", in: body)
    let platform = body.text("platform") ?? "IOS"
    let isOpen = related("reviewSubmissions", of: app).contains {
      Self.openSubmissions.contains($0.state) && $0.text("platform") == platform
    }
    guard !isOpen else { throw Refusal(409, "STATE_ERROR.ALREADY_EXISTS", "A submission is open on this platform") }
    let submission = Entity(
      "reviewSubmissions", newID(), ["platform": .text(platform), "state": "READY_FOR_REVIEW", "submittedDate": .null])
    add(submission, to: "reviewSubmissions", of: app.reference)
    return submission
  }

  mutating func createSubmissionItem(_ body: WriteBody) throws(Refusal) -> Entity {
    let submission = try existing("reviewSubmission", in: body)
    guard submission.state == "READY_FOR_REVIEW" else {
      throw Refusal(409, "STATE_ERROR.ENTITY_STATE_INVALID", "The submission was already sent")
    }
    let relation = body.relationships.keys.first { $0 != "reviewSubmission" }
    guard let relation, let reference = body.one(relation) else {
      throw Refusal(409, "ENTITY_ERROR.RELATIONSHIP.REQUIRED", "A version is required")
    }
    let version = try existing(reference.type, reference.id)
    guard version.state == "PREPARE_FOR_SUBMISSION" else {
      throw Refusal(409, "STATE_ERROR.ENTITY_STATE_INVALID", "The version can't be submitted in state \(version.state)")
    }
    if let product = version.parent.flatMap({ self[$0] }), product.state == "MISSING_METADATA" {
      throw Refusal(
        409, "STATE_ERROR.ENTITY_STATE_INVALID",
        "The product '\(product.text("productId") ?? product.id)' is missing metadata")
    }
    var item = Entity("reviewSubmissionItems", newID(), ["state": "READY_FOR_REVIEW"])
    item.one[relation] = reference
    add(item, to: "items", of: submission.reference)
    self[reference]?.set("state", "READY_FOR_REVIEW")
    return item
  }

  mutating func updateSubmission(_ submission: Entity, _ body: WriteBody) throws(Refusal) {
    let versions = related("items", of: submission).compactMap(versionOfItem)
    if body.flag("canceled") == true {
      self[submission.reference]?.set("state", "CANCELING")
      for version in versions { self[version.reference]?.set("state", "PREPARE_FOR_SUBMISSION") }
      return
    }
    guard body.flag("submitted") == true else { return }
    guard submission.state == "READY_FOR_REVIEW", !versions.isEmpty else {
      throw Refusal(409, "STATE_ERROR.ENTITY_STATE_INVALID", "The submission can't be sent")
    }
    for version in versions {
      guard let product = version.parent.flatMap({ self[$0] }), product.text("productId") != nil else { continue }
      let kind = product.text("inAppPurchaseType") ?? "SUBSCRIPTION"
      let isFirst = !products.contains { wasApproved($0) && ($0.text("inAppPurchaseType") ?? "SUBSCRIPTION") == kind }
      guard rules.submitsFirst || !isFirst else {
        throw Refusal(
          409, "STATE_ERROR.FIRST_\(kind)_MUST_BE_SUBMITTED_ON_VERSION",
          "The first product of a kind has to be submitted with an app version")
      }
    }
    self[submission.reference]?.set("state", "WAITING_FOR_REVIEW")
    for version in versions {
      self[version.reference]?.set("state", "WAITING_FOR_REVIEW")
      guard let product = version.parent.flatMap({ self[$0] }), product.text("productId") != nil, !wasApproved(product)
      else { continue }
      self[product.reference]?.set("state", "WAITING_FOR_REVIEW")
    }
  }

  private func versionOfItem(_ item: Entity) -> Entity? { item.one.values.first.flatMap { self[$0] } }

  /// Ends the submissions whose versions have all been decided, and those that were canceled.
  mutating func completeSubmissions() {
    for submission in all("reviewSubmissions") where ["WAITING_FOR_REVIEW", "CANCELING"].contains(submission.state) {
      let isWaiting = related("items", of: submission).compactMap(versionOfItem).contains {
        $0.state == "WAITING_FOR_REVIEW"
      }
      if !isWaiting { self[submission.reference]?.set("state", "COMPLETE") }
    }
  }
}
