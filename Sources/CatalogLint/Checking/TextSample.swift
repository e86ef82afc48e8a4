import AppStoreReference
import Basics
import CatalogModel
import TextReading

/// One text of a product or group, with everything that the shared passes found in it.
struct TextSample: Sendable {
  enum Kind: Sendable {
    case title
    case description

    /// The noun for the text in messages.
    var noun: Message { self == .title ? "title" : "description" }
  }

  var path: CatalogPath
  let kind: Kind
  /// The index of the localization that contains it.
  let localization: Int
  /// The locale as the catalog writes it.
  let localeName: String
  let locale: StoreLocale?
  let text: String
  let features: TextFeatures
  /// See ``TextEquality/hash(_:)``.
  let foldedHash: Int
  /// The length of the text in UTF-16 units.
  let units: Int
  let amounts: [Amount]
  /// The words that rules look for.
  let hits: [WordHit]
  /// Generated from a template.
  let isGenerated: Bool

  /// The noun for the text in messages.
  var noun: Message {
    switch path.field {
    case .header: "header"
    case .body: "body"
    default: kind.noun
    }
  }

  /// The part of the text in a range of UTF-8 offsets.
  func excerpt(_ range: Range<Int>) -> String {
    text.withUTF8Bytes { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
  }

  /// The text before an offset, as far back as rules look.
  func excerpt(before offset: Int) -> String {
    var start = max(offset - ReadingLimits.context, 0)
    text.withUTF8Bytes { while start < offset, $0[start] & 0xC0 == 0x80 { start += 1 } }
    return excerpt(start..<offset)
  }

  /// The text after an offset, as far ahead as rules look.
  func excerpt(after offset: Int) -> String {
    let count = text.utf8.count
    var end = min(offset + ReadingLimits.context, count)
    text.withUTF8Bytes { while end < count, end > offset, $0[end] & 0xC0 == 0x80 { end -= 1 } }
    return excerpt(offset..<end)
  }

  /// The part of the text in a range; nil for one that is longer than a number of letters.
  func excerpt(_ range: Range<Int>, atMost letters: Int) -> String? {
    guard Clause.mayHave(letters, bytes: range.count) else { return nil }
    let part = excerpt(range)
    return Clause.length(of: part.utf8) <= letters ? part : nil
  }

  /// The first word of a category.
  func firstHit(_ category: WordCategory) -> WordHit? { hits.first { $0.category == category } }
}

extension TextSample {
  /// Reads a text of a localization.
  ///
  /// - Returns: The amounts and words in it, and findings about the parts beyond the limits of reading.
  static func read(
    _ whole: String, _ kind: Kind, of localization: Localization, at index: Int, of subject: CatalogPath.Subject,
    with reader: TextReaders.Reader?
  ) -> (sample: TextSample, cutOffs: [RuleFinding]) {
    let path = CatalogPath(subject, kind == .title ? .title : .description, element: index)
    let locale = localization.storeLocale
    var text = whole
    var cutOffs: [RuleFinding] = []
    let isGenerated = localization.generated.contains(kind == .title ? .title : .description)
    let limit = isGenerated ? ReadingLimits.generatedText : ReadingLimits.text
    if text.utf8.count > limit {
      cutOffs.append(.cutOff(path, has: "\(text.utf8.count, of: "byte")", limit))
      text = ReadingLimits.start(of: text, limit)
    }
    var (amounts, hits) = ([Amount](), [WordHit]())
    let scan = text.withUTF8Bytes { bytes in
      reader?.read(bytes, amounts: &amounts, hits: &hits)
      return TextScan(bytes)
    }
    if amounts.count > ReadingLimits.amounts {
      cutOffs.append(.cutOff(path, has: "\(amounts.count, of: "number")", ReadingLimits.amounts))
      amounts.removeSubrange(ReadingLimits.amounts...)
    }
    if hits.count > ReadingLimits.hits {
      cutOffs.append(.cutOff(path, has: "\(hits.count) words that rules look for", ReadingLimits.hits))
      hits.removeSubrange(ReadingLimits.hits...)
    }
    if let denials = Denials(hits[...], in: text, of: locale) { hits = denials.affirmed }
    for number in amounts.indices {
      guard case .money = amounts[number].kind else { continue }
      let beside = "\(localization.title ?? "") \(localization.description ?? "")"
      guard OtherSense.isMeant(by: amounts[number], in: text, of: locale, beside: beside) else { continue }
      amounts[number].kind = .count
      amounts[number].range = amounts[number].number
    }
    for number in amounts.indices where amounts[number].kind == .inWords {
      let countsCurrency = text.withUTF8Bytes { bytes in
        let counted = CountedCurrency(text: bytes, locale: locale)
        return hits.contains { $0.category == .currencyNoun && counted.isCounted($0.range, by: amounts[number]) }
      }
      if countsCurrency { amounts[number].kind = .count }
    }
    var features = scan.features.union(kind == .title ? .title : .description)
    for amount in amounts {
      switch amount.kind {
      case .money: features.insert(.money)
      case .count: features.insert(.count)
      case .duration: features.insert(.duration)
      case .percent, .inWords, .ordinal: break
      }
    }
    for hit in hits { features.insert(.word(hit.category)) }
    if let locale, scan.scripts.isForeign(in: locale) { features.insert(.foreignScript) }
    let sample = TextSample(
      path: path, kind: kind, localization: index, localeName: localization.locale, locale: locale, text: text,
      features: features, foldedHash: TextEquality.hash(text), units: scan.units, amounts: amounts, hits: hits,
      isGenerated: isGenerated)
    return (sample, cutOffs)
  }

  /// Enumerates the longest runs of scalars of one kind, with their UTF-8 offsets and their number.
  ///
  /// - Parameter kind: The kind of a scalar; nil for scalars that are in no run.
  func forEachRun(
    of kind: (_ scalar: UInt32) -> UInt32?, _ body: (_ part: Range<Int>, _ count: Int, _ kind: UInt32) -> Void
  ) {
    text.withUTF8Bytes { bytes in
      var rest = Scalars(bytes)
      var run: (start: Int, count: Int, kind: UInt32)?
      while true {
        let offset = rest.offset
        let next = rest.next()
        let nextKind = next.flatMap(kind)
        if let known = run {
          if known.kind == nextKind {
            run = (known.start, known.count + 1, known.kind)
            continue
          }
          body(known.start..<offset, known.count, known.kind)
        }
        guard next != nil else { return }
        run = nextKind.map { (offset, 1, $0) }
      }
    }
  }
}
