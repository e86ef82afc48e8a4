/// One form of a resource: its bytes, ready to be sent, and what a cache needs to know of them.
public struct Representation: Sendable {
  /// The media type, such as `application/json`, in lower case and without parameters.
  public let mediaType: String

  /// Other names under which clients ask for the same form, such as `text/xml` for
  /// `application/xml`; answers always carry `mediaType`.
  public let aliases: [String]

  public let body: [UInt8]

  /// The strong entity tag, without quotes: different bytes must have different tags.
  public let etag: String

  /// Seconds since 1970-01-01 UTC, if it is known when the bytes last changed.
  public let lastModified: Int?

  /// The tag must be made by whoever makes the bytes, usually as the hex text of a digest, so that
  /// every process that serves the same catalog hands out the same tags.
  public init(
    mediaType: String, aliases: [String] = [], body: [UInt8], etag: String,
    lastModified: Int? = nil
  ) {
    self.mediaType = mediaType.lowercased()
    self.aliases = aliases.map { $0.lowercased() }
    self.body = body
    self.etag = etag
    self.lastModified = lastModified
  }

  /// The value of `Content-Type`: the text formats say that they are UTF-8.
  var contentType: String {
    let isText =
      mediaType.hasPrefix("text/")
      || ["/json", "/xml", "+json", "+xml"].contains { mediaType.hasSuffix($0) }
    return isText ? "\(mediaType); charset=utf-8" : mediaType
  }
}
