import Basics
import CatalogModel
import ForeignFormats
import SourceSyntax
import TestTools
import Testing

@testable import CatalogFormats

@Suite("Tables in other encodings than UTF-8", .enabled(if: Tool.python.isInstalled)) struct EncodedTableTests {
  private struct Sample: CustomTestStringConvertible, Sendable {
    var encoding: String
    var python: String
    var text: String
    /// The line, the column and the row of the fault.
    var fault: String

    var testDescription: String { encoding }
  }

  private static let samples = [
    Sample(
      encoding: "gb18030", python: "gb18030", text: "商品ID,类型,名称,价格(元)\r\na.x,消耗型,六十金币,6\r\na.y,消耗型,三百钻石,三十\r\n",
      fault: "3:14 row 3, column \"价格(元)\""),
    Sample(
      encoding: "shift-jis", python: "cp932",
      text: "商品ID,種別,商品名,価格(円)\r\na.x,消耗型,コイン60枚①,120\r\na.y,消耗型,ジェム300個,百円\r\n", fault: "3:17 row 3, column \"価格(円)\""),
    Sample(
      encoding: "big5", python: "cp950", text: "產品ID,類型,名稱,價格(NT$)\r\na.x,消耗型,六十個金幣,30\r\na.y,消耗型,三百顆鑽石,三十\r\n",
      fault: "3:15 row 3, column \"價格(NT$)\""),
    Sample(
      encoding: "euc-kr", python: "cp949",
      text: "id,type,title[ko],price[KRW]\r\na.x,consumable,금화 60개,1100\r\na.y,consumable,보석 300개,천백\r\n",
      fault: "3:24 row 3, column \"price[KRW]\""),
    Sample(
      encoding: "windows-1252", python: "cp1252",
      text: "id;type;title[fr-FR];price[EUR]\r\na.x;consumable;60 pièces d’or;5,99 €\r\n"
        + "a.y;consumable;Épée légère;très cher\r\n", fault: "3:28 row 3, column \"price[EUR]\""),
    Sample(
      encoding: "windows-1250", python: "cp1250",
      text: "id;type;title[pl];price[PLN]\r\na.x;consumable;60 złotych monet;5,99 zł\r\n"
        + "a.y;consumable;Świeża gałąź;źle\r\n", fault: "3:29 row 3, column \"price[PLN]\""),
    Sample(
      encoding: "windows-1251", python: "cp1251",
      text: "id;type;title[ru];price[RUB]\r\na.x;consumable;60 золотых монет;99\r\n"
        + "a.y;consumable;Горсть самоцветов;дорого\r\n", fault: "3:34 row 3, column \"price[RUB]\""),
  ]

  private func read(_ bytes: [UInt8], _ map: ColumnMap = ColumnMap()) -> CatalogDocument {
    let file = ParsedFile(SourceFile(name: "a.csv", bytes: bytes), columns: map)
    let format = try? CatalogFormatRegistry.reader(for: file)
    #expect(format?.name == "csv")
    return format?.read?(file, .none) ?? CatalogReading.read(file.source)
  }

  private func map(_ encoding: String) throws -> ColumnMap {
    var map = ColumnMap()
    let known = try #require(TextEncoding(encoding))
    map.encoding = known
    return map
  }

  @Test("are read as their text in UTF-8, with the same positions", arguments: samples) private func read(
    sample: Sample
  ) throws {
    let bytes = try Tool.encoded(sample.text, as: sample.python)
    let document = read(bytes, try map(sample.encoding))
    let expected = read(Array(sample.text.utf8))
    #expect(document.catalog == expected.catalog)
    #expect(document.diagnostics == expected.diagnostics)
    let fault = try #require(document.diagnostics.first { $0.severity == .error })
    let place = document.source.location(at: fault.range.start)
    #expect("\(place.line):\(place.column) \(fault.message)".hasPrefix("\(sample.fault): "))
    // The bytes of the text differ from the file's.
    let path = CatalogPath(.product(0), .title, element: 0)
    #expect(expected.replacements(for: CatalogEdit(path, .replace("x"))) != nil)
    #expect(document.replacements(for: CatalogEdit(path, .replace("x"))) == nil)
  }

  @Test("are refused with the encoding that they look like, and never guessed", arguments: samples)
  private func guessed(sample: Sample) throws {
    let bytes = try Tool.encoded(sample.text, as: sample.python)
    let document = read(bytes)
    #expect(document.catalog.products == [])
    let messages = document.diagnostics.map(\.message)
    #expect(messages.count == 1)
    #expect(
      messages[0].contains("import, convert, lint and diff read it with --encoding \(sample.encoding)"), "\(messages)")
    #expect(messages[0].hasPrefix("the file is not UTF-8; it looks like "))
    // A person sees what the text would be.
    let word = sample.text.split { $0.isNewline || ",;".contains($0) }.first { $0.utf8.contains { $0 >= 0x80 } }
    #expect(messages[0].contains("\"\(word ?? "")\""), "\(messages)")
  }

  @Test("are refused in the wrong encoding, at the place where it is wrong") func wrong() throws {
    let bytes = try Tool.encoded("id,类型\na.x,消耗型\na.y,囧囧囧囍\n", as: "gb18030")
    let document = read(bytes, try map("big5"))
    #expect(document.catalog.products == [])
    #expect(document.diagnostics.count == 1)
    let message = try #require(document.diagnostics.first?.message)
    #expect(message.hasPrefix("the file is not Big5: byte 0x87 is not allowed here"), "\(message)")
    #expect(message.hasSuffix("; it looks like GB18030"), "\(message)")
    let start = try #require(document.diagnostics.first?.range.start)
    let place = document.source.location(at: start)
    #expect((place.line, place.column) == (3, 5))
  }

  @Test("that are UTF-8 are not read in another encoding") func unicode() throws {
    let text = "id,type,title[zh-Hans]\na.x,consumable,金币\n"
    let refused = read(Array(text.utf8), try map("gb18030"))
    #expect(
      refused.diagnostics.map(\.message) == [
        "the file is UTF-8, not GB18030; leave the encoding out, or give --encoding utf-8"
      ])
    #expect(refused.catalog.products == [])
    let expected = read(Array(text.utf8)).catalog
    #expect(read([0xEF, 0xBB, 0xBF] + Array(text.utf8), try map("gb18030")).catalog == expected)
    #expect(read(Array(text.utf8), try map("utf-8")).catalog == expected)
    let plain = "id,type\na.x,consumable\n"
    #expect(read(Array(plain.utf8), try map("big5")).diagnostics == [])
    let units = "\u{FEFF}\(text)".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(read(units, try map("gb18030")).catalog == expected)
    #expect(read(Array(units.dropFirst(2)), try map("utf-16le")).catalog == expected)
  }

  @Test("that are text in no encoding are refused") func binary() {
    let noise = [0x69, 0x64, 0x2C, 0x74, 0x0A, 0xFF, 0x81, 0xFF, 0x98, 0x0A] as [UInt8]
    #expect(
      read(noise).diagnostics.map(\.message) == [
        "invalid UTF-8: byte 0xFF is not allowed here, nor is 1 other; save the file as UTF-8; a spreadsheet saves "
          + "such a file as \"CSV UTF-8\""
      ])
  }

  private static let sheet = "商品ID,类型,名称\r\na.x,消耗型,六十金币\r\na.y,消耗型,三百金币\r\na.z,消耗型,一千金币\r\n"

  @Test("in UTF-16 without a mark are refused with its name", arguments: ["utf-16le", "utf-16be"]) func unmarked(
    encoding: String
  ) throws {
    let bytes = try Tool.encoded(Self.sheet, as: encoding)
    let message = try #require(read(bytes).diagnostics.first?.message)
    #expect(message.contains("it looks like \(encoding.uppercased()), with texts such as \"商品ID\""))
    #expect(message.contains("--encoding \(encoding);"), "\(message)")
    #expect(try read(bytes, map(encoding)).catalog.products.count == 3)
    let other = encoding == "utf-16le" ? "utf-16be" : "utf-16le"
    let messages = read(bytes, try map(other)).diagnostics.map(\.message)
    #expect(messages.contains { $0.contains("looks like \(encoding.uppercased())") }, "\(messages)")
  }

  @Test(
    "that the given encoding decodes to something else are read with a warning",
    arguments: [
      ("gb18030", "windows-1252", "GB18030", "\"商品ID\", not \"ÉÌÆ·ID\""),
      ("cp932", "gb18030", "Shift JIS", "\"商品ID\", not "),
      ("gb18030", "windows-1251", "GB18030", "\"商品ID\", not \"ЙМЖ·ID\""),
    ]) func doubtful(python: String, given: String, title: String, texts: String) throws
  {
    let text =
      python == "cp932" ? "商品ID,種類,説明,表示名\r\na.x,消耗型,金貨を六十枚,六十コイン\r\n" : "商品ID,类型,说明,名称\r\na.x,消耗型,金币六十枚,六十金币\r\n"
    let bytes = try Tool.encoded(text, as: python)
    let first = try #require(read(bytes, try map(given)).diagnostics.first)
    #expect(first.severity == .warning)
    #expect(first.message.hasPrefix("the file looks like \(title) rather than "), "\(first.message)")
    #expect(first.message.contains("its first text is \(texts)"), "\(first.message)")
  }

  @Test("give no warning in their own encoding", arguments: samples) private func certain(sample: Sample) throws {
    let bytes = try Tool.encoded(sample.text, as: sample.python)
    let messages = read(bytes, try map(sample.encoding)).diagnostics.map(\.message)
    #expect(!messages.contains { $0.contains("looks like") }, "\(messages)")
  }

  @Test("with lines in two encodings are refused at the first of those that are fewer") func mixed() throws {
    let lines = Self.sheet.split(separator: "\r\n")
    func file(_ odd: String, at number: Int, _ others: String) throws -> [UInt8] {
      try lines.enumerated().flatMap { index, line in
        try Tool.encoded("\(line)\r\n", as: index + 1 == number ? odd : others)
      }
    }
    func fault(_ bytes: [UInt8], _ map: ColumnMap = ColumnMap()) throws -> String {
      let document = read(bytes, map)
      #expect(document.catalog.products == [])
      #expect(document.diagnostics.count == 1)
      let first = try #require(document.diagnostics.first)
      let place = document.source.location(at: first.range.start)
      return "\(place.line):\(place.column) \(first.message)"
    }
    let saving = "; save all of it as \"CSV UTF-8\""
    let oneOld = try file("gb18030", at: 3, "utf-8")
    #expect(try fault(oneOld) == "3:1 line 3 is not UTF-8, but the rest of the file is\(saving)")
    #expect(try fault(oneOld, map("gb18030")) == "3:1 line 3 is not UTF-8, but the rest of the file is\(saving)")
    let oneNew = try file("utf-8", at: 2, "gb18030")
    #expect(try fault(oneNew) == "2:1 line 2 is UTF-8, but the rest of the file is not\(saving)")
    #expect(try fault(oneNew, map("gb18030")) == "2:1 line 2 is UTF-8, but the rest of the file is GB18030\(saving)")
  }

  @Test("with the mark of UTF-8 before another encoding are read in that encoding") func falseMark() throws {
    let bytes = try [0xEF, 0xBB, 0xBF] + Tool.encoded(Self.sheet, as: "gb18030")
    let message = try #require(read(bytes).diagnostics.first?.message)
    #expect(message.contains("it looks like GB18030, with texts such as \"商品ID\""), "\(message)")
    let document = read(bytes, try map("gb18030"))
    #expect(document.catalog.products.map(\.productID) == ["a.x", "a.y", "a.z"])
  }

  @Test("that were read in the wrong encoding before they were saved are recognized") func damaged() throws {
    func messages(_ script: String) throws -> [String] {
      let damaged = try Tool.python.run(
        ["-c", "import sys; t = sys.stdin.buffer.read().decode(); sys.stdout.buffer.write((\(script)).encode())"],
        input: Array(Self.sheet.utf8))
      return read(Array(damaged)).diagnostics.map(\.message)
    }
    let old = try messages("t.encode('gb18030').decode('latin1')")
    #expect(
      old.first?.hasPrefix(
        "the text was GB18030 and was read as Windows-1252 before it was saved: its first text is "
          + "\"商品ID\", not \"ÉÌÆ·ID\"; export it again") == true, "\(old)")
    // Nothing is said about columns that nobody can read.
    #expect(old.count == 2, "\(old)")
    let twice = try messages("t.encode().decode('latin1')")
    #expect(twice.first?.hasPrefix("the text was UTF-8 before it was saved as UTF-8 once more") == true, "\(twice)")
    let lost = try messages("t.encode('gb18030').decode('utf-8', 'replace')")
    #expect(lost.first?.contains("of its characters are lost (U+FFFD") == true, "\(lost)")
  }
}
