import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Review notes that are too long.
enum ReviewNotesLength: ProductRule {
  static let description = RuleDescription(
    id: "review-notes-length", category: .review, defaultSeverity: .error, preconditions: [.reviewNotes],
    summary: "review notes of more than {review-notes.length.max} characters",
    rationale: """
      App Store Connect rejects longer notes. How it counts emoji and combining characters is not \
      documented, so both user-perceived characters and UTF-16 units are compared with the limit. \
      Say where the product is and how to get there; a document can be attached to the submission.
      """,
    facts: ["review-notes.length"])

  /// Four thousand characters would not be a readable example; the tests generate them.
  static let examples = RuleExamples(
    """
    accepted:
    - coins: {type: consumable, review: {notes: Home › Shop › Coins}}
    - coins: {type: consumable, review: {notes: ホーム › ショップ › コイン}}
    - coins: {type: consumable}
    """)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    let limit = subject.profile.reviewNotes.value.upperBound
    guard let notes = subject.wholeProduct?.review.notes, let length = TextLength(notes, over: limit) else { return [] }
    return [RuleFinding(.tooLong(length, limit), at: subject.path(.reviewNotes))]
  }
}

extension Message {
  fileprivate static func tooLong(_ length: TextLength, _ limit: Int) -> Message {
    "the review notes have \(length.phrase(over: limit)); at most \(limit) are allowed"
  }
}
