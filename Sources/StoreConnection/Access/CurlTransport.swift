internal import CCurl

/// Requests over HTTPS, by libcurl: HTTP/2, the connection kept, certificates verified, the usual
/// environment variables for proxies honored.
public final class CurlTransport: Transport {
  private let connection: Connection
  private let server: String

  /// - Parameter server: The address of the store, which is Apple's but for tests.
  /// - Throws: ``TransportFailure`` when libcurl is not installed.
  public init(server: String = StoreSession.server) throws(TransportFailure) {
    self.server = server
    guard curl_is_available() != 0 else {
      throw TransportFailure(
        "libcurl is not installed; its package is libcurl3-gnutls in Debian and Ubuntu, and curl in "
          + "Homebrew", isPermanent: true)
    }
    connection = Connection()
  }

  public func send(_ request: StoreRequest) throws(TransportFailure) -> StoreResponse {
    try connection.withHandle { handle throws(TransportFailure) in
      try exchange(request, handle)
    }
  }

  private func exchange(
    _ request: StoreRequest, _ handle: UnsafeMutableRawPointer
  ) throws(TransportFailure) -> StoreResponse {
    var fields: UnsafeMutablePointer<curl_slist>?
    defer { curl_fields_free(fields) }
    // A request without a body still says how it would be encoded, unless the field is emptied.
    for field in request.fields + [HeaderField("User-Agent", "shopkeeper")] {
      guard let longer = curl_fields_append(fields, "\(field.name): \(field.value)") else {
        throw TransportFailure("out of memory", isPermanent: true)
      }
      fields = longer
    }
    let address =
      request.target.hasPrefix("/") ? server + request.target : request.target
    guard address.hasPrefix("https://") || Self.isLocal(address) else {
      throw TransportFailure("the address is not one of HTTPS", isPermanent: true)
    }
    let answer = Answer()
    var status = 0
    let code = request.body.withUnsafeBufferPointer { body in
      request.method.rawValue.withCString { method in
        address.withCString { address in
          var exchange = curl_exchange(
            method: method, address: address, fields: fields, body: body.baseAddress,
            body_size: body.count, context: Unmanaged.passUnretained(answer).toOpaque(),
            take_field: { bytes, one, count, context in
              Answer.from(context).takeField(bytes, one * count)
            },
            take_body: { bytes, one, count, context in
              Answer.from(context).takeBody(bytes, one * count)
            })
          return curl_exchange_perform(handle, &exchange, &status)
        }
      }
    }
    withExtendedLifetime(answer) {}
    guard code == 0 else {
      throw TransportFailure(
        String(cString: curl_error_text(code)).lowercased(),
        isPermanent: curl_error_is_permanent(code) != 0)
    }
    return StoreResponse(status: status, fields: answer.fields, body: answer.body)
  }

  /// Whether an address is one of this machine, where nobody else can listen.
  public static func isLocal(_ address: String) -> Bool {
    for host in ["http://127.0.0.1", "http://localhost"] where address.hasPrefix(host) {
      let rest = address.dropFirst(host.count)
      guard rest.first == ":" else { return rest.isEmpty || rest.first == "/" }
      return rest.dropFirst().prefix { $0 != "/" }.allSatisfy { $0.isASCII && $0.isNumber }
    }
    return false
  }

  /// What libcurl has received so far.
  private final class Answer {
    var fields: [HeaderField] = []
    var body: [UInt8] = []
    /// The most bytes of a body: 8,000 price points have about 5 MB.
    private static let most = 256 << 20

    static func from(_ context: UnsafeMutableRawPointer?) -> Answer {
      guard let context else { return Answer() }
      return Unmanaged<Answer>.fromOpaque(context).takeUnretainedValue()
    }

    func takeField(_ bytes: UnsafePointer<CChar>?, _ count: Int) -> Int {
      let line = String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
      // The status line begins another set of fields, after those of an interim answer or a proxy.
      if line.hasPrefix("HTTP/") {
        fields = []
      } else if let colon = line.firstIndex(of: ":") {
        let value = line[line.index(after: colon)...]
        let isBlank = { (character: Character) in character == " " || character.isNewline }
        let trimmed = value.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
        fields.append(HeaderField(String(line[..<colon]), String(trimmed)))
      }
      return count
    }

    func takeBody(_ bytes: UnsafePointer<CChar>?, _ count: Int) -> Int {
      guard body.count + count <= Self.most else { return 0 }
      body.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: count))
      return count
    }
  }
}
