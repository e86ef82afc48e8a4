public import CatalogModel

/// Reads an image file and decodes all of it, so that one that is cut short or damaged is found
/// before a reviewer finds it.
///
/// Memory is bounded: the file by ``defaultSizeLimit``, the pixels by 16,384 a side and 64 million in
/// all. The decoders then need 256 MB at most for a PNG, and for a progressive JPEG, whose
/// coefficients are held until its last scan, 512 MB.
public enum ImageFile {
  /// 10 MB.
  ///
  /// No limit of the store's own is known for review screenshots; this is the cap that third-party
  /// upload tools apply.
  public static let defaultSizeLimit = 10 * 1024 * 1024

  /// Inspects the file at a path.
  ///
  /// A failure is the first found, in this order: the file cannot be had, it is no image the store
  /// takes, its name disagrees with its contents, it is cut short, too large or damaged. Bytes
  /// behind the end of the image are ignored, as every decoder does.
  ///
  /// - Parameters:
  ///   - path: absolute, or relative to the working directory.
  ///   - sizeLimit: in bytes; a larger file is not read.
  public static func inspect(
    path: String, sizeLimit: Int = defaultSizeLimit
  ) -> Result<ImageFacts, ImageFailure> {
    do {
      let contents = try RegularFile.contents(path: path, sizeLimit: sizeLimit)
      return .success(try facts(of: contents, name: path))
    } catch {
      return .failure(error)
    }
  }

  /// Inspects an image in memory; of its name only the extension counts.
  public static func inspect(
    contents: [UInt8], name: String
  ) -> Result<ImageFacts, ImageFailure> {
    do {
      return .success(try facts(of: contents, name: name))
    } catch {
      return .failure(error)
    }
  }

  private static func facts(of contents: [UInt8], name: String) throws(ImageFailure) -> ImageFacts {
    if contents.isEmpty { throw .empty }
    switch FileSignature(of: contents) {
    case .image(let format):
      guard format.fileExtensions.contains(pathExtension(of: name)) else {
        throw .extensionMismatch(actual: format)
      }
      return switch format {
      case .png: try PNGImage(contents).facts()
      case .jpeg: try JPEGImage(contents).facts()
      }
    case .other(let name): throw .unsupportedFormat(name)
    case .unknown: throw .unknownFormat
    }
  }

  /// What follows the last dot of the last component, in lower case; empty without a dot.
  private static func pathExtension(of path: String) -> String {
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8[$0...] } ?? path.utf8[...]
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return String(path[path.index(after: dot)...]).lowercased()
  }
}

extension ImageFacts.Format {
  /// The endings a file of this format may have, in lower case.
  fileprivate var fileExtensions: [String] {
    switch self {
    case .png: ["png"]
    case .jpeg: ["jpg", "jpeg"]
    }
  }
}
