import Basics
import TextReading

/// A text as its scalars, each with its UTF-8 offset, for the few texts that a rule inspects
/// closely.
struct ScalarText {
  private(set) var scalars: [Unicode.Scalar] = []
  /// One more than the number of scalars; the last one is the length of the text.
  private var offsets: [Int] = []

  init(_ text: String) {
    text.withUTF8Bytes { bytes in
      var rest = Scalars(bytes)
      offsets.append(0)
      while let scalar = rest.next() {
        scalars.append(Unicode.Scalar(scalar) ?? "\u{FFFD}")
        offsets.append(rest.offset)
      }
    }
  }

  var count: Int { scalars.count }

  /// The scalar at an index; nil beyond the ends.
  subscript(index: Int) -> Unicode.Scalar? { scalars.indices.contains(index) ? scalars[index] : nil }

  /// The UTF-8 offsets of some of the scalars.
  func part(_ range: Range<Int>) -> Range<Int> { offsets[range.lowerBound]..<offsets[range.upperBound] }

  /// Some of the scalars as text.
  func string(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }
}
