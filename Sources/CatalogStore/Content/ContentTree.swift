/// The list of the parts of a revision, as a tree of content-addressed nodes: revisions that differ
/// in one part share all nodes except the ones on the way to it.
///
/// A node is a sequence of records of 33 bytes: the kind of the child, and its digest. A node ends
/// after a digest that begins with six zero bits, so that an insertion affects one node.
enum ContentTree {
  enum Kind: UInt8, Sendable {
    case node = 0
    case product = 1
    /// The text between the products.
    case text = 2
  }

  struct Record: Sendable, Hashable {
    var kind: Kind
    var digest: Digest
  }

  /// A node to store.
  struct Node: Sendable {
    let digest: Digest
    let bytes: [UInt8]

    fileprivate init(_ records: [Record]) {
      bytes = records.flatMap { [$0.kind.rawValue] + $0.digest.bytes }
      digest = Digest(of: bytes)
    }
  }

  private static let recordSize = 1 + Digest.size
  /// Larger than any node by chance: one in 10²⁰ has more records.
  private static let mostRecords = 4096
  /// The depth of a tree of more parts than a catalog of the largest size can have.
  static let mostLevels = 12

  /// The nodes of a list of parts; the last is the root.
  static func nodes(of parts: [Record]) -> [Node] {
    var nodes: [Node] = []
    var level = parts
    repeat {
      var above: [Record] = []
      var pending: [Record] = []
      for record in level {
        pending.append(record)
        // At least two in each, so that every level is smaller than the one below it.
        if pending.count >= mostRecords || pending.count > 1 && record.digest.bytes[0] < 4 {
          above.append(close(&pending, into: &nodes))
        }
      }
      if !pending.isEmpty || above.isEmpty { above.append(close(&pending, into: &nodes)) }
      level = above
    } while level.count > 1
    return nodes
  }

  private static func close(_ records: inout [Record], into nodes: inout [Node]) -> Record {
    let node = Node(records)
    nodes.append(node)
    records = []
    return Record(kind: .node, digest: node.digest)
  }

  /// The records of a node; nil when it isn't one.
  static func records(of node: [UInt8]) -> [Record]? {
    guard node.count.isMultiple(of: recordSize), !node.isEmpty, node.count <= mostRecords * recordSize else {
      return nil
    }
    var records: [Record] = []
    for start in stride(from: 0, to: node.count, by: recordSize) {
      guard let kind = Kind(rawValue: node[start]), let digest = Digest(bytes: node[start + 1..<start + recordSize])
      else { return nil }
      records.append(Record(kind: kind, digest: digest))
    }
    return records
  }

  /// The parts of a tree, in order.
  ///
  /// - Parameters:
  ///   - root: The digest of the root.
  ///   - most: The largest number of parts: a node that refers to another many times could make a
  ///     small store expand without end.
  ///   - read: Reads a node and verifies its digest.
  static func parts(of root: Digest, atMost most: Int, reading read: (Digest) throws(StoreFailure) -> [UInt8])
    throws(StoreFailure) -> [Record]
  {
    var level = [Record(kind: .node, digest: root)]
    for _ in 0..<mostLevels {
      var below: [Record] = []
      var hasNodes = false
      for record in level {
        guard record.kind == .node else {
          below.append(record)
          continue
        }
        guard let records = records(of: try read(record.digest)) else {
          throw .damaged("\(record.digest.short) is not a list of parts")
        }
        below += records
        hasNodes = hasNodes || records.contains { $0.kind == .node }
        guard below.count <= most else { throw .damaged("a revision has more parts than fit") }
      }
      level = below
      if !hasNodes { return level }
    }
    throw .damaged("the parts of a revision are nested too deeply")
  }
}
