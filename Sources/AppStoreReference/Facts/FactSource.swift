/// The source of a fact: the place and the date of reading, and its reliability.
///
/// The store publishes few of its limits, changes them without notice, and contradicts itself
/// between pages; a finding is only as good as the source of its number. Every source of the program
/// is in ``all``, and only there.
public struct FactSource: Hashable, Sendable {
  /// The origin of a fact, and thus its reliability; the most reliable first.
  public enum Certainty: String, Hashable, Sendable, CaseIterable {
    /// Stated by Apple: a page of its documentation, or its OpenAPI document. The note says if it
    /// was read as a quotation.
    case apple
    /// Produced by Apple's machines: an error text, or data returned by its servers.
    case machineEvidence
    /// Stated by another store, such as Google Play, about itself.
    case otherStore
    /// Stated by somebody else, usually a single witness.
    case thirdParty
    /// The practice of comparable tools and professionals; the store says nothing about it.
    case practice
    /// Defined or chosen by this project: its file format, its thresholds.
    case project
    /// General knowledge, not confirmed by anything that could be cited.
    case unconfirmed
  }

  /// A stable name, such as `apple.product-page`.
  public let key: String
  /// The page, document or data set that was read.
  public let title: String
  /// Its address, where it has one.
  public let url: String?
  /// The day on which this project read it, as `2026-11-21`.
  public let dateRead: String
  /// The date of the source: when the page was written or quoted, or the data produced, as
  /// `2026-02-02`, `2022-07` or `2019`; nil when unknown.
  public let pageDate: String?
  public let certainty: Certainty
  /// Anything else that is needed to judge the fact, such as contrary evidence.
  public let note: String?

  /// Internal, because every source belongs in ``all``.
  init(
    _ key: String, _ title: String, url: String? = nil, page: String? = nil, read: String,
    _ certainty: Certainty, note: String? = nil
  ) {
    self.key = key
    self.title = title
    self.url = url
    self.dateRead = read
    self.pageDate = page
    self.certainty = certainty
    self.note = note
  }

  /// The date of the page; the day it was read when that is unknown.
  public var date: String { pageDate ?? dateRead }
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
    case .otherStore: "another store"
    case .thirdParty: "third party"
    case .practice: "common practice"
    case .project: "this project"
    case .unconfirmed: "unconfirmed"
    }
  }
}
