/// Texts that are difficult for some file formats.
package enum HostileTexts {
  /// Values for a title, a note or a name.
  package static let all =
    quoted + broken + signs + words + scripts + hidden + [
      String(repeating: "a long text ", count: 400), String(repeating: "金", count: 1_500),
      String(repeating: "\"", count: 70),
    ]

  /// The texts that can be a key: not empty, and short enough for YAML, which allows 1,024 characters.
  package static let keys = (quoted + signs + words + scripts).filter { !$0.isEmpty }

  private static let quoted = [
    "it's", "say \"hi\"", "'quoted'", "\"\"", "'", "back\\slash", "\\n", "`tick`", "“curly”", "«x»", "a,b", "a;b",
    "a\tb", "a|b", "$HOME %s {0}", "{quantity} of {nothing}", "[list]", "{brace: x}", "<b>&amp;</b>", "]]>",
    "<!-- x -->", "<?xml?>", "&#0;", "a/b", "/* x */", "// x",
  ]

  private static let broken = [
    "line\nbreak", "two\n\nlines\n", "end\n", "\nstart", "carriage\rreturn", "both\r\nbreaks", "\ttab", "  ahead",
    "behind  ", " ", "", "a \n b", "\"a\"\n,b;\r\nc", "# no comment\n- no list",
  ]

  private static let signs = [
    "=1+1", "=HYPERLINK(\"http://x\")", "+1", "-1", "@home", "- dash", "-", "--- x", "# no", "#1", "a #b", "a: b",
    "ends:", ":colon", "?what", "? x", "!bang", "*star", "&and", "%a", "~", "...", "'=1", ",", ";", "a ,b", "100%",
    "http://example.com/#x?y=1&z=2",
  ]

  private static let words = [
    "null", "Null", "true", "False", "yes", "no", "On", "off", "y", "NaN", ".inf", "400", "0400", "0x1F", "1e5",
    "1_000", "12:30", "2027-03-01", "<<", "=", "None", "undefined", "1.50", "1,50",
  ]

  private static let scripts = [
    "充值后获得400金币，可在商店使用。", "四百金幣", "ゴールド４００枚", "골드 400개", "400 монет", "٤٠٠ قطعة ذهبية", "מטבעות 400", "👨‍👩‍👧 family", "🎁",
    "🇯🇵", "e\u{301}tude", "étude", "ﬁn", "\u{1D11E} clef", "ß", "Straße", "İ", "ไทย", "हिन्दी", "Ω≈ç√",
  ]

  private static let hidden = [
    "\u{FEFF}mark", "zero\u{200B}width", "turn\u{202E}ed", "nbsp\u{A0}!", "line\u{2028}separator", "next\u{85}line",
    "soft\u{AD}hyphen", "\u{7F}", "bell\u{7}", "\u{0}null", "\u{FFFE}", "\u{E000}private", "\u{10FFFF}",
  ]
}
