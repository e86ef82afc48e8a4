import Basics
import CatalogLint

extension LintSummary {
  /// The number of findings, such as `2 errors, 1 info`; nil when there are none.
  var found: Message? {
    let found: [(Int, Message)] = [
      (errors, "\(errors, of: "error")"), (warnings, "\(warnings, of: "warning")"), (infos, "\(infos, of: "info")"),
    ]
    let some = found.filter { $0.0 > 0 }.map(\.1)
    return some.isEmpty ? nil : Message(list: some)
  }

  /// The number of products and files: `in 13 products (1 file)`.
  var scope: Message { "in \(products, of: "product") (\(files, of: "file"))" }

  /// The number of findings, products and files.
  var total: Message { "\(found ?? "no findings") \(scope)" }
}

/// A number with its noun in the right form.
func counted(_ number: Int, _ noun: String) -> String { ("\(number, of: noun)" as Message).english }
