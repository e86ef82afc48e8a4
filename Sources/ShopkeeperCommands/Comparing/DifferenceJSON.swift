import Basics
import CatalogModel
import SourceSyntax

/// A ``DifferenceReport`` for programs.
enum DifferenceJSON {
  static func text(_ report: DifferenceReport) -> String {
    var writer = JSONWriter(style: .pretty)
    writer.object { writer in
      writer.key("differences")
      writer.array { writer in
        for item in report.items { write(item, to: &writer) }
      }
      writer.key("reordered")
      writer.boolean(report.isReordered)
    }
    return String(decoding: writer.output, as: UTF8.self)
  }

  private static func write(_ item: DifferenceReport.Item, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("kind")
      writer.string(item.kind.rawValue)
      let (part, key) = place(item)
      writer.key("part")
      writer.string(part)
      writer.key("key")
      writer.string(key)
      writer.key("title")
      writer.string(item.title)
      writer.key("changes")
      writer.array { writer in
        for change in item.changes {
          writer.object { writer in
            writer.key("field")
            writer.string(change.field)
            writer.key("old")
            writer.string(change.old)
            writer.key("new")
            writer.string(change.new)
          }
        }
      }
      writer.key("consequences")
      writer.array { writer in
        for consequence in item.consequences { writer.string(consequence) }
      }
    }
  }

  private static func place(_ item: DifferenceReport.Item) -> (part: String, key: String?) {
    switch item.owner {
    case .app: ("app", nil)
    case .catalog: ("catalog", nil)
    case .currency(let key): ("currency", key.text)
    case .template(let key): ("template", key.text)
    case .product(let id, occurrence: _): ("product", id.text)
    case .group(let key): ("subscriptionGroup", key.text)
    }
  }
}
