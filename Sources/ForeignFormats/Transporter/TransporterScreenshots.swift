import Basics
import CatalogFormats
import SourceSyntax

/// The screenshots that a package refers to, each inspected once.
struct TransporterScreenshots {
  private struct File {
    var size: Int
    /// Nil if nettle, which computes checksums, is not installed.
    var md5: String
  }

  private let companions: CompanionFiles
  private var seen: [String: File?] = [:]

  init(_ companions: CompanionFiles) { self.companions = companions }

  /// Compares a `review_screenshot` with its file.
  mutating func compare(_ element: XMLElement, problems: inout ReadingProblems) {
    guard let node = element.child("file_name"), let name = node.filledText else {
      if element.hasContent { problems.missing("the screenshot has no \"file_name\"", at: element.nameRange) }
      return
    }
    guard let file = file(name) else {
      problems.warning("no file \"\(name)\" can be read next to the package", at: node.valueRange)
      return
    }
    if let size = element.child("size"), let written = size.filledText, written != String(file.size) {
      problems.warning("\"size\" is \(written), but \"\(name)\" has \(file.size) bytes", at: size.valueRange)
    }
    guard let checksum = element.child("checksum"), let written = checksum.filledText else { return }
    // Unity omits the type.
    let type = checksum.attribute("type") ?? "md5"
    guard type.lowercased() == "md5" else {
      return problems.warning(
        "the checksum is not compared: \"\(type)\" is not known, expected \"md5\"",
        at: checksum.range(ofAttribute: "type"))
    }
    if written.lowercased() != file.md5 {
      problems.warning("\"checksum\" is not that of \"\(name)\", which is \(file.md5)", at: checksum.valueRange)
    }
  }

  private mutating func file(_ name: String) -> File? {
    if let known = seen[name] { return known }
    let file = companions.bytes(of: name).map { bytes in File(size: bytes.count, md5: Checksum.md5(bytes)) }
    seen[name] = .some(file)
    return file
  }
}
