import Basics
import CatalogModel
import CommandLayer
import Shopkeeper
import SourceSyntax
import StoreConnection

/// A folder of answers of App Store Connect, with a file for each request.
struct AnswerFolder {
  private let path: String
  /// The answers of an earlier run, to be replaced.
  private let old: [String]

  /// A new folder, or one that has nothing but the answers of an earlier run.
  init(writing path: String) throws {
    self.path = Path.withoutTrailingSlash(path)
    try OutputFile.requireInside(path)
    switch FileSystem.kind(self.path) {
    case nil: old = []
    case .folder: old = try FileSystem.names(in: self.path).filter { !$0.hasPrefix(".") }
    case .file, .other: throw Failure("\"\(path)\" is a file; give a folder for the answers")
    }
    if let other = old.first(where: { !Self.isAnswer(Path.join(path, $0)) }) {
      throw Failure("\"\(path)\" has other files, such as \"\(other)\"; give a new folder")
    }
  }

  /// Writes the answers, and removes answers of an earlier run that aren't among them.
  func write(_ answers: [SavedAnswer], on console: Console) throws {
    var taken: Set<String> = []
    do {
      try FileSystem.makeFolders(Path.folder(of: path))
      let tree = try OutputTree.fill(path) { tree in
        for answer in answers {
          // Names that differ in case alone are the same on some systems.
          var name = answer.fileName + ".json"
          var number = 1
          while !taken.insert(name.lowercased()).inserted {
            number += 1
            name = "\(answer.fileName)-\(number).json"
          }
          try tree.stage(answer.file.json(.pretty), as: name)
        }
      }
      for name in old where !taken.contains(name.lowercased()) { _ = tree.remove(name) }
    } catch let failure as OutputTreeFailure {
      throw Failure("could not write \"\(Path.join(path, failure.name))\": \(failure.reason)")
    } catch { throw Failure("could not write the answers to \"\(path)\": \(error)") }
    console.writeErrorLine("wrote \(answers.count) \(answers.count == 1 ? "answer" : "answers") to \(path)")
  }

  private static func isAnswer(_ path: String) -> Bool {
    guard path.hasSuffix(".json"), FileSystem.kind(path) == .file, let source = try? SourceFile.read(path: path) else {
      return false
    }
    let tree = SyntaxTree.parseJSON(source)
    return !tree.hasErrors && tree.root.map { SavedAnswer.isFile(OrderedValue($0)) } ?? false
  }

  // MARK: Reading

  /// Whether a path leads to a folder that "asc pull" has written.
  static func isSaved(_ path: String) -> Bool {
    guard FileSystem.kind(path) == .folder, let names = try? FileSystem.names(in: path),
      let first = names.first(where: { !$0.hasPrefix(".") })
    else { return false }
    return isAnswer(Path.join(path, first))
  }

  /// Reads the answers in a folder and below it, or in one file.
  static func read(_ path: String) throws -> SavedAnswers {
    let files: [String]
    switch FileSystem.kind(path) {
    case .folder: files = try ProductFolder.allFiles(below: Path.withoutTrailingSlash(path))
    case .file, .other: files = [path]
    case nil: throw Failure("no folder at \"\(path)\"")
    }
    var answers: [SavedAnswer] = []
    var unaddressed = 0
    for file in files {
      let source = try SourceFile.read(path: file)
      let tree = SyntaxTree.parseJSON(source, allowingSeveral: true)
      if let error = tree.diagnostics.first(where: { $0.severity == .error }) {
        let place = source.location(at: error.range.start)
        throw Failure("\(file):\(place.line):\(place.column): \(error.message)")
      }
      for root in tree.roots {
        let found = SavedAnswer.all(in: OrderedValue(root))
        answers += found.answers
        unaddressed += found.unaddressed
      }
    }
    guard !answers.isEmpty || unaddressed > 0 else { throw Failure("\"\(path)\" has no answers of App Store Connect") }
    return SavedAnswers(answers, in: "\"\(path)\"", unaddressed: unaddressed)
  }

  /// The app in a folder as a catalog, in the notation of another catalog where both mean the same.
  static func pulled(_ path: String, beside own: Catalog?) throws -> PulledStore {
    let answers = try read(path)
    let known = Set(answers.bundleIDs)
    guard let bundleID = own?.app.bundleID.flatMap({ known.contains($0) ? $0 : nil }) ?? known.min() else {
      throw Failure("\"\(path)\" has no answer about an app")
    }
    let session = answers.session(now: StoreAccess.clock.now)
    let isSame = own?.app.bundleID.map { $0 == bundleID } ?? true
    var pulled = try PulledStore(bundleID, into: isSame ? own : nil, over: session)
    pulled.nameOffers()
    return pulled
  }
}
