/// A pattern for paths in the notation of `.gitignore`: `build/`, `*.storekit`, `/Samples/**/Old`.
///
/// A pattern with a slash before its end is relative to the folder of the file that it is written
/// in; one without matches a name at any depth below it.
public struct PathPattern: Sendable, Hashable {
  /// Whether it reverts the match of an earlier pattern, with `!` at its beginning.
  public let isNegated: Bool
  /// Whether it matches folders only, with a slash at its end.
  public let isForFolders: Bool
  /// Whether it matches whole paths instead of names.
  private let isAnchored: Bool
  /// The bytes between its slashes; nil for `**`, which stands for any number of folders.
  private let parts: [[UInt8]?]

  /// Reads a line of such a file; nil for one that is blank or a comment.
  ///
  /// - Parameter isAnchored: Whether the pattern is relative to the folder even without a slash.
  public init?(_ line: String, isAnchored: Bool = false) {
    var bytes = FileName.bytes(line)[...]
    while bytes.last == UInt8(ascii: "\r") || bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    // A space at the end counts only after a backslash.
    while bytes.last == UInt8(ascii: " "), bytes.dropLast().last != UInt8(ascii: "\\") { bytes.removeLast() }
    if bytes.first == UInt8(ascii: "#") { return nil }
    isNegated = bytes.first == UInt8(ascii: "!")
    if isNegated { bytes.removeFirst() }
    isForFolders = bytes.last == UInt8(ascii: "/")
    if isForFolders { bytes.removeLast() }
    guard !bytes.isEmpty else { return nil }
    self.isAnchored = isAnchored || bytes.contains(UInt8(ascii: "/"))
    parts = bytes.split(separator: UInt8(ascii: "/")).map {
      $0.count > 1 && $0.allSatisfy { $0 == UInt8(ascii: "*") } ? nil : Array($0)
    }
  }

  /// Reads a pattern that a person gave, who may write `./build`.
  public init?(given text: String) { self.init(text.hasPrefix("./") ? String(text.dropFirst()) : text) }

  /// Whether it matches a path.
  ///
  /// - Parameters:
  ///   - path: The names of the folders and of the file, from the folder that the pattern is
  ///     relative to.
  ///   - isFolder: Whether the path leads to a folder.
  public func matches(_ path: some BidirectionalCollection<[UInt8]>, isFolder: Bool) -> Bool {
    guard isFolder || !isForFolders, let name = path.last else { return false }
    guard isAnchored else { return parts.count == 1 && Self.matches(name, parts[0] ?? [0x2A]) }
    return Self.matches(Array(path), parts)
  }

  /// The path that it stands for, if it contains nothing special.
  public var literal: String? {
    guard !isNegated, isAnchored else { return nil }
    var names: [[UInt8]] = []
    for part in parts {
      guard let part, !part.contains(where: { "*?[\\".utf8.contains($0) }) else { return nil }
      names.append(part)
    }
    return FileName.text(Array(names.joined(separator: [UInt8(ascii: "/")])))
  }

  /// Whether folders on the way to a file match the parts of a pattern.
  ///
  /// Only the last `**` is tried again with a longer match: the parts before it have found their
  /// first place, which leaves the most to the rest.
  private static func matches(_ path: [[UInt8]], _ parts: [[UInt8]?]) -> Bool {
    var (place, part) = (0, 0)
    var retry: (place: Int, part: Int)?
    while place < path.count {
      if part < parts.count, parts[part] == nil {
        // At the end, it stands for the contents of a folder, not for the folder.
        if part + 1 == parts.count { return true }
        retry = (place, part)
        part += 1
      } else if part < parts.count, let glob = parts[part], matches(path[place], glob) {
        (place, part) = (place + 1, part + 1)
      } else if let last = retry {
        retry = (last.place + 1, last.part)
        (place, part) = (last.place + 1, last.part + 1)
      } else {
        return false
      }
    }
    return part == parts.count
  }

  /// Whether a name matches `*`, `?`, sets of bytes and escaped bytes, in the way of `**` above.
  private static func matches(_ name: [UInt8], _ glob: [UInt8]) -> Bool {
    var (place, next) = (0, 0)
    var retry: (place: Int, next: Int)?
    while place < name.count {
      if next < glob.count, glob[next] == UInt8(ascii: "*") {
        next += 1
        retry = (place, next)
      } else if let after = end(of: glob, at: next, matching: name[place]) {
        (place, next) = (place + 1, after)
      } else if let last = retry {
        retry = (last.place + 1, last.next)
        (place, next) = (last.place + 1, last.next)
      } else {
        return false
      }
    }
    while next < glob.count, glob[next] == UInt8(ascii: "*") { next += 1 }
    return next == glob.count
  }

  /// The end of the element of a pattern that begins at an offset; nil if it doesn't match the byte.
  private static func end(of glob: [UInt8], at start: Int, matching byte: UInt8) -> Int? {
    guard start < glob.count else { return nil }
    switch glob[start] {
    case UInt8(ascii: "?"): return start + 1
    case UInt8(ascii: "["): return PathPatternSet(glob, at: start).flatMap { $0.contains(byte) ? $0.end : nil }
    case UInt8(ascii: "\\"):
      guard start + 1 < glob.count else { return nil }
      return glob[start + 1] == byte ? start + 2 : nil
    default: return glob[start] == byte ? start + 1 : nil
    }
  }
}

/// A set of bytes in a pattern: `[a-z]`, `[!0-9]`, `[[:alpha:]_]`.
private struct PathPatternSet {
  /// The offset after the closing bracket.
  let end: Int
  private let isNegated: Bool
  private var ranges: [ClosedRange<UInt8>] = []
  private var classes: [(UInt8) -> Bool] = []

  /// Nil for a set that is not closed, which matches nothing.
  init?(_ glob: [UInt8], at start: Int) {
    var place = start + 1
    isNegated = place < glob.count && (glob[place] == UInt8(ascii: "!") || glob[place] == UInt8(ascii: "^"))
    if isNegated { place += 1 }
    let first = place
    while place < glob.count, glob[place] != UInt8(ascii: "]") || place == first {
      if glob[place] == UInt8(ascii: "["), place + 1 < glob.count, glob[place + 1] == UInt8(ascii: ":"),
        let close = glob[(place + 2)...].firstIndex(of: UInt8(ascii: "]")), glob[close - 1] == UInt8(ascii: ":"),
        close > place + 2
      {
        let name = String(decoding: glob[(place + 2)..<(close - 1)], as: UTF8.self)
        guard let known = Self.classes[name] else { return nil }
        classes.append(known)
        place = close + 1
        continue
      }
      guard let low = Self.byte(of: glob, at: &place) else { return nil }
      if place + 1 < glob.count, glob[place] == UInt8(ascii: "-"), glob[place + 1] != UInt8(ascii: "]") {
        place += 1
        guard let high = Self.byte(of: glob, at: &place) else { return nil }
        if low <= high { ranges.append(low...high) }
      } else {
        ranges.append(low...low)
      }
    }
    guard place < glob.count else { return nil }
    end = place + 1
  }

  func contains(_ byte: UInt8) -> Bool {
    (ranges.contains { $0.contains(byte) } || classes.contains { $0(byte) }) != isNegated
  }

  /// A byte of the set, which may be escaped.
  private static func byte(of glob: [UInt8], at place: inout Int) -> UInt8? {
    if glob[place] == UInt8(ascii: "\\") { place += 1 }
    guard place < glob.count else { return nil }
    defer { place += 1 }
    return glob[place]
  }

  private static let classes: [String: @Sendable (UInt8) -> Bool] = [
    "alnum": { isLetter($0) || $0.isASCIIDigit }, "alpha": { isLetter($0) }, "blank": { $0 == 0x20 || $0 == 0x09 },
    "cntrl": { $0 < 0x20 || $0 == 0x7F }, "digit": { $0.isASCIIDigit }, "graph": { (0x21...0x7E).contains($0) },
    "lower": { (0x61...0x7A).contains($0) }, "print": { (0x20...0x7E).contains($0) },
    "punct": { (0x21...0x7E).contains($0) && !isLetter($0) && !$0.isASCIIDigit },
    "space": { $0 == 0x20 || (0x09...0x0D).contains($0) }, "upper": { (0x41...0x5A).contains($0) },
    "xdigit": { $0.isASCIIDigit || (0x41...0x46).contains($0 & 0xDF) },
  ]

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
}
