import CPlatform

/// Measures what the project promises, each figure next to its yardstick in the same run.
@main
enum Benchmark {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "lint": LintBenchmark.run()
    case "publish" where arguments.count == 2:
      if !StoreBenchmark.run(store: arguments[1]) { exit(1) }
    case "publish-kill" where arguments.count == 3:
      // The store is one of its own: a path that doesn't exist, or an empty database.
      if !KillBenchmark.run(Int(arguments[1]) ?? 500, store: arguments[2]) { exit(1) }
    case "limits": if !LimitsBenchmark.run() { exit(1) }
    case "cost": CostBenchmark.run()
    case "rules": RuleBenchmark.run()
    case "formats": FormatBenchmark.run()
    case "serve": ServeBenchmark.run()
    case "serve-bytes": ServeBenchmark.serve()
    case "innocent":
      guard let path = arguments.dropFirst().first else { fallthrough }
      InnocentBenchmark.run(path, showsHits: arguments.contains("--hits"))
    case "generate":
      // The catalog itself, for timing whole commands.
      guard let products = arguments.dropFirst().first.flatMap({ Int($0) }), products > 0 else {
        fallthrough
      }
      let bytes = GeneratedCatalog.bytes(
        products: products, isFaulty: arguments.contains("--faulty"))
      print(String(decoding: bytes, as: UTF8.self), terminator: "")
    default:
      print(
        "usage: shopkeeper-benchmark limits | lint | cost | rules | formats | serve | innocent TABLE [--hits] | "
          + "publish STORE | publish-kill COUNT STORE | generate PRODUCTS [--faulty]")
      exit(2)
    }
  }
}

/// Seconds of the monotonic clock, and the resources that the process has used.
enum Measure {
  /// The shortest of several runs, in seconds: the cost of the work when nothing else interferes.
  static func shortest(of runs: Int, _ work: () -> Void) -> Double {
    (0..<runs).map { _ in
      let start = ContinuousClock.now
      work()
      let elapsed = (ContinuousClock.now - start).components
      return Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18
    }.min() ?? 0
  }

  /// The least processor time of several runs, of all threads, in seconds.
  static func processorTime(of runs: Int, _ work: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    return (0..<runs).map { _ in
      let start = now()
      work()
      return now() - start
    }.min() ?? 0
  }

  /// The peak memory of the process, in bytes.
  static var peakMemory: Int { platform_peak_memory() }

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
