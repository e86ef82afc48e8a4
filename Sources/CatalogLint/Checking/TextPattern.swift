import CPCRE2
import TextReading

/// A regular expression in the syntax of PCRE2, which is Perl's.
///
/// Letters, digits and case follow Unicode: `\w` matches a letter, a number or `_` of any script,
/// `\p{Han}` a Chinese character. `^` and `$` match the beginning and the end of the whole text;
/// `.` matches anything but a line feed. Lookaround and backreferences are supported; an expression
/// that backtracks excessively, such as `(a+)+$`, is abandoned after a number of steps.
public struct TextPattern: Sendable, Hashable {
  /// The expression as it was written.
  public let source: String
  public let ignoresCase: Bool

  /// - Throws: The reason why the expression is invalid, and the place.
  public init(_ source: String, ignoresCase: Bool = true) throws(PatternFault) {
    self.source = source
    self.ignoresCase = ignoresCase
    pcre2_code_free_8(try Self.compiled(source, ignoresCase: ignoresCase))
  }

  /// The expression compiled by PCRE2; the caller is responsible for freeing it.
  fileprivate func compiled() throws(PatternFault) -> OpaquePointer {
    try Self.compiled(source, ignoresCase: ignoresCase)
  }

  private static func compiled(_ source: String, ignoresCase: Bool) throws(PatternFault) -> OpaquePointer {
    let context = pcre2_compile_context_create_8(nil)
    defer { pcre2_compile_context_free_8(context) }
    pcre2_set_newline_8(context, UInt32(PCRE2_NEWLINE_LF))
    pcre2_set_max_pattern_length_8(context, longest)
    let options =
      PCRE2_UTF | PCRE2_UCP | PCRE2_NO_UTF_CHECK | PCRE2_DOLLAR_ENDONLY | PCRE2_NEVER_BACKSLASH_C
      | (ignoresCase ? PCRE2_CASELESS : 0)
    var number: Int32 = 0
    var offset = 0
    let code = source.withUTF8Bytes { bytes in
      pcre2_compile_8(bytes.baseAddress, bytes.count, options, &number, &offset, context)
    }
    guard let code else { throw PatternFault(number: number, offset: offset) }
    return code
  }

  /// The maximum length of an expression in bytes; our own limit, longer than anybody would read.
  private static let longest = 10_000
}

/// The reason why an expression is invalid.
public struct PatternFault: Error, Hashable, Sendable {
  /// Lower case, no full stop.
  public var message: String
  /// The position in the expression, as a UTF-8 offset.
  public var offset: Int

  fileprivate init(number: Int32, offset: Int) {
    var text = [UInt8](repeating: 0, count: 256)
    let length = pcre2_get_error_message_8(number, &text, text.count)
    message = "invalid regular expression: " + String(decoding: text.prefix(Int(max(length, 0))), as: UTF8.self)
    self.offset = offset
  }
}

/// The patterns of a team's rules, compiled for matching on one thread when the first text is checked.
final class PatternMatchers {
  /// By the index of the rule; nil for an expression that can't be compiled.
  private var matchers: [Int: PatternMatcher?] = [:]

  func matcher(ofRule index: Int, _ pattern: TextPattern) -> PatternMatcher? {
    if let known = matchers[index] { return known }
    let matcher = PatternMatcher(pattern)
    matchers[index] = matcher
    return matcher
  }
}

/// A pattern compiled for matching on one thread: it keeps the state of the last match.
final class PatternMatcher {
  private let code: OpaquePointer
  private let data: OpaquePointer
  private let context: OpaquePointer

  init?(_ pattern: TextPattern) {
    guard let code = try? pattern.compiled() else { return nil }
    guard let data = pcre2_match_data_create_from_pattern_8(code, nil), let context = pcre2_match_context_create_8(nil)
    else {
      pcre2_code_free_8(code)
      return nil
    }
    // Without JIT support for the processor, or without memory for it, the pattern is interpreted.
    pcre2_jit_compile_8(code, PCRE2_JIT_COMPLETE)
    pcre2_set_match_limit_8(context, Self.mostSteps)
    pcre2_set_depth_limit_8(context, Self.mostDepth)
    pcre2_set_heap_limit_8(context, Self.mostMemory)
    self.code = code
    self.data = data
    self.context = context
  }

  deinit {
    pcre2_match_context_free_8(context)
    pcre2_match_data_free_8(data)
    pcre2_code_free_8(code)
  }

  /// The number of texts so far that exceeded the step limit.
  var failures = 0

  /// The non-overlapping matches in a text, in UTF-8 offsets; nil when finding them exceeds the
  /// step limit.
  func matches(in text: String, atMost most: Int = .max) -> [Range<Int>]? {
    let found = text.withUTF8Bytes { search($0, atMost: most) }
    if found == nil { failures += 1 }
    return found
  }

  private func search(_ bytes: UnsafeBufferPointer<UInt8>, atMost most: Int) -> [Range<Int>]? {
    var found: [Range<Int>] = []
    var start = 0
    while found.count < most, start <= bytes.count {
      var status = match(bytes, from: start, options: PCRE2_NO_UTF_CHECK)
      if status == PCRE2_ERROR_JIT_STACKLIMIT {
        status = match(bytes, from: start, options: PCRE2_NO_UTF_CHECK | PCRE2_NO_JIT)
      }
      if status == PCRE2_ERROR_NOMATCH { return found }
      guard status >= 0, let ends = pcre2_get_ovector_pointer_8(data), ends[0] <= ends[1] else { return nil }
      let range = ends[0]..<ends[1]
      found.append(range)
      start = range.upperBound
      guard range.isEmpty else { continue }
      repeat { start += 1 } while start < bytes.count && bytes[start] & 0xC0 == 0x80
    }
    return found
  }

  private func match(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, options: UInt32) -> Int32 {
    pcre2_match_8(code, bytes.baseAddress, bytes.count, start, options, data, context)
  }

  // Our own limits: a text of a catalog has a line or a page, and a pattern that needs more than
  // this backtracks excessively.
  private static let mostSteps: UInt32 = 1_000_000
  private static let mostDepth: UInt32 = 100_000
  /// In KiB; only matters where the compiled pattern runs out of its stack.
  private static let mostMemory: UInt32 = 32_768
}
