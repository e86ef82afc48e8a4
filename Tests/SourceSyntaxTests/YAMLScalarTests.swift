import Testing

@testable import SourceSyntax

@Suite("YAML scalars")
struct YAMLScalarTests {
  /// A scalar of each kind of byte, of each script, and of all that means something to YAML.
  private static let scalars =
    (0x20...0x52F).map { $0 } + [0x5D0, 0x61C, 0x627, 0x915, 0xE01, 0x1100, 0x180E, 0x2003, 0x200B]
    + [0x2014, 0x2028, 0x3000, 0x3042, 0x4DC0, 0x4E00, 0x9FFF, 0xA000, 0xAC00, 0xD7A3, 0xE000]
    + [0xFEFF, 0xFF01, 0x1F600]

  @Test("need quotes by their bytes where they need them by their characters")
  func bytes() {
    for scalar in Self.scalars.compactMap({ Unicode.Scalar(UInt32($0)) }) {
      for text in [
        "\(scalar)", "\(scalar)bcdefg", "abc\(scalar)efg", "abcdef\(scalar)", "abc\(scalar) efg",
        "金币\(scalar) \(scalar)",
      ] {
        let isPlain = Array(text.utf8).withUnsafeBufferPointer { YAMLScalar.canStandBare($0) }
        #expect(isPlain == YAMLScalar.canStandBare(text), "\(text.debugDescription)")
      }
    }
  }
}
