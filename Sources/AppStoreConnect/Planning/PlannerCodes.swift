import AppStoreReference
import Basics
import CatalogModel

/// Codes for one use, of offers that have them: they are generated once, and neither changed nor deleted.
extension Planner {
  /// Plans the codes of an offer that the store lacks: as many equal batches as the catalog has are there in the end,
  /// whoever generated them.
  ///
  /// - Parameters:
  ///   - known: The codes that the store has; nil when they were not read.
  ///   - live: The product; nil for one that doesn't exist yet.
  mutating func planCodes(
    _ wanted: [CodeBatch], of offer: CodeOffer, known: [LiveCodeBatch]?, _ live: LiveProduct?, _ subject: PlanSubject
  ) {
    let wanted = wanted.filter { $0.count > 0 && $0.expires != nil }
    guard !wanted.isEmpty else { return }
    let label = LiveOfferCode.label(offer.name)
    guard let known else {
      return refuse(subject, "the codes of \(label) were not read, and its batches can't be compared")
    }
    let (missing, others) = wanted.compared(with: known)
    for batch in others where batch.isRedeemable(on: options.today) {
      plan.drift.append(
        PlanNote(
          subject, "only the store has \(batch.batch.words) of \(label); \"asc pull --into\" takes them over"))
    }
    for (batch, number) in missing {
      if let last = batch.expires, last <= options.today {
        remark(subject, "\(batch.words) of \(label) were never generated, and can't be any more")
      } else if !batch.isSandbox, live?.wasApproved != true {
        remark(subject, "\(batch.words) of \(label) can be generated once the product is approved: plan again then")
      } else if !batch.isSandbox, !takesCodes(batch.count, of: batch.words, subject) {
        return
      } else {
        // Equal batches are steps of their own.
        let place = number > 1 ? ", number \(number)" : ""
        var changes = [
          PlanStep.Change("count", from: nil, to: String(batch.count)),
          .init("expires", from: nil, to: batch.expires?.description),
        ]
        if let note = batch.note { changes.append(.init("note", from: nil, to: note)) }
        plan.steps.append(
          PlanStep(
            .create, subject, .codes, "\(batch.words) for \(offer.name)\(place)", changes,
            consequences: [
              "codes can't be deleted, only deactivated; \"asc codes --values\" fetches them into a private file"
            ], offer.work(batch)))
      }
    }
  }

  private mutating func remark(_ subject: PlanSubject, _ text: String) {
    plan.remarks.append(PlanNote(subject, text))
  }

  /// Counts codes for customers of this quarter; false, with a refusal, when there would be too many.
  private mutating func takesCodes(_ count: Int, of words: String, _ subject: PlanSubject) -> Bool {
    let offers = live.products.flatMap { $0.offers.compactMap(\.batches) + $0.offerCodes.compactMap(\.batches) }
    let before = offers.flatMap(\.self).count(inQuarterOf: options.today) + plannedCodes
    let limit = Facts.codesPerQuarter.value
    guard before + count <= limit else {
      refuse(
        subject, "with \(words), \(before + count) codes would be generated in this quarter; an app can have \(limit)")
      return false
    }
    plannedCodes += count
    return true
  }
}
