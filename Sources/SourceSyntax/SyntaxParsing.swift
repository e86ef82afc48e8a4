extension SyntaxTree {
  /// Reads a YAML file.
  ///
  /// What is read is the part of YAML 1.1 and 1.2 that a catalog needs: one document of mappings
  /// with scalar keys, sequences and scalars. Anchors, aliases, tags and merge keys are errors,
  /// which also rules out the files that grow when they are read. Content never throws: what is
  /// wrong stands in ``diagnostics``.
  public static func parseYAML(_ source: SourceFile) -> SyntaxTree {
    parse(source, as: .yaml)
  }

  /// Reads a JSON file, strictly as RFC 8259 has it, except that a key may have at most 1,024
  /// characters and its colon stands on its line.
  ///
  /// Content never throws: what is wrong stands in ``diagnostics``.
  public static func parseJSON(_ source: SourceFile) -> SyntaxTree {
    parse(source, as: .json)
  }

  private static func parse(_ source: SourceFile, as notation: Notation) -> SyntaxTree {
    var problems = DiagnosticList()
    guard source.bytes.count < Int(UInt32.max) else {
      problems.error("files of 4 GB and more are not read", at: SourceRange(at: 0))
      return SyntaxTree(source: source, notation: notation, diagnostics: problems.sorted())
    }
    return source.bytes.withUnsafeBufferPointer { bytes in
      var check = EncodingCheck(bytes, notation: .init(notation))
      guard check.run(into: &problems) else {
        return SyntaxTree(source: source, notation: notation, diagnostics: problems.sorted())
      }
      let builder: TreeBuilder
      switch notation {
      case .yaml:
        var reader = YAMLReader(bytes, origin: source.markLength, problems: problems)
        reader.read()
        (builder, problems) = (reader.builder, reader.problems)
      case .json:
        var scanner = JSONScanner(bytes, problems: problems)
        if source.markLength == 0, scanner.scan() {
          (builder, problems) = (scanner.builder, scanner.problems)
          break
        }
        fallthrough
      case .xml, .binaryPropertyList:
        var reader = JSONReader(bytes, origin: source.markLength, problems: problems)
        reader.read(hidingUnusual: check.hasCharactersOfJSONOnly)
        (builder, problems) = (reader.builder, reader.problems)
      }
      return SyntaxTree(
        source: source, notation: notation, diagnostics: problems.sorted(),
        nodes: builder.nodes, sideText: builder.sideText)
    }
  }
}
