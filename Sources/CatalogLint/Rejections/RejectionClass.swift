import Basics

/// A class of rejections of in-app purchases: what reviewers cite for it, and what a catalog can show of it.
public struct RejectionClass: Sendable {
  public let name: String
  /// The numbers of the App Review Guidelines that are cited, the most frequent first.
  public let guidelines: [String]
  public let title: String
  /// The rules that find it, or what comes with it.
  public let rules: [String]
  /// The causes that no catalog shows, and the first thing to do about them.
  public let unseen: String

  /// The rejections of the class that developers reported in public, the newest first.
  public var evidence: [Rejection] { Rejection.all.filter { $0.className == name } }

  public static let all: [RejectionClass] = [
    RejectionClass(
      name: "terms-link", guidelines: ["3.1.2(c)", "3.1.2"],
      title: "no working link to the terms of use or the privacy policy",
      rules: ["missing-terms-link", "missing-privacy-link"],
      unseen: "whether each localized description of the app has the line with the link, and whether both links are on "
        + "every screen that sells, in sight and working"),
    RejectionClass(
      name: "vague-offer", guidelines: ["3.1.2(c)", "3.1.2", "3.1.2(a)"],
      title: "it is not clear what a subscription gives for its price",
      rules: ["vague-description", "short-description", "missing-text", "missing-group-text", "placeholder-text"],
      unseen: "what the screen that sells says: it needs title, length, price and what one gets for it"),
    RejectionClass(
      name: "trial-without-offer", guidelines: ["3.1.2(c)", "3.1.2", "2.2"],
      title: "a free trial is promised that no introductory offer gives",
      rules: ["trial-without-offer", "free-wording", "invalid-offer", "trial-name"],
      unseen:
        "a trial that the app or its server gives by itself; it is not to be called a free trial of a subscription"),
    RejectionClass(
      name: "price-prominence", guidelines: ["3.1.2(c)", "3.1.2"],
      title: "a calculated price or a trial is more conspicuous than the amount that is billed",
      rules: ["price-in-title", "price-in-description", "price-mismatch"],
      unseen: "the sizes on the screen that sells: the billed amount has to be the largest"),
    RejectionClass(
      name: "equal-texts", guidelines: ["2.3.2", "2.3", "2.1"],
      title: "products have equal or empty names and descriptions",
      rules: [
        "duplicate-title", "duplicate-description", "title-equals-description", "missing-text", "vague-description",
      ],
      unseen: "texts at the store that are not those of the catalog; \"shopkeeper asc plan\" compares them"),
    RejectionClass(
      name: "promotional-image", guidelines: ["2.3.2"],
      title: "a promotional image is an icon, a screenshot, another product's, or has small words",
      rules: ["promotional-image", "too-many-promoted"],
      unseen: "words and prices in an image; an image that isn't used can be deleted in App Store Connect"),
    RejectionClass(
      name: "price-in-metadata", guidelines: ["2.3.7"],
      title: "names, subtitles or screenshots speak of prices, or say \"free\"",
      rules: ["price-in-title", "price-as-title", "free-wording", "discount-claim"],
      unseen: "the app's own name, subtitle, screenshots and previews; its description may name prices"),
    RejectionClass(
      name: "not-submitted", guidelines: ["2.1(b)", "2.1"],
      title: "a product was not submitted with the version, or the reviewer could not find it",
      rules: [
        "missing-screenshot", "missing-price", "missing-text", "missing-primary-locale", "missing-group-text",
        "missing-review-notes",
      ],
      unseen: "whether the product is attached to the version (\"shopkeeper asc status\" says), whether the agreements "
        + "are signed, and whether the reviewer's account reaches the screen; say the way to it in the notes"),
    RejectionClass(
      name: "other-platform", guidelines: ["2.3.10"], title: "a text names another platform or store",
      rules: ["other-platform"], unseen: "texts in the app and in the description of the app"),
    RejectionClass(
      name: "missing-restore", guidelines: ["3.1.1"], title: "purchases can't be restored",
      rules: ["missing-restore-note"],
      unseen: "the button in the app; consumables are not restored, so an app with nothing else needs none: answer so"),
    RejectionClass(
      name: "wrong-payment", guidelines: ["3.1.1", "2.5.19", "5.3.3", "3.1.5"],
      title: "something is paid for, unlocked or used outside of in-app purchase",
      rules: [
        "external-payment", "cash-out", "price-as-title", "physical-goods", "donation", "expiring-credits",
        "regulated-claim",
      ],
      unseen: "links, codes and payment forms in the app, and in a review screenshot"),
    RejectionClass(
      name: "wrong-type", guidelines: ["3.1.1", "3.1.2(a)"], title: "a product has the wrong type",
      rules: [
        "time-limited-consumable", "unlock-as-consumable", "currency-as-non-consumable", "lifetime-subscription",
      ],
      unseen: "what the app does with a purchase; the type of a product can't be changed, so it needs a new one"),
  ]

  /// The class of a name; nil for an unknown name.
  public static func named(_ name: String) -> RejectionClass? { all.first { $0.name == name } }

  /// The classes whose rejections a rule can prevent.
  public static func those(of rule: String) -> [RejectionClass] { all.filter { $0.rules.contains(rule) } }

  /// Whether reviewers cite a guideline, or one of its parts, for the class.
  public func cites(_ number: String) -> Bool {
    guidelines.contains { $0 == number || number.hasPrefix("\($0)(") || $0.hasPrefix("\(number)(") }
  }
}

/// A rejection that a developer reported in public.
public struct Rejection: Sendable {
  public let className: String
  /// A day, a month or a year; `n.d.` for a page without a date.
  public let date: String
  public let guideline: String
  /// The form that the reviewer refused.
  public let refused: String
  /// The form that was accepted afterwards; nil where nobody said.
  public let remedy: String?
  /// The page where it was read; nil where its address was not recorded.
  public let url: String?

  public static let all: [Rejection] = EmbeddedTable.rows(of: PackageResources.rejections_tsv).compactMap { cells in
    guard cells.count == 6 else { return nil }
    return Rejection(
      className: cells[0], date: cells[1], guideline: cells[2], refused: cells[3],
      remedy: cells[4] == "–" ? nil : cells[4], url: cells[5] == "–" ? nil : cells[5])
  }
}
