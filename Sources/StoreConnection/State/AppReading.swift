public import AppStoreConnect
import SourceSyntax

/// The app itself in App Store Connect: its policies, which a catalog has too, and settings that it doesn't.
extension LiveReader {
  /// Reads whether the app has a license agreement of its own, and the address of its privacy policy by locale.
  ///
  /// If the key may not read them, the store refuses to answer, or the answers were saved without them, both stay
  /// unknown, and a remark says so: no price and no text depends on them.
  mutating func policies(of app: inout LiveApp) throws(StoreFailure) {
    do throws(StoreFailure) {
      let document = try session.document(
        "/v1/apps/\(app.id)", [("include", "appInfos,endUserLicenseAgreement"), ("limit[appInfos]", "50")])
      guard let document, let resource = document.data.first else { return }
      let agreement = resource.value["relationships"]?["endUserLicenseAgreement"]?["data"]
      app.hasOwnTerms = agreement.map { $0 != .null }
      let found = document.included.byID["appInfos"] ?? [:]
      let infos = (resource.many("appInfos") ?? []).compactMap { found[$0] }
      // Like texts: those that are being changed, or else those that customers see.
      let info = infos.first { $0.text("state") == "PREPARE_FOR_SUBMISSION" } ?? infos.first
      guard let info else { return }
      let texts = try session.list("/v1/appInfos/\(info.id)/appInfoLocalizations", [("limit", "200")]).data
      var addresses: [String: String] = [:]
      for text in texts {
        guard let locale = text.text("locale"), let address = text.text("privacyPolicyUrl"), !address.isEmpty else {
          continue
        }
        addresses[locale] = address
      }
      app.privacyURLs = addresses
    } catch {
      guard [.notFound, .refused, .forbidden, .malformed, .notSaved].contains(error.kind) else { throw error }
      remark("the license agreement and the privacy policy can't be read, and are not compared: \(error)")
    }
  }

  /// Reads the settings of the app that a catalog doesn't have.
  public func settings(of app: LiveApp, named products: [LiveProduct]) throws(StoreFailure) -> AppSettings {
    var settings = AppSettings()
    if let grace = try session.document("/v1/apps/\(app.id)/subscriptionGracePeriod")?.data.first {
      settings.gracePeriod = AppSettings.GracePeriod(
        isOn: grace.flag("optIn") ?? false, isOnInSandbox: grace.flag("sandboxOptIn") ?? false,
        duration: grace.text("duration"), renewals: grace.text("renewalType"))
    }
    let names = Dictionary(products.map { ($0.id, $0.productID) }, uniquingKeysWith: { first, _ in first })
    let promoted = try session.list(
      "/v1/apps/\(app.id)/promotedPurchases", [("include", "inAppPurchaseV2,subscription"), ("limit", "200")])
    settings.promoted = promoted.data.map { purchase in
      let id = purchase.one("inAppPurchaseV2") ?? purchase.one("subscription") ?? purchase.id
      return AppSettings.Promoted(
        productID: names[id] ?? id, isVisible: purchase.flag("visibleForAllUsers") ?? false,
        isEnabled: purchase.flag("enabled") ?? false, state: purchase.text("state"))
    }
    // No public document has the path of the list: an API may lack it.
    do throws(StoreFailure) {
      settings.retentionMessages = try session.list("/v1/apps/\(app.id)/retentionMessages", [("limit", "200")]).data.map
      { $0.text("referenceName") ?? $0.id }
    } catch { if error.kind != .notFound { throw error } }
    return settings
  }
}
