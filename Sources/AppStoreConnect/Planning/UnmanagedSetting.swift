/// A setting of App Store Connect that a catalog deliberately doesn't have: it is neither read, compared nor changed,
/// or it is kept as it is.
public struct UnmanagedSetting: Sendable, Hashable {
  /// Lower case, as in a sentence.
  public let name: String
  /// The place where a person changes it, and what happens to it here.
  public let place: String

  private init(_ name: String, _ place: String) {
    self.name = name
    self.place = place
  }

  /// All of them, in the order of the documentation.
  public static let all = [
    UnmanagedSetting(
      "promoted purchases: their order and visibility",
      "in App Store Connect, under the app's App Store promotions; \"asc status\" shows them"),
    UnmanagedSetting(
      "the billing grace period and other settings of renewal",
      "in App Store Connect, under the app's subscriptions; \"asc status\" shows the grace period"),
    UnmanagedSetting(
      "retention messages and their offers",
      "in App Store Connect, under the app's subscriptions; \"asc status\" lists them, and their texts in the catalog are "
        + "linted"),
    UnmanagedSetting(
      "suites and bundles of subscriptions", "in App Store Connect; a plan names those of the catalog"),
    UnmanagedSetting(
      "the license agreement and the address of the privacy policy",
      "in App Store Connect, in the app's information; a plan names what differs, and \"asc pull\" takes it over"),
    UnmanagedSetting(
      "the app name that a subscription group shows",
      "in App Store Connect, in each localization of the group; a new version keeps it"),
    UnmanagedSetting(
      "the monthly billing plan of a subscription, with its prices and offers",
      "in App Store Connect, in the subscription; \"asc pull\" names it"),
    UnmanagedSetting(
      "introductory offers that differ by storefront, or follow each other",
      "in App Store Connect, in the subscription; a plan that would change them is refused"),
    UnmanagedSetting(
      "the values of codes, custom codes, and batches that are deactivated",
      "with \"asc codes\", or in App Store Connect, in the offer; a plan that ends the offer counts its codes"),
    UnmanagedSetting(
      "sale in storefronts that open later (\"availableInNewTerritories\")",
      "in App Store Connect, in the product's availability; a plan names it, and it changes with the list of storefronts"
    ),
    UnmanagedSetting(
      "a second price that is planned for a later day",
      "in App Store Connect, in the product's price schedule; a plan names the planned prices that it deletes"),
    UnmanagedSetting("the tax category", "in App Store Connect, in the product"),
    UnmanagedSetting(
      "app versions, and the first product of a kind, which goes to review with one",
      "in App Store Connect, in the version"),
    UnmanagedSetting(
      "addresses for server notifications and shared secrets", "in App Store Connect, in the app's information"),
  ]
}
