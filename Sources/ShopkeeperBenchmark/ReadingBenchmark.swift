import SourceSyntax

/// What reading files of 10 MB costs, for comparison with other readers in the same run.
enum ReadingBenchmark {
  /// Reads the file that is named once, and prints the shortest of five times in seconds.
  static func run(_ path: String) {
    guard let source = try? SourceFile.read(path: path) else {
      print("could not read \(path)")
      return
    }
    let isJSON = path.hasSuffix(".json")
    let seconds = Measure.shortest(of: 5) {
      if isJSON { _ = SyntaxTree.parseJSON(source) } else { _ = XMLTree.parse(source) }
    }
    print(Measure.decimal(seconds, 4))
  }
}
