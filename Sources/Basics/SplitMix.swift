/// Random numbers that follow from a seed, by SplitMix64, whose period is 2⁶⁴: for jitter and generated
/// inputs, not for secrets.
package struct SplitMix: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(state: UInt64) { self.state = state }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// From 0 up to but not including 1.
  package mutating func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }
}
