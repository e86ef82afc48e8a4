package import SourceSyntax

/// Values as a property list in XML, with the same bytes as Apple's own encoders write.
package struct PropertyListXML {
  private var text: String
  private var depth = 0

  package static func bytes(_ value: OrderedValue) -> [UInt8] {
    var list = PropertyListXML()
    list.write(value)
    list.line("</plist>")
    return Array(list.text.utf8)
  }

  private init() {
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
  }

  private mutating func line(_ line: String) { text += String(repeating: "\t", count: depth) + line + "\n" }

  private func escaped(_ text: String) -> String { XMLText.escaped(XMLText.writable(text)) }

  private mutating func write(_ value: OrderedValue) {
    switch value {
    case .text(let text): line("<string>\(escaped(text))</string>")
    case .integer(let number): line("<integer>\(number)</integer>")
    case .number(let number): line("<real>\(number)</real>")
    case .null: line("<string></string>")
    case .flag(let flag): line(flag ? "<true/>" : "<false/>")
    case .list(let elements):
      container("array", isEmpty: elements.isEmpty) { list in for element in elements { list.write(element) } }
    case .map(let map):
      container("dict", isEmpty: map.entries.isEmpty) { list in
        for entry in map.entries {
          list.line("<key>\(list.escaped(entry.key))</key>")
          list.write(entry.value)
        }
      }
    }
  }

  private mutating func container(_ name: String, isEmpty: Bool, _ content: (inout PropertyListXML) -> Void) {
    guard !isEmpty else { return line("<\(name)/>") }
    line("<\(name)>")
    depth += 1
    content(&self)
    depth -= 1
    line("</\(name)>")
  }
}
