internal import AppStoreReference
public import CatalogModel
public import SourceSyntax

/// Writes a StoreKit configuration, byte for byte as Xcode would.
public enum StoreKitWriter {
  /// Writes a catalog as a new file: of version 4.0, or 5.0 when it has billing plans.
  ///
  /// The texts, periods, levels and offers are carried, and of the prices the one in the base
  /// territory's storefront, which is the currency that Xcode shows. A product without a type, a
  /// price there, or a subscription's period is left out.
  public static func write(_ catalog: Catalog) -> ExportResult {
    var identifiers = StoreKitIdentifiers()
    let skeleton = StoreKitSkeleton.file(
      hasBillingPlans(catalog) ? .billingPlans : .usual,
      identifier: identifiers.identifier(of: "file:" + (catalog.app.bundleID ?? "")),
      locale: catalog.app.primaryLocale.map {
        StoreKitNodes.spelling(of: $0, StoreLocale.resolving($0))
      },
      storefront: StoreKitStorefront.storefront(of: catalog)?.code ?? "USA")
    return lay(catalog, over: skeleton, keepingSecrets: true)
      ?? ExportResult(bytes: skeleton.bytes)
  }

  /// Lays a catalog over the file that is replaced by the result.
  ///
  /// What the catalog says the same stays as it is written; what it does not speak of stays too: the
  /// identifiers, the settings, the policies, the version, unknown keys, elements that are no
  /// products, and the key that signs offers, which is that file's own. A file that says everything
  /// already comes back byte for byte; any other is laid out as Xcode does. What is added has the
  /// keys of the file's version.
  ///
  /// - Returns: Nil when there are errors in the file's syntax.
  public static func update(_ catalog: Catalog, over existing: SourceFile) -> ExportResult? {
    lay(catalog, over: existing, keepingSecrets: true)
  }

  /// Lays a catalog over the file that it was read from, for another file: all is kept but the
  /// private key that signs offers.
  ///
  /// - Returns: Nil when there are errors in the file's syntax.
  public static func copy(_ catalog: Catalog, of origin: SourceFile) -> ExportResult? {
    lay(catalog, over: origin, keepingSecrets: false)
  }

  private static func lay(
    _ catalog: Catalog, over source: SourceFile, keepingSecrets: Bool
  ) -> ExportResult? {
    guard let base = StoreKitBase(.parseJSON(source)) else { return nil }
    var overlay = StoreKitOverlay(catalog, over: base)
    var file = overlay.file()
    var losses = overlay.account.losses
    let keyPair = "subscriptionOffersKeyPair"
    if !keepingSecrets, file[keyPair] != nil {
      file[keyPair] = nil
      losses.append(ExportLoss(.value, of: CatalogPath(.catalog), StoreKitReason.keyPair))
    }
    return ExportResult(bytes: bytes(of: file, over: base), losses: losses)
  }

  /// The file as it was, to the byte, when it says the same.
  private static func bytes(of file: OrderedMap, over base: StoreKitBase) -> [UInt8] {
    let bytes = OrderedValue.map(file).json(.xcode)
    if bytes == OrderedValue(base.root).json(.xcode) { return base.source.bytes }
    // Some of Xcode's files have no line feed at their end.
    return base.source.bytes.last == UInt8(ascii: "\n") ? bytes : Array(bytes.dropLast())
  }

  private static func hasBillingPlans(_ catalog: Catalog) -> Bool {
    catalog.products.lazy.compactMap(\.subscription).contains { subscription in
      !subscription.billingPlans.isEmpty
        || subscription.offers.contains { $0.billingPlan != nil }
    }
  }
}
