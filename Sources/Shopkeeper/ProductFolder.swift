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
  /// The faults of the files that are not in the list.
  let leftOut: [Diagnostic]
  /// The files beside the products that are not read.
  let unread: [Diagnostic]

  /// Reads the files. A file that is not a product is left out of a folder of products, and one that is broken is an
  /// error; among the responses of an API, references to it would be wrong, so an error is thrown.
  init(_ folder: String, files: [String], besides unread: [String], of format: CatalogFormat) throws {
    let holdsResponses = format.folders == .readOnly
    var bytes: [UInt8] = []
    var parts: [Part] = []
    var others: [(source: SourceFile, fault: Diagnostic)] = []
    var known: [String: String] = [:]
    let all = Set(files)
    // With the version of Google's regions, which gradle-play-publisher writes next to each product.
    let sidecar = ".metadata.json"
    let sidecars = files.filter { file in
      !holdsResponses && file.hasSuffix(sidecar) && all.contains(file.dropLast(sidecar.count) + ".json")
    }
    for file in files where !sidecars.contains(file) {
      let source = try SourceFile.read(path: file)
      let tree = SyntaxTree.parseJSON(source)
      let isProduct = holdsResponses || tree.root == nil || tree.hasErrors || format.recognizes(ParsedFile(source))
      guard !tree.hasErrors, let root = tree.root, root.isMapping || holdsResponses && root.isSequence, isProduct
      else {
        let error = tree.diagnostics.first { $0.severity == .error }
        let message =
          holdsResponses
          ? "expected a JSON object or list"
          : isProduct
            ? "expected a JSON object, one product per file" : "it has none of the keys of \(format.name)'s products"
        let severity: Severity = isProduct ? .error : .warning
        others.append((source, Diagnostic(severity, error?.message ?? message, at: error?.range ?? SourceRange(at: 0))))
        continue
      }
      let id = (root.value(forKey: "sku") ?? root.value(forKey: "productId"))?.text
      if !holdsResponses, let id, let other = known.updateValue(file, forKey: id),
        Path.folder(of: other) != Path.folder(of: file)
      {
        throw CatalogFileFailure(
          "\"\(other)\" and \"\(file)\" both have the product \(quoted: id); give the folder of one")
      }
      bytes.append(UInt8(ascii: parts.isEmpty ? "[" : ","))
      parts.append(Part(source: source, start: bytes.count))
      // A byte order mark would not be valid inside of the list.
      let mark = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      bytes += [UInt8](repeating: UInt8(ascii: " "), count: mark) + source.bytes.dropFirst(mark)
    }
    if let (source, fault) = others.first, holdsResponses || parts.isEmpty {
      let place = source.location(at: fault.range.start)
      throw CatalogFileFailure("\(source.name):\(place.line):\(place.column): \(fault.message)")
    }
    bytes.append(UInt8(ascii: "]"))
    // Blanks after the list are the places of the files that are not in it.
    func leaveOut(_ source: SourceFile, _ fault: Diagnostic) -> Diagnostic {
      let start = bytes.count
      parts.append(Part(source: source, start: start))
      bytes += [UInt8](repeating: UInt8(ascii: " "), count: source.bytes.count + 1)
      return Diagnostic(fault.severity, fault.message, at: SourceRange(at: start + fault.range.start))
    }
    leftOut = others.map { source, fault in
      leaveOut(source, Diagnostic(fault.severity, "the file is left out: \(fault.message)", at: fault.range))
    }
    let note = "files that end in \(sidecar) are not read: they have the version of Google's regions"
    let regions = sidecars.prefix(1).map { _ in Diagnostic(.info, note, at: SourceRange(at: 0)) }
    self.unread =
      regions
      + unread.map { file in
        leaveOut(
          SourceFile(name: file, bytes: []),
          Diagnostic(
            .warning,
            "the file is not read, as products are in files that end in .json, in the folder itself or in \"products\" "
              + "or \"\(Self.subscriptions)\"", at: SourceRange(at: 0))
        )
      }
    self.parts = parts
    source = SourceFile(name: folder, bytes: bytes)
  }

  /// The names in a folder that aren't hidden.
  private static func names(in folder: String) throws -> [String] {
    do { return try FileSystem.names(in: folder).filter { !$0.hasPrefix(".") } } catch {
      throw CatalogFileFailure("could not list \"\(folder)\": \(error)")
    }
  }

  /// The JSON files below a folder, in the order of their paths; links to folders are not followed.
  package static func allFiles(below folder: String) throws -> [String] {
    var files: [String] = []
    for name in try names(in: folder) {
      let path = Path.join(folder, name)
      if FileSystem.kind(path, followingLinks: false) == .folder {
        files += try allFiles(below: path)
      } else if name.hasSuffix(".json"), FileSystem.kind(path) == .file {
        try CatalogFileFailure.refuseLinkOut(path, of: folder)
        files.append(path)
      }
    }
    return files
  }

  /// The subfolder of gradle-play-publisher's subscriptions.
  static let subscriptions = "subscriptions"

  /// The folder with the settings of gradle-play-publisher, given files of products in it.
  static func root(of files: [String], in folder: String) -> String {
    let folders = files.lazy.map { Path.folder(of: $0) }
    return folders.first { ["products", subscriptions].contains(Path.name(of: $0)) }.map(Path.folder(of:)) ?? folder
  }

  /// The files beside the products that may be ones by mistake: `coins.json.bak`, `coins.JSON`, `products/old/a.json`.
  ///
  /// - Parameters:
  ///   - files: The files that are read.
  ///   - folder: The folder that was searched for them.
  static func unreadFiles(besides files: [String], in folder: String) -> [String] {
    let root = Path.withoutTrailingSlash(root(of: files, in: folder))
    let folders = ["products", subscriptions].map { Path.join(root, $0) }
    let ownFolders = Set(files.map { Path.folder(of: $0) } + folders)
    let beside = ownFolders.union([root]).sorted().flatMap { folder in
      ((try? FileSystem.names(in: folder)) ?? []).filter { !$0.hasPrefix(".") }.map { Path.join(folder, $0) }
    }
    let below = folders.flatMap { (try? allFiles(below: $0)) ?? [] }
    let read = Set(files)
    return (beside + below.filter { !beside.contains($0) }).filter { file in
      let name = Path.name(of: file).lowercased()
      return !read.contains(file) && (name.contains(".json") || folders.contains(Path.folder(of: file)))
        && FileSystem.kind(file) == .file
    }
  }

  /// The files of a folder that may contain products: its own, and the ones in its subfolders
  /// "products" and "subscriptions", where gradle-play-publisher looks for them.
  static func files(of folder: String) throws -> [String] {
    var files: [String] = []
    let subfolders = ["products", subscriptions].map { Path.join(folder, $0) }
    for subfolder in subfolders { try CatalogFileFailure.refuseLinkOut(subfolder, of: folder) }
    for folder in [folder] + subfolders where FileSystem.kind(folder) == .folder {
      for name in try names(in: folder) where name.hasSuffix(".json") {
        let file = Path.join(folder, name)
        try CatalogFileFailure.refuseLinkOut(file, of: folder)
        if FileSystem.kind(file) != .folder { files.append(file) }
      }
    }
    return files
  }
}
