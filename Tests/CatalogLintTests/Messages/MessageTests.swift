import Basics
import Testing

@testable import CatalogLint

@Suite("A message") struct MessageTests {
  private static let table = MessageTable(
    Array(
      """
      # Titles
      "{1}" has {2}; at most {3} are allowed
      最多 {3}，而“{1}”有 {2}

      {1} character
      {1} 个字符

      the {1} of {2}
      {2}的{1}
      title
      名称
      """.utf8), separators: [.comma: "、"])

  @Test("is in English what its author wrote") func english() {
    let name = "{2} 100% \"Gems\""
    let message: Message = "\"\(name)\" has \(31, of: "character"); at most \(30) are allowed"
    #expect(message.english == "\"\(name)\" has 31 characters; at most 30 are allowed")
    #expect(("\(1, of: "file")" as Message).english == "1 file")
    #expect(("\(0, of: "file")" as Message).english == "0 files")
  }

  @Test("has its values in the order of the translation, and none is taken for a place") func order() {
    let message: Message = "\"\("{2}{3}")\" has \(31, of: "character"); at most \(30) are allowed"
    #expect(message.text(by: Self.table) == "最多 30，而“{2}{3}”有 31 个字符")
  }

  @Test("is translated together with the messages in it") func nested() {
    let noun: Message = "title"
    #expect(("the \(noun) of \("title")" as Message).text(by: Self.table) == "title的名称")
  }

  @Test("is in English where its translation is missing") func missing() {
    #expect(("no \(1, of: "file")" as Message).text(by: Self.table) == "no 1 file")
    #expect(Message(verbatim: "title").text(by: Self.table) == "title")
  }

  @Test("has lists in the notation of the language") func lists() {
    let list = Message(quoted: ["a", "b", "c"], atMost: 2)
    #expect(list.english == "\"a\", \"b\" and 1 more")
    #expect(Message(list: ["title", "title"]).text(by: Self.table) == "名称、名称")
    #expect(Message(list: ["title", "b"], .or).english == "title or b")
  }

  @Test(
    "is in the language of the locale",
    arguments: [
      ("zh_CN.UTF-8", MessageLanguage.simplifiedChinese), ("zh-Hans-SG", .simplifiedChinese),
      ("zh", .simplifiedChinese),
      ("zh_TW.UTF-8", .english), ("zh_Hant_HK", .english), ("ja_JP.eucJP", .japanese), ("ja", .japanese),
      ("en_US.UTF-8", .english), ("C.UTF-8", .english), ("POSIX", .english), ("", .english), ("jam", .english),
      ("de_DE@euro", .english),
    ]) func locale(_ locale: String, _ language: MessageLanguage)
  {
    #expect(MessageLanguage(locale: locale) == language)
  }
}
