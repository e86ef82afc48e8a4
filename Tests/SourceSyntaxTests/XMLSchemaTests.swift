import SourceSyntax
import Testing

@Suite("XML is validated against a schema") struct XMLSchemaTests {
  private static let schema = """
    <grammar xmlns="http://relaxng.org/ns/structure/1.0"
      datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
      <start>
        <element name="shop">
          <zeroOrMore>
            <element name="item">
              <attribute name="count"><data type="positiveInteger"/></attribute>
              <optional><element name="note" ns="urn:note"><text/></element></optional>
            </element>
          </zeroOrMore>
        </element>
      </start>
    </grammar>
    """

  private func tree(_ text: String) -> XMLTree { XMLTree.parse(SourceFile(name: "a.xml", text: text)) }

  @Test(
    "a valid document has no faults",
    arguments: [
      "<shop/>", "<!-- c --><?p i?><shop><!-- c --><item count='1'/> <item count=' 2 '/></shop>",
      "<shop><item count='1'><note xmlns='urn:note'>x</note></item></shop>",
      "<shop xmlns:n='urn:note'><item count='1'><n:note><![CDATA[<]]>&amp;</n:note></item></shop>", "\u{FEFF}<shop/>",
    ]) func valid(_ text: String)
  { #expect(tree(text).faults(against: Self.schema) == []) }

  /// The indices that libxml2 is asked for must match our own tree, with comments and text in
  /// between.
  @Test(
    "reports a fault at its element",
    arguments: [
      ("<⟦shops⟧/>"), ("<shop>\n<!-- <item/> 金 --><item count='1'/><⟦x⟧/></shop>"),
      ("<shop><item count='1'/><item count='2'><note xmlns='urn:note'/></item><⟦item⟧ count='0'/></shop>"),
      ("<shop><item count='1'/><⟦item⟧/></shop>"), ("<shop><item count='1'><⟦note⟧>x</note></item></shop>"),
      ("<shop><⟦item⟧ count='1' other='2'/></shop>"),
    ]) func invalid(_ marked: String) throws
  {
    let text = marked.replacing("⟦", with: "").replacing("⟧", with: "")
    let expected = try #require(marked.split(separator: "⟦").dropFirst().first).prefix { $0 != "⟧" }
    let start = marked.utf8.distance(from: marked.startIndex, to: try #require(marked.firstIndex(of: "⟦")))
    let tree = tree(text)
    let faults = tree.faults(against: Self.schema)
    #expect(
      faults.contains { $0.range == SourceRange(start: start, end: start + expected.utf8.count) },
      "\(faults.map { ($0.message, $0.range) })")
    #expect(faults.allSatisfy { $0.severity == .error && !$0.message.contains("\n") })
  }

  @Test("reports at most a hundred faults, so that the cost of a bad file is bounded") func many() {
    let items = String(repeating: "<item count='0'/>", count: 20_000)
    let faults = tree("<shop>\(items)</shop>").faults(against: Self.schema)
    #expect((1...100).contains(faults.count))
  }

  @Test("reports an invalid schema as a fault of the file", arguments: ["", "<a/>"]) func brokenSchema(_ schema: String)
  { #expect(!tree("<shop/>").faults(against: schema).isEmpty) }

  @Test("ignores a file that is truncated", arguments: ["", "<shop>", "<shop>&x;</shop>"]) func broken(_ text: String) {
    #expect(tree(text).faults(against: Self.schema) == [])
  }

  @Test("many files can be validated concurrently") func concurrent() async {
    let schema = Self.schema
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<64 {
        group.addTask {
          let count = number.isMultiple(of: 2) ? "1" : "0"
          let tree = XMLTree.parse(SourceFile(name: "a.xml", text: "<shop><item count='\(count)'/></shop>"))
          return tree.faults(against: schema).isEmpty == number.isMultiple(of: 2)
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}

@Suite("Attributes are read with their positions") struct XMLAttributeTests {
  @Test("the element's own attributes, without prefixed ones and namespace declarations") func own() throws {
    let text = """
      <a xmlns="u" b = "1&lt;" xmlns:n='v' n:b="2" xml:lang="de" c='"'
        d=""/>
      """
    let source = SourceFile(name: "a.xml", text: text)
    let root = try #require(XMLTree.parse(source).root)
    let own = root.ownAttributes
    #expect(own.map(\.name) == ["b", "c", "d"])
    #expect(own.map(\.value) == ["1<", "\"", ""])
    #expect(own.map { source.text(in: $0.nameRange) } == ["b", "c", "d"])
    #expect(own.map { source.text(in: $0.valueRange) } == ["1&lt;", "\"", ""])
    #expect(root.attributes.map(\.name) == ["b", "b", "lang", "c", "d"])
  }
}
