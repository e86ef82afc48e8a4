import Basics
import Testing

@Suite("Checksums") struct ChecksumTests {
  @Test(
    "digests match the examples of the standards",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855", "d41d8cd98f00b204e9800998ecf8427e"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", "900150983cd24fb0d6963f7d28e17f72"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1", "8215ef0796a20bcaaae116d3876c664a"
      ),
    ]) func digests(text: String, sha256: String, md5: String)
  {
    let bytes = Array(text.utf8)
    #expect(Checksum.sha256(bytes) == sha256)
    #expect(Checksum.md5(bytes) == md5)
  }

  @Test("a buffer has the same digest as its array, even a part of one") func buffers() {
    let bytes = Array("prefix abc".utf8)
    bytes.withUnsafeBytes { buffer in
      #expect(Checksum.sha256(buffer) == Checksum.sha256(bytes))
      #expect(Checksum.md5(UnsafeRawBufferPointer(rebasing: buffer[7...])) == Checksum.md5(Array("abc".utf8)))
    }
  }
}
