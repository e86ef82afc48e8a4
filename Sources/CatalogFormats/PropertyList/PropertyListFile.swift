package import SourceSyntax

/// A value as a property list, with the same bytes as Apple's own encoders write.
package enum PropertyListFile {
  package static func xml(_ value: OrderedValue) -> [UInt8] { PropertyListXML.bytes(value) }

  package static func binary(_ value: OrderedValue) -> [UInt8] { PropertyListBinary.bytes(value) }
}
