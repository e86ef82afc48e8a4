import Basics
import CatalogModel

/// The terms and the privacy policy of the app, which a plan compares and never changes.
extension Planner {
  mutating func comparePolicies() {
    if let has = live.app.hasOwnTerms, let terms = catalog.app.terms, has != (terms == "custom") {
      plan.drift.append(
        PlanNote(
          .app,
          has
            ? "App Store Connect has a license agreement of your own, and the catalog says \"terms: \(terms)\"; "
              + "\"asc pull --into\" takes it over"
            : "the catalog says \"terms: custom\", and App Store Connect has no license agreement of your own; it is "
              + "entered in the app's information"))
    }
    guard let addresses = live.app.privacyURLs, let own = catalog.app.privacyURL else { return }
    let others = addresses.filter { $0.value != own }.sorted { $0.key < $1.key }
    guard !others.isEmpty || addresses.isEmpty else { return }
    let found =
      addresses.isEmpty
      ? "App Store Connect has no address of a privacy policy"
      : "the privacy policy is at " + others.map { "\"\($0.value)\" in \($0.key)" }.joined(separator: ", ")
    plan.drift.append(
      PlanNote(
        .app,
        "\(found), and the catalog says \"\(own)\"; it is changed in App Store Connect, in the app's information"))
  }
}

extension PulledCatalog {
  /// Takes over the terms and the privacy policy. A store without an agreement doesn't say where customers find the
  /// terms.
  mutating func readPolicies(of app: LiveApp) {
    if app.hasOwnTerms == true { catalog.app.terms = "custom" }
    guard let addresses = app.privacyURLs, !addresses.isEmpty else { return }
    let own = own?.app.privacyURL
    let first = app.primaryLocale.flatMap { addresses[$0] } ?? addresses.min { $0.key < $1.key }?.value
    guard let address = addresses.values.contains(where: { $0 == own }) ? own : first else { return }
    if FieldPattern.address.matches(address) {
      catalog.app.privacyURL = address
    } else {
      remark(.app, "the address of the privacy policy is left out: \(quoted: address) doesn't start with https://")
    }
    let others = addresses.filter { $0.value != address }.keys.sorted()
    if !others.isEmpty {
      remark(.app, "the privacy policy has another address in \(others.joined(separator: ", ")); a catalog has one")
    }
  }
}
