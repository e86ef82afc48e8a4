import Basics
package import SourceSyntax

/// Finds what may be a secret in a line, so that no excerpt shows it, whatever the reason for the quotation: secrets
/// recognized by their shape, and secrets recognized by the word before them in the language of the text.
package enum SecretSearch {
  /// Renders a line with everything hidden that may be a secret.
  ///
  /// - Parameters:
  ///   - range: The range to mark.
  ///   - source: The file that contains it.
  ///   - known: Further ranges to hide.
  package static func excerpt(of range: SourceRange, in source: SourceFile, hiding known: SecretRanges = SecretRanges())
    -> String
  {
    var excerpts = SecretExcerpts()
    return excerpts.excerpt(of: range, onLine: source.location(at: range.start).line, in: source, hiding: known)
  }

  package static func secrets(in part: SourceRange, of source: SourceFile) -> [SourceRange] {
    guard part.start < part.end else { return [] }
    let bytes = Array(source.bytes[part.start..<part.end])
    return Secrets.ranges(in: bytes) { text in
      // The offsets apply to the text only if nothing is replaced in it.
      String(validating: text, as: UTF8.self).map { CredentialSearch.passwords(in: $0) } ?? []
    }.map {
      SourceRange(start: part.start + $0.lowerBound, end: part.start + $0.upperBound)
    }
  }
}
