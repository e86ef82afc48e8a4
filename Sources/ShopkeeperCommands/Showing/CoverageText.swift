import SourceSyntax

/// A ``Coverage`` as people and programs read it.
enum CoverageText {
  /// A line a product, a column a locale, and how much of each locale is done.
  static func table(_ coverage: Coverage) -> String {
    guard !coverage.rows.isEmpty else { return "no products\n" }
    var table = TextTable(header: ["PRODUCT ID"] + coverage.locales, rows: [])
    for row in coverage.rows {
      table.rows.append([row.isGroup ? "group \(row.name)" : row.name] + row.states.map(symbol))
    }
    let complete = coverage.locales.indices.map { column in
      let done = coverage.rows.count { $0.states[column] == .complete }
      // Rounded down, so that only what is complete is shown as 100 %.
      return "\(done * 100 / coverage.rows.count) %"
    }
    table.rows.append(["complete"] + complete)
    let seen = Coverage.State.allCases.filter { state in
      coverage.rows.contains { $0.states.contains(state) }
    }
    let legend = seen.map { "\(symbol($0)) \(words($0))" }.joined(separator: "   ")
    return table.text + "\n\(legend)\n"
  }

  /// An object a product, with the state of each locale.
  static func json(_ coverage: Coverage) -> String {
    var writer = JSONWriter(style: .pretty)
    writer.array { writer in
      for row in coverage.rows {
        writer.object { writer in
          writer.key(row.isGroup ? "group" : "product")
          writer.string(row.name)
          writer.key("locales")
          writer.object { writer in
            for (locale, state) in zip(coverage.locales, row.states) {
              writer.key(locale)
              writer.string(state.rawValue)
            }
          }
        }
      }
    }
    return String(decoding: writer.output, as: UTF8.self)
  }

  /// One column wide.
  private static func symbol(_ state: Coverage.State) -> String {
    switch state {
    case .complete: "✓"
    case .untranslated: "="
    case .tooLong: "!"
    case .incomplete: "~"
    case .missing: "–"
    }
  }

  private static func words(_ state: Coverage.State) -> String {
    switch state {
    case .complete: "complete"
    case .untranslated: "untranslated"
    case .tooLong: "too long"
    case .incomplete: "title or description missing"
    case .missing: "missing"
    }
  }
}
