/// Where a fact was read, when, and how far it can be relied on.
///
/// The store publishes few of its limits, changes them without notice, and contradicts itself
/// between pages; a finding is only as good as the source of its number.
public struct FactSource: Hashable, Sendable {
  /// How far a fact can be relied on, the most reliable first.
  public enum Certainty: String, Hashable, Sendable, CaseIterable {
    /// Stated by Apple: a page of its documentation, or its OpenAPI document.
    case apple
    /// Produced by Apple's machines: an error text, or data returned by its servers.
    case machineEvidence
    /// Stated by somebody else, usually a single witness.
    case thirdParty
    /// General knowledge, not confirmed by anything that could be cited.
    case unconfirmed
  }

  /// What was read: a page, a document, a data set.
  public let title: String
  /// Its address, where it has one.
  public let url: String?
  /// The day it was read or produced, as `2026-02-02`; only the year if nothing more is known.
  public let date: String
  public let certainty: Certainty
  /// What else is needed to judge the fact, such as contrary evidence.
  public let note: String?

  public init(
    _ title: String, url: String? = nil, date: String, certainty: Certainty, note: String? = nil
  ) {
    self.title = title
    self.url = url
    self.date = date
    self.certainty = certainty
    self.note = note
  }
}

extension FactSource: CustomStringConvertible {
  /// One line for people: `App Store Connect Help, … (Apple, 2026-11-21) <https://…>; note`.
  public var description: String {
    var text = "\(title) (\(certainty.label), \(date))"
    if let url { text += " <\(url)>" }
    if let note { text += "; \(note)" }
    return text
  }
}

extension FactSource.Certainty {
  /// The word for the certainty in a sentence.
  public var label: String {
    switch self {
    case .apple: "Apple"
    case .machineEvidence: "observed"
    case .thirdParty: "third party"
    case .unconfirmed: "unconfirmed"
    }
  }
}
