public import Basics
public import SourceSyntax

/// The languages of messages.
public enum MessageLanguage: String, Sendable, Hashable, CaseIterable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"
  case japanese = "ja"

  /// The language of a locale, such as `zh_CN.UTF-8` in the environment or `zh-CN`; English for others.
  public init(locale: String) {
    let parts = locale.prefix { $0 != "." && $0 != "@" }.lowercased().split { $0 == "_" || $0 == "-" }
    switch parts.first {
    case "ja": self = .japanese
    case "zh" where parts.allSatisfy({ !["tw", "hk", "mo", "hant"].contains($0) }): self = .simplifiedChinese
    default: self = .english
    }
  }

  /// Nil for English. A table is read when its language is first asked for.
  var translations: MessageTable? {
    switch self {
    case .english: nil
    case .simplifiedChinese: Self.simplifiedChineseTable
    case .japanese: Self.japaneseTable
    }
  }

  private static let simplifiedChineseTable = MessageTable(
    PackageResources.zh_Hans_txt, separators: [.comma: "、", .semicolon: "；", .and: "\u{548C}", .or: "\u{6216}"])
  private static let japaneseTable = MessageTable(
    PackageResources.ja_txt,
    separators: [.comma: "、", .semicolon: "、", .and: "\u{3068}", .or: "\u{307E}\u{305F}\u{306F}"])
}

extension Message {
  /// The message in a language; in English if it has no translation.
  public func text(in language: MessageLanguage) -> String { text(by: language.translations) }
}

extension Diagnostic {
  /// The message in a language; in English if it has no translation.
  public func message(in language: MessageLanguage) -> String { VisibleText.line(content.text(in: language)) }
}
