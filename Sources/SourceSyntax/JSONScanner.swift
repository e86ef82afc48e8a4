/// Builds a tree from JSON without a fault in one pass over the bytes.
///
/// Nearly every file is sound, and this is many times faster than libyaml. It explains nothing: at
/// the first thing that is not as it should be it gives up, and ``JSONReader`` reads the file again
/// and says what is wrong with it.
struct JSONScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let text: JSONText
  private var duplicates = DuplicateKeys()
  private(set) var builder: TreeBuilder
  private(set) var problems: DiagnosticList
  private var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, problems: DiagnosticList) {
    self.bytes = bytes
    self.problems = problems
    text = JSONText(bytes)
    builder = TreeBuilder(size: bytes.count, origin: 0)
  }

  /// Whether the whole file was read; keys that stand twice are then among the problems.
  mutating func scan() -> Bool {
    offset = text.endOfBlank(from: 0)
    repeat {
      guard takeValue() else { return false }
    } while builder.depth > 0
    return text.endOfBlank(from: offset) == bytes.count
  }

  /// Takes a value and whatever is closed behind it, up to where the next value begins.
  private mutating func takeValue() -> Bool {
    guard offset < bytes.count, builder.nodes.count < SyntaxTree.mostNodes else { return false }
    switch bytes[offset] {
    case UInt8(ascii: "{"):
      guard open([.mapping, .flow]) else { return false }
      if offset < bytes.count, bytes[offset] != UInt8(ascii: "}") { return takeKey() }
    case UInt8(ascii: "["):
      guard open([.sequence, .flow]) else { return false }
      if offset < bytes.count, bytes[offset] != UInt8(ascii: "]") { return true }
    case UInt8(ascii: "\""):
      guard takeString() else { return false }
    default:
      guard let end = text.endOfLiteral(from: offset) else { return false }
      builder.addScalar(
        .plain, start: offset, end: end, textStart: offset, textCount: end - offset)
      offset = end
    }
    return goOn()
  }

  /// Closes what ends here, and passes the comma to the next value.
  private mutating func goOn() -> Bool {
    while builder.depth > 0 {
      offset = text.endOfBlank(from: offset)
      guard offset < bytes.count else { return false }
      let isInMapping = builder.isInMapping
      switch bytes[offset] {
      case UInt8(ascii: ","):
        offset = text.endOfBlank(from: offset + 1)
        return !isInMapping || takeKey()
      case UInt8(ascii: "}") where isInMapping, UInt8(ascii: "]") where !isInMapping:
        offset += 1
        builder.close(end: offset, bytes, &duplicates, &problems)
        // The other reader stops where it has reported enough.
        if problems.isFull { return false }
      default: return false
      }
    }
    return true
  }

  private mutating func open(_ kind: NodeRecord.Traits) -> Bool {
    guard builder.depth < SyntaxTree.deepestNesting else { return false }
    builder.openContainer(kind, start: offset, end: offset + 1)
    offset = text.endOfBlank(from: offset + 1)
    return true
  }

  /// Takes a key and its colon, within the bounds that libyaml has for both.
  private mutating func takeKey() -> Bool {
    let start = offset
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\""),
      builder.nodes.count < SyntaxTree.mostNodes, takeString()
    else { return false }
    while offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ":"), offset - start <= 1024
    else { return false }
    offset = text.endOfBlank(from: offset + 1)
    return true
  }

  private mutating func takeString() -> Bool {
    let start = offset
    let end = text.endOfOrdinaryString(from: start + 1)
    guard end < bytes.count else { return false }
    if bytes[end] == UInt8(ascii: "\"") {
      builder.addScalar(
        .doubleQuoted, start: start, end: end + 1, textStart: start + 1,
        textCount: end - start - 1)
      offset = end + 1
      return true
    }
    var string = JSONString(bytes, from: start + 1)
    var faults = DiagnosticList()
    string.decode(into: &faults)
    guard faults.isEmpty, string.isClosed else { return false }
    string.text.withUnsafeBufferPointer {
      builder.addScalar(.doubleQuoted, start: start, end: string.end, decoded: $0)
    }
    offset = string.end
    return true
  }
}
