public import Basics
public import CatalogModel

extension TextTemplate.Field {
  /// A message about an unknown field name, with the one that was probably meant.
  public static func unknown(_ name: String) -> Message {
    let names = allCases.flatMap { field in
      field.isNumber ? [field.rawValue, "\(field.rawValue):plain"] : [field.rawValue]
    }
    if let near = Suggestion.nearest(to: name, among: names) {
      return "unknown field \"{\(name)}\"; did you mean \"{\(near)}\"?"
    }
    let listed = allCases.map { "{\($0.rawValue)}" }.joined(separator: ", ")
    return "unknown field \"{\(name)}\"; the fields are \(listed)"
  }
}
