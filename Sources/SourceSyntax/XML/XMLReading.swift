import Basics

extension XMLTree {
  /// Reads an XML file in UTF-8.
  ///
  /// Contents never cause a thrown error: problems are in ``diagnostics``. libxml2 limits the depth
  /// (256 elements) and the length of names and texts (10 MB); we limit the number of elements
  /// (16,777,216) and of the attributes of one element (1,000).
  public static func parse(_ source: SourceFile) -> XMLTree {
    var problems = DiagnosticList()
    func failed() -> XMLTree { XMLTree(source: source, diagnostics: problems.sorted()) }
    guard source.bytes.count < Int(Int32.max) else {
      problems.error("XML files of 2 GB and more are not read", at: SourceRange(at: 0))
      return failed()
    }
    return source.bytes.withUnsafeBufferPointer { bytes in
      let check = EncodingCheck(bytes, notation: .xml)
      guard check.run(into: &problems) else { return failed() }
      if let tag = XMLTagLength(bytes).tagOfTooManyAttributes {
        problems.error(
          "the element has more than \(XMLTagLength.mostAttributes) attributes",
          at: SourceRange(start: tag, end: tag + 1))
        return failed()
      }
      var builder = XMLBuilder(bytes, problems: problems)
      builder.read(from: source.markLength)
      return builder.tree(of: source)
    }
  }
}
