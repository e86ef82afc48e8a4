import SourceSyntax
import TestTools
import Testing

@Suite("Unified diffs") struct UnifiedDiffTests {
  private static func diff(_ old: String, _ new: String) -> String {
    String(decoding: UnifiedDiff.render(from: Array(old.utf8), to: Array(new.utf8), name: "a"), as: UTF8.self)
  }

  private static let ten = (1...10).map { "\($0)\n" }.joined()

  @Test(
    "hides no change between what looks like the ends of a secret",
    arguments: [
      ("a: password='x\nprice: {tier: 3}\nb: y'\n"), ("a: password=\"x\nprice: {tier: 3}\nb: y\"\n"),
      ("a: \"-----BEGIN PRIVATE KEY-----\"\nprice: {tier: 3}\nb: -----END PRIVATE KEY-----\n"),
      ("a: -----BEGIN PRIVATE KEY-----\ntier: 3\nb: -----END PRIVATE KEY-----\n"),
      ("<key>password</key>\n<string>\ntier: 3\nx</string>\n"),
      ("a: {referenceName: password='x, price: {tier: 3}, notes: y' z}\n"),
    ]) func planted(old: String)
  {
    let diff = Self.diff(old, old.replacing("tier: 3", with: "tier: 87"))
    #expect(diff.contains("tier: 3") && diff.contains("tier: 87"), "\(diff)")
  }

  @Test("hides a key with all of its lines") func key() {
    let key = "-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBg\nkqhkiG9w0BAQEF\nAASC\n-----END PRIVATE KEY-----\n"
    let diff = Self.diff("a: |\n", "a: |\n" + key)
    for part in ["MIIEvQ", "kqhkiG", "AASC"] { #expect(!diff.contains(part), "\(diff)") }
  }

  @Test(
    "shows changes with three lines around them",
    arguments: [
      (ten, ten, ""),
      (ten, ten.replacing("5\n", with: "五\n"), "--- a\n+++ a\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+五\n 6\n 7\n 8\n"),
      (ten, "0\n" + ten, "--- a\n+++ a\n@@ -1,3 +1,4 @@\n+0\n 1\n 2\n 3\n"),
      (ten, String(ten.dropLast(3)), "--- a\n+++ a\n@@ -7,4 +7,3 @@\n 7\n 8\n 9\n-10\n"),
      ("", "1\n", "--- a\n+++ a\n@@ -0,0 +1 @@\n+1\n"), ("1\n", "", "--- a\n+++ a\n@@ -1 +0,0 @@\n-1\n"),
      ("1", "2", "--- a\n+++ a\n@@ -1 +1 @@\n-1\n\\ No newline at end of file\n+2\n\\ No newline at end of file\n"),
      ("1\r\n2\r\n", "1\r\n3\r\n", "--- a\n+++ a\n@@ -1,2 +1,2 @@\n 1\r\n-2\r\n+3\r\n"),
    ]) func hunks(_ old: String, _ new: String, _ expected: String)
  { #expect(Self.diff(old, new) == expected) }

  @Test("the diff of any two files converts one to the other", arguments: Seeds.some(0..<200)) func applied(_ seed: Int)
  {
    var numbers = SeededNumbers(seed: UInt64(seed))
    func some() -> [String] {
      (0..<Int.random(in: 0...30, using: &numbers)).map { _ in "\(Int.random(in: 0...6, using: &numbers))" }
    }
    let (old, new) = (some(), some())
    func text(_ lines: [String]) -> String { lines.map { "\($0)\n" }.joined() }
    var result: [String] = []
    var next = 0
    for line in Self.diff(text(old), text(new)).split(separator: "\n").dropFirst(2) {
      if line.hasPrefix("@@ -") {
        let place = line.dropFirst(4).prefix { $0 != " " }.split(separator: ",").compactMap { Int($0) }
        let start = place.count == 2 && place[1] == 0 ? place[0] : (place.first ?? 1) - 1
        result += old[next..<start]
        next = start
      } else if line.hasPrefix("+") {
        result.append(String(line.dropFirst()))
      } else {
        #expect(old[next] == line.dropFirst())
        if line.hasPrefix(" ") { result.append(old[next]) }
        next += 1
      }
    }
    result += old[next...]
    #expect(result == new)
  }
}
