#if canImport(StoreKit)
  public import StoreKit

  extension Shop {
    /// The products of the list as StoreKit has them, with price, title and description in the
    /// customer's language, in the order of the list.
    ///
    /// Throws StoreKit's error if the App Store can't be reached; the ``contents`` can then still be
    /// shown, without prices. Products that StoreKit doesn't know are left out and reported.
    public func storeProducts() async throws -> [StoreKit.Product] {
      if let storefront = await Storefront.current?.countryCode, storefront != audience.storefront {
        var audience = audience
        audience.storefront = storefront
        setAudience(audience)
        await refresh()
      }
      return try await lookUp(id: { $0.id }, in: { try await StoreKit.Product.products(for: $0) })
    }
  }
#endif
