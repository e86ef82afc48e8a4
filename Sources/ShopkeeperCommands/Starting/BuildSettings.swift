import Basics

/// Limits for the settings of a project: others may have written it, with files that include each other, values
/// that contain each other, and paths to files that are none of its own.
struct SettingsBudget {
  /// The folder that is looked through: nothing outside of it, or of its repository, is read.
  let root: String
  /// Our own limits: a project of a hundred apps has some hundred files and a megabyte of settings.
  private var files = 1_000
  private var bytes = 16 << 20
  /// Whether there is more than is read.
  private(set) var isSpent = false
  /// The first file that doesn't belong to the settings of the project.
  var foreign: String?

  init(root: String) { self.root = root }

  /// Whether some more bytes may be kept.
  mutating func take(_ count: Int) -> Bool {
    bytes -= count
    if bytes < 0 { isSpent = true }
    return !isSpent
  }

  /// The contents of an `.xcconfig` file; nil when it is another, can't be read, or there were too many.
  mutating func contents(of path: String) -> [UInt8]? {
    files -= 1
    if files < 0 { isSpent = true }
    guard !isSpent, FileSystem.kind(path) == .file else { return nil }
    guard Repository.contains(path, of: root), FileSystem.absolute(path).hasSuffix(".xcconfig") else {
      foreign = foreign ?? path
      return nil
    }
    guard let bytes = try? FileSystem.read(path, limit: 1 << 20, onlyFile: true), take(bytes.count) else { return nil }
    return bytes
  }
}

/// Settings of a build by name, whose values refer to each other as `$(NAME)` or `${NAME}`.
struct BuildSettings {
  private var values: [String: String] = [:]

  /// Our own limit, for names and IDs: settings that refer to others a few times each would grow without end.
  private static let longest = 10_000

  /// Adds settings that override earlier ones, and may refer to them as `$(inherited)`.
  mutating func add(_ settings: [String: String], _ budget: inout SettingsBudget) {
    for (name, value) in settings {
      let former = values[name] ?? ""
      let count = value.ranges(of: "$(inherited)").count
      let isFilled = count > 0 && value.utf8.count + count * former.utf8.count < Self.longest
      guard budget.take(name.utf8.count + value.utf8.count + (isFilled ? count * former.utf8.count : 0)) else { return }
      values[name] = isFilled ? value.replacing("$(inherited)", with: former) : value
    }
  }

  /// The value of a setting; references to unknown settings stay unchanged.
  func value(of name: String, _ budget: inout SettingsBudget) -> String? {
    values[name].map { resolved($0, &budget) }
  }

  /// The name of the app for people.
  func displayName(_ budget: inout SettingsBudget) -> String? {
    value(of: "INFOPLIST_KEY_CFBundleDisplayName", &budget) ?? value(of: "PRODUCT_NAME", &budget)
  }

  /// A text with the values of the settings that it refers to.
  func resolved(_ text: String, _ budget: inout SettingsBudget) -> String {
    var left = Self.longest
    let result = resolved(text, depth: 0, &left)
    return budget.take(text.utf8.count + Self.longest - left) ? result : text
  }

  /// - Parameter budget: The bytes of values that may still be inserted, or changed by modifiers.
  private func resolved(_ text: String, depth: Int, _ budget: inout Int) -> String {
    // Settings that refer to themselves have no value.
    guard depth < 10 else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let open = rest.index(after: dollar)
      guard open < rest.endIndex, rest[open] == "(" || rest[open] == "{" else {
        result += "$"
        rest = rest[open...]
        continue
      }
      guard let close = rest[open...].firstIndex(of: rest[open] == "(" ? ")" : "}") else { break }
      let parts = rest[rest.index(after: open)..<close].split(separator: ":")
      if let name = parts.first, let value = values[String(name)], value.utf8.count < budget {
        budget -= value.utf8.count + 1
        var whole = resolved(value, depth: depth + 1, &budget)
        for modifier in parts.dropFirst() where budget > 0 {
          budget -= whole.utf8.count + 1
          whole = Self.modified(whole, by: modifier)
        }
        result += whole
      } else {
        result += rest[dollar...close]
      }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private static func modified(_ value: String, by modifier: Substring) -> String {
    switch modifier {
    case "rfc1034identifier": String(value.map { ($0.isASCII && ($0.isLetter || $0.isNumber)) || $0 == "." ? $0 : "-" })
    case "c99extidentifier": String(value.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    default: value
    }
  }

  /// Adds the settings of an `.xcconfig` file and of the files that it includes; none if it can't be read.
  mutating func addFile(_ path: String, depth: Int = 0, _ budget: inout SettingsBudget) {
    guard depth < 8, let bytes = budget.contents(of: path) else { return }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      if text.hasPrefix("#include") {
        let name = text.split(separator: "\"").dropFirst().first.map(String.init)
        if let name { addFile(Path.join(Path.folder(of: path), name), depth: depth + 1, &budget) }
      } else if let sign = text.firstIndex(of: "=") {
        // Conditions such as [sdk=iphoneos*] have settings of their own.
        let name = text[..<sign].filter { !$0.isWhitespace }
        guard !name.contains("[") else { continue }
        add([name: Self.trimmed(text[text.index(after: sign)...])], &budget)
      }
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0.isWhitespace || $0 == ";" }
    while let last = text.last, last.isWhitespace || last == ";" { text.removeLast() }
    return String(text)
  }
}
