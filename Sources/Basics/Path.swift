/// Operations on paths as text; nothing here accesses the file system.
public enum Path {
  /// The folder that contains a path; `.` when the path names none.
  public static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path relative to a folder; an absolute path is returned unchanged.
  public static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder == "." || folder.isEmpty { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// A path without trailing slashes.
  public static func withoutTrailingSlash(_ path: String) -> String {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return String(path)
  }

  /// An absolute path without `.`, `..` and empty components, resolved textually.
  public static func resolved(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// An absolute path as seen from an absolute folder, such as `../images/a.png`; judged textually.
  public static func relative(_ path: String, to folder: String) -> String {
    let target = resolved(path).split(separator: "/")
    let start = resolved(folder).split(separator: "/")
    let shared = zip(target, start).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    var steps = [String](repeating: "..", count: start.count - shared)
    for part in target.dropFirst(shared) { steps.append(String(part)) }
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  /// The last component of a path.
  public static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// Whether a relative path stays inside the folder it starts from, judged textually.
  public static func staysInside(_ path: String) -> Bool {
    if path.hasPrefix("/") || path.utf8.contains(0) { return false }
    var depth = 0
    for part in path.split(separator: "/") {
      if part == ".." { depth -= 1 } else if part != "." { depth += 1 }
      if depth < 0 { return false }
    }
    return true
  }
}
