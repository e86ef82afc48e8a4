/// A text as its scalars, each with its UTF-8 offset, for the few texts that a rule inspects
/// closely.
struct ScalarText {
  private(set) var scalars: [Unicode.Scalar] = []
  /// One more than the number of scalars; the last one is the length of the text.
  private var offsets: [Int] = []

  init(_ text: String) {
    var offset = 0
    scalars.reserveCapacity(text.utf8.count)
    offsets.reserveCapacity(text.utf8.count + 1)
    for scalar in text.unicodeScalars {
      scalars.append(scalar)
      offsets.append(offset)
      offset += scalar.utf8.count
    }
    offsets.append(offset)
  }

  var count: Int { scalars.count }

  /// The scalar at an index; nil beyond the ends.
  subscript(index: Int) -> Unicode.Scalar? {
    scalars.indices.contains(index) ? scalars[index] : nil
  }

  /// The UTF-8 offsets of some of the scalars.
  func part(_ range: Range<Int>) -> Range<Int> {
    offsets[range.lowerBound]..<offsets[range.upperBound]
  }

  /// Some of the scalars as text.
  func string(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }
}
