internal import Foundation

/// The number of generated inputs to test: an eighth on a push, and all of them if
/// `SHOPKEEPER_SEEDS` is `all`, as in `.ci/nightly`.
///
/// A seed results in the same input in every run, and a test that fails shows the seed.
public enum Seeds {
  private static let areAll = ProcessInfo.processInfo.environment["SHOPKEEPER_SEEDS"] == "all"

  /// The seeds of a range that are tested.
  public static func some<Seed: FixedWidthInteger>(_ all: Range<Seed>) -> [Seed] where Seed.Stride: SignedInteger {
    Array(all.prefix(rounds(all.count)))
  }

  /// The seeds of a range for tests that take seconds each: all nightly, or else the first few.
  public static func few<Seed: FixedWidthInteger>(_ all: Range<Seed>, onPush count: Int) -> [Seed]
  where Seed.Stride: SignedInteger { areAll ? Array(all) : Array(all.prefix(count)) }

  /// Inputs of which a push gets only some that are chosen.
  public static func choose<Input>(_ all: [Input], onPush some: [Input]) -> [Input] { areAll ? all : some }

  /// Places of a process at which a test ends it: all nightly, or else one in the middle.
  public static func places(_ all: ClosedRange<Int>) -> [Int] {
    areAll ? Array(all) : [(all.lowerBound + all.upperBound) / 2]
  }

  /// Inputs that somebody has written: all nightly, or else every eighth.
  public static func sample<Input>(_ all: [Input]) -> [Input] {
    areAll ? all : stride(from: 0, to: all.count, by: 8).map { all[$0] }
  }

  /// The number of iterations over the inputs of one seed, given the number for nightly runs.
  public static func rounds(_ all: Int) -> Int { areAll ? all : max(1, all / 8) }
}
