import CatalogSamples
import Foundation
import SourceSyntax
import TestTools
import Testing

@Suite("XML is read like in Python", .enabled(if: Tool.python.isInstalled, "needs python3")) struct XMLAgreementTests {
  private static let program = """
    import sys, xml.etree.ElementTree as tree
    def local(name): return name.rsplit('}', 1)[-1]
    def outline(e):
        attributes = ''.join(f' {local(n)}={v}' for n, v in e.attrib.items())
        text = ''.join(map(outline, e)) if len(e) else (e.text or '')
        return f'{local(e.tag)}[{attributes}]({text})'
    for line in sys.stdin.buffer.read().split(b'\\0'):
        sys.stdout.buffer.write(outline(tree.fromstring(line)).encode() + b'\\0')
    """

  private func outline(_ element: XMLElement) -> String {
    let attributes = element.attributes.map { " \($0.name)=\($0.value)" }.joined()
    let text = element.isLeaf ? element.text : element.children.map(outline).joined()
    return "\(element.name)[\(attributes)](\(text))"
  }

  private func element(_ numbers: inout SeededNumbers, depth: Int) -> String {
    let names = ["a", "b", "n:c", "m:a", "金", "d.e-f_1"]
    let name = names[numbers.next(below: names.count)]
    var text = "<\(name)"
    if numbers.next(below: 4) == 0 { text += " xmlns='urn:\(numbers.next(below: 9))'" }
    for attribute in ["x", "n:y", "m:z", "金"] where numbers.next(below: 3) == 0 {
      let values = ["1", "", "a&amp;b", "&lt;b>", "&amp;#38;&#38;", "é\n\t金", "&#x1F600;"]
      text += "\n \(attribute) = \"\(values[numbers.next(below: values.count)])\""
    }
    let texts = ["", "a", "a &lt; b", "<![CDATA[<x>&]]>", "é金😀", "a<!-- no -->b", "\r\n x", "&#13;"]
    if depth == 0 || numbers.next(below: 4) == 0 {
      let content = texts[numbers.next(below: texts.count)]
      return content.isEmpty ? text + "/>" : "\(text)>\(content)</\(name)>"
    }
    let children = (0...numbers.next(below: 4)).map { _ in element(&numbers, depth: depth - 1) }
    return "\(text)>\n\(children.joined(separator: "<!-- c -->\n"))</\(name)>"
  }

  @Test("names, attributes and texts of generated files", arguments: [1, 2, 3]) func agreement(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let files = (0..<200).map { _ in "<r xmlns:n='urn:n' xmlns:m='urn:m'>\(element(&numbers, depth: 4))</r>" }
    let output = try Tool.python.run(["-c", Self.program], input: Array(files.joined(separator: "\0").utf8))
    let expected = String(decoding: output, as: UTF8.self).split(separator: "\0")
    try #require(expected.count == files.count)
    for (file, expected) in zip(files, expected) {
      let tree = XMLTree.parse(SourceFile(name: "a.xml", text: file))
      #expect(tree.diagnostics == [])
      let root = try #require(tree.root)
      try #require(
        Array(outline(root).utf8) == Array(expected.utf8), "\(file) \n OURS \(outline(root)) \n THEIRS \(expected)")
    }
  }
}
