import AppStoreReference
import Basics

extension Offer {
  public static let fields: [Field<Offer>] = [
    Field(
      "kind",
      .choice(
        among: Kind.allCases.map(\.rawValue), get: { $0.kind.rawValue },
        set: { $0.kind = Kind(rawValue: $1) ?? $0.kind }),
      is: .required, "Who the offer is for."),
    Field("billingPlan", .text(\.billingPlan, .name), "The billing plan that the offer is for."),
    Field(
      "id", .text(\.offerID, .name), "The offer's ID; promotional and win-back offers have one."),
    Field("referenceName", .text(\.referenceName), "The offer's name inside App Store Connect."),
    Field(
      "mode",
      .choice(
        among: OfferMode.allCases.map(\.catalogName), get: { $0.mode?.catalogName },
        set: { offer, name in
          offer.mode = OfferMode.allCases.first { $0.catalogName == name }
        }),
      is: .required, "How the offer is paid."),
    Field(
      "period",
      .choice(
        among: OfferDuration.allCases.map(\.words), get: { $0.duration?.words },
        set: { offer, words in
          offer.duration = OfferDuration.allCases.first { $0.words == words }
        }),
      is: .required, "How long one period of the offer lasts."),
    Field(
      "periods", .integer(get: { $0.periods }, set: { $0.periods = $1 ?? 1 }), is: .oneByDefault,
      "How many periods the offer runs for."),
    Field("price", .price(FieldAccess(\.price)), "What a period costs; not for a free trial."),
    Field(
      "eligibility",
      .texts(
        .oneOf(Eligibility.allCases.map(\.rawValue)), each: "customer",
        get: { $0.eligibility.isEmpty ? nil : $0.eligibility.map(\.rawValue) },
        set: { $0.eligibility = ($1 ?? []).compactMap { Eligibility(rawValue: $0) } }),
      "Who may redeem an offer code."),
    Field(
      "stackable", .flag(\.isStackable), "An offer code that adds to the introductory offer."),
    Field(
      "priority",
      .choice(
        among: ["normal", "high"], get: { $0.hasHighPriority ? "high" : nil },
        set: { $0.hasHighPriority = $1 == "high" }),
      "Which win-back offer is shown before others."),
    Field(
      "paidMonths", .integer(get: { $0.paidMonths }, set: { $0.paidMonths = $1 }),
      "For how many months a customer must have paid to get a win-back offer."),
    Field(
      "lapsedMonths",
      .text(
        .pattern(.months), get: { $0.lapsedMonths.map { "\($0.lowerBound)-\($0.upperBound)" } },
        set: { $0.lapsedMonths = $1.flatMap { FieldPattern.monthRange($0) } }),
      "How many months ago the subscription of a customer who gets a win-back offer ended."),
    Field(
      "waitMonths", .integer(get: { $0.waitMonths }, set: { $0.waitMonths = $1 }),
      "How many months a customer waits for the next win-back offer."),
    Field(
      "from", .date(\.from),
      "The first day of an introductory or win-back offer; one that has passed says when it began, "
        + "and an offer that is new to the store begins when it is created."),
    Field(
      "until", .date(\.until),
      "The last day of an introductory or win-back offer; one that ended can be removed."),
    Field(
      "batches", .recordList(get: { $0.batches }, set: { $0.batches = $1 }),
      "The codes for one use that an offer code is to have."),
  ]
}

extension BillingPlan {
  public static let fields: [Field<BillingPlan>] = [
    Field(
      "plan", .text(.name, get: { $0.plan }, set: { $0.plan = $1 ?? "" }), is: .required,
      "Its name, such as BILLED_UPFRONT or MONTHLY."),
    Field("price", .price(FieldAccess(\.price)), "What is charged each time."),
    Field(
      "commitmentPrice", .price(FieldAccess(\.commitmentPrice)),
      "What is charged in all until the commitment ends."),
    Field(
      "enabled",
      .scalar(
        .flag,
        FieldAccess(
          get: { $0.isEnabled ? nil : "false" }, set: { $0.isEnabled = $1 != "false" })),
      "Whether customers are offered it; they are by default."),
  ]
}
