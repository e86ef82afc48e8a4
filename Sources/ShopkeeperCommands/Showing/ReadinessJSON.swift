import CatalogLint
import SourceSyntax

/// The readiness of products for programs: every product, every requirement.
enum ReadinessJSON {
  static func text(of readiness: Readiness) -> String {
    var writer = JSONWriter(style: .pretty)
    writer.object { writer in
      writer.key("products")
      writer.array { writer in
        for product in readiness.products { write(product, to: &writer) }
      }
      writer.key("problems")
      writer.array { writer in
        for problem in readiness.problems {
          writer.object { writer in
            write(
              problem.message, rule: problem.rule, file: problem.file, at: problem.start,
              to: &writer)
          }
        }
      }
      writer.key("summary")
      writer.object { writer in
        writer.key("ready")
        writer.integer(readiness.readyCount)
        writer.key("products")
        writer.integer(readiness.products.count)
      }
    }
    return String(decoding: writer.output, as: UTF8.self)
  }

  private static func write(_ product: ProductReadiness, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("productID")
      writer.string(product.productID)
      writer.key("file")
      writer.string(product.file)
      writer.key("ready")
      writer.boolean(product.isReady)
      writer.key("requirements")
      writer.object { writer in
        for requirement in Requirement.allCases {
          writer.key(requirement.rawValue)
          writer.string(product[requirement].rawValue)
        }
      }
      writer.key("missing")
      writer.array { writer in
        for gap in product.gaps {
          writer.object { writer in
            writer.key("requirement")
            writer.string(gap.requirement.rawValue)
            write(gap.message, rule: gap.rule, file: gap.file, at: gap.start, to: &writer)
          }
        }
      }
    }
  }

  private static func write(
    _ message: String, rule: String?, file: String, at start: SourceLocation,
    to writer: inout JSONWriter
  ) {
    writer.key("message")
    writer.string(message)
    writer.key("rule")
    writer.string(rule)
    writer.key("file")
    writer.string(file)
    writer.key("line")
    writer.integer(start.line)
    writer.key("column")
    writer.integer(start.column)
  }
}
