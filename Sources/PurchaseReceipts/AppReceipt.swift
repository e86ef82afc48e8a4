import Basics
internal import CGnuTLS
import SourceSyntax

/// An app receipt: a signed message (PKCS #7) with attributes in ASN.1.
struct AppReceipt {
  let state: SignatureState
  /// The attributes of the app in the words of `verifyReceipt`, with its purchases in `in_app`.
  let content: OrderedValue

  /// - Parameter roots: The roots to trust; nil to leave the signature unchecked.
  /// - Throws: The reason why it can't be read.
  init(_ der: [UInt8], by roots: TrustedRoots?) throws(SignatureFault) {
    try Certificate.requireLibrary()
    guard DERElement.count(in: der, atMost: Self.mostElements), let message = receipt_message(der, der.count) else {
      throw SignatureFault(
        "it is neither JSON nor a signed object nor an app receipt (PKCS #7) with at most \(Self.mostElements) elements"
      )
    }
    defer { receipt_message_free(message) }
    let datum = receipt_content(message)
    defer { free(datum.data) }
    guard let data = datum.data else { throw SignatureFault("the app receipt has no content") }
    let bytes = Array(UnsafeBufferPointer(start: data, count: Int(datum.size)))
    content = try Self.attributes(in: bytes, Self.names, depth: 0)
    guard let roots else {
      state = .unchecked
      return
    }
    if content["receipt_type"]?.scalarText == "Xcode", roots.given.isEmpty {
      state = .localTest
      return
    }
    let date = content["receipt_creation_date"].flatMap { Timestamp($0.scalarText) }
    do throws(SignatureFault) {
      try Self.verify(message, at: date?.seconds ?? CalendarDate.today.daysSince1970 * 86_400, by: roots)
      state = .verified
    } catch { state = .failed(error) }
  }

  /// Our own limit, as GnuTLS reads them in the square of their number: Apple's have some hundreds, and one for each
  /// kilobyte of content at most.
  private static let mostElements = 5_000

  private static func verify(_ message: OpaquePointer, at seconds: Int, by roots: TrustedRoots) throws(SignatureFault) {
    var certificates: [Certificate] = []
    for index in 0..<UInt32(max(0, min(receipt_certificate_count(message), 11))) {
      let datum = receipt_certificate_of(message, index)
      defer { free(datum.data) }
      guard let data = datum.data else { continue }
      let der = Array(UnsafeBufferPointer(start: data, count: Int(datum.size)))
      certificates.append(try Certificate(der, "one of its certificates"))
    }
    guard let signer = certificates.firstIndex(where: { receipt_is_signed_by(message, $0.handle) != 0 }) else {
      throw SignatureFault("its signature is wrong: it was changed, or signed by somebody else")
    }
    certificates.swapAt(0, signer)
    try CertificateChain(certificates).verify(at: seconds, by: roots)
  }

  // MARK: Attributes

  /// The attributes that are read, by their types (Apple, Validating receipts on the device); others are left out.
  private static let names: [Int: String] = [
    0: "receipt_type", 2: "bundle_id", 3: "application_version", 12: "receipt_creation_date", 17: "in_app",
    1701: "quantity", 1702: "product_id", 1703: "transaction_id", 1704: "purchase_date",
    1705: "original_transaction_id", 1708: "expires_date", 1712: "cancellation_date", 1713: "is_trial_period",
    1719: "is_in_intro_offer_period",
  ]

  /// A set of attributes: each a sequence of a type, a version and a value.
  private static func attributes(in bytes: [UInt8], _ names: [Int: String], depth: Int) throws(SignatureFault)
    -> OrderedValue
  {
    let fault = SignatureFault("the attributes of the app receipt are damaged")
    guard var set = DERElement(bytes[...])?.elements(tagged: 0x31) else { throw fault }
    var entries: [(String, OrderedValue?)] = []
    var purchases: [OrderedValue] = []
    while !set.isEmpty {
      guard let element = DERElement(set), let parts = element.elements(tagged: 0x30), let type = DERElement(parts),
        let version = DERElement(type.rest), let value = DERElement(version.rest), type.tag == 0x02, value.tag == 0x04
      else { throw fault }
      set = element.rest
      guard let name = names[type.integer ?? -1] else { continue }
      if name == "in_app" {
        guard depth == 0 else { throw fault }
        purchases.append(try attributes(in: Array(value.content), names, depth: 1))
      } else if let inner = DERElement(value.content) {
        let text = String(decoding: inner.content, as: UTF8.self)
        let number = inner.integer.map(OrderedValue.integer)
        let isFlag = name.hasPrefix("is_")
        entries.append((name, inner.tag == 0x02 ? (isFlag ? .flag(inner.integer != 0) : number) : .text(text)))
      }
    }
    if depth == 0 { entries.append(("in_app", .list(purchases))) }
    return .map(entries: entries)
  }
}

/// An element of ASN.1 in its distinguished encoding, and the bytes after it.
private struct DERElement {
  let tag: UInt8
  let content: ArraySlice<UInt8>
  let rest: ArraySlice<UInt8>

  /// Nil when the bytes don't begin with a whole element.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count >= 2 else { return nil }
    tag = bytes[bytes.startIndex]
    var length = Int(bytes[bytes.startIndex + 1])
    var start = bytes.startIndex + 2
    if length > 0x80 {
      let count = length - 0x80
      guard count <= 4, bytes.count >= 2 + count else { return nil }
      length = bytes[start..<(start + count)].reduce(0) { $0 << 8 | Int($1) }
      start += count
    } else if length == 0x80 {
      return nil
    }
    guard length <= bytes.endIndex - start else { return nil }
    content = bytes[start..<(start + length)]
    rest = bytes[(start + length)...]
  }

  /// Whether bytes have at most a number of elements, with those in others; also in the encoding with lengths that are
  /// left open.
  static func count(in bytes: [UInt8], atMost limit: Int) -> Bool {
    var (place, count) = (0, 0)
    while place + 1 < bytes.count {
      count += 1
      let (tag, length) = (bytes[place], Int(bytes[place + 1]))
      place += 2
      // No receipt has tags of several bytes.
      guard count <= limit, tag & 0x1F != 0x1F else { return false }
      let isOpen = length == 0x80
      let size = length > 0x80 ? length - 0x80 : 0
      guard size <= 4, place + size <= bytes.count else { return false }
      let whole = isOpen ? 0 : size == 0 ? length : bytes[place..<(place + size)].reduce(0) { $0 << 8 | Int($1) }
      place += size + (tag & 0x20 == 0 ? whole : 0)
    }
    return true
  }

  /// The content of an element that contains others; nil for another one.
  func elements(tagged expected: UInt8) -> ArraySlice<UInt8>? { tag == expected ? content : nil }

  /// The value of a small integer.
  var integer: Int? {
    guard tag == 0x02, (1...7).contains(content.count) else { return nil }
    return content.reduce(0) { $0 << 8 | Int($1) }
  }
}
