package import SourceSyntax

/// A text with `⟦` and `⟧` around the places where something should be found.
package struct MarkedSource {
  package let text: String
  /// The marked places as byte offsets of ``text``, in order of their starts.
  package let marks: [SourceRange]

  package init(_ marked: String) {
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

  package func source(_ name: String) -> SourceFile { SourceFile(name: name, text: text) }
}

/// A text with one problem at a marked place.
package struct ProblemExample: Sendable, CustomStringConvertible {
  package let text: String
  package let severity: Severity
  package let message: String

  package var description: String { message }

  package init(_ severity: Severity, _ message: String, _ text: String) {
    self.text = text
    self.severity = severity
    self.message = message
  }
}
