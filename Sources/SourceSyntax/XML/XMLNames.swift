/// The names of elements and attributes, each once, found by their address: libxml2 too keeps each
/// name once.
///
/// A file has few names, asked for again with every element: those asked for last stand in a table
/// without collisions, and only what is not there is looked up.
struct XMLNames {
  private(set) var all: [String] = []
  private var indices: [UnsafeRawPointer: UInt16] = [:]
  private var recent = [(address: UnsafeRawPointer?, index: UInt16)](
    repeating: (nil, 0), count: 256)

  /// The most different names that are kept: no format has as many.
  static let most = Int(UInt16.max)

  /// Nil when there are too many.
  mutating func index(of name: UnsafePointer<UInt8>) -> UInt16? {
    let address = UnsafeRawPointer(name)
    // The addresses are those of strings one behind the other.
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
