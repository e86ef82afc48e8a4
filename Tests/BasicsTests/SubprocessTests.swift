import Basics
import Testing

@Suite("Running another program") struct SubprocessTests {
  private static func limits(_ seconds: Double, output: Int) -> Subprocess.Limits {
    Subprocess.Limits(deadline: ContinuousClock.now + .seconds(seconds), output: output)
  }

  @Test("one that ends within its limits is not affected by them") func within() throws {
    let outcome = try Subprocess.run(
      "sh", ["-c", "echo out; echo err >&2; exit 3"], limits: Self.limits(60, output: 1_000))
    #expect(outcome?.status == 3)
    #expect(outcome?.isCut == false)
    #expect(outcome?.output == Array("out\n".utf8))
    #expect(outcome?.errors == Array("err\n".utf8))
  }

  @Test("one that takes too long is ended, and what it has printed is kept") func late() throws {
    let start = ContinuousClock.now
    let outcome = try Subprocess.run("sh", ["-c", "echo out; exec sleep 600"], limits: Self.limits(1, output: 1_000))
    #expect(outcome?.isCut == true)
    #expect(outcome?.output == Array("out\n".utf8))
    #expect(ContinuousClock.now - start < .seconds(300))
  }

  @Test("one that prints too much is ended") func large() throws {
    let outcome = try Subprocess.run("yes", [], limits: Self.limits(60, output: 100_000))
    #expect(outcome?.isCut == true)
    #expect((100_000..<1_000_000).contains(outcome?.output.count ?? 0))
  }
}
