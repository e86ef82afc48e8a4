import CatalogLint
import CatalogModel
import SourceSyntax

/// The images of a product, as far as the page reaches them.
struct HTMLImages {
  let input: LintInput
  let context: HTMLContext

  /// The review screenshot and the promotional image; as their names when they can't be shown.
  func html(of product: Product, findings: [LocatedFinding]) -> String {
    let images: [(path: String?, field: CatalogField, words: String)] = [
      (product.review.screenshot, .screenshot, "Review screenshot"),
      (product.promotionalImage, .promotionalImage, "Promotional image"),
    ]
    var html = ""
    for case (let path?, let field, let words) in images where !path.isEmpty {
      let marks = findings.filter { $0.field == field.rawValue }.map { (text: Range<Int>?.none, severity: $0.severity) }
      html += "<figure>"
      html += image(path, words) ?? ""
      html += "<figcaption>\(words) <code>\(HTMLText.marked(path, marks))</code></figcaption>"
      html += "</figure>\n"
    }
    return html.isEmpty ? "" : "<div class=\"images\">\n\(html)</div>\n"
  }

  /// An image of the catalog. Only images that the linter reads are shown, inside of the catalog's folder.
  private func image(_ path: String, _ words: String) -> String? {
    guard let url = context.place?.url(of: path, namedIn: input.name),
      case .success(let facts) = input.origin.image(at: path)
    else { return nil }
    return "<a href=\"\(HTMLText.escaped(url))\"><img src=\"\(HTMLText.escaped(url))\" alt=\"\(words)\" "
      + "loading=\"lazy\" width=\"\(facts.width)\" height=\"\(facts.height)\"></a>"
  }

  /// Reads the images of products on all processors.
  static func prepare(_ products: [Product], in input: LintInput, for context: HTMLContext) {
    guard context.place?.folder != nil else { return }
    input.origin.prepare(images: products.flatMap { [$0.review.screenshot, $0.promotionalImage].compactMap(\.self) })
  }
}
