#if !canImport(CryptoKit)
  internal import Foundation

  /// Verifies Ed25519 signatures (RFC 8032) where the system has no library for them that an app
  /// could count on.
  ///
  /// Only public values are involved, so nothing here needs to run in constant time.
  enum Ed25519 {
    /// Whether a signature of 64 bytes is valid for a message and a public key of 32 bytes.
    static func isValid(_ signature: Data, for message: Data, key: Data) -> Bool {
      guard signature.count == 64, let publicKey = CurvePoint(encoded: Array(key)) else { return false }
      let pointR = Array(signature.prefix(32))
      guard let s = CurveScalar(canonical: Array(signature.suffix(32))) else { return false }
      let k = CurveScalar(reducing: Array(SHA2.sha512(pointR + Array(key) + Array(message))))
      // R = S·B − k·A
      return (CurvePoint.base * s + publicKey.negated * k).encoded == pointR
    }
  }

  /// An integer modulo the order of the base point, 2^252 + 27742317777372353535851937790883648493.
  struct CurveScalar: Equatable {
    /// 64 bits each, the least significant first.
    private(set) var words: [UInt64] = [0, 0, 0, 0]

    private static let order: [UInt64] = [0x5812_631A_5CF5_D3ED, 0x14DE_F9DE_A2F7_9CD6, 0, 0x1000_0000_0000_0000]

    /// Reduces an integer of any length, given by its bytes with the least significant first.
    init(reducing bytes: [UInt8]) {
      for byte in bytes.reversed() {
        for bit in (0..<8).reversed() {
          double()
          // The value is even, so this can't carry.
          words[0] |= UInt64(byte >> UInt8(bit) & 1)
          reduce()
        }
      }
    }

    /// Nil if the value is not less than the order: each signature has only one encoding.
    init?(canonical bytes: [UInt8]) {
      self.init(reducing: bytes)
      guard encoded == bytes else { return nil }
    }

    var encoded: [UInt8] { words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } } }

    func bit(_ index: Int) -> Bool { words[index / 64] >> UInt64(index % 64) & 1 == 1 }

    private mutating func double() {
      for index in (0..<4).reversed() { words[index] = words[index] << 1 | (index > 0 ? words[index - 1] >> 63 : 0) }
    }

    /// Subtracts the order if the value, which is less than twice the order, is not less than it.
    private mutating func reduce() {
      var difference = words
      var borrow = false
      for index in 0..<4 {
        let (first, isLess) = words[index].subtractingReportingOverflow(Self.order[index])
        let (second, isLessStill) = first.subtractingReportingOverflow(borrow ? 1 : 0)
        difference[index] = second
        borrow = isLess || isLessStill
      }
      if !borrow { words = difference }
    }
  }

  /// A point of the curve −x² + y² = 1 + dx²y², in extended coordinates (RFC 8032, section 5.1.4).
  struct CurvePoint {
    private var x, y, z, t: FieldElement

    private static let neutral = CurvePoint(x: .zero, y: .one, z: .one, t: .zero)

    /// y = 4/5, with an even x.
    static let base: CurvePoint = {
      let y = FieldElement(4) * FieldElement(5).inverse
      return CurvePoint(encoded: y.encoded) ?? neutral
    }()

    private init(x: FieldElement, y: FieldElement, z: FieldElement, t: FieldElement) {
      (self.x, self.y, self.z, self.t) = (x, y, z, t)
    }

    /// Nil if the bytes are not the canonical encoding of a point.
    init?(encoded: [UInt8]) {
      guard encoded.count == 32 else { return nil }
      let isOdd = encoded[31] & 0x80 != 0
      var bytes = encoded
      bytes[31] &= 0x7F
      let y = FieldElement(bytes)
      guard y.encoded == bytes else { return nil }
      let numerator = y * y - .one
      let denominator = FieldElement.d * y * y + .one
      guard var x = (numerator * denominator.inverse).squareRoot else { return nil }
      if x.isOdd != isOdd {
        x = .zero - x
        // Zero is not odd with either sign.
        guard x.isOdd == isOdd else { return nil }
      }
      self.init(x: x, y: y, z: .one, t: x * y)
    }

    var encoded: [UInt8] {
      let scale = z.inverse
      var bytes = (y * scale).encoded
      if (x * scale).isOdd { bytes[31] |= 0x80 }
      return bytes
    }

    var negated: CurvePoint { CurvePoint(x: .zero - x, y: y, z: z, t: .zero - t) }

    /// The formula is complete: it also doubles a point.
    static func + (left: CurvePoint, right: CurvePoint) -> CurvePoint {
      let a = (left.y - left.x) * (right.y - right.x)
      let b = (left.y + left.x) * (right.y + right.x)
      let c = left.t * right.t * (FieldElement.d + FieldElement.d)
      let d = left.z * (right.z + right.z)
      let (e, f, g, h) = (b - a, d - c, d + c, b + a)
      return CurvePoint(x: e * f, y: g * h, z: f * g, t: e * h)
    }

    static func * (point: CurvePoint, scalar: CurveScalar) -> CurvePoint {
      var sum = neutral
      for index in (0..<256).reversed() {
        sum = sum + sum
        if scalar.bit(index) { sum = sum + point }
      }
      return sum
    }
  }

  /// An integer modulo p = 2^255 − 19.
  struct FieldElement {
    /// 51 bits each and a few more, the least significant first.
    private var limbs: (UInt64, UInt64, UInt64, UInt64, UInt64)

    private static let mask: UInt64 = (1 << 51) - 1

    static let zero = FieldElement(0)
    static let one = FieldElement(1)
    /// The constant of the curve, −121665/121666.
    static let d = (zero - FieldElement(121_665)) * FieldElement(121_666).inverse
    /// 2^((p−1)/4)
    private static let squareRootOfMinusOne = FieldElement(2).power(lowest: 0xFB, highest: 0x1F)

    init(_ value: UInt64) { limbs = (value, 0, 0, 0, 0) }

    /// From 32 bytes, the least significant first; the highest bit is ignored.
    init(_ bytes: [UInt8]) {
      func limb(_ bit: Int) -> UInt64 {
        let word = bytes.dropFirst(bit / 8).prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
        return word >> UInt64(bit % 8) & Self.mask
      }
      limbs = (limb(0), limb(51), limb(102), limb(153), limb(204))
    }

    var encoded: [UInt8] {
      var value = carried.carried.limbs
      // The quotient by p is 1 if adding 19 carries out of the highest limb.
      var carry = (value.0 + 19) >> 51
      for limb in [value.1, value.2, value.3, value.4] { carry = (limb + carry) >> 51 }
      value.0 += 19 * carry
      value.1 += value.0 >> 51
      value.2 += value.1 >> 51
      value.3 += value.2 >> 51
      value.4 += value.3 >> 51
      var bytes = [UInt8](repeating: 0, count: 32)
      for (index, limb) in [value.0, value.1, value.2, value.3, value.4].enumerated() {
        for bit in 0..<51 where limb >> UInt64(bit) & 1 == 1 {
          let place = 51 * index + bit
          bytes[place / 8] |= 1 << UInt8(place % 8)
        }
      }
      return bytes
    }

    var isOdd: Bool { encoded[0] & 1 == 1 }

    /// By Fermat's little theorem; zero for zero.
    var inverse: FieldElement { power(lowest: 0xEB, highest: 0x7F) }

    /// Nil if the value is not a square.
    var squareRoot: FieldElement? {
      let candidate = power(lowest: 0xFE, highest: 0x0F)
      for root in [candidate, candidate * Self.squareRootOfMinusOne] where (root * root).encoded == encoded {
        return root
      }
      return nil
    }

    /// The value to the power of an integer of 32 bytes of which all but the lowest and the highest
    /// are 0xFF, as they are in each of the powers that are needed.
    private func power(lowest: UInt8, highest: UInt8) -> FieldElement {
      var result = FieldElement.one
      for index in (0..<32).reversed() {
        let byte = index == 0 ? lowest : index == 31 ? highest : 0xFF
        for bit in (0..<8).reversed() {
          result = result * result
          if byte >> UInt8(bit) & 1 == 1 { result = result * self }
        }
      }
      return result
    }

    /// The same value with limbs of at most 51 bits and a few units.
    private var carried: FieldElement {
      var result = self
      result.limbs.0 = limbs.0 & Self.mask + 19 * (limbs.4 >> 51)
      result.limbs.1 = limbs.1 & Self.mask + limbs.0 >> 51
      result.limbs.2 = limbs.2 & Self.mask + limbs.1 >> 51
      result.limbs.3 = limbs.3 & Self.mask + limbs.2 >> 51
      result.limbs.4 = limbs.4 & Self.mask + limbs.3 >> 51
      return result
    }

    static func + (left: FieldElement, right: FieldElement) -> FieldElement {
      var sum = left
      sum.limbs.0 += right.limbs.0
      sum.limbs.1 += right.limbs.1
      sum.limbs.2 += right.limbs.2
      sum.limbs.3 += right.limbs.3
      sum.limbs.4 += right.limbs.4
      return sum.carried
    }

    /// Adds four times p first, so that no limb is negative.
    static func - (left: FieldElement, right: FieldElement) -> FieldElement {
      var difference = left
      difference.limbs.0 += (mask - 18) << 2 - right.limbs.0
      difference.limbs.1 += mask << 2 - right.limbs.1
      difference.limbs.2 += mask << 2 - right.limbs.2
      difference.limbs.3 += mask << 2 - right.limbs.3
      difference.limbs.4 += mask << 2 - right.limbs.4
      return difference.carried
    }

    static func * (left: FieldElement, right: FieldElement) -> FieldElement {
      let (a, b) = (left.limbs, right.limbs)
      func product(_ x: UInt64, _ y: UInt64) -> UInt128 { UInt128(x) * UInt128(y) }
      // What exceeds 2^255 comes back 19 times.
      let (b1, b2, b3, b4) = (19 * b.1, 19 * b.2, 19 * b.3, 19 * b.4)
      let c0 = product(a.0, b.0) + product(a.1, b4) + product(a.2, b3) + product(a.3, b2) + product(a.4, b1)
      let c1 = product(a.0, b.1) + product(a.1, b.0) + product(a.2, b4) + product(a.3, b3) + product(a.4, b2)
      let c2 = product(a.0, b.2) + product(a.1, b.1) + product(a.2, b.0) + product(a.3, b4) + product(a.4, b3)
      let c3 = product(a.0, b.3) + product(a.1, b.2) + product(a.2, b.1) + product(a.3, b.0) + product(a.4, b4)
      let c4 = product(a.0, b.4) + product(a.1, b.3) + product(a.2, b.2) + product(a.3, b.1) + product(a.4, b.0)
      var result = FieldElement.zero
      let d1 = c1 + c0 >> 51
      let d2 = c2 + d1 >> 51
      let d3 = c3 + d2 >> 51
      let d4 = c4 + d3 >> 51
      let low = UInt64(truncatingIfNeeded: c0) & mask
      result.limbs.0 = low + 19 * UInt64(truncatingIfNeeded: d4 >> 51)
      result.limbs.1 = UInt64(truncatingIfNeeded: d1) & mask
      result.limbs.2 = UInt64(truncatingIfNeeded: d2) & mask
      result.limbs.3 = UInt64(truncatingIfNeeded: d3) & mask
      result.limbs.4 = UInt64(truncatingIfNeeded: d4) & mask
      return result.carried
    }
  }
#endif
