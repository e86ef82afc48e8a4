internal import CMinizip

/// The files in a ZIP archive in memory.
enum ZipArchive {
  /// The reason why a file of an archive can't be read.
  enum Fault: Error {
    /// It has more bytes than allowed.
    case tooLarge
    /// The archive is damaged, encrypted, or compressed in a way that is not supported.
    case damaged
  }

  /// Opens an archive; nil when the bytes are not one.
  ///
  /// - Parameter limit: The most bytes of a file in it.
  static func read<Result>(
    _ bytes: [UInt8], limit: Int, _ body: (borrowing Reader) throws(Fault) -> Result
  ) throws(Fault) -> Result? {
    var outcome: Swift.Result<Result?, Fault> = .success(nil)
    bytes.withUnsafeBufferPointer { buffer in
      var memory = minizip_memory(
        bytes: UnsafeMutablePointer(mutating: buffer.baseAddress), count: buffer.count, capacity: 0, position: 0)
      withUnsafeMutablePointer(to: &memory) { memory in
        guard let file = minizip_open(memory) else { return }
        defer { _ = unzClose(file) }
        do throws(Fault) { outcome = .success(try body(Reader(file: file, limit: limit))) } catch {
          outcome = .failure(error)
        }
      }
    }
    return try outcome.get()
  }

  struct Reader: ~Copyable {
    fileprivate let file: unzFile
    let limit: Int

    /// The contents of a file; nil when the archive has none of the name.
    ///
    /// The size that the archive states is not trusted: reading ends at the limit, so that a bomb
    /// costs no more than an honest file of that size.
    func contents(of name: String) throws(Fault) -> [UInt8]? {
      guard unzLocateFile(file, name, 1) == UNZ_OK else { return nil }
      guard unzOpenCurrentFile(file) == UNZ_OK else { throw .damaged }
      var contents: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = chunk.withUnsafeMutableBytes { unzReadCurrentFile(file, $0.baseAddress, UInt32($0.count)) }
        guard count > 0 else {
          let closed = unzCloseCurrentFile(file)
          if count < 0 || closed != UNZ_OK { throw .damaged }
          return contents
        }
        contents += chunk[..<Int(count)]
        if contents.count > limit {
          _ = unzCloseCurrentFile(file)
          throw .tooLarge
        }
      }
    }
  }

  /// An archive of files, the same bytes on every run; nil when memory runs out.
  static func write(_ files: [(name: String, bytes: [UInt8])]) -> [UInt8]? {
    var memory = minizip_memory(bytes: nil, count: 0, capacity: 0, position: 0)
    defer { free(memory.bytes) }
    return withUnsafeMutablePointer(to: &memory) { memory -> [UInt8]? in
      guard let archive = minizip_create(memory) else { return nil }
      var isWhole = true
      for file in files where isWhole {
        isWhole = file.bytes.withUnsafeBytes { minizip_add(archive, file.name, $0.baseAddress, $0.count) == ZIP_OK }
      }
      guard zipClose(archive, nil) == ZIP_OK, isWhole else { return nil }
      return Array(UnsafeBufferPointer(start: memory.pointee.bytes, count: memory.pointee.count))
    }
  }
}
