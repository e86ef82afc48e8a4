import Basics
import CatalogModel

/// A set of unique names under construction, compared by their bytes.
package struct FreeNames {
  private var taken: Set<ExactText> = []
  /// The number to append first to make a name unique: lower ones are taken. This keeps many equal
  /// names from being slower than others.
  private var numbers: [ExactText: Int] = [:]

  package init(_ names: [String] = []) { taken = Set(names.map { ExactText($0) }) }

  /// Takes a name; false when it is already taken.
  package mutating func take(_ name: String) -> Bool { taken.insert(ExactText(name)).inserted }

  package func isTaken(_ name: String) -> Bool { taken.contains(ExactText(name)) }

  /// A name that is not taken: the given one, or with a number appended.
  package mutating func free(_ name: String) -> String {
    guard isTaken(name) else { return name }
    var number = numbers[ExactText(name), default: 2]
    while isTaken("\(name)-\(number)") { number += 1 }
    numbers[ExactText(name)] = number
    return "\(name)-\(number)"
  }
}
