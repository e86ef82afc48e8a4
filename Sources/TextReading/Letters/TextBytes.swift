import CPlatform

extension String {
  /// Whether the bytes of another text occur in the text.
  package func hasBytes(of other: String) -> Bool {
    other.withUTF8Bytes { sought in
      withUTF8Bytes { bytes in
        guard let begin = sought.baseAddress, let first = sought.first, let base = bytes.baseAddress,
          bytes.count >= sought.count
        else { return false }
        var next = base
        let end = base + (bytes.count - sought.count + 1)
        while let found = memchr(next, Int32(first), end - next) {
          if memcmp(found, begin, sought.count) == 0 { return true }
          next = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) + 1
        }
        return false
      }
    }
  }

  /// The UTF-8 of the string, in place when it is native, as every string read here is.
  package func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}
