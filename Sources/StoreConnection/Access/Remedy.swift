/// The remedy for an error of the API.
struct Remedy: Sendable {
  let kind: StoreFailure.Kind
  /// The status of the response; nil for any.
  let status: Int?
  /// The beginning of the code, which goes from the general to the special.
  let code: String
  /// A part of the text, for errors that have no code of their own.
  let detail: String
  /// Lower case, no full stop.
  let advice: String

  private init(_ kind: StoreFailure.Kind, status: Int? = nil, code: String = "", detail: String = "", _ advice: String)
  {
    self.kind = kind
    self.status = status
    self.code = code
    self.detail = detail
    self.advice = advice
  }

  func applies(to error: StoreError) -> Bool {
    (status == nil || status == error.status)
      && (code.isEmpty || error.code == code || error.code.hasPrefix(code + ".") || error.code.hasSuffix("." + code)
        || error.code.contains("." + code + "."))
      && (detail.isEmpty || error.detail.lowercased().contains(detail))
  }

  /// The remedies, special ones before general ones; the first that applies is used.
  static let all: [Remedy] = [
    Remedy(
      .agreements, code: "FORBIDDEN.REQUIRED_AGREEMENTS_MISSING_OR_EXPIRED",
      "the Account Holder has to accept an agreement in App Store Connect under Business"),
    Remedy(
      .forbidden, status: 403, "the key needs the role App Manager or Admin, and the API has to have this operation"),
    Remedy(
      .unauthorized, status: 401,
      "check the key ID, the issuer ID and the private key, in this order, and the clock of this " + "machine"),
    Remedy(.refused, code: "PARAMETER_ERROR", "this is a mistake in Shopkeeper; please report it with this message"),
    Remedy(
      .refused, code: "ENTITY_ERROR.ATTRIBUTE.REQUIRED",
      "this is a mistake in Shopkeeper; please report it with this message"),
    Remedy(
      .refused, code: "ENTITY_ERROR.INCLUDED.INVALID_ID",
      "this is a mistake in Shopkeeper; please report it with this message"),
    Remedy(.refused, code: "TOO_LONG", "shorten the text; \"shopkeeper lint\" knows the usual limits"),
    Remedy(
      .refused, code: "DUPLICATE",
      "something with this name or ID exists already, or did: a product ID is never given back, not "
        + "even after the product is deleted, so use another one and add this one to \"retired\""),
    Remedy(.refused, code: "UNMODIFIABLE", "it is live or in review; make a new version, or cancel the submission"),
    Remedy(.refused, code: "INVALID_STATE", "wait for the review to end, or cancel the submission"),
    Remedy(
      .refused, code: "ENTITY_ERROR.ATTRIBUTE.NOT_ALLOWED", "this can't be changed once it exists; create another one"),
    Remedy(
      .refused, code: "ENTITY_ERROR.RELATIONSHIP.REQUIRED",
      "a price for each storefront is required; give the offer a price"),
    Remedy(
      .refused, code: "ENTITY_ERROR.RELATIONSHIP.INVALID", "it exists already, or can't be created now; plan again"),
    Remedy(
      .refused, code: "ENTITY_ERROR.MEDIA_ASSET_DELETE_NOT_ALLOWED",
      "a review locks the screenshot; keep it, or cancel the submission"),
    Remedy(
      .refused, code: "ENTITY_ERROR.ATTRIBUTE.INVALID",
      "correct the value in the catalog; \"shopkeeper lint\" knows the usual rules"),
    Remedy(.refused, code: "STATE_ERROR.IAP_VERSION_UNMODIFIABLE", "the version is not a draft any more; plan again"),
    Remedy(
      .refused, code: "STATE_ERROR.SUBSCRIPTION_VERSION_UNMODIFIABLE", "the version is not a draft any more; plan again"
    ),
    Remedy(
      .refused, code: "STATE_ERROR.ALREADY_EXISTS",
      "a version is already on its way; wait for its review, or cancel the submission"),
    Remedy(
      .refused, code: "STATE_ERROR.ENTITY_STATE_INVALID",
      "something is missing before it can be submitted; \"shopkeeper asc status\" lists what"),
    Remedy(
      .refused, code: "INVALID_REQUEST_SUBSCRIPTION_AVAILABILITY_REMOVAL_NOT_ALLOWED",
      "only the Account Holder can remove a storefront from a subscription on sale, in App Store " + "Connect"),
    Remedy(
      .refused, code: "FIRST_SUBSCRIPTION_MUST_BE_SUBMITTED_ON_VERSION",
      "the first subscription of an app goes to review with an app version, in App Store Connect"),
    Remedy(
      .refused, code: "FIRST_NON_CONSUMABLE_MUST_BE_SUBMITTED_ON_VERSION",
      "the first product of its kind goes to review with an app version, in App Store Connect"),
    Remedy(
      .refused, code: "FIRST_CONSUMABLE_MUST_BE_SUBMITTED_ON_VERSION",
      "the first product of its kind goes to review with an app version, in App Store Connect"),
    Remedy(
      .refused, detail: "processing the pricing information",
      "check that the subscription has its availability, that the price point belongs to it, and "
        + "that all agreements are accepted"),
    Remedy(
      .refused, detail: "future price changes", "a price in effect can't be deleted; a new one with a date replaces it"),
    Remedy(.refused, detail: "overlap", "end the other offer first; it may end tomorrow"),
    Remedy(.refused, detail: "last localization", "keep one localization, or delete the product"),
    Remedy(.refused, code: "STATE_ERROR", "its state doesn't allow this now; \"shopkeeper asc status\" shows it"),
    Remedy(.notFound, status: 404, "it is gone, or not visible yet; plan again"),
    Remedy(.notFound, status: 410, "it is gone; plan again"),
    Remedy(.rateLimit, status: 429, "the hour's requests are used up; continue later with \"--resume\""),
    Remedy(.refused, status: 422, "correct the value in the catalog"),
    Remedy(.unreachable, status: 500, "the store has a passing fault; try again later"),
    Remedy(.unreachable, status: 502, "the store has a passing fault; try again later"),
    Remedy(.unreachable, status: 503, "the store has a passing fault; try again later"),
    Remedy(.unreachable, status: 504, "the store has a passing fault; try again later"),
  ]
}
