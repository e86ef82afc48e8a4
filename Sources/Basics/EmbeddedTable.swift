/// A table that a person edits and that is part of the program: cells with tabs between them, and comments after `#`.
package enum EmbeddedTable {
  package static func rows(of bytes: [UInt8]) -> [[String]] {
    bytes.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }.map {
      $0.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
  }
}
