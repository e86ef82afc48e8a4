/// A table that a person edits and that is part of the program: cells with tabs between them, and comments after `#`.
package enum EmbeddedTable {
  package static func rows(of bytes: [UInt8]) -> [[String]] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
