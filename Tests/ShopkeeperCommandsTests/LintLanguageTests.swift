import Foundation
import LintReports
import Testing

@Suite("shopkeeper lint in other languages") struct LintLanguageTests {
  /// A catalog with an error, and a warning that can be fixed.
  private static let text = Samples.small.replacing("title: 400 Gold Coins", with: "title: \"500 Gold Coins \"")

  private static func lint(_ arguments: String..., locale: String = "") async throws -> CommandRun {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "catalog.yml")
    var run = await CommandRun(["lint", path] + arguments, locale: locale)
    run.output = run.output.replacing(folder.url.path, with: "…")
    return run
  }

  @Test(
    "has messages, severities and the summary in the language that is asked for",
    arguments: [
      (
        "zh-Hans",
        ["错误: 显示名称写的是“500”，但该产品提供 400 gold coins", "警告: 显示名称以空格结尾，请移除", "修复: 移除空格", "1 个错误、1 个警告，共 1 个产品（1 个文件）"]
      ),
      (
        "ja",
        [
          "エラー: 表示名では「500」ですが、アイテムの付与は 400 gold coinsです", "警告: 表示名がスペースで終わっています。削除してください", "修正: スペースを削除する",
          "エラー 1 件、警告 1 件（アイテム 1 件、ファイル 1 件）",
        ]
      ),
      (
        "en",
        [
          "error: the title says \"500\", but the product grants 400 gold coins", "fix: remove the space",
          "1 error, 1 warning in 1 product (1 file)",
        ]
      ),
    ]) func asked(_ language: String, _ expected: [String]) async throws
  {
    let run = try await Self.lint("--language", language)
    #expect(run.status == 1)
    for text in expected { #expect(run.output.contains(text), "\(run.output)") }
  }

  @Test("takes the language from the environment, which the option precedes") func environment() async throws {
    let japanese = try await Self.lint("--language", "ja")
    #expect(try await Self.lint(locale: "ja_JP.UTF-8").output == japanese.output)
    #expect(try await Self.lint("--language", "en", locale: "ja_JP.UTF-8").output == Self.lint().output)
    #expect(try await Self.lint(locale: "fr_FR.UTF-8").output == Self.lint().output)
  }

  @Test("is the same for programs in every language", arguments: Reporters.all.map { $0.name })
  func programs(_ format: String) async throws {
    let english = try await Self.lint("--format", format)
    let chinese = try await Self.lint("--format", format, locale: "zh_CN.UTF-8")
    let isForPeople = try #require(Reporters.named(format)).isForPeople
    #expect(chinese.status == english.status)
    #expect((chinese.output == english.output) != isForPeople)
  }

  @Test("accepts the findings of a baseline that was written in another language") func baseline() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.text, to: "catalog.yml")
    let files = [folder.path("en.json"), folder.path("ja.json")]
    _ = await CommandRun(["lint", path, "--write-baseline", files[0]])
    _ = await CommandRun(["lint", path, "--write-baseline", files[1]], locale: "ja_JP.UTF-8")
    #expect(try folder.text("en.json") == folder.text("ja.json"))
    let run = await CommandRun(["lint", path, "--baseline", files[0]], locale: "ja_JP.UTF-8")
    #expect(run.status == 0 && run.output.hasPrefix("指摘なし"), "\(run.output)")
  }

  @Test("lists the rules in the language") func rules() async {
    let run = await CommandRun(["rules"], locale: "zh_CN.UTF-8")
    #expect(run.output.contains("显示名称就是 App 的名称"))
    let programs = await CommandRun(["rules", "--format", "json"], locale: "zh_CN.UTF-8")
    #expect(programs.output == (await CommandRun("rules", "--format", "json")).output)
  }
}
