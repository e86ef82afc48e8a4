/// A value of a column or a parameter.
enum StoreValue: Sendable, Hashable {
  case null
  case integer(Int)
  case text(String)
  case bytes([UInt8])

  static func digest(_ digest: Digest) -> StoreValue { .bytes(digest.bytes) }

  static func integer(orNull number: Int?) -> StoreValue { number.map(StoreValue.integer) ?? .null }

  static func text(orNull text: String?) -> StoreValue { text.map(StoreValue.text) ?? .null }
}

/// A row of a result.
struct StoreRow: Sendable {
  let values: [StoreValue]

  /// The most bytes of rows that are kept at a time; our own limit, far above a store's longest list.
  static let mostBytes = 256 << 20

  /// Its bytes, with those of the values' places.
  var size: Int {
    values.reduce(32) { size, value in
      switch value {
      case .null, .integer: size + 32
      case .text(let text): size + 32 + text.utf8.count
      case .bytes(let bytes): size + 64 + bytes.count
      }
    }
  }

  /// The value of a column, which the row of a server may not have.
  private func value(_ column: Int) throws(StoreFailure) -> StoreValue {
    guard values.indices.contains(column) else { throw Self.wrong(column) }
    return values[column]
  }

  func integer(_ column: Int) throws(StoreFailure) -> Int {
    guard case .integer(let number) = try value(column) else { throw Self.wrong(column) }
    return number
  }

  func integer(orNull column: Int) throws(StoreFailure) -> Int? {
    try value(column) == .null ? nil : try integer(column)
  }

  /// A number that counts something, such as a revision number: no calculation with it can overflow,
  /// whoever wrote it.
  func count(_ column: Int) throws(StoreFailure) -> Int {
    let number = try integer(column)
    guard (0...Int(Int32.max)).contains(number) else {
      throw .damaged("a number that is out of range in column \(column)")
    }
    return number
  }

  func text(orNull column: Int) throws(StoreFailure) -> String? { try value(column) == .null ? nil : try text(column) }

  func count(orNull column: Int) throws(StoreFailure) -> Int? { try value(column) == .null ? nil : try count(column) }

  func text(_ column: Int) throws(StoreFailure) -> String {
    guard case .text(let text) = try value(column) else { throw Self.wrong(column) }
    return text
  }

  func bytes(_ column: Int) throws(StoreFailure) -> [UInt8] {
    guard case .bytes(let bytes) = try value(column) else { throw Self.wrong(column) }
    return bytes
  }

  func digest(_ column: Int) throws(StoreFailure) -> Digest {
    guard let digest = Digest(bytes: try bytes(column)) else { throw Self.wrong(column) }
    return digest
  }

  func digest(orNull column: Int) throws(StoreFailure) -> Digest? {
    try value(column) == .null ? nil : try digest(column)
  }

  private static func wrong(_ column: Int) -> StoreFailure {
    .damaged("a value of an unexpected type in column \(column)")
  }
}

/// A connection to a database: SQLite or PostgreSQL.
///
/// A statement is a `StaticString`, so that the compiler proves what a reviewer would have to check:
/// no SQL is built from text. Parameters are `$1`, `$2`, … in the order in which they first occur.
protocol StoreDatabase: AnyObject {
  /// Runs a statement.
  func run(_ statement: StaticString, _ values: [StoreValue]) throws(StoreFailure)

  /// Runs a statement for each list of values.
  func run(_ statement: StaticString, each values: [[StoreValue]]) throws(StoreFailure)

  /// Passes the rows of a result to a closure, one by one, until it returns false.
  ///
  /// The closure must not use the connection.
  func forEach(_ statement: StaticString, _ values: [StoreValue], _ body: (StoreRow) throws(StoreFailure) -> Bool)
    throws(StoreFailure)

  func begin(writing: Bool) throws(StoreFailure)
  func commit() throws(StoreFailure)
  /// Ends a transaction that failed; the connection may already be lost.
  func rollback()

  /// Waits until another connection has changed the store.
  ///
  /// - Returns: Whether it has; false when the time is over.
  func waitForChange(milliseconds: Int) throws(StoreFailure) -> Bool

  /// Announces a new revision to other connections, when the transaction is committed.
  func announceChange() throws(StoreFailure)

  /// The problems that the engine itself finds in its storage; empty if there are none.
  func storageProblems() throws(StoreFailure) -> [String]
}

extension StoreDatabase {
  func rows(_ statement: StaticString, _ values: [StoreValue] = []) throws(StoreFailure) -> [StoreRow] {
    var rows: [StoreRow] = []
    var size = 0
    try forEach(statement, values) { (row) throws(StoreFailure) in
      size += row.size
      guard size <= StoreRow.mostBytes else {
        throw StoreFailure(.engine, "the store sent more than \(StoreRow.mostBytes >> 20) MB for one question")
      }
      rows.append(row)
      return true
    }
    return rows
  }

  func row(_ statement: StaticString, _ values: [StoreValue] = []) throws(StoreFailure) -> StoreRow? {
    try rows(statement, values).first
  }

  /// Runs several statements that belong together; all of them take effect, or none.
  ///
  /// A transaction with which another interfered is run again, a limited number of times.
  func transaction<Result>(writing: Bool, _ body: () throws(StoreFailure) -> Result) throws(StoreFailure) -> Result {
    var retries = TransactionRetries()
    while true {
      do throws(StoreFailure) {
        try begin(writing: writing)
        let result = try body()
        try commit()
        return result
      } catch {
        rollback()
        guard error.kind == .conflict, retries.wait() else { throw error }
      }
    }
  }
}
