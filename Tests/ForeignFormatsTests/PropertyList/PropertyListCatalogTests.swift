import CatalogFormats
import CatalogModel
import CatalogSamples
import Foundation
import SourceSyntax
import TestTools
import Testing

@testable import ForeignFormats

@Suite("Catalogs as property lists") struct PropertyListCatalogTests {
  private static let everything = EverythingCatalog.catalog

  private func read(_ bytes: [UInt8]) -> CatalogDocument {
    CatalogPropertyListDecoder.read(ParsedFile(SourceFile(name: "a.plist", bytes: bytes)))
  }

  @Test("read back unchanged, in XML and binary") func everything() {
    for result in [CatalogPropertyListEncoder.xml(Self.everything), CatalogPropertyListEncoder.binary(Self.everything)]
    {
      #expect(result.losses == [])
      let document = read(result.bytes)
      #expect(document.diagnostics == [])
      #expect(document.catalog == Self.everything)
    }
  }

  @Test("can represent in binary what XML can't") func controls() throws {
    var catalog = Self.everything
    catalog.products[0].referenceName = "a\u{0}\u{1B}b\u{FFFF}"
    #expect(read(CatalogPropertyListEncoder.binary(catalog).bytes).catalog == catalog)
    let format = try #require(CatalogFormatRegistry.format(named: "plist"))
    let losses = try #require(CatalogExport.export(catalog, as: format)).losses
    #expect(losses.map(\.path) == [CatalogPath(.product(0), .referenceName)])
  }

  @Test("have a position for every field in XML, and none in binary") func places() {
    let document = read(CatalogPropertyListEncoder.xml(Self.everything).bytes)
    let binary = read(CatalogPropertyListEncoder.binary(Self.everything).bytes)
    // False is the default.
    for (path, _) in EverythingCatalog.places where path.field != .familySharable {
      #expect(document.range(of: path) != nil, "\(path)")
      #expect(binary.range(of: path) == nil)
    }
    let title = document.range(of: CatalogPath(.product(0), .title, element: 1))
    #expect(title.map(document.source.text) == "金币")
  }

  @Test("in binary, locate problems by their keys") func keys() {
    let value: OrderedValue = ["catalog": 1, "app": ["bundleID": "a"], "products": ["coins": ["type": "gold"]]]
    let messages = read(PropertyListBinary.bytes(value)).diagnostics.map(\.message)
    #expect(messages.contains { $0.hasPrefix("app: the app needs \"primaryLocale\"") })
    #expect(messages.contains { $0.hasPrefix("products › coins › type: \"type\" can't be") })
  }

  @Test("in binary, flipped bytes result in an error or another catalog, never worse") func mutated() {
    let bytes = CatalogPropertyListEncoder.binary(Self.everything).bytes
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<Seeds.rounds(2_000) {
      var changed = bytes
      for _ in 0...numbers.next(below: 3) {
        changed[numbers.next(below: changed.count)] = UInt8(numbers.next(below: 256))
      }
      let document = read(changed)
      #expect(
        document.diagnostics.allSatisfy { $0.range == SourceRange(at: 0) }
          || !SyntaxTree.isBinaryPropertyList(document.source))
    }
    for count in stride(from: 0, to: bytes.count, by: 5) {
      #expect(!read(Array(bytes.prefix(count))).diagnostics.isEmpty)
    }
  }

  // MARK: Other programs

  @Test(
    "are read and written by Python's plistlib, byte for byte", .enabled(if: Tool.python.isInstalled, "needs python3"))
  func python() throws {
    let program = """
      import plistlib, sys
      form = plistlib.FMT_BINARY if sys.argv[1] == 'binary' else plistlib.FMT_XML
      value = plistlib.loads(sys.stdin.buffer.read())
      sys.stdout.buffer.write(plistlib.dumps(value, fmt=form, sort_keys=False))
      """
    for catalog in try [Self.everything, ExampleCatalog.goldRush()] {
      let (xml, binary) = (
        CatalogPropertyListEncoder.xml(catalog).bytes, CatalogPropertyListEncoder.binary(catalog).bytes
      )
      for input in [xml, binary] {
        #expect(try [UInt8](Tool.python.run(["-c", program, "xml"], input: input)) == xml)
        #expect(try [UInt8](Tool.python.run(["-c", program, "binary"], input: input)) == binary)
      }
    }
  }

  @Test("read random values from plistlib unchanged", arguments: [1, 2, 3, 4]) func random(seed: Int) throws {
    guard Tool.python.isInstalled else { return }
    let program = """
      import plistlib, random, sys, datetime
      r = random.Random(int(sys.argv[1]))
      def text(): return ''.join(r.choice('ab é金😀&<>"\\t\\n') for _ in range(r.randrange(40)))
      def value(d):
          k = r.randrange(8 if d else 5)
          if k == 0: return text()
          if k == 1: return r.choice([0, 1, 255, 256, 65535, 65536, 2**31, 2**32, 2**63 - 1, -1, -2**63])
          if k == 2: return r.choice([True, False])
          if k == 3: return r.choice([0.5, -1.25, 5.99, 1e-9])
          if k == 4: return datetime.datetime(r.randrange(1900, 2100), r.randrange(1, 13), r.randrange(1, 29))
          if k == 5: return [value(d - 1) for _ in range(r.randrange(20))]
          return {text(): value(d - 1) for _ in range(r.randrange(20))}
      def outline(v):
          if isinstance(v, dict): return '{' + ','.join(outline(k) + ':' + outline(x) for k, x in v.items()) + '}'
          if isinstance(v, list): return '[' + ','.join(map(outline, v)) + ']'
          if isinstance(v, bool): return str(v).lower()
          if isinstance(v, datetime.datetime): return v.strftime('%Y-%m-%d')
          return str(v)
      for _ in range(40):
          v = {'v': value(5)}
          for f in (plistlib.FMT_XML, plistlib.FMT_BINARY):
              data = plistlib.dumps(v, fmt=f, sort_keys=False)
              sys.stdout.buffer.write(b'%d %d\\n' % (len(data), len(outline(v).encode())))
              sys.stdout.buffer.write(data + outline(v).encode())
      """
    var rest = try [UInt8](Tool.python.run(["-c", program, String(seed)], input: []))[...]
    var count = 0
    while let end = rest.firstIndex(of: 0x0A) {
      let sizes = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").compactMap { Int($0) }
      try #require(sizes.count == 2)
      let (file, text) = (rest[(end + 1)...].prefix(sizes[0]), sizes[1])
      let expected = rest[(end + 1 + sizes[0])...].prefix(text)
      let tree = SyntaxTree.parsePropertyList(SourceFile(name: "a.plist", bytes: Array(file)))
      #expect(tree.diagnostics == [])
      let root = try #require(tree.root)
      #expect(
        outline(root).utf8.elementsEqual(expected)
          // Python writes 1e-09 where the file and we have 1e-9.
          || outline(root).replacing("1e-9", with: "1e-09").utf8.elementsEqual(expected))
      rest = rest[(end + 1 + sizes[0] + text)...]
      count += 1
    }
    #expect(count == 80)
  }

  private func outline(_ node: SyntaxNode) -> String {
    if node.isMapping {
      return "{" + node.entries.map { "\(outline($0.key)):\(outline($0.value))" }.joined(separator: ",") + "}"
    }
    if node.isSequence { return "[" + node.elements.map(outline).joined(separator: ",") + "]" }
    return node.text
  }

  @Test("are accepted by plutil", .enabled(if: Tool.plutil.isInstalled, "needs plutil")) func plutil() throws {
    for result in [CatalogPropertyListEncoder.xml(Self.everything), CatalogPropertyListEncoder.binary(Self.everything)]
    {
      _ = try Tool.plutil.run(["-lint", "-s", "-"], input: result.bytes)
      let converted = try Tool.plutil.run(["-convert", "binary1", "-o", "-", "-"], input: result.bytes)
      let document = read([UInt8](converted))
      #expect(document.diagnostics == [])
    }
  }
}
