import CatalogModel

/// The differences between a catalog and the result of writing and reading it back, with the
/// writer's explanations where it has some.
struct ExportLosses {
  private(set) var all: [ExportLoss] = []
  private let format: CatalogFormat
  private let remaining: RemainingCatalog
  private let reported: [CatalogPath: [Int]]
  private let reportedLosses: [ExportLoss]
  /// The reported losses that are in ``all``.
  private var explained: Set<Int> = []
  /// The losses of fields that the format can't hold.
  private var declared: Set<ExportLoss> = []

  init(from catalog: Catalog, to back: Catalog, format: CatalogFormat, reported losses: [ExportLoss]) {
    self.format = format
    remaining = RemainingCatalog(catalog, without: losses)
    reportedLosses = losses
    reported = Dictionary(grouping: losses.indices) { Self.field(losses[$0].path) }
    var subjects: [CatalogOwner: CatalogPath.Subject] = [:]
    for part in remaining.catalog.parts where subjects[part.owner] == nil {
      subjects[part.owner] = remaining.original(CatalogPath(part.subject)).subject
    }

    let difference = CatalogDifference(from: remaining.catalog, to: back)
    for owner in difference.removed {
      guard let subject = subjects[owner] else { continue }
      add(.whole, CatalogPath(subject), "\(format.name) does not carry this \(owner.noun)")
    }
    for change in difference.changed {
      guard let subject = subjects[change.owner] else { continue }
      func fields(_ values: [CatalogDifference.Value]) -> Set<CatalogField> {
        Set(values.compactMap { ($0.old ?? $0.new)?.path.field })
      }
      let replaced = fields(change.values.filter { $0.old == nil }).intersection(
        fields(change.values.filter { $0.new == nil }))
      for value in change.values { add(value, of: change.owner, at: subject, replaced) }
    }
    if difference.isReordered {
      let message = "\(format.name) has the products in an order of its own"
      all.append(ExportLoss(.value, of: CatalogPath(.catalog), message, isOutside: true))
    }
    for (index, loss) in losses.enumerated() where !explained.contains(index) {
      if isBeyondComparison(loss) { all.append(loss) }
    }
    all = Self.sorted(all, by: catalog)
  }

  /// Whether a loss that doesn't show in the comparison is one nevertheless: of a part that was
  /// left out as a whole, of two products with the same ID, of a file that could not be read.
  private func isBeyondComparison(_ loss: ExportLoss) -> Bool {
    if loss.extent == .whole { return true }
    if remaining.isLeftOut(loss.path) { return false }
    return [nil, .screenshot, .promotionalImage].contains(loss.path.field)
  }

  /// - Parameter replaced: The fields of which some values are lost and others added.
  private mutating func add(
    _ value: CatalogDifference.Value, of owner: CatalogOwner, at subject: CatalogPath.Subject,
    _ replaced: Set<CatalogField>
  ) {
    guard let entry = value.old ?? value.new else { return }
    let isReplaced = entry.path.field.map(replaced.contains) ?? false
    if isReplaced, value.old == nil { return }
    let path = value.old.map { remaining.original($0.path) } ?? added(value, entry.path, at: subject)
    let does = value.old == nil ? "adds" : "does not carry"
    let unchangedSuffix = value.old != nil && value.new != nil ? " as it is" : ""
    let name = format.name
    let message =
      isReplaced
      ? "\(name) has other values for the \(entry.noun) of the \(owner.noun)"
      : "\(name) \(does) the \(entry.noun) of the \(owner.noun)\(unchangedSuffix)"
    add(.value, path, message, isOutside: value.old == nil)
  }

  /// The place of a value that only the new side has: only offers, plans and codes are numbered alike.
  private func added(_ value: CatalogDifference.Value, _ path: CatalogPath, at subject: CatalogPath.Subject)
    -> CatalogPath
  {
    let isCounted = path.field.map { Product.recordLists[$0] != nil } ?? false
    let element = isCounted && value.keys.count > 1 ? Int(value.keys[1]) : nil
    return remaining.place(of: CatalogPath(subject, path.field, element: element))
  }

  /// Adds a loss, or the losses that the writer reported for the same place.
  private mutating func add(
    _ extent: ExportLoss.Extent, _ path: CatalogPath, _ message: @autoclosure () -> String, isOutside: Bool = false
  ) {
    let known = explanations(of: path)
    guard known.isEmpty else {
      for index in known where explained.insert(index).inserted { all.append(reportedLosses[index]) }
      return
    }
    if extent == .value, remaining.isLeftOut(CatalogPath(path.subject)) { return }
    // A list of products that lacks one is no longer that list.
    if extent == .value, !isOutside, let reason = reason(of: path) {
      let loss = ExportLoss(.value, of: Self.field(path), reason)
      if declared.insert(loss).inserted { all.append(loss) }
      return
    }
    let isProduct = if case .product = path.subject { true } else { false }
    let isIntended = extent == .value || !isProduct
    let reason = isIntended ? format.omission ?? message() : message()
    let loss = ExportLoss(extent, of: path, reason, isOutside: isOutside)
    if all.last != loss { all.append(loss) }
  }

  /// The reason of the format for a field that it can't hold.
  private func reason(of path: CatalogPath) -> String? {
    if case .retired = path.subject { return format.reasons[.retired] }
    return path.field.flatMap { format.reasons[$0] }
  }

  /// The losses that the writer reported for a place: for the element, or for the field with all of
  /// its elements.
  private func explanations(of path: CatalogPath) -> [Int] {
    var known = reported[Self.field(path)] ?? []
    if path.field == .title || path.field == .description {
      known += reported[CatalogPath(path.subject, .locale)] ?? []
    }
    return known.filter { index in
      let element = reportedLosses[index].path.element
      return element == nil || path.element == nil || element == path.element
    }
  }

  /// A path without the index in a list.
  private static func field(_ path: CatalogPath) -> CatalogPath { CatalogPath(path.subject, path.field) }

  /// Losses in the order of the catalog, starting with losses that belong to no part of it.
  static func sorted(_ losses: [ExportLoss], by catalog: Catalog) -> [ExportLoss] {
    func paths(_ path: CatalogPath) -> [CatalogPath] { [path, field(path), CatalogPath(path.subject)] }
    let wanted = Set(losses.lazy.flatMap { paths($0.path) })
    var places: [CatalogPath: Int] = [:]
    // Part by part: the values of a whole catalog take many times the memory of its file.
    for (index, entry) in catalog.parts.lazy.flatMap({ catalog.entries(of: $0) }).enumerated() {
      for path in paths(entry.path) where wanted.contains(path) && places[path] == nil { places[path] = index }
    }
    func place(_ path: CatalogPath) -> Int { paths(path).lazy.compactMap { places[$0] }.first ?? -1 }
    return losses.enumerated().sorted { left, right in
      (place(left.element.path), left.offset) < (place(right.element.path), right.offset)
    }.map(\.element)
  }
}
