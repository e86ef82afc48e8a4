import CatalogModel
import Testing

@Suite("The table of fields")
struct CatalogFieldTests {
  @Test("has a path for every field of a product and of a group, so that each has a place")
  func paths() {
    for field in Product.fields + Product.reviewFields where field.key != "review" {
      #expect(field.path != nil, "\(field.key) needs a case of CatalogField")
    }
    for field in SubscriptionGroup.fields {
      #expect(field.path != nil, "\(field.key) needs a case of CatalogField")
    }
  }
}
