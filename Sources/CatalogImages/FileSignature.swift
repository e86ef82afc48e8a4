/// The type of a file, detected from its first bytes.
enum FileSignature: Equatable {
  case image(ImageFile.Format)
  /// Another known type, by name.
  case other(String)
  case unknown

  init(of contents: [UInt8]) {
    // Both are matched by less than their full signature, so that a file truncated within it is
    // still recognized.
    if contents.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .image(.png)
    } else if contents.starts(with: [0xFF, 0xD8]) {
      self = .image(.jpeg)
    } else if let name = Self.binaryName(contents) ?? Self.textName(contents) {
      self = .other(name)
    } else {
      self = .unknown
    }
  }

  private static let magicNumbers: [(bytes: [UInt8], name: String)] = [
    (Array("GIF8".utf8), "GIF"), (Array("BM".utf8), "BMP"), ([0x49, 0x49, 0x2A, 0x00], "TIFF"),
    ([0x4D, 0x4D, 0x00, 0x2A], "TIFF"), (Array("%PDF".utf8), "PDF"), (Array("8BPS".utf8), "Photoshop document"),
    (Array("icns".utf8), "ICNS"), ([0x00, 0x00, 0x01, 0x00], "ICO"), ([0xFF, 0x0A], "JPEG XL"),
    ([0x00, 0x00, 0x00, 0x0C, 0x4A, 0x58, 0x4C, 0x20], "JPEG XL"),
    ([0x00, 0x00, 0x00, 0x0C, 0x6A, 0x50, 0x20, 0x20], "JPEG 2000"), ([0x50, 0x4B, 0x03, 0x04], "ZIP archive"),
    (Array("version https://git-lfs".utf8), "Git LFS pointer"),
  ]

  private static func binaryName(_ contents: [UInt8]) -> String? {
    if let match = magicNumbers.first(where: { contents.starts(with: $0.bytes) }) { return match.name }
    guard contents.count >= 12 else { return nil }
    if contents.starts(with: "RIFF".utf8), contents[8..<12].elementsEqual("WEBP".utf8) { return "WebP" }
    guard contents[4..<8].elementsEqual("ftyp".utf8) else { return nil }
    return switch String(decoding: contents[8..<12], as: UTF8.self) {
    case "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1": "HEIC"
    case "avif", "avis": "AVIF"
    case "qt  ": "QuickTime movie"
    default: "MP4 video"
    }
  }

  /// Drawings, and the web pages that a failed download leaves behind.
  private static func textName(_ contents: [UInt8]) -> String? {
    var start = contents.prefix(1024)
    if start.starts(with: [0xEF, 0xBB, 0xBF]) { start.removeFirst(3) }
    start = start.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    guard start.first == UInt8(ascii: "<") else { return nil }
    let text = String(decoding: start, as: UTF8.self).lowercased()
    if text.contains("<svg") { return "SVG" }
    if text.hasPrefix("<!doctype html") || text.hasPrefix("<html") { return "HTML page" }
    return text.hasPrefix("<?xml") ? "XML document" : nil
  }
}
