import AppStoreReference
import Basics
import CatalogFormats
import Shopkeeper
import SourceSyntax

/// The facts that a project states about its app: bundle IDs, names, locales and StoreKit configurations.
struct ProjectFacts {
  /// A value that was found, and the file that states it.
  struct Found<Value> {
    var value: Value
    var file: String
  }

  struct App: Hashable {
    var bundleID: String
    var name: String?
  }

  /// The apps, each ID once: targets of Xcode projects first, then apps in descriptions of projects.
  private(set) var apps: [Found<App>] = []
  /// The bundle IDs whose variables could not be resolved.
  private(set) var unresolved: [Found<String>] = []
  /// The descriptions of projects that were not read as a whole, and why.
  private(set) var partial: [Found<String>] = []
  /// The locales of the App Store that the project has texts for, the one of development first.
  private(set) var locales: [Found<StoreLocale>] = []
  /// The StoreKit configurations with products.
  private(set) var configurations: [String] = []
  /// The bundle IDs of the apps.
  private var ids: Set<String> = []
  /// The settings that may be read, of all projects together.
  private var budget: SettingsBudget

  /// Looks through a folder, without ignored and third-party files.
  init(of folder: String) {
    budget = SettingsBudget(root: folder)
    let files = ProjectFiles(below: folder)
    let projects = files.folders.filter { $0.hasSuffix(".xcodeproj") }
    for path in projects { if let project = XcodeProject(path, budget) { add(project, at: path) } }
    for path in files.files(named: "project.yml") { addXcodeGen(path) }
    for path in files.files(named: "Project.swift") { addTuist(path) }
    for path in files.files(named: "Info.plist") { addInfo(path) }
    for path in files.folders where path.hasSuffix(".lproj") {
      add(locale: String(Path.name(of: path).dropLast(6)), from: path)
    }
    for path in files.files where path.hasSuffix(".xcstrings") { addStringCatalog(path) }
    configurations = files.files.filter { path in
      guard path.hasSuffix(".storekit"), let file = try? CatalogFile.read(path) else { return false }
      return !file.document.catalog.products.isEmpty
    }
  }

  private mutating func add(_ project: XcodeProject, at path: String) {
    // An app for the watch comes with one for the phone, and has no products of its own.
    let others = project.applications.filter { $0.platform != "watchos" }
    for app in others.isEmpty ? project.applications : others {
      add(App(bundleID: app.bundleID, name: app.name), from: path)
    }
    unresolved += project.unresolved.map { Found(value: $0, file: path) }
    budget = project.budget
    addLimits(of: path)
    for region in project.regions { add(locale: region, from: path) }
  }

  private mutating func addLimits(of path: String) {
    if budget.isSpent {
      partial.append(Found(value: "has more settings, or includes more files, than are read", file: path))
    }
    if let file = budget.foreign {
      let value = "names \"\(file)\", which is outside of the project or no .xcconfig file, and is not read"
      partial.append(Found(value: value, file: path))
      budget.foreign = nil
    }
  }

  /// Adds an app; a description of a project adds nothing to Xcode's own project.
  private mutating func add(_ app: App, from file: String) {
    let isXcode = file.hasSuffix(".xcodeproj")
    // Those of Xcode come first.
    guard isXcode || apps.first?.file.hasSuffix(".xcodeproj") != true else { return }
    guard ids.insert(app.bundleID).inserted else { return }
    apps.append(Found(value: app, file: file))
  }

  private mutating func add(locale name: String, from file: String) {
    guard let locale = StoreLocale.resolving(name), !locales.contains(where: { $0.value == locale }) else { return }
    locales.append(Found(value: locale, file: file))
  }

  private mutating func addInfo(_ path: String) {
    guard let source = try? SourceFile.read(path: path, limit: 1 << 20, onlyFile: true),
      let root = SyntaxTree.parsePropertyList(source).root, root.value(forKey: "NSExtension") == nil,
      root.value(forKey: "CFBundlePackageType").map({ ["APPL", "$(PRODUCT_BUNDLE_PACKAGE_TYPE)"].contains($0.text) })
        ?? true
    else { return }
    func text(_ key: String) -> String? {
      root.value(forKey: key).flatMap { $0.isScalar && !$0.text.contains("$") ? $0.text : nil }
    }
    if let id = text("CFBundleIdentifier"), NewCatalog.isBundleID(id) {
      add(App(bundleID: id, name: text("CFBundleDisplayName") ?? text("CFBundleName")), from: path)
    }
    for locale in root.value(forKey: "CFBundleLocalizations").map({ Array($0.elements) }) ?? [] {
      add(locale: locale.text, from: path)
    }
  }

  private mutating func addStringCatalog(_ path: String) {
    guard let source = try? SourceFile.read(path: path, limit: 64 << 20, onlyFile: true),
      let root = SyntaxTree.parseJSON(source).root
    else { return }
    if let language = root.value(forKey: "sourceLanguage") { add(locale: language.text, from: path) }
    var names: Set<String> = []
    for (_, string) in root.value(forKey: "strings")?.entries.map(\.self) ?? [] {
      for (name, _) in string.value(forKey: "localizations")?.entries.map(\.self) ?? [] { names.insert(name.text) }
    }
    for name in names.sorted() { add(locale: name, from: path) }
  }
}

// MARK: - Generators of projects

extension ProjectFacts {
  /// XcodeGen's description of a project.
  private mutating func addXcodeGen(_ path: String) {
    guard let source = try? SourceFile.read(path: path, limit: 4 << 20, onlyFile: true),
      let root = SyntaxTree.parseYAML(source).root,
      let targets = root.value(forKey: "targets"), targets.isMapping
    else { return }
    let options = root.value(forKey: "options")
    if let language = options?.value(forKey: "developmentLanguage") { add(locale: language.text, from: path) }
    let shared = root.value(forKey: "settings")
    let prefix = options?.value(forKey: "bundleIdPrefix")
    for (name, target) in targets.entries {
      guard target.value(forKey: "type")?.text == "application",
        target.value(forKey: "platform").map({ $0.text != "watchOS" }) ?? true
      else { continue }
      var settings = BuildSettings()
      settings.add(["TARGET_NAME": name.text, "PRODUCT_NAME": "$(TARGET_NAME)"], &budget)
      if let prefix {
        settings.add(["PRODUCT_BUNDLE_IDENTIFIER": "\(prefix.text).$(TARGET_NAME:rfc1034identifier)"], &budget)
      }
      for values in [shared, target.value(forKey: "settings")].compactMap(\.self) where values.isMapping {
        guard budget.take(values.range.end - values.range.start) else { break }
        let release = values.value(forKey: "configs")?.entries.first { $0.key.text.lowercased() == "release" }
        for part in [values, values.value(forKey: "base"), release?.value].compactMap(\.self) {
          settings.add(Self.scalars(of: part), &budget)
        }
      }
      let bundleID = settings.value(of: "PRODUCT_BUNDLE_IDENTIFIER", &budget)
      guard !budget.isSpent else { break }
      guard let id = bundleID else { continue }
      if NewCatalog.isBundleID(id) {
        add(App(bundleID: id, name: settings.displayName(&budget)), from: path)
      } else {
        unresolved.append(Found(value: id, file: path))
      }
    }
    addLimits(of: path)
  }

  private static func scalars(of node: SyntaxNode) -> [String: String] {
    guard node.isMapping else { return [:] }
    return Dictionary(
      node.entries.compactMap { $0.value.isScalar ? ($0.key.text, $0.value.text) : nil },
      uniquingKeysWith: { _, last in last })
  }

  /// Tuist's description of a project, a program of which only the literals are read.
  private mutating func addTuist(_ path: String) {
    guard let bytes = try? FileSystem.read(path, limit: 4 << 20, onlyFile: true) else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("ProjectDescription") else { return }
    var constants = BuildSettings()
    constants.add(Self.constants(in: text), &budget)
    let pieces = text.split(separator: "bundleId:")
    // Each target names its product and its bundle ID, in this order.
    for part in pieces.indices.dropFirst() {
      let before = pieces[part - 1]
      guard let product = before.ranges(of: "product:").last.map({ before[$0.upperBound...] }),
        product.drop(while: \.isWhitespace).hasPrefix(".app,"), let literal = Self.literal(in: pieces[part])
      else { continue }
      let id = constants.resolved(literal, &budget)
      if NewCatalog.isBundleID(id) {
        let name = before.ranges(of: "name:").last.flatMap { Self.literal(in: before[$0.upperBound...]) }.map {
          constants.resolved($0, &budget)
        }
        add(App(bundleID: id, name: name.flatMap { $0.contains("$(") ? nil : $0 }), from: path)
      } else {
        unresolved.append(Found(value: id.replacing("$(", with: "\\("), file: path))
      }
      guard !budget.isSpent else { break }
    }
    addLimits(of: path)
  }

  /// The literal that a text begins with, or the name of a constant, with constants as in settings.
  private static func literal(in text: Substring) -> String? {
    let rest = text.drop(while: \.isWhitespace)
    if rest.first == "\"" {
      let inside = rest.dropFirst()
      return inside.firstIndex(of: "\"").map { String(inside[..<$0]).replacing("\\(", with: "$(") }
    }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : "$(\(name))"
  }

  private static func constants(in text: String) -> [String: String] {
    var constants: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: true)
      guard words.first == "let" || words.dropFirst().first == "let", let sign = line.firstIndex(of: "="),
        let name = line[..<sign].split(whereSeparator: { " :".contains($0) }).drop(while: { $0 != "let" }).dropFirst()
          .first, let value = literal(in: line[line.index(after: sign)...]), !value.hasPrefix("$(")
      else { continue }
      constants[String(name)] = value
    }
    return constants
  }
}
