public import CatalogModel
import SourceSyntax

/// Writes the product IDs as plain XML, for clients without support for property lists.
public enum ProductIDXMLEncoder {
  static func mark(in file: ParsedFile) -> Int? { file.xmlRootName == "productIDs" ? CatalogFormat.shape : nil }

  /// Writes every product that is not hidden as a `productID` element within `productIDs`, which
  /// has the bundle ID as an attribute if there is one.
  public static func write(_ catalog: Catalog) -> ExportResult {
    let selection = ProductIDSelection(catalog, isWritable: XMLText.isWritable)
    var losses = selection.losses
    var attribute = ""
    if let bundleID = catalog.app.bundleID {
      if XMLText.isWritable(bundleID) {
        attribute = " bundleID=\"\(XMLText.attribute(bundleID))\""
      } else {
        losses.insert(
          ExportLoss(
            .value, of: CatalogPath(.app, .bundleID),
            "the bundle ID has a character that XML can't represent, such as a control"), at: 0)
      }
    }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    if selection.ids.isEmpty {
      text += "<productIDs\(attribute)/>\n"
    } else {
      text += "<productIDs\(attribute)>\n"
      for id in selection.ids { text += "  <productID>\(XMLText.escaped(id))</productID>\n" }
      text += "</productIDs>\n"
    }
    losses += ProductIDSelection.omissions(of: catalog, ofTheApp: [.bundleID])
    return ExportResult(bytes: Array(text.utf8), losses: losses)
  }
}
