extension OfferCode {
  /// The fields of an offer code of a one-time product, in the order in which they are written.
  public static let fields: [Field<OfferCode>] = [
    Field(
      "referenceName", .text(get: { $0.referenceName }, set: { $0.referenceName = $1 ?? "" }), is: .required,
      "The offer's name inside App Store Connect."),
    Field(
      "eligibility",
      .texts(
        .oneOf(Eligibility.allCases.map(\.rawValue)), each: "customer",
        get: { $0.eligibility.isEmpty ? nil : $0.eligibility.map(\.rawValue) },
        set: { $0.eligibility = ($1 ?? []).compactMap { Eligibility(rawValue: $0) } }),
      "Who may redeem a code: customers who never bought anything in the app, who did in the last "
        + "{offer-codes.recent-purchase} days, or who did before."), Field("free", .flag(\.isFree), "Nothing is paid."),
    Field("price", .price(FieldAccess(\.price)), "What is paid with a code; not if it is free."),
  ]
}
