internal import Basics

/// The rules of the ledger, independent of any database: the uses of product IDs that a revision
/// may make, and its additions to the ledger.
enum LedgerRules {
  /// The changes of a revision to the ledger.
  struct Outcome: Sendable, Hashable {
    /// IDs that the app uses for the first time.
    var added: [LedgerProduct] = []
    /// IDs that were incomplete or had no revision, as they are now.
    var completed: [LedgerProduct] = []
    /// IDs that an earlier revision had, that are gone from the newest, and that come back.
    var returned: [String] = []
    /// IDs that the newest revision had, and this one doesn't.
    var removed: [String] = []
    /// IDs that the catalog lists as retired, and the ledger doesn't.
    var retired: [String] = []
  }

  /// The ledger of an app by product ID.
  typealias Ledger = [ExactText: LedgerEntry]

  /// Checks the products of a revision against the ledger of its app.
  static func apply(_ products: [LedgerProduct], retired: [String], to ledger: Ledger) -> (
    outcome: Outcome, violations: [LedgerViolation]
  ) {
    var outcome = Outcome()
    var violations: [LedgerViolation] = []
    var sold = Set<ExactText>(minimumCapacity: products.count)
    for product in products {
      let id = ExactText(product.id)
      guard sold.insert(id).inserted else {
        violations.append(.duplicate(product.id))
        continue
      }
      guard let entry = ledger[id] else {
        outcome.added.append(product)
        continue
      }
      let found = Self.violations(of: product, against: entry)
      violations += found
      guard found.isEmpty else { continue }
      if entry.first == nil || entry.product != product.completed(by: entry.product) {
        outcome.completed.append(product.completed(by: entry.product))
      } else if entry.removedIn != nil {
        outcome.returned.append(product.id)
      }
    }
    for id in retired {
      if sold.contains(ExactText(id)) {
        violations.append(.soldAndRetired(id))
      } else if ledger[ExactText(id)]?.retired == nil {
        outcome.retired.append(id)
      }
    }
    outcome.removed = ledger.values.filter { $0.isSold && !sold.contains(ExactText($0.product.id)) }.map(\.product.id)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return (outcome, violations)
  }

  /// The violations in the use of an ID that the app has used before.
  static func violations(of product: LedgerProduct, against entry: LedgerEntry) -> [LedgerViolation] {
    if let retired = entry.retired { return [.retired(product.id, retired, entry.reason)] }
    let known = entry.product
    let origin: Message = entry.first.map { "in revision \($0)" } ?? "before, according to the ledger"
    var violations: [LedgerViolation] = []
    func check(_ rule: LedgerViolation.Rule, _ before: String, _ now: String, _ what: Message) {
      guard !before.isEmpty, !now.isEmpty, before != now else { return }
      violations.append(.changed(rule, product.id, what, before, now, origin))
    }
    check(.type, known.type, product.type, "type")
    guard violations.isEmpty else { return violations }
    check(.period, known.period, product.period, "period")
    check(.group, known.group, product.group, "group")
    return violations
  }
}

extension LedgerProduct {
  /// The product, completed by values that another one knows.
  func completed(by other: LedgerProduct) -> LedgerProduct {
    LedgerProduct(
      id: id, type: type.isEmpty ? other.type : type, period: period.isEmpty ? other.period : period,
      group: group.isEmpty ? other.group : group)
  }
}

extension LedgerViolation {
  fileprivate static func retired(_ id: String, _ time: Timestamp, _ reason: String) -> LedgerViolation {
    let day = time.description.prefix(10)
    return LedgerViolation(
      rule: .retired, productID: id,
      message: reason.isEmpty
        ? "\"\(id)\" was retired on \(day) and can't be used again; choose a new product ID"
        : "\"\(id)\" was retired on \(day) (\(reason)) and can't be used again; choose a new product ID")
  }

  fileprivate static func changed(
    _ rule: Rule, _ id: String, _ what: Message, _ before: String, _ now: String, _ origin: Message
  ) -> LedgerViolation {
    LedgerViolation(
      rule: rule, productID: id,
      message: "the \(what) of \"\(id)\" was \"\(before)\" \(origin) and can't become \"\(now)\"; "
        + "give the product a new ID")
  }

  fileprivate static func duplicate(_ id: String) -> LedgerViolation {
    LedgerViolation(
      rule: .duplicate, productID: id,
      message: "\"\(id)\" is the ID of more than one product of the catalog; give each product its own ID")
  }

  fileprivate static func soldAndRetired(_ id: String) -> LedgerViolation {
    LedgerViolation(
      rule: .sold, productID: id, message: "\"\(id)\" is both a product and listed as retired; remove one of the two")
  }

  static func stillSold(_ id: String) -> LedgerViolation {
    LedgerViolation(
      rule: .sold, productID: id,
      message: "\"\(id)\" is in the newest revision, so it can't be retired; remove it from the "
        + "catalog and publish that first")
  }

  /// - Parameter app: The bundle ID of the app that uses the ID.
  static func ofOtherApp(_ id: String, _ app: String) -> LedgerViolation {
    LedgerViolation(
      rule: .app, productID: id, message: "\"\(id)\" is used by the app \"\(app)\"; a product ID belongs to one app")
  }
}
