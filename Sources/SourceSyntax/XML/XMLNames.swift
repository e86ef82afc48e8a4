/// The unique names of elements and attributes, found by their address, because libxml2 stores each
/// name only once.
///
/// A file has few names, which are looked up again for every element: recent ones are in a
/// direct-mapped table, and only the others take a full lookup.
struct XMLNames {
  private(set) var all: [String] = []
  private var indices: [UnsafeRawPointer: UInt16] = [:]
  private var recent = [(address: UnsafeRawPointer?, index: UInt16)](repeating: (nil, 0), count: 256)

  /// The maximum number of different names: no format has that many.
  static let most = Int(UInt16.max)

  /// Nil when there are too many.
  mutating func index(of name: UnsafePointer<UInt8>) -> UInt16? {
    let address = UnsafeRawPointer(name)
    // The addresses point to adjacent strings.
    let bits = UInt(bitPattern: address)
    let slot = Int((bits ^ bits >> 8) & 255)
    if recent[slot].address == address { return recent[slot].index }
    guard let index = indices[address] ?? add(name) else { return nil }
    recent[slot] = (address, index)
    return index
  }

  private mutating func add(_ name: UnsafePointer<UInt8>) -> UInt16? {
    guard all.count < Self.most else { return nil }
    all.append(String(cString: name))
    let index = UInt16(all.count - 1)
    indices[UnsafeRawPointer(name)] = index
    return index
  }
}
