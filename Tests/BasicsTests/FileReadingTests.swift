import Basics
import Foundation
import Testing

@Suite("Reading files") struct FileReadingTests {
  @Test("distinguishes the reasons for failures") func failures() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.yml").path
    try Data("a: 1\n".utf8).write(to: URL(fileURLWithPath: file))

    #expect(try FileSystem.read(file) == Array("a: 1\n".utf8))
    #expect(try FileSystem.read(file, limit: 5).count == 5)
    #expect(throws: FileReadFailure.tooLarge(path: file, size: 5, limit: 4)) { try FileSystem.read(file, limit: 4) }
    let missing = folder.appendingPathComponent("none").path
    #expect(throws: FileReadFailure.missing(path: missing)) { try FileSystem.read(missing) }
    #expect(throws: FileReadFailure.isDirectory(path: folder.path)) { try FileSystem.read(folder.path) }
  }

  @Test("reads a pipe to its end, but not beyond the limit") func pipe() throws {
    func read(limit: Int) throws -> [UInt8] {
      let pipe = Pipe()
      let text = Data(repeating: 0x61, count: 200_000)
      let writer = Thread {
        try? pipe.fileHandleForWriting.write(contentsOf: text)
        try? pipe.fileHandleForWriting.close()
      }
      writer.start()
      let descriptor = pipe.fileHandleForReading.fileDescriptor
      defer { _ = try? pipe.fileHandleForReading.readToEnd() }
      return try FileSystem.read(descriptor: descriptor, name: "pipe", limit: limit)
    }
    #expect(try read(limit: 200_000).count == 200_000)
    #expect(throws: FileReadFailure.tooLarge(path: "pipe", size: nil, limit: 199_999)) { try read(limit: 199_999) }
  }
}
