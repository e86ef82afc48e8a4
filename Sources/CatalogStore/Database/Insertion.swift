/// The insertion of many rows into a table, in the fastest way of each engine.
struct Insertion: Sendable {
  /// The type of a column.
  enum Column: Sendable {
    case integer
    case text
    case bytes

    /// The number of the type in PostgreSQL's pg_type.dat, which never changes.
    fileprivate var type: Int {
      switch self {
      case .integer: 20
      case .text: 25
      case .bytes: 17
      }
    }
  }

  /// A batch has at most so many rows, and ends after so many bytes.
  private static let mostRows = 1000
  private static let mostBytes = 4 << 20

  /// Adds one row; its values are the parameters.
  let row: StaticString
  /// Adds the rows of a batch with PostgreSQL, where every statement has a cost of its own; the
  /// parameters are the columns, each of them an array.
  let rows: StaticString
  private let columns: [Column]

  static let blobs = Insertion(
    row: "INSERT INTO blobs (digest, content) VALUES ($1, $2) ON CONFLICT (digest) DO NOTHING",
    rows: """
      INSERT INTO blobs (digest, content)
      SELECT * FROM unnest(CAST($1 AS bytea[]), CAST($2 AS bytea[]))
      ON CONFLICT (digest) DO NOTHING
      """,
    columns: [.bytes, .bytes])

  static let ledger = Insertion(
    row: """
      INSERT INTO ledger (product, app, type, period, subscription_group, first_revision, reason)
      VALUES ($1, $2, $3, $4, $5, $6, '')
      """,
    rows: """
      INSERT INTO ledger (product, app, type, period, subscription_group, first_revision, reason)
      SELECT *, '' FROM unnest(CAST($1 AS text[]), CAST($2 AS bigint[]), CAST($3 AS text[]),
        CAST($4 AS text[]), CAST($5 AS text[]), CAST($6 AS bigint[]))
      """,
    columns: [.text, .integer, .text, .text, .text, .integer])

  static let changes = Insertion(
    row: """
      INSERT INTO changes (app, subject, revision, kind, fields, content, product, type, period,
        subscription_group)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
      """,
    rows: """
      INSERT INTO changes (app, subject, revision, kind, fields, content, product, type, period,
        subscription_group)
      SELECT * FROM unnest(CAST($1 AS bigint[]), CAST($2 AS text[]), CAST($3 AS bigint[]),
        CAST($4 AS text[]), CAST($5 AS text[]), CAST($6 AS bytea[]), CAST($7 AS text[]),
        CAST($8 AS text[]), CAST($9 AS text[]), CAST($10 AS text[]))
      """,
    columns: [.integer, .text, .integer, .text, .text, .bytes, .text, .text, .text, .text])

  /// The parameters of ``rows`` for each batch.
  func batches(of rows: [[StoreValue]]) -> some Sequence<[StoreValue]> {
    sequence(state: rows[...]) { (rest: inout ArraySlice<[StoreValue]>) -> [StoreValue]? in
      guard !rest.isEmpty else { return nil }
      var size = 0
      let batch = rest.prefix(Self.mostRows).prefix { row in
        defer { size += row.reduce(0) { $0 + $1.size } }
        return size < Self.mostBytes
      }
      rest = rest.dropFirst(batch.count)
      return columns.enumerated().map { .bytes(array(of: $0.element, $0.offset, of: batch)) }
    }
  }

  /// A column as an array in PostgreSQL's binary format (array_recv of PostgreSQL): the number of
  /// dimensions, whether there are nulls, the type, the number of elements, the lower bound, and each
  /// element after its length, which is -1 for null; all in 32 bits, most significant byte first.
  private func array(of column: Column, _ index: Int, of rows: ArraySlice<[StoreValue]>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(rows.reduce(20) { $0 + 4 + $1[index].size })
    func add(_ number: Int, size: Int = 4) {
      for byte in (0..<size).reversed() { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * byte))) }
    }
    let hasNulls = rows.contains { $0[index] == .null }
    for number in [1, hasNulls ? 1 : 0, column.type, rows.count, 1] { add(number) }
    for row in rows {
      switch row[index] {
      case .null: add(-1)
      case .integer(let number):
        add(8)
        add(number, size: 8)
      case .text(let text):
        add(text.utf8.count)
        bytes += text.utf8
      case .bytes(let content):
        add(content.count)
        bytes += content
      }
    }
    return bytes
  }
}

extension StoreValue {
  /// The number of bytes, about.
  fileprivate var size: Int {
    switch self {
    case .null, .integer: 8
    case .text(let text): text.utf8.count
    case .bytes(let bytes): bytes.count
    }
  }
}
