import Foundation
import TestTools
import Testing

@testable import Basics

@Suite("Writing into a folder that others can write to") struct OutputTreeTests {
  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  @Test(
    "no name leads out of it through a link, for writing, reading and removing",
    arguments: ["file", "folder/file", "folder/inner/file", "new/../../file", "../outside/file"]) func links(
      _ name: String
    ) throws
  {
    let (folder, outside) = (try ScratchFolder(), try ScratchFolder())
    try FileManager.default.createDirectory(atPath: outside("inner"), withIntermediateDirectories: true)
    for file in ["file", "inner/file"] { _ = try outside.write("theirs", to: file) }
    try link(folder("file"), to: outside("file"))
    try link(folder("folder"), to: outside.path)
    let tree = try OutputTree(folder.path)
    #expect(throws: (any Error).self) {
      try tree.stage(Array("ours".utf8), as: name)
      try tree.finish()
    }
    #expect(tree.bytes(of: name) == nil)
    // A link itself may be removed.
    _ = tree.remove(name)
    #expect(outside.text("file") == "theirs" && outside.text("inner/file") == "theirs")
    #expect(outside.names == ["file", "inner"])
    #expect(!tree.files().contains { $0.contains("inner") })
  }

  @Test("a link that appears after a file was staged isn't followed either") func race() throws {
    let (folder, outside) = (try ScratchFolder(), try ScratchFolder())
    let tree = try OutputTree(folder.path)
    for name in ["a/file", "file"] { try tree.stage(Array("ours".utf8), as: name) }
    try link(folder("a"), to: outside.path)
    #expect(throws: OutputTreeFailure.self) { try tree.finish() }
    #expect(outside.names.isEmpty)
  }

  @Test("a folder appears with all of its files, or not at all; one that exists keeps its others") func fill() throws {
    let folder = try ScratchFolder()
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try OutputTree.fill(folder("new")) { tree in
        try tree.stage([1], as: "one")
        #expect(folder.names.allSatisfy { $0.hasPrefix(".") })
        throw Stop()
      }
    }
    #expect(!FileManager.default.fileExists(atPath: folder("new")))
    for name in ["one", "two"] {
      try OutputTree.fill(folder("new")) { try $0.stage(Array(name.utf8), as: "b/\(name)") }
    }
    #expect(folder.text("new/b/one") == "one" && folder.text("new/b/two") == "two")
    #expect(folder.names == ["new"])
    #expect(try FileSystem.names(in: folder("new")) == ["b"])
    // Another run was first.
    #expect(throws: FileWriteFailure.self) {
      try OutputTree.fill(folder("late")) { tree in
        try tree.stage([1], as: "one")
        try FileSystem.makeFolders(folder("late/other"))
      }
    }
    #expect(try FileSystem.names(in: folder("late")) == ["other"])
  }

  @Test("runs that fill a folder at once do so one after the other, or give up") func atOnce() throws {
    let folder = try ScratchFolder()
    try FileSystem.makeFolders(folder("shared"))
    try OutputTree.fill(folder("shared")) { _ in
      #expect(throws: FileWriteFailure.busy(seconds: 0)) { try OutputTree.fill(folder("shared"), waiting: 0) { _ in } }
    }
    let names = (0..<10).map { "file\($0)" }
    let path = folder("shared")
    for _ in 0..<20 {
      DispatchQueue.concurrentPerform(iterations: 4) { run in
        _ = try? OutputTree.fill(path, waiting: 60) { tree in
          for name in names { try tree.stage(Array("\(run)".utf8), as: name) }
        }
      }
      #expect(Set(names.map { folder.text("shared/\($0)") }).count == 1)
    }
  }

  @Test("nothing outside is removed while a folder is, through a link that takes its place")
  func removal() throws {
    let (folder, outside) = (try ScratchFolder(), try ScratchFolder())
    for number in 0..<200 { _ = try outside.write("theirs", to: "\(number)") }
    let isDone = Lock(false)
    let (inner, other, aside) = (folder("tree/inner"), folder("link"), folder("aside"))
    try link(other, to: outside.path)
    let swap = Thread {
      // Exchanges the folder and the link all the time.
      while !isDone.withLock({ $0 }) {
        rename(inner, aside)
        rename(other, inner)
        rename(inner, other)
        rename(aside, inner)
      }
    }
    swap.start()
    for _ in 0..<Seeds.rounds(800) {
      try? FileManager.default.createDirectory(atPath: folder("tree/inner"), withIntermediateDirectories: true)
      FileSystem.removeTree(folder("tree"))
    }
    isDone.withLock { $0 = true }
    while !swap.isFinished { usleep(1_000) }
    #expect(outside.names.count == 200)
  }

  @Test("files are written with their folders, and removed with those that are then empty") func files() throws {
    let folder = try ScratchFolder()
    let tree = try OutputTree(folder.path)
    for name in ["a/b/one", "a/two", "three"] { try tree.stage(Array(name.utf8), as: name) }
    #expect(tree.files().allSatisfy { $0.hasPrefix(".") })
    try tree.finish()
    #expect(tree.files(below: "a") == ["a/b/one", "a/two"])
    #expect(tree.bytes(of: "a/b/one") == Array("a/b/one".utf8))
    #expect(tree.remove("a/b/one") && !tree.remove("a/b/one"))
    #expect(!FileManager.default.fileExists(atPath: folder("a/b")) && folder.text("a/two") == "a/two")
  }
}

@Suite("Replacing a file that an editor saves") struct SavedFileTests {
  @Test("a save at any moment is not overwritten", arguments: [true, false]) func saves(
    renames: Bool
  ) throws {
    let folder = try ScratchFolder()
    let path = try folder.write("save 0\n", to: "file")
    let isDone = Lock(false)
    let tool = Thread {
      while !isDone.withLock({ $0 }) {
        guard let old = try? FileSystem.read(path), old.last == UInt8(ascii: "\n") else { continue }
        try? FileSystem.replace(path, with: old + Array("edit\n".utf8), ifStill: old)
      }
    }
    tool.start()
    for number in 1...Seeds.rounds(400) {
      let text = "save \(number)\n"
      if renames {
        try FileSystem.replace(path, with: Array(text.utf8))
      } else {
        let file = try #require(FileHandle(forWritingAtPath: path))
        try file.truncate(atOffset: 0)
        try file.write(contentsOf: Data(text.utf8))
        try file.close()
      }
      // While a file is put back, the other one is seen for a moment.
      var isKept = false
      for _ in 0..<2_000 where !isKept {
        isKept = folder.text("file")?.hasPrefix(text) == true
        if !isKept { usleep(500) }
      }
      #expect(isKept, "save \(number) became \(folder.text("file") ?? "nothing")")
    }
    isDone.withLock { $0 = true }
    while !tool.isFinished { usleep(1_000) }
  }

  @Test("a file that somebody has open to write to is left alone") func open() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("old", to: "file")
    let file = try #require(FileHandle(forWritingAtPath: path))
    #if os(Linux)
      #expect(throws: FileWriteFailure.changed) {
        try FileSystem.replace(path, with: Array("new".utf8), ifStill: Array("old".utf8))
      }
    #endif
    try file.close()
    #expect(folder.text("file") == "old")
    try FileSystem.replace(path, with: Array("new".utf8), ifStill: Array("old".utf8))
    #expect(folder.text("file") == "new" && folder.names == ["file"])
    #expect(throws: FileWriteFailure.changed) {
      try FileSystem.replace(path, with: Array("newer".utf8), ifStill: Array("old".utf8))
    }
  }
}
