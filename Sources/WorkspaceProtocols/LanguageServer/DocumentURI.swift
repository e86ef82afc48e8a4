import Basics

/// The addresses by which editors name files.
enum DocumentURI {
  /// The path of a `file:` address of this machine; nil for others, such as `untitled:`.
  static func path(of uri: String) -> String? {
    guard uri.lowercased().hasPrefix("file://") else { return nil }
    let rest = uri.dropFirst(7)
    guard let slash = rest.firstIndex(of: "/"), ["", "localhost"].contains(rest[..<slash].lowercased()) else {
      return nil
    }
    let path = rest[slash...].percentDecoded
    return path.contains("\0") ? nil : path
  }
}
