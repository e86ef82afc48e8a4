import Basics
import CommandLayer
import Shopkeeper
import SourceSyntax
import WorkspaceProtocols

/// The folder that an assistant works in: the catalog in it, and no file outside of it.
struct AssistantFolder: Sendable {
  /// Its absolute path, without links.
  let path: String
  /// The catalog that is meant where none is named; absolute.
  let catalog: String

  /// - Parameter path: A catalog, or a folder that contains exactly one.
  init(_ path: String) throws {
    catalog = FileSystem.absolute(try CatalogFile.only(in: path))
    self.path = FileSystem.kind(path) == .folder ? FileSystem.absolute(path) : Path.folder(of: catalog)
  }

  /// The absolute path of a file or a folder in it.
  ///
  /// - Parameter isNew: Whether it may not exist yet; its folder has to.
  func file(_ name: String, isNew: Bool = false) throws -> String {
    guard !name.isEmpty else { throw Failure("the name of a file is empty") }
    // A C string would end at the NUL and name another file.
    guard !name.utf8.contains(0) else { throw Failure("no file \"\(name)\" in \"\(path)\"") }
    let given = name.hasPrefix("/") ? name : Path.join(path, name)
    let real =
      isNew && FileSystem.kind(given, followingLinks: false) == nil
      ? Path.join(FileSystem.absolute(Path.folder(of: given)), Path.name(of: given)) : FileSystem.absolute(given)
    guard real == path || real.hasPrefix(path == "/" ? "/" : path + "/"), !real.split(separator: "/").contains("..")
    else { throw Failure("\"\(name)\" is outside of \"\(path)\", the folder that was opened") }
    if isNew, real.dropFirst(path.count).split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
      throw Failure("\"\(name)\" is hidden, or in a hidden folder; those are not written")
    }
    guard isNew || FileSystem.kind(real) != nil else { throw Failure("no file \"\(name)\" in \"\(path)\"") }
    return real
  }

  /// The catalog that a call names, or the one that was opened.
  func catalog(_ arguments: OrderedValue) throws -> String {
    // The one that was opened may be a link by now.
    try file(arguments["catalog"]?.scalarText ?? catalog)
  }

  /// Runs a command of ours as on a command line, in this process; its output is the answer.
  ///
  /// - Parameters:
  ///   - options: The command and its options, none of which a call determines but as a value after
  ///     an equals sign.
  ///   - words: What follows, of which nothing is an option.
  func run(_ options: [String], _ words: [String]) async -> AssistantTool.Answer {
    let (output, errors) = (Lock<[UInt8]>([]), Lock<[UInt8]>([]))
    let code = await CommandRunner.run(
      ShopkeeperCommand.command, arguments: options + ["--"] + words, console: Self.console(output, errors))
    let notes = String(decoding: errors.withLock { $0 }, as: UTF8.self)
    let printed = output.withLock { $0 }
    let isText = String(validating: printed, as: UTF8.self) != nil && !printed.contains(0)
    let shown = isText ? String(decoding: printed, as: UTF8.self) : "(\(printed.count) bytes, which are not text)\n"
    return AssistantTool.Answer(
      shown + notes, isFailure: code == .usage || code == .failure || code == .findings && printed.isEmpty)
  }

  /// A console that collects what is written to it.
  ///
  /// - Parameter locale: The locale of the person who reads it; empty for a program.
  static func console(_ output: Lock<[UInt8]>, _ errors: Lock<[UInt8]>, locale: String = "") -> Console {
    Console(
      locale: locale,
      standardOutput: { bytes in output.withLock { $0 += bytes } },
      standardError: { bytes in errors.withLock { $0 += bytes } })
  }
}
