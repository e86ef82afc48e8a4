/// Finds which elements of a list that was read from a file are which of the catalog's.
struct ListMatching {
  /// For each element of the catalog the index of the file's; nil for a new one.
  private(set) var matches: [Int?]
  private var isTaken: [Bool]

  init(count: Int, known: Int) {
    matches = Array(repeating: nil, count: count)
    isTaken = Array(repeating: false, count: known)
  }

  /// Matches what has no match yet by what it is known by, the first of several with the first.
  ///
  /// - Parameters:
  ///   - marks: What each element of the catalog may be known by.
  ///   - known: What each element of the file is known by; nil for nothing.
  mutating func match<Mark: Hashable>(_ marks: [[Mark]], _ known: [Mark?]) {
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
