/// Gives the screenshots of a package their names: without folders, and each its own whatever the
/// case, since they may be unpacked on a disk that disregards it.
struct TransporterFileNames {
  private var names: [String: String] = [:]
  private var taken: Set<String> = [TransporterWriter.fileName]

  /// The name of a path's file alone.
  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The name of a path: the same for the same path, another for every other.
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
