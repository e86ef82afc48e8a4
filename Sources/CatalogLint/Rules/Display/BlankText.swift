extension String {
  /// Nothing but whitespace.
  var isBlankText: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
