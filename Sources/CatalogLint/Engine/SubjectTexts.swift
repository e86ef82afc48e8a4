import AppStoreReference
import CatalogModel

/// The texts of one product or group, with everything that the shared passes found in them.
///
/// A value whose arrays are refilled as a whole: each access to the arrays of an object would be
/// checked while the program runs.
struct SubjectTexts {
  /// Every text that is not missing.
  private(set) var samples: [TextSample] = []
  private(set) var amounts: [Amount] = []
  private(set) var hits: [WordHit] = []
  /// The texts that are checked only in part.
  private(set) var cutOffs: [CutOff] = []

  /// A text of which only a part is checked.
  struct CutOff {
    var field: CatalogField
    /// The index of the localization.
    var element: Int
    /// What the text has, and how much of it is checked.
    var what: String
    var checked: String
  }

  mutating func removeAll() {
    samples.removeAll(keepingCapacity: true)
    amounts.removeAll(keepingCapacity: true)
    hits.removeAll(keepingCapacity: true)
    if !cutOffs.isEmpty { cutOffs = [] }
  }

  /// Replaces the texts by those of other localizations.
  ///
  /// - Parameter readers: What finds amounts and words; nil when texts are only compared.
  mutating func read(_ localizations: [Localization], with readers: TextReaders?) {
    removeAll()
    for index in localizations.indices {
      // Read in place: a copy of the localization would count references to each of its texts.
      let reader = readers?.reader(for: localizations[index].storeLocale)
      if let title = localizations[index].title { read(title, .title, of: localizations, at: index, with: reader) }
      if let description = localizations[index].description {
        read(description, .description, of: localizations, at: index, with: reader)
      }
    }
  }

  private mutating func read(
    _ text: consuming String, _ kind: TextSample.Kind, of localizations: [Localization], at index: Int,
    with reader: TextReaders.Reader?
  ) {
    let firstAmount = amounts.count
    let firstHit = hits.count
    let locale = localizations[index].storeLocale
    let field: CatalogField = kind == .title ? .title : .description
    func cutOff(_ what: String, checked: String) {
      cutOffs.append(CutOff(field: field, element: index, what: what, checked: checked))
    }
    if text.utf8.count > ReadingLimits.text {
      cutOff("\(text.utf8.count) bytes", checked: "the first \(ReadingLimits.text)")
      text = ReadingLimits.start(of: text, ReadingLimits.text)
    }
    let scan = text.withUTF8Bytes { bytes in
      reader?.read(bytes, amounts: &amounts, hits: &hits)
      return TextScan(bytes)
    }
    if amounts.count - firstAmount > ReadingLimits.amounts {
      cutOff("\(amounts.count - firstAmount) numbers", checked: "the first \(ReadingLimits.amounts)")
      amounts.removeSubrange((firstAmount + ReadingLimits.amounts)...)
    }
    if hits.count - firstHit > ReadingLimits.hits {
      cutOff("\(hits.count - firstHit) words that rules look for", checked: "the first \(ReadingLimits.hits)")
      hits.removeSubrange((firstHit + ReadingLimits.hits)...)
    }
    if let denials = Denials(hits[firstHit...], in: copy text, of: locale) {
      hits.removeSubrange(firstHit...)
      hits += denials.affirmed
    }
    for number in firstAmount..<amounts.count {
      guard case .money = amounts[number].kind else { continue }
      let beside = "\(localizations[index].title ?? "") \(localizations[index].description ?? "")"
      guard OtherSense.isMeant(by: amounts[number], in: text, of: locale, beside: beside) else { continue }
      amounts[number].kind = .count
      amounts[number].range = amounts[number].number
    }
    for number in firstAmount..<amounts.count where amounts[number].kind == .inWords {
      let countsCurrency = text.withUTF8Bytes { bytes in
        let counted = CountedCurrency(text: bytes, locale: locale)
        return hits[firstHit...].contains {
          $0.category == .currencyNoun && counted.isCounted($0.range, by: amounts[number])
        }
      }
      if countsCurrency { amounts[number].kind = .count }
    }
    var features = scan.features
    features.insert(kind == .title ? .title : .description)
    for amount in amounts[firstAmount...] {
      switch amount.kind {
      case .money: features.insert(.money)
      case .count: features.insert(.count)
      case .duration: features.insert(.duration)
      case .percent, .inWords, .ordinal: break
      }
    }
    for hit in hits[firstHit...] { features.insert(.word(hit.category)) }
    if let locale, scan.scripts.isForeign(in: locale) { features.insert(.foreignScript) }
    samples.append(
      TextSample(
        kind: kind, localization: index, localeName: localizations[index].locale, locale: locale, text: text,
        features: features, foldedHash: scan.foldedHash, units: scan.units, amounts: firstAmount..<amounts.count,
        hits: firstHit..<hits.count,
        isGenerated: localizations[index].generated.contains(kind == .title ? .title : .description)))
  }
}
