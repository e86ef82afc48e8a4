import CatalogFormats

/// Names the screenshots of a package: without folders, and unique regardless of case, because they
/// may be unpacked on a case-insensitive disk.
struct TransporterFileNames {
  private var names: [String: String] = [:]
  private var taken: Set<String> = [TransporterEncoder.fileName]

  /// The file name of a path.
  static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The name for a path: always the same for the same path, and unique.
  mutating func name(for path: String) -> String {
    if let known = names[path] { return known }
    let whole = Self.name(of: path)
    let period = whole.lastIndex(of: ".").flatMap { $0 > whole.startIndex ? $0 : nil }
    let stem = whole[..<(period ?? whole.endIndex)]
    let ending = whole[(period ?? whole.endIndex)...]
    var name = whole
    var number = 2
    while !taken.insert(name.lowercased()).inserted {
      name = "\(stem)-\(number)\(ending)"
      number += 1
    }
    names[path] = name
    return name
  }
}
