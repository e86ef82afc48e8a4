internal import AppStoreReference
public import CatalogFormats
public import CatalogModel
public import SourceSyntax

/// Writes a StoreKit configuration, byte for byte like Xcode.
public enum StoreKitEncoder {
  /// Writes a catalog as a new file: in version 4.0, 5.0 if it has billing plans, or 6.3 if it has suites.
  ///
  /// The texts, periods, levels and offers are written, and one price, in the base territory's
  /// storefront, whose currency Xcode shows. A product without a type, without a price there, or a
  /// subscription without a period is left out.
  public static func write(_ catalog: Catalog) -> ExportResult {
    var identifiers = StoreKitIdentifiers()
    let skeleton = StoreKitSkeleton.file(
      catalog.groups.contains { $0.composition == .suite }
        ? .suites : hasBillingPlans(catalog) ? .billingPlans : .usual,
      identifier: identifiers.identifier(of: "file:" + (catalog.app.bundleID ?? "")),
      locale: catalog.app.primaryLocale.map { StoreKitNodes.spelling(of: $0, StoreLocale.resolving($0)) },
      storefront: StoreKitStorefront.storefront(of: catalog)?.code ?? "USA")
    return lay(catalog, over: skeleton, keepingSecrets: true) ?? ExportResult(bytes: skeleton.bytes)
  }

  /// Merges a catalog into the file that is replaced by the result.
  ///
  /// Values that are equal in the catalog keep their notation; data that a catalog doesn't have is
  /// kept too: the identifiers, the settings, the policies, the version, unknown keys, elements
  /// that are not products, and the key that signs offers, which belongs to that file. A file that
  /// is already up to date comes back byte for byte; any other is formatted like Xcode's. Additions
  /// have the keys of the file's version.
  ///
  /// - Returns: Nil when the syntax of the file has errors.
  public static func update(_ catalog: Catalog, over existing: SourceFile) -> ExportResult? {
    lay(catalog, over: existing, keepingSecrets: true)
  }

  /// Merges a catalog into the file that it was read from, for another file: everything is kept
  /// except the private key that signs offers.
  ///
  /// - Returns: Nil when the syntax of the file has errors.
  public static func copy(_ catalog: Catalog, of origin: SourceFile) -> ExportResult? {
    lay(catalog, over: origin, keepingSecrets: false)
  }

  private static func lay(_ catalog: Catalog, over source: SourceFile, keepingSecrets: Bool) -> ExportResult? {
    guard let base = StoreKitPropertyList.json(of: source).flatMap({ StoreKitBase(.parseJSON($0)) }) else { return nil }
    var overlay = StoreKitOverlay(catalog, over: base)
    var file = overlay.file()
    var losses = overlay.losses
    let keyPair = "subscriptionOffersKeyPair"
    if !keepingSecrets, file[keyPair] != nil {
      file[keyPair] = nil
      losses.append(ExportLoss(.value, of: CatalogPath(.catalog), StoreKitReason.keyPair))
    }
    return ExportResult(bytes: bytes(of: file, over: base), losses: losses)
  }

  /// The original bytes of the file, if its contents are the same.
  private static func bytes(of file: OrderedMap, over base: StoreKitBase) -> [UInt8] {
    let bytes = OrderedValue.map(file).json(.xcode)
    if bytes == OrderedValue(base.root).json(.xcode) { return base.source.bytes }
    // Some of Xcode's files have no newline at their end.
    return base.source.bytes.last == UInt8(ascii: "\n") ? bytes : Array(bytes.dropLast())
  }

  private static func hasBillingPlans(_ catalog: Catalog) -> Bool {
    catalog.products.lazy.compactMap(\.subscription).contains { subscription in
      !subscription.billingPlans.isEmpty || subscription.offers.contains { $0.billingPlan != nil }
    }
  }
}
