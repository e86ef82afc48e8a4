import Basics

/// Creates a syntax tree from a binary property list, `bplist00`.
///
/// Every object is checked before it is used. Objects may be shared, so that a small file can
/// represent a large tree: the size of the tree is limited.
struct BinaryPropertyListReader {
  /// Nearly every writer uses each object once; a file that expands to more than this many times
  /// its size by sharing objects is considered hostile.
  private static let mostNodesPerByte = 16
  /// Many products may share a text, but never as many as that.
  private static let mostTextPerByte = 64

  private let file: BinaryPropertyListFile
  private var draft: SyntaxTreeDraft
  private var nodeCount = 0
  private var textCount = 0
  /// The containers that are being read, starting with the outermost.
  private var path: [Int] = []
  private var failure: String?
  private var hasData = false

  static func read(_ source: SourceFile) -> SyntaxTree {
    switch BinaryPropertyListFile.open(source.bytes) {
    case .failure(let fault):
      var draft = SyntaxTreeDraft(source, notation: .binaryPropertyList)
      draft.error(fault.message, at: SourceRange(at: 0))
      return draft.finish()
    case .success(let file):
      var reader = BinaryPropertyListReader(file: file, draft: SyntaxTreeDraft(source, notation: .binaryPropertyList))
      reader.read(file.root)
      if let failure = reader.failure { reader.draft.error(failure, at: SourceRange(at: 0)) }
      return reader.draft.finish()
    }
  }

  private var here: SourceRange { SourceRange(at: nodeCount) }

  private mutating func fail(_ message: String) { if failure == nil { failure = "broken property list: \(message)" } }

  private mutating func read(_ object: Int) {
    guard failure == nil else { return }
    guard nodeCount < min(SyntaxTree.mostNodes, Self.mostNodesPerByte * file.bytes.count) else {
      return fail("objects are shared too often")
    }
    switch file.object(object) {
    case .failure(let fault): fail(fault.message)
    case .success(.text(let text)): add(text)
    case .success(.data):
      if !hasData {
        draft.warning("data is not read", at: here)
        hasData = true
      }
      draft.absent(at: here)
      nodeCount += 1
    case .success(.sequence(let elements)):
      open(object, isMapping: false) { reader in
        for place in 0..<elements.count where reader.failure == nil {
          reader.read(elements.reference(place, in: reader.file))
        }
      }
    case .success(.mapping(let keys, let values)):
      open(object, isMapping: true) { reader in
        for place in 0..<keys.count where reader.failure == nil {
          reader.readKey(keys.reference(place, in: reader.file))
          reader.read(values.reference(place, in: reader.file))
        }
      }
    }
  }

  private mutating func readKey(_ object: Int) {
    switch file.object(object) {
    case .failure(let fault): fail(fault.message)
    case .success(.text(let text)) where file.isText(object): add(text)
    case .success: fail("a key is not a text")
    }
  }

  private mutating func add(_ text: String) {
    textCount += text.utf8.count
    let most = min(FileSystem.readLimit, max(1 << 20, Self.mostTextPerByte * file.bytes.count))
    guard textCount <= most else { return fail("objects are shared too often") }
    draft.scalar(text, at: here)
    nodeCount += 1
  }

  private mutating func open(_ object: Int, isMapping: Bool, _ body: (inout BinaryPropertyListReader) -> Void) {
    guard !path.contains(object) else { return fail("an object contains itself") }
    guard path.count < SyntaxTree.deepestNesting else {
      return fail("nested deeper than \(SyntaxTree.deepestNesting) levels")
    }
    if isMapping { draft.openMapping(here) } else { draft.openSequence(here) }
    nodeCount += 1
    path.append(object)
    body(&self)
    path.removeLast()
    draft.close(end: nodeCount)
  }
}
