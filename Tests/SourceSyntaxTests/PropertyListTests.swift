import SourceSyntax
import Testing

@Suite("Property lists are read") struct PropertyListTests {
  private func tree(_ bytes: [UInt8]) -> SyntaxTree {
    SyntaxTree.parsePropertyList(SourceFile(name: "a.plist", bytes: bytes))
  }

  private func outline(_ node: SyntaxNode) -> String {
    if node.isMapping {
      return "{" + node.entries.map { "\(outline($0.key)):\(outline($0.value))" }.joined(separator: ",") + "}"
    }
    if node.isSequence { return "[" + node.elements.map(outline).joined(separator: ",") + "]" }
    return node.isNull ? "-" : node.text
  }

  private func xml(_ body: String) -> [UInt8] {
    Array("<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\(body)</plist>".utf8)
  }

  @Test(
    "in XML, each kind of value",
    arguments: [
      ("<dict/>", "{}"), ("<array/>", "[]"), ("<string/>", ""), ("<string> a&amp;b </string>", " a&b "),
      ("<array><integer> 42 </integer><real>5.99</real><true/><false/></array>", "[42,5.99,true,false]"),
      ("<date>2027-03-01T00:00:00Z</date>", "2027-03-01"),
      ("<date>2027-03-01T10:00:00Z</date>", "2027-03-01T10:00:00Z"),
      ("<dict><key>a</key><string>null</string><key>b</key><data>AA==</data></dict>", "{a:null,b:-}"),
      ("<!-- <dict> --><dict><key>é</key><array><string>x</string></array></dict>", "{é:[x]}"),
    ]) func values(_ body: String, _ expected: String) throws
  {
    let tree = tree(xml(body))
    #expect(!tree.hasErrors, "\(tree.diagnostics.map(\.message))")
    #expect(outline(try #require(tree.root)) == expected)
  }

  @Test(
    "in XML, what is wrong has its place",
    arguments: [
      ("<dict><string>a</string></dict>", "expected a \"key\"", "string"),
      ("<dict><key>a</key></dict>", "no value", "dict"), ("<dict><key>a</key><key>b</key></dict>", "no value", "key"),
      ("<dict><key>a</key><true/><key>a</key><true/></dict>", "duplicate key", "a"),
      ("<array><key>a</key></array>", "outside of a \"dict\"", "key"),
      ("<array><strin>a</strin></array>", "no element \"strin\"", "strin"),
      ("<array>a<true/></array>", "holds elements, not text", "array"),
      ("<string><true/></string>", "holds text, not elements", "string"),
      ("<true/><false/>", "has only one value", "false"), ("", "the property list is empty", "plist"),
    ]) func wrong(_ body: String, _ message: String, _ place: String) throws
  {
    let tree = tree(xml(body))
    let first = try #require(tree.diagnostics.first)
    #expect(first.message.contains(message), "\(first.message)")
    #expect(tree.source.text(in: first.range) == place)
  }

  @Test(
    "names other notations",
    arguments: [
      ("{ a = b; }", "in braces"), ("( a )", "in braces"), ("bplist15_________", "broken"),
      ("bplist15" + String(repeating: "_", count: 60), "version \"15\""), ("bplist00", "is truncated"),
    ]) func others(_ text: String, _ message: String) throws
  {
    let tree = tree(Array(text.utf8))
    #expect(try #require(tree.diagnostics.first).message.contains(message))
  }

  @Test("names UTF-16") func utf16() throws {
    let bytes = "<plist/>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for bytes in [[0xFF, 0xFE] + bytes, bytes] {
      #expect(try #require(tree(bytes).diagnostics.first).message.contains("UTF-16"))
    }
  }

  @Test("in XML, 100,000 levels result in an error") func deepXML() {
    for text in ["<array>", "<dict><key>a</key>"] {
      #expect(tree(xml(String(repeating: text, count: 100_000))).hasErrors)
    }
    let levels = 120
    let text = String(repeating: "<array>", count: levels) + String(repeating: "</array>", count: levels)
    #expect(tree(xml(text)).diagnostics.contains { $0.message.contains("nested deeper") })
  }

  // MARK: Binary

  /// A file of objects and the table that refers to them.
  private func binary(_ objects: [[UInt8]], referenceSize: Int = 1) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    func number(_ value: Int, _ size: Int) -> [UInt8] {
      (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    for offset in offsets { bytes += number(offset, 4) }
    bytes += [0, 0, 0, 0, 0, 0, 4, UInt8(referenceSize)]
    for value in [objects.count, 0, table] { bytes += number(value, 8) }
    return bytes
  }

  @Test(
    "in binary, reads each kind of value",
    arguments: [
      ([0x08], "false"), ([0x09], "true"), ([0x00], "-"), ([0x10, 0xFF], "255"), ([0x11, 1, 0], "256"),
      ([0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFE], "-2"), ([0x22, 0x40, 0xBF, 0xAE, 0x14], "5.99"),
      ([0x23, 0x40, 0x17, 0xF5, 0xC2, 0x8F, 0x5C, 0x28, 0xF6], "5.99"), ([0x33, 0, 0, 0, 0, 0, 0, 0, 0], "2001-01-01"),
      ([0x33, 0x41, 0xC8, 0x95, 0x8A, 0x40, 0, 0, 0], "2027-02-21T12:48:00Z"),
      ([0x33, 0xC1, 0xCD, 0x27, 0xE4, 0x40, 0, 0, 0], "1970-01-01"), ([0x50], ""), ([0x52, 0x61, 0x62], "ab"),
      ([0x61, 0x91, 0xD1], "金"), ([0x42, 1, 2], "-"), ([0x62, 0xD8, 0x3D, 0xDE, 0x00], "😀"), ([0xA0], "[]"),
      ([0xD0], "{}"),
    ] as [([UInt8], String)]) func binaryValues(_ object: [UInt8], _ expected: String) throws
  {
    let tree = tree(binary([object]))
    #expect(!tree.hasErrors, "\(tree.diagnostics.map(\.message))")
    #expect(outline(try #require(tree.root)) == expected)
  }

  @Test("in binary, a position is given by its keys") func keyPaths() throws {
    let objects: [[UInt8]] = [
      [0xD2, 1, 2, 3, 4], [0x51, 0x61], [0x51, 0x62], [0xA2, 5, 5], [0xD1, 1, 5], [0x10, 7],
    ]
    let tree = tree(binary(objects))
    #expect(outline(try #require(tree.root)) == "{a:[7,7],b:{a:7}}")
    let paths = (0..<tree.nodeCount).map(tree.keyPath(at:))
    #expect(paths == ["", "a", "a", "a › 1", "a › 2", "b", "b", "b › a", "b › a"], "\(paths)")
  }

  @Test(
    "in binary, hostile objects result in an error",
    arguments: [
      // Containing itself; containing each other; an invalid key; references and objects outside of
      // the file.
      ([[0xA1, 0]], "contains itself"), ([[0xA1, 1], [0xA1, 0]], "contains itself"),
      ([[0xD1, 1, 1], [0x10, 1]], "a key is not a text"), ([[0xA1, 9]], "a missing object"),
      ([[0xAF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]], "too long"),
      ([[0xDF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]], "too long"),
      ([[0x5F, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]], "too long"),
      ([[0x6F, 0x12, 0x7F, 0xFF, 0xFF, 0xFF]], "too long"), ([[0x5F, 0x61]], "too long"), ([[0x1F]], "too long"),
      ([[0x2F]], "too long"), ([[0x3F]], "too long"), ([[0xFF]], "unknown type"), ([[0xA1]], "too long"),
      ([[0xD1, 1]], "too long"), ([[0x01]], "unknown type"),
    ] as [([[UInt8]], String)]) func hostile(_ objects: [[UInt8]], _ message: String)
  {
    let tree = tree(binary(objects))
    #expect(tree.diagnostics.contains { $0.message.contains(message) }, "\(tree.diagnostics.map(\.message))")
  }

  @Test("in binary, 100,000 levels result in an error") func deep() {
    let objects = (1...100_000).map { (number: Int) -> [UInt8] in
      [0xA1, UInt8(number >> 16), UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)]
    }
    let tree = tree(binary(objects + [[0xA0]], referenceSize: 3))
    #expect(tree.diagnostics.contains { $0.message.contains("nested deeper") })
  }

  @Test("in binary, objects that are shared too often result in an error") func bombs() {
    // Each list contains the next one ten times, over forty levels.
    let lists = (1...40).map { number in [0xAA] + [UInt8](repeating: UInt8(number), count: 10) }
    let wide = tree(binary(lists + [[0xA0]]))
    #expect(wide.diagnostics.contains { $0.message.contains("shared too often") })
    #expect(wide.nodeCount < 100_000)
    // A long text, ten thousand times.
    let text: [UInt8] = [0x5F, 0x12, 0, 1, 0, 0] + [UInt8](repeating: 0x61, count: 1 << 16)
    let list: [UInt8] = [0xAF, 0x11, 0x27, 0x10] + [UInt8](repeating: 1, count: 10_000)
    let long = tree(binary([list, text]))
    #expect(long.diagnostics.contains { $0.message.contains("shared too often") })
  }

  @Test("in binary, a table that does not fit results in an error") func trailers() {
    let sound = binary([[0xA1, 1], [0x51, 0x61]])
    #expect(!tree(sound).hasErrors)
    for place in sound.count - 26..<sound.count {
      for value: UInt8 in [0, 1, 2, 0x7F, 0xFF] where sound[place] != value {
        var bytes = sound
        bytes[place] = value
        // No matter what it contains now, reading it ends.
        let changed = tree(bytes)
        #expect(changed.root != nil || changed.hasErrors)
      }
    }
  }

  @Test("truncated at every byte, both notations have errors") func truncated() {
    let files = [
      binary([[0xD1, 1, 2], [0x51, 0x61], [0x61, 0x91, 0xD1]]), xml("<dict><key>a</key><string>金&amp;</string></dict>"),
    ]
    for file in files {
      #expect(!tree(file).hasErrors)
      for count in 0..<file.count { #expect(tree(Array(file.prefix(count))).hasErrors, "\(count)") }
    }
  }
}
