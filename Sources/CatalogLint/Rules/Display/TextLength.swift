import AppStoreReference
import Basics
import SourceSyntax

/// The length of a text, by both counts that the store may compare with its limit.
struct TextLength {
  /// Characters as people count them: grapheme clusters.
  let characters: Int
  /// UTF-16 units; never fewer than the characters.
  let units: Int

  /// Counts a text; nil when it is within the limit by both counts.
  init?(_ text: String, over limit: Int) {
    units = text.utf16.count
    guard units > limit else { return nil }
    characters = text.count
  }

  /// `38 characters`, or both counts when only the units exceed the limit.
  func phrase(over limit: Int) -> Message {
    characters > limit
      ? "\(characters, of: "character")"
      : "\(characters, of: "character"), but \(units) UTF-16 units, which the store may count"
  }
}

extension TextLength {
  /// The limits of a text, each with its source.
  struct Limits {
    /// Longer texts are refused.
    let most: Fact<ClosedRange<Int>>
    /// Another page of Apple's that allows less for this kind of product; nil without one.
    var contrary: Fact<ClosedRange<Int>>?
    /// The limit at which older tools truncate.
    let old: Fact<ClosedRange<Int>>
  }

  /// Finds a text that is too short, or too long: by every source, by one of them, or only for older tools.
  static func check(_ sample: TextSample, _ limits: Limits, in subject: CheckedSubject) -> [RuleFinding] {
    let (least, most) = (limits.most.value.lowerBound, limits.most.value.upperBound)
    let count = sample.text.prefix(least).count
    if count < least, !sample.text.isBlankText {
      return [RuleFinding(.tooShort(sample.noun, count, least), in: sample)]
    }
    let old = limits.old.value.upperBound
    let lowest = min(most, old, limits.contrary?.value.upperBound ?? .max)
    let text = sample.text.utf8.count > ReadingLimits.text - 4 ? subject.whole(sample) : sample.text
    guard let length = TextLength(text, over: lowest) else { return [] }
    if length.units > most { return [RuleFinding(.tooLong(sample.noun, length, most), in: sample)] }
    if let contrary = limits.contrary, length.units > contrary.value.upperBound {
      let message = Message.contested(sample.noun, length, contrary, limits.most)
      return [RuleFinding(message, in: sample, severity: .warning)]
    }
    return [RuleFinding(.longerThanBefore(sample.noun, length, old), in: sample, severity: .info)]
  }
}

extension Message {
  fileprivate static func tooShort(_ noun: Message, _ count: Int, _ limit: Int) -> Message {
    "the \(noun) has \(count, of: "character"); at least \(limit) are needed"
  }

  fileprivate static func tooLong(_ noun: Message, _ length: TextLength, _ limit: Int) -> Message {
    "the \(noun) has \(length.phrase(over: limit)); at most \(limit) are allowed"
  }

  fileprivate static func contested(
    _ noun: Message, _ length: TextLength, _ low: Fact<ClosedRange<Int>>, _ high: Fact<ClosedRange<Int>>
  ) -> Message {
    let (limit, most) = (low.value.upperBound, high.value.upperBound)
    return "the \(noun) has \(length.phrase(over: limit)); \"\(low.source.title)\" allows \(limit) for a product "
      + "that is not auto-renewable, \"\(high.source.title)\" \(most)"
  }

  fileprivate static func longerThanBefore(_ noun: Message, _ length: TextLength, _ limit: Int) -> Message {
    "the \(noun) has \(length.phrase(over: limit)); tools that use the older limit truncate it after \(limit)"
  }
}
