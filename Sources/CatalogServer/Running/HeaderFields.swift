internal import CMicroHTTPD

/// Takes header fields over from the library.
enum HeaderFields {
  private struct Search {
    let names: [String]
    var found: [HeaderField] = []
  }

  /// The fields of the given names, in the order of the request.
  static func read(_ names: [String], of connection: OpaquePointer) -> [HeaderField] {
    var search = Search(names: names)
    withUnsafeMutablePointer(to: &search) {
      microhttpd_visit_fields(
        connection,
        { search, _, name, value in
          guard let search = search?.assumingMemoryBound(to: Search.self), let name else {
            return microhttpd_yes()
          }
          let field = HeaderField(String(cString: name), value.map { String(cString: $0) } ?? "")
          if search.pointee.names.contains(where: field.isNamed) {
            search.pointee.found.append(field)
          }
          return microhttpd_yes()
        }, $0)
    }
    return search.found
  }
}
