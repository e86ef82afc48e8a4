import Foundation
import TestTools
import Testing

@Suite("Secrets that were pasted in the wrong place") struct PlantedSecretTests {
  private static let secret = "Xq7!zK$p4*v"
  private static let token =
    "eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9.eyJpc3MiOiI1N2Q2ZmUyLTM0In0.MEUCIQDx7aBcd9Kq1R3sT5uV7wX9yZ"
  private static let key =
    "-----BEGIN PRIVATE KEY-----\nMIGTAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBHkwdwIBAQQgx1Yz2Q7k\n-----END PRIVATE KEY-----\n"

  /// Texts that contain a secret, with the part that nobody may see.
  private static let planted = [
    (key, "BAQQgx1Yz2"), (token, "MEUCIQDx7aBcd9"), ("postgresql://shop:\(secret)@db.invalid/shop", secret),
    ("mysql://shop:\(secret)@db.invalid/shop", secret), ("shop:\(secret)@db.invalid", secret),
    ("host=db.invalid password=\(secret) user=shop", secret), ("host=db password='\(secret) x' user=shop", secret),
    ("ghp_16C7e42F292c6912E7710c838347Ae178B4a", "ghp_16C7e42F292c6912E7710c838347Ae178B4a"),
  ]

  @Test(
    "no command shows them, whichever argument or option they were given for", arguments: planted,
    [
      ["lint", "@"], ["lint", ".", "--config", "@"], ["lint", ".", "--only", "@"], ["lint", ".", "--baseline", "@"],
      ["show", "@"], ["list", "@"], ["diff", "@", "."], ["diff", ".", "@"], ["convert", "@", "x.json"],
      ["convert", "catalog.yml", "%@/x.json"], ["export", ".", "-f", "@"], ["export", ".", "-f", "xml", "-o", "%@/x"],
      ["set", ".", "@", "price.tier=7"], ["set", ".", "coins400", "@"], ["set", ".", "coins400", "title=1", "--@"],
      ["import", "@", "--into", "catalog.yml"], ["verify", "--store", "@"], ["history", "--store", "@"],
      ["publish", ".", "--store", "%@", "--author", "A"], ["ledger", "--store", "@"],
      ["backup", "%@", "--store", "%@"],
      ["serve", "@"], ["serve", ".", "--signing-key", "@"], ["serve", ".", "--signing-key", "a=@"],
      ["serve", ".", "--listen", "@"], ["serve", ".", "--tls-cert", "@", "--tls-key", "@"], ["site", "@", "-o", "x"],
      ["site", ".", "-o", "%@/x"], ["asc", "doctor", "--key", "@", "--issuer", "@"],
      ["asc", "plan", ".", "--key", "@"],
      ["asc", "pull", "--key-id", "@", "--key", "@"], ["explain", "@"], ["facts", "@"], ["@"], ["--@"],
      ["lint", "--@=1"],
      ["ready", "@"], ["fmt", "@"], ["rename", "@", "a", "b"], ["retire", "@", "--reason", "x", "--store", "x"],
    ]) func arguments(_ planted: (text: String, part: String), _ line: [String]) async throws
  {
    let folder = try TemporaryFolder()
    try folder.write(Samples.small, to: "catalog.yml")
    let words = line.map { word in
      word == "." || word == "catalog.yml"
        ? folder.path(word) : word.replacing("%", with: folder.path("x")).replacing("@", with: planted.text)
    }
    let run = await CommandRun(words)
    #expect(!(run.output + run.errors).contains(planted.part), "\(run.output)\(run.errors)")
  }

  @Test(
    "no report shows them, wherever they are in a file", arguments: planted,
    Seeds.choose(
      [
        "text", "concise", "json", "sarif", "junit", "github", "html", "checkstyle", "tap", "gitlab", "xcode",
        "markdown",
      ], onPush: ["text", "json", "html"]))
  func files(_ planted: (text: String, part: String), _ format: String) async throws {
    let folder = try TemporaryFolder()
    let text = planted.text.split(separator: "\n").joined(separator: "\\n").replacing("\"", with: "\\\"")
    let catalogs = [
      Samples.small.replacing("type: consumable", with: "typ: \"\(text)\""),
      Samples.small.replacing("type: consumable", with: "type: \"\(text)\""),
      Samples.small.replacing("coins400:", with: "\"\(text)\":"),
      Samples.small.replacing("tier: 6", with: "\"\(text)\": 6"),
      Samples.small.replacing("en-US: {title", with: "\"\(text)\": {title"), Samples.small + "\"\(text)\": 1\n",
      Samples.small + planted.text,
    ]
    for (number, catalog) in catalogs.enumerated() {
      let path = try folder.write(catalog, to: "\(number).yml")
      let run = await CommandRun("lint", path, "--format", format)
      #expect(!(run.output + run.errors).contains(planted.part), "\(number): \(run.output)\(run.errors)")
    }
    for key in ["stor", "store", "baseline", "rules", "\"\(text)\""] {
      try folder.write("rules: {emoji: off}\n\(key): \"\(text)\"\n", to: ".shopkeeper.yml")
      for line in [["lint", folder.path("0.yml")], ["set", folder.path("1.yml"), "coins400", "price.tier=7"]] {
        let run = await CommandRun(line)
        #expect(!(run.output + run.errors).contains(planted.part), "\(key): \(run.output)\(run.errors)")
      }
    }
  }
}
