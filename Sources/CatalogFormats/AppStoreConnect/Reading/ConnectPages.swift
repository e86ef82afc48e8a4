import SourceSyntax

/// A node of one of the documents that a file holds.
struct ConnectNode: Sendable {
  let page: Int
  let node: SyntaxNode

  func value(_ key: String) -> ConnectNode? {
    guard let value = node.value(forKey: key), !value.isNull else { return nil }
    return ConnectNode(page: page, node: value)
  }

  var elements: [ConnectNode] { node.elements.map { ConnectNode(page: page, node: $0) } }
}

/// The JSON documents of a file: one, or answers that were written one after the other.
struct ConnectPages: Sendable {
  private struct Page: Sendable {
    let tree: SyntaxTree
    /// Where the document begins in the file.
    let start: Int
  }

  /// Our own bound: ten answers for each of as many products as the store takes, 10,000.
  static let most = 100_000

  private let pages: [Page]
  let diagnostics: [Diagnostic]

  init(_ source: SourceFile) {
    let parts = Self.parts(of: source.bytes)
    if parts.count < 2 {
      let tree = SyntaxTree.parseJSON(source)
      pages = [Page(tree: tree, start: 0)]
      diagnostics = tree.diagnostics
      return
    }
    guard parts.count <= Self.most else {
      pages = []
      diagnostics = [
        Diagnostic(
          .error, "the file holds more than \(Self.most) answers, one after the other",
          at: SourceRange(at: parts[Self.most].lowerBound))
      ]
      return
    }
    pages = parts.map { part in
      let document = SourceFile(name: source.name, bytes: Array(source.bytes[part]))
      return Page(tree: SyntaxTree.parseJSON(document), start: part.lowerBound)
    }
    diagnostics = pages.flatMap { page in
      page.tree.diagnostics.map { diagnostic in
        var moved = diagnostic
        moved.range = diagnostic.range.moved(by: page.start)
        moved.related = diagnostic.related.map {
          Diagnostic.Related($0.message, at: $0.range.moved(by: page.start))
        }
        return moved
      }
    }
  }

  var roots: [ConnectNode] {
    pages.indices.compactMap { index in
      pages[index].tree.root.map { ConnectNode(page: index, node: $0) }
    }
  }

  func opening(of place: ConnectNode) -> SourceRange {
    place.node.opening.moved(by: pages[place.page].start)
  }

  /// The range of a node, of a part of a scalar's text when that is meant.
  func range(page: Int, node index: Int, text: Range<Int>?) -> SourceRange? {
    guard let node = pages[page].tree.node(at: index) else { return nil }
    let range =
      if let text, node.isScalar { node.range(ofDecoded: text) } else if node.isScalar {
        node.range
      } else {
        node.opening
      }
    return range.moved(by: pages[page].start)
  }

  /// Where each document stands; a document ends where its outermost bracket is closed and another
  /// is opened behind it.
  private static func parts(of bytes: [UInt8]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    var depth = 0
    var isClosed = false
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if depth == 0, isClosed {
          parts.append(start..<index)
          start = index
          isClosed = false
        }
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        // More is closed than was opened: no more documents, and the reader says why.
        if depth < 0 { return [] }
        isClosed = depth == 0
      case UInt8(ascii: "\""):
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          if bytes[index] == UInt8(ascii: "\\") { index += 1 }
          index += 1
        }
      case UInt8(ascii: ","):
        // A list without its brackets is no document.
        if depth == 0, isClosed { return [] }
      default: break
      }
      index += 1
    }
    parts.append(start..<bytes.count)
    return parts
  }
}

extension SourceRange {
  fileprivate func moved(by offset: Int) -> SourceRange {
    SourceRange(start: start + offset, end: end + offset)
  }
}
