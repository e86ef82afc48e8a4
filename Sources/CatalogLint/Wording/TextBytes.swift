extension String {
  /// Whether the bytes of another text occur in the text.
  func hasBytes(of other: String) -> Bool {
    other.withUTF8Bytes { sought in
      withUTF8Bytes { bytes in
        guard let first = sought.first, bytes.count >= sought.count else { return false }
        return (0...(bytes.count - sought.count)).contains { start in
          bytes[start] == first
            && UnsafeBufferPointer(rebasing: bytes[start..<start + sought.count])
              .elementsEqual(sought)
        }
      }
    }
  }

  /// The UTF-8 of the string, in place when it is native, as every string read here is.
  func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}
