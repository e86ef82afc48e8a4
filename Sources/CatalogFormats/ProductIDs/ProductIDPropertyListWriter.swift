public import CatalogModel
import SourceSyntax

/// Writes the product IDs as a property list: an array of strings, as Apple's guide to loading
/// product identifiers has it in the app's bundle.
public enum ProductIDPropertyListWriter {
  /// Writes every product that is not hidden, the same bytes as Apple's own coders.
  public static func write(_ catalog: Catalog) -> ExportResult {
    let selection = ProductIDSelection(catalog, isWritable: XMLText.isWritable)
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    if selection.ids.isEmpty {
      text += "<array/>\n"
    } else {
      text += "<array>\n"
      for id in selection.ids { text += "\t<string>\(XMLText.escaped(id))</string>\n" }
      text += "</array>\n"
    }
    text += "</plist>\n"
    return ExportResult(bytes: Array(text.utf8), losses: selection.losses)
  }
}
