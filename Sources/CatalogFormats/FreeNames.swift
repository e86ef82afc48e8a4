import Basics
import CatalogModel

/// Names in the making, each once, told apart by their bytes.
struct FreeNames {
  private var taken: Set<ExactText> = []
  /// The number from which one is looked for behind a name: those below it are taken, so that many
  /// names which are the same cost no more than others.
  private var numbers: [ExactText: Int] = [:]

  /// Takes a name; false when it is taken.
  mutating func take(_ name: String) -> Bool { taken.insert(ExactText(name)).inserted }

  func isTaken(_ name: String) -> Bool { taken.contains(ExactText(name)) }

  /// A name that is not taken: the one that is given, or with a number behind it.
  mutating func free(_ name: String) -> String {
    guard isTaken(name) else { return name }
    var number = numbers[ExactText(name), default: 2]
    while isTaken("\(name)-\(number)") { number += 1 }
    numbers[ExactText(name)] = number
    return "\(name)-\(number)"
  }
}
