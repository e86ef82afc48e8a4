import Basics

extension SyntaxTree {
  /// Reads a YAML file.
  ///
  /// Reads the part of YAML 1.1 and 1.2 that a catalog needs: one document of mappings with scalar
  /// keys, sequences and scalars. Anchors, aliases, tags and merge keys are errors, which also
  /// rules out the files that grow when they are read. Content never throws: problems are in
  /// ``diagnostics``.
  public static func parseYAML(_ source: SourceFile) -> SyntaxTree {
    parse(source, as: .yaml, checking: .yaml) { bytes, problems in
      var reader = YAMLReader(bytes, origin: source.markLength, problems: problems)
      reader.read()
      problems = reader.problems
      return reader.builder
    }
  }

  /// Reads a JSON file, strictly as RFC 8259 has it.
  ///
  /// Content never throws: problems are in ``diagnostics``.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - allowsSeveral: Whether objects and lists may follow each other, as programs append
  ///     them to a file; they are the ``roots`` of the tree.
  public static func parseJSON(_ source: SourceFile, allowingSeveral allowsSeveral: Bool = false) -> SyntaxTree {
    parse(source, as: .json, checking: .json) { bytes, problems in
      var parser = JSONParser(bytes, origin: source.markLength, problems: problems)
      parser.parse(allowingSeveral: allowsSeveral)
      problems = parser.problems
      return parser.builder
    }
  }

  /// - Parameter read: Makes the nodes of bytes whose encoding is sound.
  private static func parse(
    _ source: SourceFile, as notation: Notation, checking encoding: EncodingCheck.Notation,
    _ read: (UnsafeBufferPointer<UInt8>, inout DiagnosticList) -> TreeBuilder
  ) -> SyntaxTree {
    var problems = DiagnosticList()
    guard source.bytes.count < Int(UInt32.max) else {
      problems.error("files of 4 GB and more are not read", at: SourceRange(at: 0))
      return SyntaxTree(source: source, notation: notation, diagnostics: problems.sorted())
    }
    return source.bytes.withUnsafeBufferPointer { bytes in
      guard EncodingCheck(bytes, notation: encoding).run(into: &problems) else {
        return SyntaxTree(source: source, notation: notation, diagnostics: problems.sorted())
      }
      let builder = read(bytes, &problems)
      return SyntaxTree(
        source: source, notation: notation, diagnostics: problems.sorted(), nodes: builder.nodes,
        sideText: builder.sideText)
    }
  }
}
