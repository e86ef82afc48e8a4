package import AppStoreReference
import Basics

/// The name of a value that a response provides and later requests use, such as
/// `product:com.example.coins400`; a request refers to it by `${product:com.example.coins400}`.
package struct RequestName: Sendable, Hashable {
  package let text: String

  /// - Parameter parts: The parts that distinguish this name from others of its kind.
  package init(_ kind: String, _ parts: String...) {
    text = parts.reduce(into: kind) { text, part in
      text += ":"
      text += Self.escaped(part)
    }
  }

  /// - Parameter text: The whole name, which is used as it is.
  package init(text: String) { self.text = text }

  /// The kind of thing that it names, such as `product`.
  package var kind: Substring { text.prefix { $0 != ":" } }

  /// The name of something that belongs to this.
  package func followed(by part: String) -> RequestName { RequestName(text: "\(text):\(Self.escaped(part))") }

  /// The notation by which requests refer to it.
  package var reference: String { "${" + text + "}" }

  /// The parts of a name, or of a reference to it.
  package static func parts(of text: String) -> [String] {
    var name = text[...]
    if name.hasPrefix("${"), name.hasSuffix("}") { name = name.dropFirst(2).dropLast() }
    return name.split(separator: ":", omittingEmptySubsequences: false).map(\.percentDecoded)
  }

  /// The names that a text refers to; the inner one of nested references.
  package static func references(in text: String) -> [String] {
    var names: [String] = []
    addReferences(of: text, to: &names)
    return names
  }

  /// Adds the names that a text refers to.
  static func addReferences(of text: String, to names: inout [String]) {
    var text = text
    text.withUTF8 { utf8 in
      var open: Int?
      var index = 0
      while index < utf8.count {
        let next = index + 1
        if utf8[index] == UInt8(ascii: "$"), next < utf8.count, utf8[next] == UInt8(ascii: "{") {
          index = next + 1
          open = index
          continue
        }
        if utf8[index] == UInt8(ascii: "}"), let start = open {
          names.append(String(decoding: UnsafeBufferPointer(rebasing: utf8[start..<index]), as: UTF8.self))
          open = nil
        }
        index = next
      }
    }
  }

  // A name is enclosed in braces, its parts are separated by colons, and it is found by a simple
  // search.
  private static func escaped(_ part: String) -> String {
    let isKept = part.utf8.withContiguousStorageIfAvailable { $0.allSatisfy { areKept[Int($0)] } }
    return isKept ?? false ? part : part.percentEncoded(except: Self.isKept)
  }

  private static func isKept(_ byte: UInt8) -> Bool {
    switch byte {
    case ...0x20, 0x7F, UInt8(ascii: "%"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "$"), UInt8(ascii: ":"),
      UInt8(ascii: "\""), UInt8(ascii: "\\"):
      false
    default: true
    }
  }

  private static let areKept = (0...255).map { (byte: UInt8) in isKept(byte) }
}

extension RequestName {
  package static let app = RequestName("app")
  package static let territories = RequestName("territories")
  package static let winBackStart = RequestName("input", "winBackStart")

  package static func product(_ id: String) -> RequestName { RequestName("product", id) }
  package static func group(_ key: String) -> RequestName { RequestName("group", key) }
  package static func availability(_ productID: String) -> RequestName { RequestName("availability", productID) }

  /// An offer for customers with a code, by its name.
  package static func offerCode(_ name: String, of productID: String) -> RequestName {
    RequestName("offerCode", productID, name)
  }

  /// The promotional image of a product.
  package static func image(_ productID: String) -> RequestName { RequestName("image", productID) }

  /// The owner of the texts of a product or group.
  package static func version(of owner: PlanSubject) -> RequestName {
    switch owner {
    case .app: app
    case .group(let key): group(key).followed(by: "version")
    case .product(let id): RequestName("version", id)
    }
  }

  package static func text(_ locale: String, of owner: PlanSubject) -> RequestName {
    if case .product(let id) = owner {
      RequestName("localization", id, locale)
    } else {
      version(of: owner).followed(by: locale)
    }
  }

  /// A price point, which differs for each product.
  package static func pricePoint(
    _ territory: Territory, _ amount: Money, _ type: PlanType = .upFront, of productID: String
  ) -> RequestName {
    let name = RequestName("pricePoint", productID, territory.code, amount.decimal)
    return type == .upFront ? name : name.followed(by: type.apiName)
  }

  /// The element of a list for which a part is repeated or appended.
  package static let eachID = "${each:id}"
  package static let eachTerritory = "${each:territory}"
}
