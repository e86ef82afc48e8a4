internal import Foundation

/// How many of the inputs that tests generate are tried: an eighth on a push, and all of them where
/// `SHOPKEEPER_SEEDS` is `all`, as in `.ci/nightly`.
///
/// A seed means the same input in every run, and a test that fails names the seed.
public enum Seeds {
  private static let areAll = ProcessInfo.processInfo.environment["SHOPKEEPER_SEEDS"] == "all"

  /// Those of a range of seeds that are tried.
  public static func some<Seed: FixedWidthInteger>(_ all: Range<Seed>) -> [Seed]
  where Seed.Stride: SignedInteger {
    Array(all.prefix(rounds(all.count)))
  }

  /// How often a loop over one seed's inputs runs, of so many times at night.
  public static func rounds(_ all: Int) -> Int { areAll ? all : max(1, all / 8) }
}
