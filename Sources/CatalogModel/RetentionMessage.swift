import AppStoreReference

/// A message of the App Store in one locale to a customer who is about to cancel a subscription.
public struct RetentionMessage: Sendable, Hashable {
  /// The name of the message inside App Store Connect, the same in all locales.
  public var referenceName: String
  /// The locale as written, such as `zh-Hans`.
  public var locale: String
  public var header: String?
  public var body: String?

  public init(referenceName: String, locale: String = "", header: String? = nil, body: String? = nil) {
    self.referenceName = referenceName
    self.locale = locale
    self.header = header
    self.body = body
  }
}

extension RetentionMessage: CatalogRecord {
  public static let kind = RecordKind.retentionMessage
  public static let empty = RetentionMessage(referenceName: "")

  public var naturalKey: [String] { [referenceName, StoreLocale.resolving(locale)?.code ?? locale] }

  public static let fields: [Field<RetentionMessage>] = [
    Field(
      "referenceName", .text(.name, get: { $0.referenceName }, set: { $0.referenceName = $1 ?? "" }), is: .required,
      "The message's name inside App Store Connect."),
    Field(
      "locale", .text(.name, get: { $0.locale.isEmpty ? nil : $0.locale }, set: { $0.locale = $1 ?? "" }),
      is: .required, "The locale of the texts."),
    Field("header", .text(\.header), "The first line, {retention-message.header}."),
    Field("body", .text(\.body), "The text below it, {retention-message.body}."),
  ]
}
