import Basics
import CommandLayer
import SourceSyntax

/// `-` in place of a path: standard input where a file is read, standard output where one is written.
enum StandardStream {
  static let name = "-"

  /// The file at a path. The contents of standard input are kept, because they can't be read again.
  static func source(at path: String, limit: Int = FileSystem.readLimit) throws -> SourceFile {
    guard path == name else { return try SourceFile.read(path: path, limit: limit) }
    return try input.withLock { input in
      if let input { return input }
      let source = try SourceFile.read(descriptor: 0, name: "stdin")
      input = source
      return source
    }
  }

  private static let input = Lock<SourceFile?>(nil)

  enum Verb {
    case read
    case written
  }

  /// Refuses a command line that reads standard input, or writes standard output, more than once.
  ///
  /// - Parameter paths: The paths that are read, or the paths that are written.
  static func requireOnce(_ paths: [String?], _ verb: Verb, for invocation: Invocation) throws {
    guard paths.count(where: { $0 == name }) > 1 else { return }
    let stream =
      switch verb {
      case .read: "standard input, which can be read once"
      case .written: "standard output, which can be written once"
      }
    throw invocation.usageError(.other("two of the files are \(stream); name one of them"))
  }

  /// Refuses `-` for a file that is neither read nor written just once.
  static func refuse(_ path: String?, for option: String, _ invocation: Invocation) throws {
    guard path == name else { return }
    throw invocation.usageError(
      .other("\(option) is read or written more than once, so it can't be \"-\"; name a file"))
  }
}
