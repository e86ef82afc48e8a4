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

  /// The settings that may be read.
  private(set) var budget: SettingsBudget

  private let objects: OldPropertyList
  /// The folder of the project.
  private let folder: String
  /// The groups of files and groups.
  private lazy var parents: [String: String] = Dictionary(
    objects.keys.flatMap { key in objects[key]?["children"]?.elements.compactMap { $0.text.map { ($0, key) } } ?? [] },
    uniquingKeysWith: { first, _ in first })

  /// - Parameters:
  ///   - path: The folder that ends in `.xcodeproj`; nil when it has no project.
  ///   - budget: The settings that may be read, of this project and those after it.
  init?(_ path: String, _ budget: SettingsBudget) {
    folder = Path.folder(of: path)
    self.budget = budget
    let file = Path.join(path, "project.pbxproj")
    guard Repository.contains(file, of: budget.root) else { return nil }
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
    let common = objects(project["buildConfigurationList"])?["buildConfigurations"]?.elements ?? []
    guard budget.take(all.count + common.count) else { return }
    let shared = common.compactMap { objects($0) }.first { $0["name"]?.text == configuration["name"]?.text }
    var settings = BuildSettings()
    settings.add(["TARGET_NAME": name, "PRODUCT_NAME": "$(TARGET_NAME)"], &budget)
    for part in [shared, configuration].compactMap(\.self) {
      if let file = part["baseConfigurationReference"]?.text { settings.addFile(path(of: file), &budget) }
      let own = part["buildSettings"]
      let keys = own?.keys ?? []
      guard budget.take(keys.count) else { return }
      settings.add(
        Dictionary(uniqueKeysWithValues: keys.compactMap { key in own?[key]?.text.map { (key, $0) } }), &budget)
    }
    guard let id = settings.value(of: "PRODUCT_BUNDLE_IDENTIFIER", &budget), !budget.isSpent else { return }
    guard NewCatalog.isBundleID(id) else {
      unresolved.append(id)
      return
    }
    applications.append(
      Application(
        target: name, bundleID: id, name: settings.displayName(&budget),
        platform: settings.value(of: "SDKROOT", &budget)))
  }

  /// The path of a file: each group may be a folder.
  private mutating func path(of reference: String) -> String {
    var parts: [String] = []
    var child: String? = reference
    // Groups are in groups; Xcode writes no project whose groups form a circle.
    while let id = child, parts.count < 64 {
      parts.append(objects[id]?["path"]?.text ?? "")
      child = parents[id]
    }
    return parts.reversed().reduce(folder) { $1.isEmpty ? $0 : Path.join($0, $1) }
  }

  private func objects(_ reference: OldPropertyList?) -> OldPropertyList? { reference?.text.flatMap { objects[$0] } }
}
