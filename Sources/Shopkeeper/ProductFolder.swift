import Basics
import CatalogFormats
package import SourceSyntax

/// A folder with one file per product, or with saved responses of an API, read as one list.
package struct ProductFolder {
  /// A file of the folder, and its offset in the list.
  package struct Part: Sendable {
    package let source: SourceFile
    package let start: Int
  }

  let parts: [Part]
  /// The list, under the name of the folder.
  let source: SourceFile

  /// Reads the files; throws at the first that is not JSON, or not an object.
  ///
  /// - Parameter allowsLists: Whether a file may also be a list, as saved responses are.
  init(_ folder: String, files: [String], allowsLists: Bool) throws {
    var bytes: [UInt8] = []
    var parts: [Part] = []
    for file in files {
      let source = try SourceFile.read(path: file)
      let tree = SyntaxTree.parseJSON(source)
      guard !tree.hasErrors, let root = tree.root, root.isMapping || allowsLists && root.isSequence else {
        let error = tree.diagnostics.first { $0.severity == .error }
        let place = source.location(at: error?.range.start ?? 0)
        throw CatalogFileFailure(
          "\(file):\(place.line):\(place.column): "
            + (error?.message
              ?? (allowsLists ? "expected a JSON object or list" : "expected a JSON object, one product per file")))
      }
      bytes.append(UInt8(ascii: parts.isEmpty ? "[" : ","))
      parts.append(Part(source: source, start: bytes.count))
      // A byte order mark would not be valid inside of the list.
      let mark = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      bytes += [UInt8](repeating: UInt8(ascii: " "), count: mark) + source.bytes.dropFirst(mark)
    }
    bytes.append(UInt8(ascii: "]"))
    self.parts = parts
    source = SourceFile(name: folder, bytes: bytes)
  }

  /// The JSON files below a folder, in the order of their paths; links to folders are not followed.
  package static func allFiles(below folder: String) throws -> [String] {
    let names: [String]
    do { names = try FileSystem.names(in: folder) } catch {
      throw CatalogFileFailure("could not list \"\(folder)\": \(error)")
    }
    var files: [String] = []
    for name in names where !name.hasPrefix(".") {
      let path = Path.join(folder, name)
      if FileSystem.kind(path, followingLinks: false) == .folder {
        files += try allFiles(below: path)
      } else if name.hasSuffix(".json"), FileSystem.kind(path) == .file {
        files.append(path)
      }
    }
    return files
  }

  /// The subfolder of gradle-play-publisher's subscriptions.
  static let subscriptions = "subscriptions"

  /// The files of a folder that may contain products: its own, and those in its subfolders
  /// "products" and "subscriptions", where gradle-play-publisher looks for them.
  static func files(of folder: String) throws -> [String] {
    var files: [String] = []
    for folder in [folder, Path.join(folder, "products"), Path.join(folder, subscriptions)]
    where FileSystem.kind(folder) == .folder {
      let names: [String]
      do { names = try FileSystem.names(in: folder) } catch {
        throw CatalogFileFailure("could not list \"\(folder)\": \(error)")
      }
      for name in names where !name.hasPrefix(".") && name.hasSuffix(".json") {
        let file = Path.join(folder, name)
        if FileSystem.kind(file) != .folder { files.append(file) }
      }
    }
    return files
  }
}
