import CPlatform
import SourceSyntax

/// Measures the project's promises, each figure next to its yardstick in the same run.
@main enum Benchmark {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "publish-kill":
      guard let count = arguments.dropFirst().first.flatMap({ Int($0) }), count > 0,
        let engines = BenchmarkStores.Engine.named(arguments.dropFirst(2).first)
      else { usage() }
      if !KillBenchmark.run(count, engines) { exit(1) }
    case "publish-stop":
      guard let count = arguments.dropFirst().first.flatMap({ Int($0) }), count > 0 else { usage() }
      if !StopBenchmark.run(count) { exit(1) }
    case "limits": if !LimitsBenchmark.run(arguments.dropFirst().first) { exit(1) }
    case "parse":
      // Measures libyaml alone for a file, as a whole command.
      guard let path = arguments.dropFirst().first, let source = try? SourceFile.read(path: path) else { usage() }
      Yardstick.parse(source.bytes)
    case "innocent":
      guard let path = arguments.dropFirst().first else { usage() }
      InnocentBenchmark.run(path, showsHits: arguments.contains("--hits"))
    case "generate":
      // The catalog itself, for timing whole commands.
      guard let products = arguments.dropFirst().first.flatMap({ Int($0) }), products > 0 else { usage() }
      let bytes = GeneratedCatalog.bytes(
        products: products, isFaulty: arguments.contains("--faulty"),
        in: arguments.contains("--others") ? GeneratedCatalog.Vocabulary.others : GeneratedCatalog.Vocabulary.usual)
      print(String(decoding: bytes, as: UTF8.self), terminator: "")
    default: usage()
    }
  }

  private static func usage() -> Never {
    print(
      "usage: shopkeeper-benchmark limits [PROGRAM] | innocent TABLE [--hits] | publish-kill COUNT [ENGINE] | "
        + "publish-stop COUNT | generate PRODUCTS [--faulty] [--others] | parse FILE; "
        + "ENGINE is sqlite or postgresql, or else both")
    exit(2)
  }
}

/// Processor time, and the figures that are made of it.
enum Measure {
  /// The processor time of all threads, in seconds.
  static func processorTime(_ work: () -> Void) -> Double {
    let start = platform_processor_time()
    work()
    return platform_processor_time() - start
  }

  /// The medians of five runs of some work, each between two runs of the yardstick, because the speed of
  /// a shared machine changes within seconds: the costs of both, and their ratio.
  static func medians<Run>(_ work: () -> Run, of base: () -> Run, by cost: (Run) -> Double) -> (
    work: Double, base: Double, ratio: Double, runs: [Run]
  ) {
    var runs: [Run] = []
    var bases = [cost(base())]
    for _ in 0..<5 {
      runs.append(work())
      bases.append(cost(base()))
    }
    let costs = runs.map(cost)
    let ratios = costs.indices.map { 2 * costs[$0] / (bases[$0] + bases[$0 + 1]) }
    return (median(costs), median(Array(bases.dropFirst())), median(ratios), runs)
  }

  /// The middle of an odd number of figures.
  static func median(_ figures: [Double]) -> Double { figures.isEmpty ? 0 : figures.sorted()[figures.count / 2] }

  /// A number with the given number of decimals.
  static func decimal(_ number: Double, _ places: Int) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = Int((number * scale).rounded())
    guard places > 0 else { return String(scaled) }
    let rest = String(scaled % Int(scale))
    let zeros = String(repeating: "0", count: places - rest.count)
    return "\(scaled / Int(scale)).\(zeros)\(rest)"
  }
}
