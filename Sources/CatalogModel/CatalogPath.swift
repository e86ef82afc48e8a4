/// A place in a catalog, independent of any file: a product or group, and one of its fields.
///
/// Rules report paths; the reader of the file resolves a path to a range in it.
public struct CatalogPath: Sendable, Hashable {
  public enum Subject: Sendable, Hashable {
    case catalog
    case app
    case currency(Int)
    case template(Int)
    case product(Int)
    case group(Int)
    case retired(Int)
  }

  public var subject: Subject
  public var field: CatalogField?
  /// The index of the localization, grant, suppression, offer, billing plan or offer code that
  /// contains the field; in a price, the index of an amount, counting amounts by currency first.
  public var element: Int?

  public init(_ subject: Subject, _ field: CatalogField? = nil, element: Int? = nil) {
    self.subject = subject
    self.field = field
    self.element = element
  }
}

/// The fields of a catalog by their names in the output.
public enum CatalogField: String, Sendable, Hashable, CaseIterable {
  case bundleID
  case name
  case primaryLocale
  case locales
  case baseTerritory
  case restoreNote
  case terms
  case privacyURL
  case pricePolicies
  case retentionMessages
  case header
  case body
  case productID
  case type
  case referenceName
  case price
  case pricePolicy
  case grants
  case template
  /// The key of a localization; also the localization as a whole.
  case locale
  case title
  case description
  case screenshot
  case uploadedScreenshot
  case reviewNotes
  case familySharable
  case promotionalImage
  case minimumAppVersion
  case storefronts
  case platforms
  case from
  case until
  case hidden
  case tags
  case publicImage
  case ignore
  case period
  case level
  case members
  case multiSeat
  case markets
  case offers
  case billingPlans
  case offerCodes
  case retired
}
