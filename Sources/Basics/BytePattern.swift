internal import CPCRE2

/// A regular expression of PCRE2 for bytes that need not be UTF-8; letters of
/// ASCII match in either case.
package struct BytePattern: Sendable {
  /// The address of the compiled expression, which is only read and never freed.
  private let code: UInt

  /// - Parameter words: Texts, each of which the expression matches as it is.
  package init?(anyOf words: [String]) {
    self.init("(" + words.map { "\\Q\($0)\\E" }.joined(separator: "|") + ")")
  }

  /// - Parameter expression: An expression with one group.
  package init?(_ expression: String) {
    let options = PCRE2_CASELESS | PCRE2_DOTALL
    var (number, offset): (Int32, Int) = (0, 0)
    let code = Array(expression.utf8).withUnsafeBufferPointer {
      pcre2_compile_8($0.baseAddress, $0.count, options, &number, &offset, nil)
    }
    guard let code else { return nil }
    // Without support for the processor, the expression is interpreted.
    pcre2_jit_compile_8(code, PCRE2_JIT_COMPLETE)
    self.code = UInt(bitPattern: code)
  }

  /// The ranges of the first group in all matches; if a search takes too many steps, the last one is everything
  /// that was not searched.
  package func captures(in bytes: [UInt8]) -> [Range<Int>] { captures(in: bytes, upTo: .max) }

  /// Whether there is a match.
  package func matches(_ bytes: [UInt8]) -> Bool { !captures(in: bytes, upTo: 1).isEmpty }

  private func captures(in bytes: [UInt8], upTo most: Int) -> [Range<Int>] {
    guard let code = OpaquePointer(bitPattern: code), let data = pcre2_match_data_create_8(2, nil) else {
      return [0..<bytes.count]
    }
    defer { pcre2_match_data_free_8(data) }
    var found: [Range<Int>] = []
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count, found.count < most {
        let status = pcre2_match_8(code, bytes.baseAddress, bytes.count, start, 0, data, nil)
        if status == PCRE2_ERROR_NOMATCH { return }
        guard status > 1, let ends = pcre2_get_ovector_pointer_8(data), ends[2] <= ends[3] else {
          found.append(start..<bytes.count)
          return
        }
        if ends[2] < ends[3] { found.append(ends[2]..<ends[3]) }
        start = max(ends[1], start + 1)
      }
    }
    return found
  }
}
