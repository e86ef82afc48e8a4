internal import CCurl

/// Requests over HTTPS, by libcurl: HTTP/2, certificates verified, the usual environment variables for proxies honored.
/// Connections are kept for reading; each request that changes something has its own.
public final class CurlTransport: Transport {
  private let connection: Connection
  private let server: String

  /// - Parameter server: The address of the store, which is Apple's except in tests.
  /// - Throws: ``TransportFailure`` when libcurl is not installed.
  public init(server: String = StoreSession.server) throws(TransportFailure) {
    self.server = server
    guard curl_is_available() != 0 else {
      throw TransportFailure(
        "libcurl is not installed; its package is libcurl3-gnutls in Debian and Ubuntu, and curl in " + "Homebrew",
        isPermanent: true)
    }
    connection = Connection()
  }

  public func send(_ request: StoreRequest) throws(TransportFailure) -> StoreResponse {
    guard let result = send([request]).first else { throw TransportFailure("no answer") }
    return try result.get()
  }

  public func send(_ requests: [StoreRequest]) -> [Result<StoreResponse, TransportFailure>] {
    do throws(TransportFailure) {
      return try connection.withHandle { (handle) throws(TransportFailure) in
        var exchanges: [Exchange] = []
        for request in requests { exchanges.append(try Exchange(request, address(of: request))) }
        var raw = exchanges.map(\.raw)
        curl_exchanges_perform(handle, &raw, raw.count)
        return zip(exchanges, raw).map { $0.result($1) }
      }
    } catch { return requests.map { _ in .failure(error) } }
  }

  private func address(of request: StoreRequest) throws(TransportFailure) -> String {
    let address = request.target.hasPrefix("/") ? server + request.target : request.target
    // The store names addresses for uploads: one of this machine must not be the one of Apple's.
    guard address.hasPrefix("https://") || Self.isLocal(address) && Self.isLocal(server) else {
      throw TransportFailure("the address is not one of HTTPS", isPermanent: true)
    }
    return address
  }

  /// Whether an address belongs to this machine, where nobody else can listen.
  public static func isLocal(_ address: String) -> Bool {
    for host in ["http://127.0.0.1", "http://localhost"] where address.hasPrefix(host) {
      let rest = address.dropFirst(host.count)
      guard rest.first == ":" else { return rest.isEmpty || rest.first == "/" }
      return rest.dropFirst().prefix { $0 != "/" }.allSatisfy { $0.isASCII && $0.isNumber }
    }
    return false
  }
}

/// A request in memory that libcurl reads, and the bytes received so far.
private final class Exchange {
  private let method: UnsafeMutableBufferPointer<CChar>
  private let address: UnsafeMutableBufferPointer<CChar>
  private let body: UnsafeMutableBufferPointer<UInt8>
  private var fields: UnsafeMutablePointer<curl_slist>?
  private let isRepeatable: Bool
  /// Whether it goes to this machine, and through no proxy, which would read the token.
  private let isDirect: Bool
  private let answer = Answer()

  init(_ request: StoreRequest, _ address: String) throws(TransportFailure) {
    method = Self.copied(request.method.rawValue.utf8CString)
    self.address = Self.copied(address.utf8CString)
    body = Self.copied(request.body)
    isRepeatable = request.method == .get
    isDirect = CurlTransport.isLocal(address)
    for field in request.fields + [HeaderField("User-Agent", "shopkeeper")] {
      guard let longer = curl_fields_append(fields, "\(field.name): \(field.value)") else {
        throw TransportFailure("out of memory", isPermanent: true)
      }
      fields = longer
    }
  }

  deinit {
    method.deallocate()
    address.deallocate()
    body.deallocate()
    curl_fields_free(fields)
  }

  private static func copied<Element>(_ elements: some Collection<Element>) -> UnsafeMutableBufferPointer<Element> {
    let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = copy.initialize(from: elements)
    return copy
  }

  /// The exchange to pass to libcurl, valid as long as this exists.
  var raw: curl_exchange {
    curl_exchange(
      method: method.baseAddress, address: address.baseAddress, fields: fields, body: UnsafePointer(body.baseAddress),
      body_size: body.count, is_repeatable: isRepeatable ? 1 : 0, is_direct: isDirect ? 1 : 0,
      context: Unmanaged.passUnretained(answer).toOpaque(),
      take_field: { bytes, one, count, context in Answer.from(context).takeField(bytes, one * count) },
      take_body: { bytes, one, count, context in Answer.from(context).takeBody(bytes, one * count) }, code: 0,
      status: 0, proxy_status: 0, handle: nil)
  }

  func result(_ raw: curl_exchange) -> Result<StoreResponse, TransportFailure> {
    if raw.code == 0 { return .success(StoreResponse(status: raw.status, fields: answer.fields, body: answer.body)) }
    if answer.isTooLong {
      return .failure(TransportFailure("the answer is longer than any of Apple's", isPermanent: true))
    }
    if curl_error_is_of_certificate(raw.code) != 0 {
      return .failure(
        TransportFailure(
          "the certificate of the server is not trusted; if a proxy reads what is sent over HTTPS, "
            + "its certificate has to be among those of the system", isPermanent: true))
    }
    if raw.proxy_status >= 300 {
      return .failure(
        TransportFailure(
          "the proxy refused the connection with the status \(raw.proxy_status)", isPermanent: raw.proxy_status < 500))
    }
    return .failure(
      TransportFailure(
        String(cString: curl_error_text(raw.code)).lowercased(), isPermanent: curl_error_is_permanent(raw.code) != 0))
  }

  /// The bytes that libcurl has received so far.
  private final class Answer {
    var fields: [HeaderField] = []
    var body: [UInt8] = []
    private(set) var isTooLong = false
    private var fieldBytes = 0
    /// The most bytes of a body: 8,000 price points have about 5 MB.
    private static let most = 32 << 20
    /// The most bytes of header and trailer fields, also of interim answers; our own limit.
    private static let mostOfFields = 256 << 10

    static func from(_ context: UnsafeMutableRawPointer?) -> Answer {
      guard let context else { return Answer() }
      return Unmanaged<Answer>.fromOpaque(context).takeUnretainedValue()
    }

    func takeField(_ bytes: UnsafePointer<CChar>?, _ count: Int) -> Int {
      fieldBytes += count
      guard fieldBytes <= Self.mostOfFields else {
        isTooLong = true
        return 0
      }
      let line = String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
      // The status line begins another set of fields, after the fields of an interim answer or a proxy.
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
      guard body.count + count <= Self.most else {
        isTooLong = true
        return 0
      }
      body.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: count))
      return count
    }
  }
}
