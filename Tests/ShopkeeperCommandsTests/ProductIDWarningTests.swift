import Testing

@Suite("Faulty product IDs in converted files") struct ProductIDWarningTests {
  struct Sample: CustomTestStringConvertible {
    var name: String
    var text: String
    var place: String

    var testDescription: String { name }
  }

  static let usedTwice: [Sample] = [
    Sample(name: "ids.json", text: #"["com.a.x", "com.a.y", "com.a.x"]"#, place: "1:24"),
    Sample(
      name: "duplicates.yml", text: "catalog: 1\napp: {}\nproducts:\n  a: {id: com.a.x}\n  b: {id: com.a.x}\n",
      place: "5:11"),
    Sample(
      name: "duplicates.csv", text: "id,type\ncom.a.x,consumable\ncom.a.y,consumable\ncom.a.x,consumable\n",
      place: "4:1"),
  ]

  @Test("reports an ID that is used twice with its position", arguments: usedTwice) func copies(_ sample: Sample)
    async throws
  {
    let folder = try TemporaryFolder()
    let file = try folder.write(sample.text, to: sample.name)
    for arguments in [["convert", file, "-", "--to", "yaml"], ["export", file, "--format", "csv"]] {
      let run = await CommandRun(arguments)
      #expect(
        run.errors.contains("\(file):\(sample.place): warning: product ID \"com.a.x\" is used twice\n"), "\(run.errors)"
      )
    }
  }

  @Test("reports an ID that is used more often once, with the number of times") func often() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(#"["com.a", "com.a", "com.b", "com.a"]"#, to: "ids.json")
    let run = await CommandRun("convert", file, "-", "--to", "yaml")
    #expect(run.errors.contains("\(file):1:11: warning: product ID \"com.a\" is used 3 times\n"))
    #expect(!run.errors.contains("twice"))
  }

  static let controls: [Sample] = [
    Sample(name: "ids.json", text: #"["com.a\u0000b"]"#, place: "1:2"),
    Sample(name: "unseen.yml", text: "catalog: 1\napp: {}\nproducts:\n  a: {id: \"com.a\\0b\"}\n", place: "4:11"),
    Sample(name: "unseen.csv", text: "id,type\ncom.a\u{7F}b,consumable\n", place: "2:1"),
  ]

  @Test("reports an ID with a control character with its position", arguments: controls) func unseen(_ sample: Sample)
    async throws
  {
    let folder = try TemporaryFolder()
    let file = try folder.write(sample.text, to: sample.name)
    let run = await CommandRun("convert", file, "-", "--to", "yaml")
    #expect(run.errors.contains("\(file):\(sample.place):"), "\(run.errors)")
    #expect(run.errors.contains("com.a\\u{"), "\(run.errors)")
  }

  @Test("limits the number of warnings") func bounded() async throws {
    let folder = try TemporaryFolder()
    let ids = (0..<300).map { "\"com.a\($0 / 2)\"" }.joined(separator: ", ")
    let file = try folder.write("[\(ids)]", to: "ids.json")
    let run = await CommandRun("convert", file, "-", "--to", "yaml")
    #expect(run.errors.split(separator: "\n").count { $0.contains("is used twice") } == 100)
    #expect(run.errors.contains("warning: 50 more product IDs have faults\n"))
  }
}
