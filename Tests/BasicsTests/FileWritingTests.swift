import CPlatform
import Foundation
import Testing

@testable import Basics

/// A unique folder for a test, removed with it.
final class ScratchFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(filePath: self(name)))
    return self(name)
  }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: self(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}

@Suite("Writing files") struct FileWritingTests {
  @Test("a replaced file keeps its mode, owner, group and extended attributes") func properties() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("old", to: "a.yml")
    let hasAttributes = setxattr(path, "user.note", "kept", 4, 0) == 0
    #expect(chmod(path, 0o4641) == 0)
    // Only root can give a file away.
    let isRoot = geteuid() == 0
    if isRoot { #expect(chown(path, 12, 34) == 0 && chmod(path, 0o4641) == 0) }
    var before = stat()
    stat(path, &before)
    try FileSystem.replace(path, with: Array("new".utf8))
    var after = stat()
    stat(path, &after)
    #expect(folder.text("a.yml") == "new")
    #expect(after.st_mode == before.st_mode)
    #expect(after.st_uid == before.st_uid && after.st_gid == before.st_gid)
    #expect(folder.names == ["a.yml"])
    guard hasAttributes else { return }
    var value = [UInt8](repeating: 0, count: 8)
    #expect(getxattr(path, "user.note", &value, 8) == 4)
    #expect(Array(value.prefix(4)) == Array("kept".utf8))
  }

  @Test("a new file has the usual permissions") func permissions() throws {
    let folder = try ScratchFolder()
    try FileSystem.replace(folder("a"), with: [1])
    var status = stat()
    stat(folder("a"), &status)
    let mask = umask(0o022)
    umask(mask)
    #expect(status.st_mode & 0o7777 == 0o666 & ~mask)
  }

  @Test("a file that can't be replaced in full is left as it was, with the reason") func refused() throws {
    let folder = try ScratchFolder()
    let linked = try folder.write("old", to: "linked")
    try FileManager.default.linkItem(atPath: linked, toPath: folder("other"))
    #expect(throws: FileWriteFailure.linked(count: 2)) { try FileSystem.replace(linked, with: []) }
    let closed = try folder.write("old", to: "closed")
    #expect(chmod(closed, 0o444) == 0)
    #expect(throws: FileWriteFailure.readOnly) { try FileSystem.replace(closed, with: []) }
    try FileManager.default.createSymbolicLink(atPath: folder("dangling"), withDestinationPath: "nowhere")
    #expect(throws: FileWriteFailure.broken(link: "nowhere", SystemError(ENOENT))) {
      try FileSystem.replace(folder("dangling"), with: [])
    }
    #expect(throws: FileWriteFailure.exists) { try FileSystem.replace(linked, with: [], replacing: false) }
    #expect(folder.text("linked") == "old" && folder.text("closed") == "old")
    #expect(folder.names == ["closed", "dangling", "linked", "other"])
  }

  @Test("a symbolic link is kept, and a name may have 255 bytes") func names() throws {
    let folder = try ScratchFolder()
    let name = String(repeating: "n", count: 255)
    let path = try folder.write("old", to: name)
    try FileManager.default.createSymbolicLink(atPath: folder("link"), withDestinationPath: name)
    try FileSystem.replace(folder("link"), with: Array("new".utf8))
    #expect(folder.text(name) == "new")
    #expect(FileSystem.linkTarget(folder("link")) == name)
    try FileSystem.replace(path, with: Array("newer".utf8))
    #expect(folder.text("link") == "newer")
  }

  @Test("what a killed process left is removed by the next one, but not what is in use") func swept() throws {
    let folder = try ScratchFolder()
    let left = folder(".shopkeeper-staging-AbCdEf")
    try FileManager.default.createDirectory(atPath: left + "/folder", withIntermediateDirectories: true)
    _ = try folder.write("half", to: ".shopkeeper-staging-AbCdEf/folder/0")
    _ = try folder.write("mine", to: ".shopkeeper-staging-notes.md")
    let used = try StagingFolder(in: folder.path)
    try FileSystem.replace(folder("a"), with: [1])
    let names = folder.names
    withExtendedLifetime(used) {}
    #expect(names.count == 3 && !FileManager.default.fileExists(atPath: left), "\(names)")
    #expect(names.contains(".shopkeeper-staging-notes.md"))
  }

  @Test("a descriptor that doesn't block is waited for") func nonBlocking() throws {
    let pipe = Pipe()
    let writing = pipe.fileHandleForWriting.fileDescriptor
    #expect(fcntl(writing, F_SETFL, O_NONBLOCK) == 0)
    let bytes = [UInt8](repeating: 0x61, count: 1 << 20)
    let writer = Thread {
      _ = FileSystem.put(bytes, into: writing)
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    #expect(try pipe.fileHandleForReading.readToEnd()?.count == bytes.count)
  }

  @Test(
    "recognizes paths of open descriptors",
    arguments: [("/dev/stdout", 1), ("/dev/fd/7", 7), ("/dev/../dev/stderr", 2), ("/dev/null", nil)]) func descriptors(
      path: String, descriptor: Int32?
    ) throws
  {
    #expect(FileSystem.descriptor(namedBy: path) == descriptor)
    let folder = try ScratchFolder()
    try FileManager.default.createSymbolicLink(atPath: folder("link"), withDestinationPath: path)
    #expect(FileSystem.descriptor(namedBy: folder("link")) == descriptor)
  }
}

@Suite("Locking files") struct FileLockTests {
  @Test("a file that is being edited is waited for, and then reported with its editor") func held() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("a", to: "a.yml")
    let lock = try FileLock.take(path, waiting: 0)
    let failure = #expect(throws: FileLockFailure.self) { try FileLock.take(path, waiting: 0) }
    withExtendedLifetime(lock) {}
    let text = failure?.description ?? ""
    #expect(text.hasPrefix("\"\(path)\" is being edited by another process"))
    #if os(Linux)
      #expect(text.contains("process \(getpid())"), "\(text)")
    #endif
  }

  @Test("the lock is on the file that a link leads to, and follows a file that is replaced") func replaced()
    async throws
  {
    let folder = try ScratchFolder()
    let path = try folder.write("0", to: "a.yml")
    try FileManager.default.createSymbolicLink(atPath: folder("link.yml"), withDestinationPath: "a.yml")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for editor in 0..<4 {
        let name = editor.isMultiple(of: 2) ? path : folder("link.yml")
        group.addTask {
          for _ in 0..<25 {
            let lock = try FileLock.take(name, waiting: 60)
            let number = Int(String(decoding: try FileSystem.read(name), as: UTF8.self)) ?? -1
            try FileSystem.replace(name, with: Array("\(number + 1)".utf8))
            withExtendedLifetime(lock) {}
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(folder.text("a.yml") == "100")
    #expect(folder.names == ["a.yml", "link.yml"])
  }

  @Test("only files can be locked") func kinds() throws {
    let folder = try ScratchFolder()
    #expect(throws: FileLockFailure.unreadable(.notAFile(path: folder.path))) {
      try FileLock.take(folder.path, waiting: 0)
    }
    #expect(throws: FileLockFailure.unreadable(.missing(path: folder("none")))) {
      try FileLock.take(folder("none"), waiting: 0)
    }
  }
}
