/// The unique names of elements and attributes, found by their address, because libxml2 stores each
/// name only once.
struct XMLNames {
  private(set) var all: [String] = []
  private var indices: [UnsafeRawPointer: UInt16] = [:]

  /// The maximum number of different names: no format has that many.
  static let most = Int(UInt16.max)

  /// Nil when there are too many.
  mutating func index(of name: UnsafePointer<UInt8>) -> UInt16? {
    let address = UnsafeRawPointer(name)
    if let known = indices[address] { return known }
    guard all.count < Self.most else { return nil }
    all.append(String(cString: name))
    let index = UInt16(all.count - 1)
    indices[address] = index
    return index
  }
}
