import Basics

/// The applications of an Xcode project, with the settings of the build that is released.
struct XcodeProject {
  struct Application {
    var target: String
    var bundleID: String
    var name: String?
    /// The SDK that it is built with, such as `iphoneos`.
    var platform: String?
  }

  private(set) var applications: [Application] = []
  /// The bundle IDs with variables that the project doesn't define.
  private(set) var unresolved: [String] = []
  /// The locales that the project is localized for, as it names them, the one of development first.
  private(set) var regions: [String] = []

  private let objects: OldPropertyList
  /// The folder of the project.
  private let folder: String

  /// - Parameter path: The folder that ends in `.xcodeproj`; nil when it has no project.
  init?(_ path: String) {
    folder = Path.folder(of: path)
    let file = Path.join(path, "project.pbxproj")
    // Generous: the largest projects have some ten megabytes.
    guard let bytes = try? FileSystem.read(file, limit: 64 << 20, onlyFile: true), let root = OldPropertyList(bytes),
      let objects = root["objects"], let project = root["rootObject"]?.text.flatMap({ objects[$0] })
    else { return nil }
    self.objects = objects
    readRegions(of: project)
    for id in project["targets"]?.elements.compactMap(\.text) ?? [] {
      guard let target = objects[id], target["isa"]?.text == "PBXNativeTarget",
        target["productType"]?.text == "com.apple.product-type.application"
      else { continue }
      read(target, of: project)
    }
  }

  private mutating func readRegions(of project: OldPropertyList) {
    let development = project["developmentRegion"]?.text
    let known = project["knownRegions"]?.elements.compactMap(\.text) ?? []
    for region in [development].compactMap(\.self) + known where region != "Base" && !regions.contains(region) {
      regions.append(region)
    }
  }

  private mutating func read(_ target: OldPropertyList, of project: OldPropertyList) {
    let name = target["name"]?.text ?? ""
    let list = objects(target["buildConfigurationList"])
    let all = list?["buildConfigurations"]?.elements.compactMap { objects($0) } ?? []
    let usual = list?["defaultConfigurationName"]?.text
    guard
      let configuration = all.first(where: { $0["name"]?.text == "Release" }) ?? all.first(where: {
        $0["name"]?.text == usual
      }) ?? all.first
    else { return }
    let shared = objects(project["buildConfigurationList"])?["buildConfigurations"]?.elements.compactMap { objects($0) }
      .first { $0["name"]?.text == configuration["name"]?.text }
    var settings = BuildSettings()
    settings.add(["TARGET_NAME": name, "PRODUCT_NAME": "$(TARGET_NAME)"])
    for part in [shared, configuration].compactMap(\.self) {
      if let file = part["baseConfigurationReference"]?.text { settings.add(BuildSettings.file(path(of: file))) }
      let own = part["buildSettings"]
      settings.add(
        Dictionary(uniqueKeysWithValues: (own?.keys ?? []).compactMap { key in own?[key]?.text.map { (key, $0) } }))
    }
    guard let id = settings["PRODUCT_BUNDLE_IDENTIFIER"] else { return }
    guard NewCatalog.isBundleID(id) else {
      unresolved.append(id)
      return
    }
    applications.append(
      Application(
        target: name, bundleID: id, name: settings["INFOPLIST_KEY_CFBundleDisplayName"] ?? settings["PRODUCT_NAME"],
        platform: settings["SDKROOT"]))
  }

  /// The path of a file: each group may be a folder.
  private func path(of reference: String) -> String {
    var parts: [String] = []
    var child: String? = reference
    // Groups are in groups; Xcode writes no project whose groups form a circle.
    while let id = child, parts.count < 64 {
      parts.append(objects[id]?["path"]?.text ?? "")
      child = objects.keys.first { key in objects[key]?["children"]?.elements.contains { $0.text == id } ?? false }
    }
    return parts.reversed().reduce(folder) { $1.isEmpty ? $0 : Path.join($0, $1) }
  }

  private func objects(_ reference: OldPropertyList?) -> OldPropertyList? { reference?.text.flatMap { objects[$0] } }
}

/// Settings of a build by name, whose values refer to each other as `$(NAME)` or `${NAME}`.
struct BuildSettings {
  private var values: [String: String] = [:]

  /// Adds settings that override earlier ones, and may refer to them as `$(inherited)`.
  mutating func add(_ settings: [String: String]) {
    for (name, value) in settings { values[name] = value.replacing("$(inherited)", with: values[name] ?? "") }
  }

  /// The value of a setting; references to unknown settings stay unchanged.
  subscript(name: String) -> String? {
    // Our own limit, for names and IDs: settings that refer to others a few times each would grow without end.
    var budget = 10_000
    return values[name].map { resolved($0, depth: 0, &budget) }
  }

  /// - Parameter budget: The bytes of values that may still be inserted.
  private func resolved(_ text: String, depth: Int, _ budget: inout Int) -> String {
    // Settings that refer to themselves have no value.
    guard depth < 10 else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let open = rest.index(after: dollar)
      guard open < rest.endIndex, rest[open] == "(" || rest[open] == "{",
        let close = rest[open...].firstIndex(of: rest[open] == "(" ? ")" : "}")
      else {
        result += "$"
        rest = rest[open...]
        continue
      }
      let parts = rest[rest.index(after: open)..<close].split(separator: ":")
      if let name = parts.first, let value = values[String(name)], value.utf8.count < budget {
        budget -= value.utf8.count + 1
        let whole = resolved(value, depth: depth + 1, &budget)
        result += parts.dropFirst().reduce(whole) { Self.modified($0, by: $1) }
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

  /// The settings of an `.xcconfig` file and of the files that it includes; none if it can't be read.
  static func file(_ path: String, depth: Int = 0) -> [String: String] {
    guard depth < 8, let bytes = try? FileSystem.read(path, limit: 1 << 20, onlyFile: true) else { return [:] }
    var settings = BuildSettings()
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      if text.hasPrefix("#include") {
        let name = text.split(separator: "\"").dropFirst().first.map(String.init)
        if let name { settings.add(file(Path.join(Path.folder(of: path), name), depth: depth + 1)) }
      } else if let sign = text.firstIndex(of: "=") {
        // Conditions such as [sdk=iphoneos*] have settings of their own.
        let name = text[..<sign].filter { !$0.isWhitespace }
        guard !name.contains("[") else { continue }
        settings.add([name: trimmed(text[text.index(after: sign)...])])
      }
    }
    return settings.values
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0.isWhitespace || $0 == ";" }
    while let last = text.last, last.isWhitespace || last == ";" { text.removeLast() }
    return String(text)
  }
}
