import Testing

@testable import CatalogModel

@Suite("The table of fields") struct CatalogFieldTests {
  @Test("has a path for every field of a product and of a group, so that each has a place") func paths() {
    for field in Product.fields + Product.reviewFields where field.key != "review" {
      #expect(field.path != nil, "\(field.key) needs a case of CatalogField")
    }
    for field in SubscriptionGroup.fields { #expect(field.path != nil, "\(field.key) needs a case of CatalogField") }
  }

  @Test("the meaning of a field takes limits from the facts") func meanings() {
    func check<Record>(_ fields: [Field<Record>]) {
      for field in fields {
        let prose = field.template.replacing(/\{[a-z0-9.-]+\}/, with: "")
        #expect(prose.firstMatch(of: /[0-9]/) == nil || field.key == "minimumAppVersion", "\(prose)")
        #expect(field.summary.firstMatch(of: /[{}]/) == nil, "\(field.summary)")
      }
    }
    check(App.fields)
    check([Product.idField] + Product.fields + Product.reviewFields)
    check(SubscriptionGroup.fields)
    check(Localization.fields + Localization.groupFields)
    check(Suppression.fields)
    check(Offer.fields)
    check(BillingPlan.fields)
    #expect(Localization.fields.map(\.summary).contains("The display name, 2 to 35 characters."))
  }
}
