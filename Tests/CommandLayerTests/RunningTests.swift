import CommandLayer
import Testing

@Suite("Running") struct RunningTests {
  struct PortTaken: DescribedFailure { var message: String { "port 80 is taken; expected a free port" } }

  struct Found: DescribedFailure {
    var message: String { "found faults" }
    var exitCode: ExitCode { .findings }
  }

  struct Plain: Error, CustomStringConvertible { var description: String { "disk is full" } }

  struct Failing: Sendable {
    let error: any Error
    let text: String
    let code: ExitCode
  }

  @Test(
    "converts a thrown error to a message and a code",
    arguments: [
      Failing(error: PortTaken(), text: "error: port 80 is taken; expected a free port\n", code: .failure),
      Failing(error: Found(), text: "error: found faults\n", code: .findings),
      Failing(error: Plain(), text: "error: disk is full\n", code: .failure),
      Failing(
        error: UsageError(.other("\"--a\" excludes \"--b\""), commandPath: ["one"]),
        text: "error: \"--a\" excludes \"--b\"\nsee \"one --help\"\n", code: .usage),
    ]) func errors(failing: Failing) async
  {
    let root = Command("one", abstract: "One") { _ in throw failing.error }
    let recording = await Recording.of(root, [])
    #expect(recording == Recording(errors: failing.text, code: failing.code))
  }

  @Test("exits with the code of the action", arguments: [ExitCode.success, .findings, .failure]) func code(
    code: ExitCode
  ) async {
    let root = Command("one", abstract: "One") { call in
      #expect(call.commandPath == ["one"])
      call.console.write([0xFF])
      return code
    }
    #expect(await Recording.of(root, []) == Recording(output: "\u{FFFD}", code: code))
  }

  @Test("prints the version only at the root") func version() async {
    #expect(await Recording.ofSample("--version") == Recording(output: "stall 1.2.3\n"))
    let unversioned = Command("one", abstract: "One") { _ in .success }
    #expect(await Recording.of(unversioned, ["--version"]).code == .usage)
  }

  @Test(
    "shows the same help for all ways to request it",
    arguments: [
      "check --help", "check -h", "help check", "check a --strict -h", "check --formt x --help",
      "check --config --help", "check -qh", "--color never check --help",
    ]) func help(line: String) async
  {
    let recording = await Recording.ofSample(line)
    #expect(recording.code == .success)
    #expect(recording.output.hasPrefix("Find faults in catalogs\n"))
    #expect(recording.errors.isEmpty)
  }

  @Test("takes --help after -- as an argument") func helpAsArgument() async {
    let recording = await Recording.ofSample("check -- --help")
    #expect(recording.output.hasPrefix("paths [\"--help\"] "))
  }

  @Test("shows the help on standard error when no command is named") func missingCommand() async {
    let help = await Recording.ofSample("--help")
    let recording = await Recording.ofSample("")
    #expect(
      recording == Recording(errors: help.output + "\nerror: missing command\nsee \"stall --help\"\n", code: .usage))
  }

  @Test("colours headings and errors only on request") func color() async {
    let help = await Recording.of(SampleTree.root, ["help"], isColored: true)
    #expect(help.output.contains("\u{1B}[1mUSAGE\u{1B}[0m\n"))
    let error = await Recording.of(SampleTree.root, ["bananas"], isColored: true)
    #expect(error.errors.hasPrefix("\u{1B}[1;31merror:\u{1B}[0m unknown"))
    #expect(!(await Recording.ofSample("help").output.contains("\u{1B}")))
  }
}
