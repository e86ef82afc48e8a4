import Basics
import CatalogFormats
import CatalogModel

/// Names for the products of a catalog in a programming language.
struct ConstantNames {
  /// A product and its name.
  struct Constant {
    var product: Int
    /// The name in the notation of the language where it is declared and used.
    var name: String
  }

  private(set) var constants: [Constant] = []
  private(set) var losses: [ExportLoss] = []

  /// Names every product after its item, in the order of the catalog.
  ///
  /// Among products with the same name, the first keeps it and the others are numbered, so that a
  /// new product never renames an existing one.
  init(_ catalog: Catalog, in language: ConstantLanguage) {
    var taken = language.reserved
    var written = WrittenProducts()
    var numbers: [String: Int] = [:]
    for (index, product) in catalog.products.enumerated() {
      if let reason = written.refusal(of: product) {
        losses.recordLoss(.whole, CatalogPath(.product(index)), reason)
        continue
      }
      var words = Self.words(of: product.shortName(in: catalog))
      if words.isEmpty { words = ["product"] }
      // `all` can become `allProduct`.
      if language.reserved.contains(language.name(of: words)) { words.append("product") }
      let name = Self.freeName(of: words, in: language, taken: &taken, numbers: &numbers)
      let written = language.keywords.contains(name) ? "`\(name)`" : name
      constants.append(Constant(product: index, name: written))
    }
  }

  /// The name for the words, or the first one with a number that is not taken yet.
  private static func freeName(
    of words: [String], in language: ConstantLanguage, taken: inout Set<String>, numbers: inout [String: Int]
  ) -> String {
    let plain = language.name(of: words)
    if taken.insert(plain).inserted { return plain }
    var number = numbers[plain, default: 1]
    while true {
      number += 1
      let name = language.name(of: words + ["variant\(number)"])
      if taken.insert(name).inserted {
        numbers[plain] = number
        return name
      }
    }
  }

  /// The words of an item: separated by any character that is neither a letter nor a digit, and
  /// before a capital after a small letter.
  ///
  /// Only letters of the basic multilingual plane are used, because some languages allow no others
  /// in names.
  static func words(of item: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Unicode.Scalar?
    let scalars = Array(item.unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      guard isPart(scalar) else {
        if !word.isEmpty { words.append(word) }
        (word, previous) = ("", nil)
        continue
      }
      let isCapital = scalar.properties.generalCategory == .uppercaseLetter
      let next = place + 1 < scalars.count ? scalars[place + 1] : nil
      if isCapital, let previous, !word.isEmpty,
        previous.properties.generalCategory != .uppercaseLetter || next?.properties.generalCategory == .lowercaseLetter
      {
        words.append(word)
        word = ""
      }
      word.unicodeScalars.append(scalar)
      previous = scalar
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) }
    guard scalar.value <= 0xFFFF else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter: return true
    default: return false
    }
  }
}

extension Product {
  /// The product ID without its bundle ID prefix.
  fileprivate func shortName(in catalog: Catalog) -> String {
    item == productID ? catalog.app.item(of: productID) ?? item : item
  }
}
