import SourceSyntax

/// The requests that create the texts of a version of a product or group.
///
/// They are most of the requests of a catalog, so they are written without being built as values.
struct VersionTexts {
  /// A text in one locale.
  struct Text {
    var locale: String
    var title: String
    var description: String?
  }

  /// The type of the resource that a text is.
  var type: String
  var versionType: String
  var version: RequestName
  /// Whether the texts have descriptions, which may be null.
  var haveDescriptions = true
  /// The names of the requests, followed by the locale.
  var id: RequestName
  var texts: [Text]

  /// Writes the members of the request for a text, as those of a ``RequestStep``.
  func write(_ text: Text, to writer: inout JSONWriter, dependsOn dependencies: [String]) {
    writer.member("id", .text(id.followed(by: text.locale).text))
    writer.member("method", .text(RequestStep.Method.post.rawValue))
    writer.member("path", .text("/v2/\(type)"))
    writer.object("body", onOneLine: true) { body in
      body.object("data") { data in
        data.member("type", .text(type))
        data.object("attributes") { attributes in
          attributes.member("name", .text(text.title))
          attributes.member("locale", .text(text.locale))
          if haveDescriptions { attributes.member("description", .text(orNull: text.description)) }
        }
        data.object("relationships") { relationships in
          relationships.object("version") { parent in
            parent.object("data") { reference in
              reference.member("type", .text(versionType))
              reference.member("id", .text(version.reference))
            }
          }
        }
      }
    }
    writer.member("dependsOn", onOneLine: dependencies)
  }
}
