import Basics
import CPlatform

/// Feeds mutated inputs to everything that reads, and checks the properties that must hold for all of them.
///
/// Every input follows from the name of the target, the seed and its number, so that an input that
/// ends the process can be reproduced. The targets run in a process of their own each.
@main enum Fuzz {
  static func main() {
    var options = FuzzOptions(CommandLine.arguments.dropFirst())
    if let child = options.child {
      FuzzChild(child, options).run()
      return
    }
    if options.targets.isEmpty { options.targets = FuzzTarget.all.map(\.name) }
    var hasFaults = false
    for name in options.targets {
      guard FuzzTarget.named(name) != nil else {
        print("error: no target \"\(name)\"; expected one of " + FuzzTarget.all.map(\.name).joined(separator: ", "))
        exit(2)
      }
      if !FuzzRun(target: name, options: options).isClean() { hasFaults = true }
    }
    exit(hasFaults ? 1 : 0)
  }
}

/// `shopkeeper-fuzz [--seconds N] [--seed N] [TARGET…]`; the others are for its own processes.
struct FuzzOptions {
  var targets: [String] = []
  var seconds = 5
  var seed: UInt64 = 1
  /// The target that this process runs; nil for the one that starts the others.
  var child: String?
  /// The number of the first input.
  var first: UInt64 = 0
  /// Whether the number of each input is printed before it is tried.
  var printsEach = false

  init(_ arguments: some Sequence<String>) {
    var words = Array(arguments)[...]
    while let word = words.popFirst() {
      switch word {
      case "--seconds": seconds = words.popFirst().flatMap { Int($0) } ?? seconds
      case "--seed": seed = words.popFirst().flatMap { UInt64($0) } ?? seed
      case "--child": child = words.popFirst()
      case "--first": first = words.popFirst().flatMap { UInt64($0) } ?? first
      case "--each": printsEach = true
      default: targets.append(word)
      }
    }
  }
}

/// Runs a target in a process of its own, and finds the input that ended it.
struct FuzzRun {
  let target: String
  let options: FuzzOptions

  func isClean() -> Bool {
    guard let outcome = start(seconds: options.seconds, first: 0, printsEach: false) else {
      print("\(target): could not be started")
      return false
    }
    let lines = text(outcome.output)
    for line in lines where !line.hasPrefix("at ") { print("\(target): \(line)") }
    if outcome.status == 0 { return true }
    if outcome.status < 128 { return false }
    // Again, from the last number that was printed, now with the number of each input.
    let last = Self.lastNumber(lines) ?? 0
    let again = start(seconds: 60, first: last, printsEach: true)
    let number = again.flatMap { Self.lastNumber(text($0.output)) } ?? last
    let file = "fuzz-\(target)-\(options.seed)-\(number)"
    if let target = FuzzTarget.named(target) {
      try? FileSystem.replace(file, with: target.input(seed: options.seed, number: number))
    }
    print("\(target): ended with \(outcome.status) at input \(number), which is in \"\(file)\"")
    for line in text(outcome.errors).suffix(3) { print("\(target): \(line)") }
    return false
  }

  private func start(seconds: Int, first: UInt64, printsEach: Bool) -> Subprocess.Outcome? {
    let words = ["--child", target, "--seconds", "\(seconds)", "--seed", "\(options.seed)", "--first", "\(first)"]
    return try? Subprocess.run(FileSystem.absolute(CommandLine.arguments[0]), words + (printsEach ? ["--each"] : []))
  }

  private func text(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private static func lastNumber(_ lines: [String]) -> UInt64? {
    lines.last { $0.hasPrefix("at ") }.flatMap { UInt64($0.dropFirst(3)) }
  }
}

/// The process of one target.
struct FuzzChild {
  private let target: FuzzTarget
  private let options: FuzzOptions

  init(_ name: String, _ options: FuzzOptions) {
    guard let target = FuzzTarget.named(name) else { exit(2) }
    self.target = target
    self.options = options
  }

  func run() {
    // A hang or excessive memory ends in a signal, as a trap does.
    alarm(UInt32(options.seconds + 30))
    platform_limit_memory(4 << 30)
    let clock = ContinuousClock()
    let end = clock.now + .seconds(options.seconds)
    var (number, faults, slowest) = (options.first, 0, Duration.zero)
    while clock.now < end, faults < 10 {
      if options.printsEach || number.isMultiple(of: 500) { put("at \(number)") }
      let input = target.input(seed: options.seed, number: number)
      // Measures processor time, so that other load on a shared machine doesn't count.
      let start = platform_processor_time()
      let fault = target.check(input)
      let took = Duration.seconds(platform_processor_time() - start)
      slowest = max(slowest, took)
      if let reason = fault ?? (took > Self.longest ? "took \(took)" : nil) {
        faults += 1
        let file = "fuzz-\(target.name)-\(options.seed)-\(number)"
        try? FileSystem.replace(file, with: input)
        put("input \(number), which is in \"\(file)\": \(VisibleText.line(reason))")
      }
      number += 1
    }
    put("\(number - options.first) inputs, the slowest \(slowest), " + "\(platform_peak_memory() >> 20) MB")
    exit(faults == 0 ? 0 : 1)
  }

  /// No input of 64 KB takes longer, on any machine that builds this.
  private static let longest = Duration.seconds(FuzzTarget.isOptimized ? 1 : 10)

  private func put(_ line: String) { _ = FileSystem.put(Array("\(line)\n".utf8), into: STDOUT_FILENO) }
}
