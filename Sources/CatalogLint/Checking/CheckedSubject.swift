import AppStoreReference
import CatalogModel
import TextReading

/// A product or subscription group that is checked, with its texts as they were read.
struct CheckedSubject {
  let checked: CheckedCatalog
  let subject: CatalogPath.Subject
  /// The product as far as it is checked; nil for a group.
  let product: Product?
  /// Every text that is not missing.
  private(set) var samples: [TextSample]
  /// Findings about parts beyond the limits of reading.
  private(set) var cutOffs: [RuleFinding]

  init(product index: Int, of checked: CheckedCatalog) {
    let subject = CatalogPath.Subject.product(index)
    let (product, cutOffs) = ReadingLimits.checkedPart(of: checked.catalog.products[index], at: subject)
    self.init(checked, subject, product, product.localizations, cutOffs)
  }

  init(group index: Int, of checked: CheckedCatalog) {
    let subject = CatalogPath.Subject.group(index)
    let (localizations, cutOffs) = ReadingLimits.checkedPart(
      of: checked.catalog.groups[index].localizations, at: subject)
    self.init(checked, subject, nil, localizations, cutOffs)
  }

  /// The retention messages of the app, whose headers and bodies are read like titles and descriptions.
  init(retentionMessagesOf checked: CheckedCatalog) {
    let messages = checked.catalog.app.retentionMessages.prefix(ReadingLimits.messages)
    let texts = messages.map { message in
      Localization(
        locale: message.locale, storeLocale: StoreLocale.resolving(message.locale), title: message.header,
        description: message.body)
    }
    self.init(checked, .app, nil, texts, [])
    for index in samples.indices {
      samples[index].path.field = samples[index].kind == .title ? .header : .body
    }
    for index in cutOffs.indices {
      cutOffs[index].path.field = cutOffs[index].path.field == .title ? .header : .body
    }
  }

  private init(
    _ checked: CheckedCatalog, _ subject: CatalogPath.Subject, _ product: Product?, _ localizations: [Localization],
    _ cutOffs: [RuleFinding]
  ) {
    self.checked = checked
    self.subject = subject
    self.product = product
    var (samples, cutOffs) = ([TextSample](), cutOffs)
    for index in localizations.indices {
      let reader = checked.readers.reader(for: localizations[index].storeLocale)
      for kind in [TextSample.Kind.title, .description] {
        guard let text = localizations[index][kind] else { continue }
        let read = TextSample.read(text, kind, of: localizations[index], at: index, of: subject, with: reader)
        samples.append(read.sample)
        cutOffs += read.cutOffs
      }
    }
    self.samples = samples
    self.cutOffs = cutOffs
  }

  var catalog: Catalog { checked.catalog }
  var facets: CatalogFacets { checked.facets }
  var profile: LimitProfile { checked.profile }
  var currencyNames: CurrencyNames { checked.currencyNames }
  var appLocales: AppLocales { checked.appLocales }

  var isProduct: Bool { product != nil }
  /// Whether it is a product of another resource than a subscription, which may have limits of its own.
  var isOneTimeProduct: Bool { product.map { $0.type != .autoRenewable } ?? false }

  /// The whole product, of which ``product`` may be only a part.
  var wholeProduct: Product? {
    guard case .product(let index) = subject else { return nil }
    return catalog.products[index]
  }

  /// The whole text of a sample that may be only its start.
  func whole(_ sample: TextSample) -> String {
    var localization = wholeProduct?.localizations[sample.localization]
    if case .group(let index) = subject { localization = catalog.groups[index].localizations[sample.localization] }
    return localization?[sample.kind] ?? sample.text
  }

  func path(_ field: CatalogField?, element: Int? = nil) -> CatalogPath {
    CatalogPath(subject, field, element: element)
  }

  /// Whether any text has a word of the category.
  func hasWord(_ category: WordCategory) -> Bool { samples.contains { $0.features.contains(.word(category)) } }

  /// Whether a text, the other one of its localization, or the name of the app has a word of a
  /// category.
  func mentions(of category: WordCategory, beside text: TextSample) -> Bool {
    samples.contains { $0.localization == text.localization && $0.features.contains(.word(category)) }
      || checked.wordsOfApp.contains(.word(category))
  }

  /// Whether the reader of the file has reported the value of a field.
  func isReportedByReader(_ field: CatalogField, element: Int? = nil) -> Bool {
    checked.isReportedByReader(path(field, element: element))
  }
}

extension Localization {
  subscript(kind: TextSample.Kind) -> String? { kind == .title ? title : description }
}
