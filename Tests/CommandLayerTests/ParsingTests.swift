import CommandLayer
import Testing

@Suite("Parsing") struct ParsingTests {
  @Test(
    "parses given values and leaves the rest at their defaults",
    arguments: [
      ("check", "paths [] "), ("check a b", "paths [\"a\", \"b\"] "), ("check -", "paths [\"-\"] "),
      ("check -- --strict -", "paths [\"--strict\", \"-\"] "), ("check -- a -- b", "paths [\"a\", \"--\", \"b\"] "),
      ("check -5", "paths [\"-5\"] "), ("check --strict a", "paths [\"a\"] "), ("check a --strict", " strict true "),
      ("check", " strict false "), ("check", " format text "), ("check --format json", " format json "),
      ("check --format=json", " format json "), ("check -f json", " format json "), ("check -fjson", " format json "),
      ("check -f=json", " format json "), ("check -sf json", " strict true cache true "),
      ("check -sf json", " format json "), ("check -qv", " quiet true verbose true "),
      ("check -q", " quiet true verbose false "), ("check --strict --strict", " strict true "),
      ("check --no-cache", " cache false "), ("check --no-cache --cache", " cache true "),
      ("check --only too-long,too-short", " only [\"too-long\", \"too-short\"] "),
      ("check --only too-long --only=untranslated", " only [\"too-long\", \"untranslated\"] "),
      ("check --output text=a --output json=b=c", " outputs [\"text:a\", \"json:b=c\"] "),
      ("check --config a.yml", " config a.yml "), ("check --config -", " config - "), ("check", " config none "),
      ("check", " color auto"), ("--color never check", " color never"), ("check --color=always", " color always"),
      ("serve c.yml --host ::1", "c.yml at ::1:8080"), ("serve --host=h -p 1 c.yml", "c.yml at h:1"),
      ("serve --host= c.yml", "c.yml at :8080"), ("price 40 CNY", "40 CNY"), ("price -40", "-40 none"),
      ("copy a b", "[\"a\"] to b"), ("copy a b c", "[\"a\", \"b\"] to c"),
    ]) func reads(line: String, expected: String) async
  {
    let recording = await Recording.ofSample(line)
    #expect(recording.output.contains(expected), "\(recording)")
    #expect(recording.code == .success)
    #expect(recording.errors.isEmpty)
  }

  @Test(
    "rejects an invalid line with one sentence and a reference to the help",
    arguments: [
      ("check --formt json", "unknown option \"--formt\"; did you mean \"--format\"?", "check"),
      ("check --fromat json", "unknown option \"--fromat\"; did you mean \"--format\"?", "check"),
      ("check --out a", "unknown option \"--out\"; did you mean \"--output\"?", "check"),
      ("check --no-cahce", "unknown option \"--no-cahce\"; did you mean \"--no-cache\"?", "check"),
      ("check --no-strict", "unknown option \"--no-strict\"; did you mean \"--strict\"?", "check"),
      ("check --qqqqqq", "unknown option \"--qqqqqq\"", "check"), ("check -z", "unknown option \"-z\"", "check"),
      ("check -strict", "unknown option \"-t\"; did you mean \"--strict\"?", "check"),
      ("chekc", "unknown command \"chekc\"; did you mean \"check\"?", ""),
      ("chekc --help", "unknown command \"chekc\"; did you mean \"check\"?", ""),
      ("bananas", "unknown command \"bananas\"", ""),
      ("help chekc", "unknown command \"chekc\"; did you mean \"check\"?", "help"),
      ("check --version", "unknown option \"--version\"", "check"),
      ("check --format", "missing value for \"--format\"; expected FORMAT", "check"),
      ("check -f --strict", "missing value for \"-f\"; expected FORMAT", "check"),
      (
        "check --format jsn",
        "invalid value \"jsn\" for \"--format\"; expected one of \"text\", \"json\", \"github\"; "
          + "did you mean \"json\"?", "check"
      ),
      (
        "check --color=", "invalid value \"\" for \"--color\"; expected one of \"auto\", " + "\"always\", \"never\"",
        "check"
      ),
      (
        "check --only too-long,untranslatd",
        "invalid value \"untranslatd\" for \"--only\"; expected the name of a rule; "
          + "did you mean \"untranslated\"?", "check"
      ), ("check --only too-long,", "invalid value \"\" for \"--only\"; expected the name of a rule", "check"),
      (
        "check --output xml=a",
        "invalid value \"xml=a\" for \"--output\"; expected a path after a key and \"=\", "
          + "the key one of \"text\", \"json\"", "check"
      ), ("check --config=", "invalid value \"\" for \"--config\"; expected a path", "check"),
      ("check -f json --format text", "option \"--format\" is given more than once; expected at most one", "check"),
      ("check --strict=yes", "unexpected value \"yes\" for \"--strict\"; expected none", "check"),
      ("check -s=yes", "unexpected value \"yes\" for \"-s\"; expected none", "check"),
      ("serve c.yml", "missing option \"--host\"", "serve"), ("serve --host h", "missing argument CATALOG", "serve"),
      ("serve --host h a b", "unexpected argument \"b\"", "serve"),
      (
        "serve --host h a --port 70000", "invalid value \"70000\" for \"--port\"; expected an integer from 1 to 65535",
        "serve"
      ),
      (
        "serve --host h a --port -1", "invalid value \"-1\" for \"--port\"; expected an integer from 1 to 65535",
        "serve"
      ), ("price -- --help", "invalid value \"--help\" for \"AMOUNT\"; expected an integer", "price"),
      ("price x", "invalid value \"x\" for \"AMOUNT\"; expected an integer", "price"),
      (
        "price 1 USd",
        "invalid value \"USd\" for \"CURRENCY\"; expected one of \"CNY\", \"USD\"; " + "did you mean \"USD\"?", "price"
      ), ("copy", "missing argument SOURCE", "copy"), ("copy a", "missing argument TARGET", "copy"),
    ]) func refuses(line: String, message: String, command: String) async
  {
    let recording = await Recording.ofSample(line)
    let name = command.isEmpty ? "stall" : "stall \(command)"
    #expect(recording == Recording(output: "", errors: "error: \(message)\nsee \"\(name) --help\"\n", code: .usage))
  }

  @Test("distinguishes given values from defaults") func given() async {
    let root = Command("one", abstract: "One", options: [SampleTree.quiet, SampleTree.color]) { call in
      call.console.write("\(call.isGiven(SampleTree.quiet)) \(call.isGiven(SampleTree.color))")
      return .success
    }
    #expect(await Recording.of(root, ["--color", "auto"]).output == "false true")
    #expect(await Recording.of(root, ["-q"]).output == "true false")
  }

  @Test("keeps words with spaces and other scripts unchanged") func verbatim() async {
    let recording = await Recording.of(SampleTree.root, ["check", "金币 a.yml", " ", "--config=é =b"])
    #expect(recording.output.hasPrefix("paths [\"金币 a.yml\", \" \"] "))
    #expect(recording.output.contains(" config é =b "))
  }
}
