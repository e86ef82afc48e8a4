import CPlatform
import Testing

@testable import CatalogServer

@Suite("Addresses of clients") struct AddressTests {
  private func address(_ family: Int32, _ bytes: [UInt8], at offset: Int) -> ClientAddress? {
    var storage = sockaddr_storage()
    storage.ss_family = sa_family_t(family)
    withUnsafeMutableBytes(of: &storage) { storage in
      for (index, byte) in bytes.enumerated() { storage[offset + index] = byte }
    }
    return ClientAddress(storage)
  }

  @Test("are written as usual, an IPv4 address in IPv6 like the IPv4 address that it is") func text() throws {
    let four = try #require(address(AF_INET, [192, 0, 2, 7], at: 4))
    let mapped: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 192, 0, 2, 7]
    let six: [UInt8] = [0x20, 1, 0xD, 0xB8, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0xAB, 0xCD]
    #expect(four.description == "192.0.2.7")
    #expect(address(AF_INET6, mapped, at: 8) == four)
    #expect(address(AF_INET6, mapped, at: 8)?.description == "192.0.2.7")
    #expect(address(AF_INET6, six, at: 8)?.description == "2001:db8:0:1:0:0:0:abcd")
    #expect(address(AF_UNIX, [1], at: 4) == nil)
  }

  @Test("count as one when their first 64 bits are the same, but ::1 is not an IPv4 address") func counted() {
    let one = address(AF_INET6, [0x20, 1, 0, 0, 0, 0, 0, 1, 1], at: 8)
    let other = address(AF_INET6, [0x20, 1, 0, 0, 0, 0, 0, 1, 2], at: 8)
    let third = address(AF_INET6, [0x20, 1, 0, 0, 0, 0, 0, 2, 1], at: 8)
    #expect(one == other)
    #expect(one != third)
    let loopback = [UInt8](repeating: 0, count: 15) + [1]
    #expect(address(AF_INET6, loopback, at: 8) != address(AF_INET, [0, 0, 0, 1], at: 4))
  }
}
