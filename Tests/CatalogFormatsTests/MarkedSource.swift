import SourceSyntax
import Testing

/// A text with `⟦` and `⟧` around the places where something should be found.
struct MarkedSource {
  let text: String
  /// The marked places as byte offsets of ``text``, in order of their starts.
  let marks: [SourceRange]

  init(_ marked: String) {
    var bytes: [UInt8] = []
    var open: [Int] = []
    var marks: [SourceRange] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟦": open.append(bytes.count)
      case "⟧": if let start = open.popLast() { marks.append(SourceRange(start: start, end: bytes.count)) }
      default: bytes += Array(String(scalar).utf8)
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
    self.marks = marks.sorted { $0.start < $1.start }
  }

  func source(_ name: String) -> SourceFile { SourceFile(name: name, text: text) }
}

/// A text with one problem at a marked place.
struct ProblemExample: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  let severity: Severity
  let message: String

  init(_ severity: Severity, _ message: String, _ text: String) {
    testDescription = message
    self.text = text
    self.severity = severity
    self.message = message
  }
}
