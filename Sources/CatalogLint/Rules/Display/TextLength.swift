import AppStoreReference
import CatalogModel
import SourceSyntax

/// The length of a text, by both counts that the store may compare with its limit.
struct TextLength {
  /// Characters as people count them: grapheme clusters.
  let characters: Int
  /// UTF-16 units; never fewer than the characters.
  let units: Int

  /// Counts a text; nil, without counting, when its byte count already shows that it is within the
  /// limit.
  init?(_ text: String, over limit: Int) {
    guard text.utf8.count > limit else { return nil }
    // One for each scalar, and a second one for those of four bytes.
    units = text.utf8.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 < 0xF0 ? 1 : 2) }
    guard units > limit else { return nil }
    characters = text.withUTF8Bytes(Scalars.charactersBySeparateScalars) ?? text.count
  }

  /// `38 characters`, or both counts when only the units exceed the limit.
  func phrase(over limit: Int) -> String {
    characters > limit
      ? "\(characters) characters" : "\(characters) characters, but \(units) UTF-16 units, which the store may count"
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

  /// Reports a text that is too long: by every source, by one of them, or only for older tools.
  static func check(_ sample: TextSample, _ limits: Limits, in lint: LintContext) {
    let most = limits.most.value.upperBound
    let old = limits.old.value.upperBound
    let lowest = min(most, old, limits.contrary?.value.upperBound ?? .max)
    let text = sample.text.utf8.count > ReadingLimits.text - 4 ? lint.whole(sample) : sample.text
    guard let length = TextLength(text, over: lowest) else { return }
    if length.units > most {
      lint.report(.tooLong(sample.noun, length, most), in: sample)
    } else if let contrary = limits.contrary, length.units > contrary.value.upperBound {
      lint.report(.contested(sample.noun, length, contrary, limits.most), in: sample, severity: .warning)
    } else {
      lint.report(.longerThanBefore(sample.noun, length, old), in: sample, severity: .info)
    }
  }
}

/// The lengths at which a text is within all limits: nearly every text is, and isn't compared with
/// each of them. Numbers alone: a limit counts references to its sources, for which threads that lint
/// at once would wait.
struct HarmlessLengths {
  /// In UTF-16 units, at most.
  private let longestTitle: Int
  private let longestDescription: Int
  /// In characters, at least.
  let shortestTitle: Int
  let shortestGroupName: Int
  let shortestDescription: Int

  init(_ profile: LimitProfile) {
    let old = LimitProfile.before2023
    func least(_ limits: [Fact<ClosedRange<Int>>]) -> Int { limits.map(\.value.upperBound).min() ?? 0 }
    longestTitle = least([profile.title, profile.inAppPurchaseTitle, profile.groupName, old.title, old.groupName])
    longestDescription = least([profile.description, profile.inAppPurchaseDescription, old.description])
    shortestTitle = profile.title.value.lowerBound
    shortestGroupName = profile.groupName.value.lowerBound
    shortestDescription = profile.description.value.lowerBound
  }

  /// Whether a text may be too long by one of the limits.
  func isExceeded(by text: TextSample) -> Bool {
    text.units > (text.kind == .title ? longestTitle : longestDescription)
  }
}

extension String {
  fileprivate static func tooLong(_ noun: String, _ length: TextLength, _ limit: Int) -> String {
    "the \(noun) has \(length.phrase(over: limit)); at most \(limit) are allowed"
  }

  fileprivate static func contested(
    _ noun: String, _ length: TextLength, _ low: Fact<ClosedRange<Int>>, _ high: Fact<ClosedRange<Int>>
  ) -> String {
    let (limit, most) = (low.value.upperBound, high.value.upperBound)
    // Most texts of a catalog may have one: strings that grow cost more than all else about them.
    let phrase = length.phrase(over: limit)
    var message = ""
    message.reserveCapacity(
      Self.wordsOfContested + noun.utf8.count + phrase.utf8.count + low.source.title.utf8.count
        + high.source.title.utf8.count)
    message += "the "
    message += noun
    message += " has "
    message += phrase
    message += "; \""
    message += low.source.title
    message += "\" allows "
    message += String(limit)
    message += " for a product that is not auto-renewable, \""
    message += high.source.title
    message += "\" "
    message += String(most)
    return message
  }

  /// The bytes of the words and the numbers of a contested length, at most.
  private static let wordsOfContested = 96

  fileprivate static func longerThanBefore(_ noun: String, _ length: TextLength, _ limit: Int) -> String {
    "the \(noun) has \(length.phrase(over: limit)); tools that use the older limit truncate it after " + "\(limit)"
  }
}
