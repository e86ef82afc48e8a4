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
  /// The elements between its slashes; nil for `**`, which stands for any number of folders.
  private let parts: [[Element]?]

  /// A part of a pattern for a name.
  private enum Element: Sendable, Hashable {
    /// `*`, for any number of bytes.
    case any
    case oneOf(PathPatternSet)

    func matches(_ byte: UInt8) -> Bool { if case .oneOf(let set) = self { set.contains(byte) } else { false } }
  }

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
      $0.count > 1 && $0.allSatisfy { $0 == UInt8(ascii: "*") } ? nil : Self.elements(of: Array($0))
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
    guard isAnchored else { return parts.count == 1 && Self.matches(name, parts[0] ?? [.any]) }
    return Self.matches(Array(path), parts)
  }

  /// The path that it stands for, if it contains nothing special.
  public var literal: String? {
    guard !isNegated, isAnchored else { return nil }
    var names: [[UInt8]] = []
    for part in parts {
      guard let part else { return nil }
      let bytes = part.compactMap { element in if case .oneOf(let set) = element { set.only } else { nil } }
      guard bytes.count == part.count else { return nil }
      names.append(bytes)
    }
    return FileName.text(Array(names.joined(separator: [UInt8(ascii: "/")])))
  }

  /// Whether folders on the way to a file match the parts of a pattern.
  ///
  /// Only the last `**` is tried again with a longer match: the parts before it have found their
  /// first place, which leaves the most to the rest.
  private static func matches(_ path: [[UInt8]], _ parts: [[Element]?]) -> Bool {
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

  /// Whether a name matches elements, in the way of `**` above.
  private static func matches(_ name: [UInt8], _ glob: [Element]) -> Bool {
    var (place, next) = (0, 0)
    var retry: (place: Int, next: Int)?
    while place < name.count {
      if next < glob.count, glob[next] == .any {
        next += 1
        retry = (place, next)
      } else if next < glob.count, glob[next].matches(name[place]) {
        (place, next) = (place + 1, next + 1)
      } else if let last = retry {
        retry = (last.place + 1, last.next)
        (place, next) = (last.place + 1, last.next)
      } else {
        return false
      }
    }
    while next < glob.count, glob[next] == .any { next += 1 }
    return next == glob.count
  }

  /// The elements of a pattern for a name: `*`, `?`, sets of bytes, escaped and other bytes.
  private static func elements(of glob: [UInt8]) -> [Element] {
    var elements: [Element] = []
    var place = 0
    while place < glob.count {
      let byte = glob[place]
      if byte == UInt8(ascii: "*") {
        elements.append(.any)
        place += 1
      } else if byte == UInt8(ascii: "[") {
        elements.append(.oneOf(PathPatternSet(glob, at: &place)))
      } else if byte == UInt8(ascii: "?") {
        elements.append(.oneOf(PathPatternSet(0...255)))
        place += 1
      } else {
        place += byte == UInt8(ascii: "\\") ? 1 : 0
        // Nothing matches a pattern that ends with a backslash.
        elements.append(.oneOf(place < glob.count ? PathPatternSet(glob[place]...glob[place]) : PathPatternSet()))
        place += 1
      }
    }
    return elements
  }
}

/// A set of bytes in a pattern: `[a-z]`, `[!0-9]`, `[[:alpha:]_]`.
private struct PathPatternSet: Sendable, Hashable {
  /// A bit for each byte.
  private var bits = SIMD4<UInt64>()

  init(_ range: ClosedRange<UInt8>? = nil) { if let range { insert(range) } }

  /// Reads a set, and moves after it. One that isn't closed ends with the pattern, and matches nothing.
  init(_ glob: [UInt8], at place: inout Int) {
    let end = glob.count
    place += 1
    let isNegated = place < end && (glob[place] == UInt8(ascii: "!") || glob[place] == UInt8(ascii: "^"))
    if isNegated { place += 1 }
    let first = place
    while place < end, glob[place] != UInt8(ascii: "]") || place == first {
      if glob[place] == UInt8(ascii: "["), place + 1 < end, glob[place + 1] == UInt8(ascii: ":"),
        let close = glob[(place + 2)...].prefix(64).firstIndex(of: UInt8(ascii: "]")),
        glob[close - 1] == UInt8(ascii: ":"),
        close > place + 2
      {
        let name = String(decoding: glob[(place + 2)..<(close - 1)], as: UTF8.self)
        place = Self.classes[name] == nil ? end : close + 1
        for range in Self.classes[name] ?? [] { insert(range) }
        continue
      }
      guard let low = Self.byte(of: glob, at: &place) else { break }
      var high: UInt8? = low
      if place + 1 < end, glob[place] == UInt8(ascii: "-"), glob[place + 1] != UInt8(ascii: "]") {
        place += 1
        high = Self.byte(of: glob, at: &place)
      }
      if let high, low <= high { insert(low...high) }
    }
    guard place < end else {
      bits = SIMD4()
      return
    }
    place += 1
    if isNegated { bits = ~bits }
  }

  private mutating func insert(_ range: ClosedRange<UInt8>) {
    for byte in range { bits[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }
  }

  func contains(_ byte: UInt8) -> Bool { bits[Int(byte >> 6)] >> UInt64(byte & 63) & 1 == 1 }

  /// The only byte of the set; nil for any other number.
  var only: UInt8? {
    let bytes = (0...UInt8.max).filter(contains)
    return bytes.count == 1 ? bytes[0] : nil
  }

  /// A byte of the set, which may be escaped.
  private static func byte(of glob: [UInt8], at place: inout Int) -> UInt8? {
    if glob[place] == UInt8(ascii: "\\") { place += 1 }
    guard place < glob.count else { return nil }
    defer { place += 1 }
    return glob[place]
  }

  private static let letters: [ClosedRange<UInt8>] = [0x41...0x5A, 0x61...0x7A]
  private static let digits: [ClosedRange<UInt8>] = [0x30...0x39]
  private static let classes: [String: [ClosedRange<UInt8>]] = [
    "alnum": letters + digits, "alpha": letters, "blank": [0x20...0x20, 0x09...0x09],
    "cntrl": [0x00...0x1F, 0x7F...0x7F], "digit": digits, "graph": [0x21...0x7E], "lower": [0x61...0x7A],
    "print": [0x20...0x7E], "punct": [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E],
    "space": [0x20...0x20, 0x09...0x0D], "upper": [0x41...0x5A], "xdigit": digits + [0x41...0x46, 0x61...0x66],
  ]
}
