import CatalogModel

/// The requirements that can be checked from the catalog alone, regardless of which rules run.
struct RequirementCheck {
  let catalog: Catalog
  let product: Product
  /// Whether it is the only one of its group.
  let isAlone: Bool
  let image: (String) -> Result<ImageFacts, ImageFailure>

  /// The gap in a requirement, and the field where the missing value belongs, of the product or of the app; nil when
  /// it is met.
  func gap(_ requirement: Requirement) -> (message: String, field: CatalogField)? {
    switch requirement {
    case .productID: product.productID.isBlankText ? ("the product has no ID", .productID) : nil
    case .referenceName:
      product.referenceName?.isBlankText ?? true ? ("the product has no reference name", .referenceName) : nil
    case .type: product.type == nil ? ("the product has no type", .type) : nil
    case .price: hasPrice ? nil : ("the product has no price", .price)
    case .texts:
      product.localizations.contains(where: Self.isWhole) ? nil : ("no locale has both title and description", .locale)
    case .primaryLocale: hasPrimaryLocale ? nil : ("no texts in the app's primary locale", .locale)
    case .screenshot: screenshotGap.map { ($0, .screenshot) }
    case .groupName: hasGroupName ? nil : ("the subscription's group has no name in any locale", .productID)
    case .period: product.subscription?.period == nil ? ("the subscription has no period", .period) : nil
    case .level: hasLevel ? nil : ("the subscription has no level", .level)
    case .legalLinks: legalLinksGap
    case .noErrors: nil
    }
  }

  /// The state of a requirement, considering the product's type and what its file can represent.
  func state(_ requirement: Requirement) -> ProductReadiness.State {
    if requirement.isOfSubscriptions, product.subscription == nil { return .notApplicable }
    return catalog.facets.canHold(requirement) ? .met : .notHeld
  }

  private var hasPrice: Bool {
    guard let price = product.price else { return false }
    return price != Price()
  }

  private static func isWhole(_ localization: Localization) -> Bool {
    !(localization.title?.isBlankText ?? true) && !(localization.description?.isBlankText ?? true)
  }

  /// Also true when the primary locale is unknown: the reader of the file reports that.
  private var hasPrimaryLocale: Bool {
    guard let primary = AppLocales(catalog.app).primary else { return true }
    return product.localizations.contains { $0.storeLocale == primary && Self.isWhole($0) }
  }

  private var screenshotGap: String? {
    guard let path = product.review.screenshot, !path.isBlankText else {
      return product.review.uploadedScreenshot.isBlank ? "the product has no review screenshot" : nil
    }
    switch image(path) {
    case .success: return nil
    case .failure(.missing): return "the screenshot \"\(path)\" does not exist"
    case .failure: return "the screenshot \"\(path)\" can't be read as an image"
    }
  }

  private var legalLinksGap: (String, CatalogField)? {
    if catalog.app.terms == nil { return ("nothing says where the app links to its terms of use", .terms) }
    return catalog.app.privacyURL == nil ? ("the app has no address of a privacy policy", .privacyURL) : nil
  }

  private var hasGroupName: Bool {
    // Whether customers see the name of a suite's group isn't known.
    if catalog.composition(of: product) != nil { return true }
    guard let group = product.subscription?.group, catalog.groups.indices.contains(group) else { return false }
    return catalog.groups[group].localizations.contains { !($0.title?.isBlankText ?? true) }
  }

  /// A group's only product doesn't need one.
  private var hasLevel: Bool {
    product.subscription?.level != nil || isAlone
  }
}

extension CatalogFacets {
  /// Whether a file can represent a requirement.
  func canHold(_ requirement: Requirement) -> Bool {
    switch requirement {
    case .screenshot: contains(.screenshots)
    case .groupName: contains(.groupTexts)
    case .primaryLocale, .legalLinks: contains(.appLocales)
    case .referenceName: contains(.referenceNames)
    case .type: contains(.types)
    case .price: contains(.prices)
    case .texts: contains(.texts)
    case .period: contains(.periods)
    case .level: contains(.levels)
    case .productID, .noErrors: true
    }
  }
}
