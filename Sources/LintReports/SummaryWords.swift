import CatalogLint

extension LintSummary {
  /// The number of findings, such as `2 errors, 1 info`; nil when there are none.
  var found: String? {
    let found = [
      (errors, counted(errors, "error")), (warnings, counted(warnings, "warning")), (infos, counted(infos, "info")),
    ].filter { $0.0 > 0 }.map(\.1)
    return found.isEmpty ? nil : found.joined(separator: ", ")
  }

  /// The number of products and files: `in 13 products (1 file)`.
  var scope: String { "in \(counted(products, "product")) (\(counted(files, "file")))" }
}

/// A number with its noun in the right form.
func counted(_ number: Int, _ noun: String) -> String { "\(number) \(number == 1 ? noun : noun + "s")" }
