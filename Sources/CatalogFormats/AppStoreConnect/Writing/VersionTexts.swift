import SourceSyntax

/// The requests that create the texts of a version of a product or group.
///
/// They are most of the requests of a catalog, so they are written without being built as values, and what
/// they have in common once.
struct VersionTexts {
  /// A text in one locale.
  struct Text {
    var locale: String
    var title: String
    var description: String?
  }

  let version: RequestName
  let texts: [Text]
  /// The name of the requests, followed by the locale.
  private let id: RequestName
  private let type: String
  /// Whether the texts have descriptions, which may be null.
  private let haveDescriptions: Bool
  private let path: OrderedValue
  /// As JSON.
  private let relationships: [UInt8]

  init(
    _ texts: [Text], of version: RequestName, as versionType: String, type: String, id: RequestName,
    haveDescriptions: Bool = true
  ) {
    self.texts = texts
    self.version = version
    self.type = type
    self.id = id
    self.haveDescriptions = haveDescriptions
    path = .text("/v2/\(type)")
    let parent: OrderedValue = ["version": RequestStep.one(versionType, version)]
    relationships = parent.json(.compact)
  }

  /// Writes the members of the request for a text, as those of a ``RequestStep``.
  ///
  /// - Parameter dependencies: The IDs of the steps that must come first, as JSON.
  func write(_ text: Text, to writer: inout JSONWriter, dependsOn dependencies: [UInt8]) {
    writer.member("id", .text(id.followed(by: text.locale).text))
    writer.member("method", .text(RequestStep.Method.post.rawValue))
    writer.member("path", path)
    writer.object("body", onOneLine: true) { body in
      body.object("data") { data in
        data.member("type", .text(type))
        data.object("attributes") { attributes in
          attributes.member("name", .text(text.title))
          attributes.member("locale", .text(text.locale))
          if haveDescriptions { attributes.member("description", .text(orNull: text.description)) }
        }
        data.member("relationships", written: relationships)
      }
    }
    writer.member("dependsOn", written: dependencies)
  }
}
