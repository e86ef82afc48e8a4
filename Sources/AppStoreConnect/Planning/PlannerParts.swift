import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Groups and texts.
extension Planner {
  mutating func plan(_ group: SubscriptionGroup, at index: Int) {
    let subject = PlanSubject.group(group.key)
    let name = group.referenceName ?? group.key
    if let known = matching.live[index] {
      if group.referenceName != nil, known.referenceName != name {
        plan.steps.append(
          PlanStep(
            .change, subject, .fields, "its fields", [.init("referenceName", from: known.referenceName, to: name)],
            RequestWork.update(
              StoreKind.group.type, RequestName.group(group.key).reference, ["referenceName": .text(name)])))
      }
    } else {
      plan.steps.append(
        PlanStep(
          .create, subject, .group, "the group", [.init("referenceName", from: nil, to: name)],
          .group(named: name, as: .group(group.key))))
    }
    planTexts(
      matching.live[index]?.versions ?? [], DesiredProduct.texts(group.localizations), .none, .group, subject)
  }

  // MARK: Texts

  /// Plans the texts and the image of a version: in the draft if there is one, or else in a new version,
  /// which is only made when something differs, because a version can't be deleted.
  mutating func planTexts(
    _ versions: [LiveVersion], _ texts: [DesiredProduct.Text], _ image: ImageChange, _ kind: StoreKind,
    _ subject: PlanSubject
  ) {
    guard !texts.isEmpty || image.isNeeded else { return }
    let current = versions.current
    let known = Dictionary((current?.texts ?? []).map { ($0.locale, $0) }, uniquingKeysWith: { first, _ in first })
    for text in texts where kind != .group && text.description == nil && known[text.locale] == nil {
      refuse(subject, "the text in \(text.locale) has no description, which the store requires")
      return
    }
    let wanted = Set(texts.map(\.locale))
    // A catalog without texts doesn't say that there are none.
    let extra = texts.isEmpty ? [] : (current?.texts ?? []).filter { !wanted.contains($0.locale) }
    let changed = texts.filter { $0.differs(from: known[$0.locale], kind) }
    if !extra.isEmpty, !options.prunes {
      plan.drift.append(
        PlanNote(
          subject,
          "only the store has texts in " + extra.map(\.locale).joined(separator: ", ")
            + "; \"--prune\" would delete them"))
    }
    let removed = options.prunes ? extra : []
    let hasOtherTexts = !changed.isEmpty || !removed.isEmpty
    guard hasOtherTexts || image.isNeeded else { return }
    if let current, !current.isDraft, !current.isSettled {
      let parts =
        switch (hasOtherTexts, image.isNeeded) {
        case (true, false): "texts are"
        case (true, true): "texts and its promotional image are"
        case (false, _): "promotional image is"
        }
      refuse(
        subject,
        "its \(parts) locked: version \(current.number) is \"\(current.state)\"; wait for the "
          + "review to end, or cancel the submission")
      return
    }
    let isNewVersion = !(current?.isDraft ?? false)
    let first = plan.steps.count
    defer {
      if !isNewVersion, versions.approved != nil, plan.steps.indices.contains(first) {
        plan.steps[first].consequences.insert(Self.draft, at: 0)
      }
    }
    if isNewVersion, current != nil, texts.isEmpty {
      refuse(subject, "its promotional image goes into a new version, whose texts the catalog doesn't have")
      return
    }
    if isNewVersion {
      plan.steps.append(
        PlanStep(
          .create, subject, .version, "version \((current?.number ?? 0) + 1)",
          consequences: current == nil ? [] : [Self.draft],
          .version(kind, of: name(of: subject), as: .version(of: subject))))
    }
    for text in texts {
      let isChanged = changed.contains(text)
      if isChanged || isNewVersion && current != nil {
        planText(text, over: known[text.locale], isChanged: isChanged, kind, subject)
      }
    }
    if isNewVersion, !options.prunes { keepTexts(extra, kind, subject) }
    planImage(image, isNewVersion ? current?.image : nil, kind, subject)
    for text in removed {
      plan.steps.append(
        PlanStep(
          .delete, subject, .text, "the text in \(text.locale)",
          [.init("localizations.\(text.locale).title", from: text.name, to: nil)],
          .delete(kind.localizationType, in: "v2", RequestName.text(text.locale, of: subject).reference)))
    }
  }

  private mutating func planText(
    _ text: DesiredProduct.Text, over own: LiveText?, isChanged: Bool, _ kind: StoreKind, _ subject: PlanSubject
  ) {
    var changes: [PlanStep.Change] = []
    if isChanged {
      if own?.name != text.title {
        changes.append(.init("localizations.\(text.locale).title", from: own?.name, to: text.title))
      }
      if kind != .group, let description = text.description, own?.description != description {
        changes.append(.init("localizations.\(text.locale).description", from: own?.description, to: description))
      }
    }
    var work = TextWork(kind, text, as: .text(text.locale, of: subject), of: .version(of: subject))
    work.description = kind == .group ? nil : text.description ?? own?.description
    work.customAppName = own?.customAppName
    work.isFallback = !isChanged
    plan.steps.append(
      PlanStep(own == nil ? .create : .change, subject, .text, "the text in \(text.locale)", changes, .text(work)))
  }

  private static let draft =
    "a draft until \"asc submit\" sends it to review; customers see the approved texts until it is approved"

  /// Keeps the texts that only the store has in a new version, which may begin without them.
  private mutating func keepTexts(_ texts: [LiveText], _ kind: StoreKind, _ subject: PlanSubject) {
    for text in texts {
      guard let title = text.name else { continue }
      var work = TextWork(
        kind, .init(locale: text.locale, title: title, description: text.description),
        as: .text(text.locale, of: subject), of: .version(of: subject))
      work.customAppName = text.customAppName
      work.isFallback = true
      plan.steps.append(PlanStep(.change, subject, .text, "the text in \(text.locale)", [], .text(work)))
    }
  }

  private func name(of subject: PlanSubject) -> RequestName {
    switch subject {
    case .app: .app
    case .group(let key): .group(key)
    case .product(let id): .product(id)
    }
  }
}

extension DesiredProduct.Text {
  /// Whether it isn't the text at the store; a group has no description.
  fileprivate func differs(from own: LiveText?, _ kind: StoreKind) -> Bool {
    guard let own, title == own.name else { return true }
    return kind != .group && description.map { $0 != own.description ?? "" } ?? false
  }
}
