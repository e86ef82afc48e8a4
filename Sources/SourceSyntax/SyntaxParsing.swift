extension SyntaxTree {
  /// Reads a YAML file.
  ///
  /// What is read is the part of YAML 1.1 and 1.2 that a catalog needs: one document of mappings
  /// with scalar keys, sequences and scalars. Anchors, aliases, tags and merge keys are errors,
  /// which also rules out the files that grow when they are read. Content never throws: what is
  /// wrong stands in ``diagnostics``.
  public static func parseYAML(_ source: SourceFile) -> SyntaxTree {
    parse(source, as: .yaml, checking: .yaml) { bytes, _, problems in
      var reader = YAMLReader(bytes, origin: source.markLength, problems: problems)
      reader.read()
      problems = reader.problems
      return reader.builder
    }
  }

  /// Reads a JSON file, strictly as RFC 8259 has it, except that a key may have at most 1,024
  /// characters and its colon stands on its line.
  ///
  /// Content never throws: what is wrong stands in ``diagnostics``.
  public static func parseJSON(_ source: SourceFile) -> SyntaxTree {
    parse(source, as: .json, checking: .json) { bytes, check, problems in
      var scanner = JSONScanner(bytes, problems: problems)
      if source.markLength == 0, scanner.scan() {
        problems = scanner.problems
        return scanner.builder
      }
      // What the scanner does not take is read slowly, which finds what to say of it.
      var reader = JSONReader(bytes, origin: source.markLength, problems: problems)
      reader.read(hidingUnusual: check.hasCharactersOfJSONOnly)
      problems = reader.problems
      return reader.builder
    }
  }

  /// - Parameter read: Makes the nodes of bytes whose encoding is sound.
  private static func parse(
    _ source: SourceFile, as notation: Notation, checking encoding: EncodingCheck.Notation,
    _ read: (UnsafeBufferPointer<UInt8>, EncodingCheck, inout DiagnosticList) -> TreeBuilder
  ) -> SyntaxTree {
    var problems = DiagnosticList()
    guard source.bytes.count < Int(UInt32.max) else {
      problems.error("files of 4 GB and more are not read", at: SourceRange(at: 0))
      return SyntaxTree(source: source, notation: notation, diagnostics: problems.sorted())
    }
    return source.bytes.withUnsafeBufferPointer { bytes in
      var check = EncodingCheck(bytes, notation: encoding)
      guard check.run(into: &problems) else {
        return SyntaxTree(source: source, notation: notation, diagnostics: problems.sorted())
      }
      let builder = read(bytes, check, &problems)
      return SyntaxTree(
        source: source, notation: notation, diagnostics: problems.sorted(),
        nodes: builder.nodes, sideText: builder.sideText)
    }
  }
}
