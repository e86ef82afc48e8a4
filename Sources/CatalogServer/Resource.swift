/// A resource: one thing in one or more representations, among which `Accept` chooses.
public struct Resource: Sendable {
  /// In order of preference, never empty; the first is sent to clients without a preference.
  public let types: [MediaType]

  /// The time when the content last changed, in seconds since 1970.
  public var lastModified: Int?

  /// The time when it will change by itself, in seconds since 1970; no cache keeps it longer.
  public var changesAt: Int?

  /// The language that it was chosen for.
  public var language: String?

  /// Fields that are sent with 200 and 304.
  public var fields: [HeaderField] = []

  /// The work before a representation can be sent, for one that takes long and isn't made yet; the
  /// threads that answer clients don't wait for it.
  public var preparation: (@Sendable (Int) -> Preparation?)?

  private let make: @Sendable (Int) -> Representation

  /// A resource whose representations are made by a function, which gets the index of a type and is
  /// called for every request that is not in a cache.
  public init(types: [MediaType], make: @escaping @Sendable (Int) -> Representation) {
    self.types = types
    self.make = make
  }

  public init(_ preferred: Representation, alternatives: [Representation] = []) {
    let all = [preferred] + alternatives
    self.init(types: all.map(\.type)) { all[$0] }
  }

  /// The representation of the type with an index.
  public func representation(_ index: Int) -> Representation { make(index) }
}

/// A format that clients can ask for.
public struct MediaType: Sendable, Hashable {
  /// In lower case and without parameters, such as `application/json`.
  public let name: String

  /// Other names under which clients request the type, such as `text/xml` for `application/xml`;
  /// responses always use `name`.
  public let aliases: [String]

  /// The suffix of a path that asks for this type, such as `json`.
  public let suffix: String?

  public init(_ name: String, aliases: [String] = [], suffix: String? = nil) {
    self.name = name
    self.aliases = aliases
    self.suffix = suffix
  }

  /// The value of `Content-Type`: text formats declare UTF-8.
  public var contentType: String {
    let isText = name.hasPrefix("text/") || ["/json", "/xml", "+json", "+xml"].contains { name.hasSuffix($0) }
    return isText ? "\(name); charset=utf-8" : name
  }
}

/// One representation of a resource: its bytes, ready to be sent, and the metadata that caches
/// need.
public struct Representation: Sendable {
  public let type: MediaType
  public let body: [UInt8]

  /// The strong entity tag, without quotes: different bytes must have different tags.
  public let etag: String

  /// The body in other encodings, in order of preference.
  public let encodings: [EncodedBody]

  /// Fields that are sent with 200 and 304.
  public var fields: [HeaderField]

  /// The time until which the fields may be sent, in seconds since 1970; nil for no limit.
  public var fieldsUntil: Int?

  /// A body in a content coding.
  public struct EncodedBody: Sendable, Equatable {
    /// Such as `gzip`.
    public let coding: String
    public let body: [UInt8]

    public init(coding: String, body: [UInt8]) {
      self.coding = coding
      self.body = body
    }
  }

  /// The tag must be created by the creator of the bytes, usually as the hex text of a digest, so
  /// that every process that serves the same catalog sends the same tags.
  public init(type: MediaType, body: [UInt8], etag: String, encodings: [EncodedBody] = [], fields: [HeaderField] = []) {
    self.type = type
    self.body = body
    self.etag = etag
    self.encodings = encodings
    self.fields = fields
  }

  /// The tag of the body in a coding: other bytes have another tag.
  func etag(of encoding: EncodedBody?) -> String { encoding.map { "\(etag)-\($0.coding)" } ?? etag }
}
