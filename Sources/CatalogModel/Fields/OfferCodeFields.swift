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
    Field(
      "batches", .recordList(get: { $0.batches }, set: { $0.batches = $1 }), "The codes for one use that it is to have."
    ),
  ]
}

extension CodeBatch {
  public static let fields: [Field<CodeBatch>] = [
    Field(
      "count", .integer(get: { $0.count }, set: { $0.count = $1 ?? 0 }), is: .required,
      "How many codes, {offer-codes.batch} at a time."),
    Field("expires", .date(\.expires), is: .required, "The last day on which they can be redeemed."),
    Field("sandbox", .flag(\.isSandbox), "Codes for tests."),
    Field("note", .text(\.note), "What the codes are for; it stays in the catalog."),
  ]
}
