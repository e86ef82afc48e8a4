/// Matches the elements of a list read from a file with the elements in the catalog.
package struct ListMatching {
  /// The index in the file for each element of the catalog; nil for a new one.
  package private(set) var matches: [Int?]
  private var isTaken: [Bool]

  package init(count: Int, known: Int) {
    matches = Array(repeating: nil, count: count)
    isTaken = Array(repeating: false, count: known)
  }

  /// Matches elements that have no match yet by their marks, the first of several with the first.
  ///
  /// - Parameters:
  ///   - marks: The possible marks of each element of the catalog.
  ///   - known: The mark of each element of the file; nil for none.
  package mutating func match<Mark: Hashable>(_ marks: [[Mark]], _ known: [Mark?]) {
    var places: [Mark: [Int]] = [:]
    for (index, mark) in known.enumerated().reversed() where !isTaken[index] {
      if let mark { places[mark, default: []].append(index) }
    }
    for index in matches.indices where matches[index] == nil {
      for mark in marks[index] {
        guard let place = places[mark]?.popLast() else { continue }
        matches[index] = place
        isTaken[place] = true
        break
      }
    }
  }
}
