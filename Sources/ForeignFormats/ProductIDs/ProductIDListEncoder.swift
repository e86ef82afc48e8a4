import Basics
public import CatalogFormats
public import CatalogModel
import SourceSyntax

/// Writes the IDs of every product that is not hidden.
public enum ProductIDListEncoder {
  /// A property list: an array of strings, as described for the app's bundle in Apple's guide to loading product
  /// identifiers, with the same bytes as Apple's own encoders.
  public static func propertyList(_ catalog: Catalog) -> ExportResult {
    let selection = ProductIDSelection(catalog, isWritable: XMLText.isWritable)
    return ExportResult(bytes: PropertyListXML.bytes(.texts(selection.ids)), losses: selection.losses)
  }

  /// A JSON array of strings on one line, the response that Apple's guide suggests for a server.
  public static func json(_ catalog: Catalog) -> ExportResult {
    let selection = ProductIDSelection(catalog)
    return ExportResult(
      bytes: OrderedValue.texts(selection.ids).json(.compact) + [UInt8(ascii: "\n")], losses: selection.losses)
  }

  /// Plain XML, for clients without support for property lists: a `productID` element for each product within
  /// `productIDs`, which has the bundle ID as an attribute if there is one.
  public static func xml(_ catalog: Catalog) -> ExportResult {
    let selection = ProductIDSelection(catalog, isWritable: XMLText.isWritable)
    var losses = selection.losses
    var attribute = ""
    if let bundleID = catalog.app.bundleID {
      if XMLText.isWritable(bundleID) {
        attribute = " bundleID=\"\(XMLText.attribute(bundleID))\""
      } else {
        let reason = "the bundle ID has a character that XML can't represent, such as a control"
        losses.insert(ExportLoss(.value, of: CatalogPath(.app, .bundleID), reason), at: 0)
      }
    }
    let ids = selection.ids.map { "  <productID>\(XMLText.escaped($0))</productID>\n" }.joined()
    let list = ids.isEmpty ? "<productIDs\(attribute)/>" : "<productIDs\(attribute)>\n\(ids)</productIDs>"
    losses += ProductIDSelection.omissions(of: catalog, ofTheApp: [.bundleID])
    return ExportResult(
      bytes: Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(list)\n".utf8), losses: losses)
  }

  static func markOfXML(in file: ParsedFile) -> Int? { file.xmlRootName == "productIDs" ? CatalogFormat.shape : nil }

  /// Plain text, one ID per line, for scripts; an ID that contains a line break is left out.
  public static func text(_ catalog: Catalog) -> ExportResult {
    let selection = ProductIDSelection(
      catalog, isWritable: { id in !id.utf8.contains { $0 == 0x0A || $0 == 0x0D } },
      otherwise: "the product ID contains a line break")
    let text = selection.ids.map { $0 + "\n" }.joined()
    return ExportResult(bytes: Array(text.utf8), losses: selection.losses + ProductIDSelection.omissions(of: catalog))
  }

  /// A list has nothing but IDs, which have a period after the bundle ID.
  static func markOfText(in file: ParsedFile) -> Int? {
    let lines = file.source.bytes.split(separator: UInt8(ascii: "\n"))
    let areIDs = lines.allSatisfy { line in
      line.contains(UInt8(ascii: "."))
        && line.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "._-".utf8.contains($0) }
    }
    return areIDs ? CatalogFormat.shape : nil
  }
}
