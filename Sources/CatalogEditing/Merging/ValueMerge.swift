import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// The values of the app, a group or a product, merged one by one.
extension CatalogMerge {
  /// - Parameter alignment: The numbers of the offers, billing plans and offer codes of a product in
  ///   the catalog.
  func values(of owner: CatalogOwner, _ alignment: RecordAlignment? = nil) -> [MergedValue] {
    let entries = (parts[owner] ?? []).flatMap { incoming.entries(of: (owner, $0)) }
    return MergedValue.values(of: alignment?.aligned(entries) ?? entries)
  }

  mutating func merge(
    _ values: [MergedValue], of subject: CatalogPath.Subject, called name: String,
    base former: [[String]: MergedValue]? = nil, _ spelling: LocaleSpelling? = nil, below depth: Int = 1,
    written: Set<[String]>? = nil,
    implied: (MergedValue) -> String? = { _ in nil }
  ) {
    let present = draft.catalog.entries(of: subject)
    // Keyed by the spelling of the file, which may differ from the store's.
    var known = Dictionary(present.map { ($0.keys, MergedValue($0)) }, uniquingKeysWith: { first, _ in first })
    // A list of texts is one value here, but has one entry per text there.
    for value in MergedValue.values(of: present) { known[value.keys] = value }
    var changes: [(keys: [String], text: String)] = []
    var made: [MergeAccount.Change] = []
    for value in values {
      let field = value.keys.joined(separator: ".")
      let own = known[value.storeKeys]
      let now = own?.text
      // It is uncertain which elements of a list, such as offers, are the same: new ones are only
      // merged into an empty list.
      let isElement = value.keys.dropFirst().first.flatMap { Int($0) } != nil
      let hasOthers = isElement && present.contains { $0.keys.first == value.keys[0] }
      if let own, value.isSame(as: own) { continue }
      if let former, former[value.storeKeys].map(value.isSame) == true { continue }
      let isOurs = former.map { MergedValue.areSame($0[value.storeKeys], own) } ?? false
      let replaced =
        own == nil && former == nil && !overwrites ? granted(in: known, insteadOf: value, among: values) : nil
      if let replaced {
        unmerged.insert([name, field])
        let file = "\(value.keys.dropFirst().joined(separator: ".")) \(value.text)"
        account.conflicts.append(
          .init(owner: name, field: field, reason: "the catalog has \"\(replaced)\", the file \"\(file)\""))
        continue
      }
      let byTier = now == nil ? implied(value) : nil
      if now == nil, !hasOthers, byTier == nil, former == nil || isOurs {
        changes.append((value.keys, value.text))
        made.append(.init(field: field, old: nil, new: value.text))
      } else if overwrites || isOurs && byTier == nil && !(isElement && now == nil) {
        changes.append((value.keys, value.text))
        made.append(.init(field: field, old: now, new: value.text))
      } else {
        account.conflicts.append(
          .init(
            owner: name, field: field,
            reason: former.map { reason(value, own, $0[value.storeKeys]) } ?? now.map {
              "the catalog has \"\($0)\", the file \"\(value.text)\"" as Message
            } ?? byTier.map {
              "the catalog has \"\($0)\" by its tier, the file \"\(value.text)\"" as Message
            } ?? "the file has \"\(value.text)\", which the catalog's list lacks"))
      }
    }
    if let former {
      let written = written ?? Set(values.map(\.storeKeys))
      drop(former, but: written, present: known, of: subject, called: name, spelling, below: depth)
    }
    if changes.isEmpty {
      if case .product = subject { account.kept += 1 }
      return
    }
    self.changes += changes.map { CatalogDraft.Change(subject, $0.keys, to: $0.text) }
    let isProduct = if case .product = subject { true } else { false }
    account.changed.append(.init(owner: name, isProduct: isProduct, changes: made))
  }

  /// The grants of the catalog, if the file has none of their currencies, and so may mean others instead of them.
  private func granted(
    in known: [[String]: MergedValue], insteadOf value: MergedValue, among values: [MergedValue]
  ) -> String? {
    guard value.keys.first == "grants" else { return nil }
    let own = known.values.filter { $0.keys.count == 2 && $0.keys[0] == "grants" }
    guard !own.isEmpty, !values.contains(where: { $0.keys.first == "grants" && known[$0.storeKeys] != nil }) else {
      return nil
    }
    return own.map { "\($0.keys[1]) \($0.text)" }.sorted().joined(separator: ", ")
  }

  /// Both sides of a conflict, with their places, and what they began with.
  func reason(_ value: MergedValue?, _ own: MergedValue?, _ former: MergedValue?) -> Message {
    func words(_ value: MergedValue?) -> Message { value.map { "\"\($0.text)\"" } ?? "nothing" }
    let ours = own?.path.flatMap { draft.place(of: $0) }.map { Message(verbatim: $0) } ?? "the catalog"
    let theirs = value?.path.flatMap(place).map { Message(verbatim: $0) } ?? "the file"
    let before = base.map { Message(verbatim: $0.name) } ?? "the base"
    return "\(ours) has \(words(own)), \(theirs) \(words(value)), and \(before) \(words(former))"
  }

  /// Lists the values of the base that the file has dropped, or removes them.
  private mutating func drop(
    _ former: [[String]: MergedValue], but kept: Set<[String]>, present: [[String]: MergedValue],
    of subject: CatalogPath.Subject, called name: String, _ spelling: LocaleSpelling?, below depth: Int
  ) {
    let dropped = former.values.filter { value in
      !kept.contains(value.storeKeys) && !["type", "group", "id", "bundleID"].contains(value.keys[0])
        && (columns.contains(value.column(of: subject)) || columns.contains([value.storeKeys[0]]))
        // Which element of a list was dropped is uncertain.
        && (value.keys.count < 2 || Int(value.keys[1]) == nil)
    }
    for value in dropped.sorted(by: { $0.storeKeys.lexicographicallyPrecedes($1.storeKeys) }) {
      guard let own = present[value.storeKeys] else { continue }
      let keys = (spelling?.applied(to: value, below: depth) ?? value).keys
      let field = keys.joined(separator: ".")
      guard own.isSame(as: value) else {
        account.conflicts.append(.init(owner: name, field: field, reason: reason(nil, own, value)))
        continue
      }
      let gone = MergeAccount.Gone(owner: name, field: field, text: "\"\(own.text)\"")
      if clears {
        removals[field, default: []].append(subject)
        account.cleared.append(gone)
      } else {
        account.undecided.append(gone)
      }
    }
  }
}

extension CatalogDraft {
  /// The file and the line of a place.
  func place(of path: CatalogPath) -> String? {
    map.range(of: path, text: nil).map { "\(source.name):\(source.location(at: $0.start).line)" }
  }
}
