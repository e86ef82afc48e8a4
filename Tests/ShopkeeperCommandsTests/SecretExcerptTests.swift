import Testing

@Suite("Secrets in excerpts") struct SecretExcerptTests {
  @Test(
    "a key, a token or a password is hidden, whatever its line is quoted for",
    arguments: [
      "ghp_16C7e42F292c6912E7710c838347Ae178B4a", "apiKey: 9fX3qLzT7a", "token = a1b2c3d4e5", "password: hunter22",
      "Authorization: Bearer abc123def456", "secret_key: 'A1b2C3d4E5'",
      "MIGTAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBHkwdwIBAQQgx1Yz2", "AKIAIOSFODNN7EXAMPLE",
      "eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9.eyJpc3MiOiI1N2Q2In0.c2lnbmF0dXJl",
    ]) func hidden(_ text: String) async throws
  {
    let folder = try TemporaryFolder()
    let secret = text.split(whereSeparator: { " '.".contains($0) }).last.map(String.init) ?? text
    let path = try folder.write(
      Samples.small.replacing("type: consumable", with: "kind: \"\(text)\""), to: "catalog.yml")
    for format in ["text", "junit"] {
      let run = await CommandRun("lint", path, "--format", format)
      #expect(run.status == 1)
      #expect(run.output.contains("kind"), "\(run.output)")
      #expect(!run.output.contains(secret), "\(run.output)")
    }
    try folder.write("rules: {emoji: off}\nrulez: \"\(text)\"\n", to: ".shopkeeper.yml")
    let run = await CommandRun("lint", path)
    #expect(run.errors.contains("rulez") && !run.errors.contains(secret), "\(run.errors)")
  }

  @Test(
    "a secret with escapes is hidden in the formats that have them",
    arguments: [
      ("yml", "pass\\U00000077ord=kjhgfdsa4zxcvbnm"), ("yml", "\\u5bc6\\u7801\\uff1akjhgfdsa4zxcvbnm"),
      ("yml", "pass\\xADword=kjhgfdsa4zxcvbnm"), ("json", "\\u5bc6\\u7801=kjhgfdsa4zxcvbnm"),
      ("json", "\\uff50\\uff41\\uff53\\uff53word=kjhgfdsa4zxcvbnm"), ("xml", "password=&quot;kjhgfdsa4zxcvbnm&quot;"),
      ("xml", "&#23494;&#30721;=kjhgfdsa4zxcvbnm"), ("xml", "pass<![CDATA[word=kjhgfdsa4zxcvbnm]]>"),
      ("xml", "pass&#0000000119;ord=kjhgfdsa4zxcvbnm"),
    ]) func escaped(_ format: String, _ text: String) async throws
  {
    let folder = try TemporaryFolder()
    let name = "catalog.\(format)"
    let catalog = try folder.write(Samples.small, to: "small.yml")
    #expect(
      await CommandRun("export", catalog, "-f", format == "yml" ? "yaml" : format, "-o", folder.path(name)).status == 0)
    let title = "400 Gold Coins"
    let long = "\(text) \(String(repeating: "a", count: 40))"
    let written = try folder.text(name)
    let quoted = written.replacing("title: \(title)", with: "title: \"\(title)\"").replacing(title, with: long)
    try folder.write(quoted, to: name)
    let run = await CommandRun("lint", folder.path(name))
    #expect(quoted.contains(long) && run.output.contains("title-length"), "\(run.output)\(run.errors)")
    #expect(!run.output.contains("kjhgfdsa4zxcvbnm"), "\(run.output)")
  }

  @Test("a secret in a long line is hidden, wherever the line is cut for its findings", arguments: 0..<4)
  func longLine(_ shift: Int) async throws {
    let folder = try TemporaryFolder()
    let filler = String(repeating: "é", count: 700)
    let parts = (0..<6).map { "\"a\($0)\(String(repeating: "x", count: shift))\(filler)\": \"password: hunter22\"" }
    let text = Samples.small.replacing(
      "type: consumable", with: "type: consumable\n    kinds: {\(parts.joined(separator: ", "))}")
    let path = try folder.write(text, to: "catalog.yml")
    let run = await CommandRun("lint", path)
    #expect(run.status == 1 && !run.output.contains("hunter22"), "\(run.output)")
    let many = (0..<3_000).map { "\"ü\($0)\"" }.joined(separator: ", ")
    try folder.write(
      Samples.small.replacing(
        "type: consumable", with: "type: consumable\n    tags: [\(many)]\n    storefronts: [\(many)]"),
      to: "catalog.yml")
    #expect(await CommandRun("lint", path).status == 1)
  }

  @Test(
    "other texts are shown",
    arguments: [
      "400 tokens for the arcade", "Settings › Shop › Gold", "com.example.goldrush.coins400",
      "screenshots/VeryLongFolderName1/AnotherFolder2/shop.png", "token: 400000",
      "9CF3BDC4-1234-5678-9ABC-DEF012345678", "password: none",
    ]) func shown(_ text: String) async throws
  {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      Samples.small.replacing("type: consumable", with: "kind: \"\(text)\""), to: "catalog.yml")
    let run = await CommandRun("lint", path)
    #expect(run.output.contains("kind: \"\(text)\""), "\(run.output)")
  }
}
