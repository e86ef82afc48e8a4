/// Requests that some servers and proxies understand as one request, others as two, or with another
/// length, and what they are answered with here.
enum SmugglingTable {
  struct Shape: Sendable, CustomStringConvertible {
    let description: String
    let bytes: [UInt8]
    let status: Int

    init(_ description: String, _ text: String, _ status: Int = 400) {
      self.description = description
      bytes = Array(text.utf8)
      self.status = status
    }

    init(_ description: String, bytes: [UInt8], _ status: Int = 400) {
      self.description = description
      self.bytes = bytes
      self.status = status
    }
  }

  /// A request line and a valid host, before the shapes of fields.
  private static let start = "POST /v1/products HTTP/1.1\r\nHost: x\r\n"

  private static func field(_ line: String, _ status: Int = 400) -> Shape {
    Shape("the field \(line.debugDescription)", "\(start)\(line)\r\n\r\n", status)
  }

  private static func firstLine(_ line: String, _ status: Int = 400) -> Shape {
    Shape("the line \(line.debugDescription)", "\(line)\r\nHost: x\r\n\r\n", status)
  }

  static let shapes: [Shape] =
    [
      // Names.
      ": x", ":", "", " ", "x", "no colon", "A b: c", "A\t: c", "Content-Length : 5", "Content-Length\t: 5",
      "Content-Length\u{B}: 5", "Content-Length\u{0}: 5", "\u{0}: x", "Conte\u{0}nt-Length: 5",
      "Content-Length\u{C}: 5", "(x): y", "x/y: z", "x\"y: z", "x@y: z", "caf\u{E9}: x", "[x]: y", "{x}: y", "x=y: z",
      "x,y: z", "x;y: z",
      // Folded lines.
      "X: a\r\n b", "X: a\r\n\tb", "Content-Length:\r\n 5", "Content-Length: 5\r\n 6", "Transfer-Encoding:\r\n chunked",
      "Transfer-Encoding: chunked\r\n\t, identity", "X:\r\n ", " X: a", "\tX: a", " Content-Length: 5",
      // Control characters in values.
      "X: a\u{0}b", "X: \u{0}", "X: a\rb", "X: a\r", "X: a\nb", "X: a\n", "X: a\u{1}b", "X: a\u{8}b", "X: a\u{B}b",
      "X: a\u{C}b", "X: a\u{1B}b", "X: a\u{7F}b", "X: a\r\r", "X: a\rContent-Length: 5", "X: a\nContent-Length: 5",
      "Content-Length: 5\u{0}", "Content-Length: 5\u{B}", "X: \rTransfer-Encoding: chunked", "X: a\n\nGET / HTTP/1.1",
      // Lengths.
      "Content-Length: 5\r\nContent-Length: 5", "Content-Length: 5\r\nContent-Length: 6", "Content-Length: 5, 5",
      "Content-Length: 5,6", "Content-Length: +5", "Content-Length: -5", "Content-Length: 0x5", "Content-Length: 5 5",
      "Content-Length: 5;x", "Content-Length:", "Content-Length: ", "Content-Length: 5.0", "Content-Length: 1e1",
      "Content-Length: \"5\"", "Content-Length: ５", "content-LENGTH: 5\r\nCONTENT-length: 5", "Content-Length: five",
      "Content-Length: 5\r\nX: y\r\nContent-Length: 0", "Content-Length: 0\r\nContent-Length: 60",
      // Encodings.
      "Content-Length: 5\r\nTransfer-Encoding: chunked", "Transfer-Encoding: chunked\r\nContent-Length: 5",
      "Transfer-Encoding: identity", "Transfer-Encoding: xchunked", "Transfer-Encoding: chunked, identity",
      "Transfer-Encoding: gzip, chunked", "Transfer-Encoding: chunked;x=y", "Transfer-Encoding: \"chunked\"",
      "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked", "Transfer-Encoding:",
      "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity", "Transfer-Encoding: ,chunked",
      "Transfer-Encoding: chunked ,", "Transfer-Encoding: \u{B}chunked", "Transfer-Encoding : chunked",
      "Transfer-Encoding: chunked\u{0}", "Transfer-Encoding\n: chunked", "Transfer-Encoding: ch\u{AD}unked",
      // Hosts.
      "Host: y", "host: x", "HOST: x",
    ].filter { !$0.isEmpty }.map { field($0) } + [
      field("Transfer-Encoding: chunked", 411), field("TRANSFER-ENCODING: CHUNKED", 411), field("Expect: 200-ok", 417),
      field("Expect: 100-continue, x", 417), Shape("no host", "GET / HTTP/1.1\r\n\r\n"),
      Shape("a host with a slash", "GET / HTTP/1.1\r\nHost: a/b\r\n\r\n"),
      Shape("a host with a space", "GET / HTTP/1.1\r\nHost: a b\r\n\r\n"),
      Shape("two hosts in one field", "GET / HTTP/1.1\r\nHost: a, b\r\n\r\n"),
      Shape("a host with a port of letters", "GET / HTTP/1.1\r\nHost: a:b\r\n\r\n"),
      Shape("a host with two ports", "GET / HTTP/1.1\r\nHost: a:1:2\r\n\r\n"),
      Shape("a host with user information", "GET / HTTP/1.1\r\nHost: a@b\r\n\r\n"),
      Shape("an encoding in the old version", "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n"),
      Shape("line feeds alone", "GET / HTTP/1.1\nHost: x\n\n"),
      Shape("a line feed at the end of the head", "GET / HTTP/1.1\r\nHost: x\r\n\n"),
      Shape("a line feed after the first line", "GET / HTTP/1.1\nHost: x\r\n\r\n"),
      Shape("two empty lines first", "\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n"),
      Shape("a line feed first", "\nGET / HTTP/1.1\r\nHost: x\r\n\r\n"),
      Shape("a body in the head of another", "\(start)X: y\r\n GET / HTTP/1.1\r\nHost: x\r\n\r\n"),
      Shape("TLS", bytes: [0x16, 3, 1, 2, 0, 1, 0, 1, 0xFC, 3, 3, 13, 10, 13, 10]),
      Shape("an invalid UTF-8 byte in a name", bytes: Array(start.utf8) + [0xFF, 0x3A, 0x20, 0x78, 13, 10, 13, 10]),
      Shape(
        "a target outside of ASCII", bytes: Array("GET /".utf8) + [0xE9] + Array(" HTTP/1.1\r\nHost: x\r\n\r\n".utf8)),
      Shape("101 fields", start + String(repeating: "X: y\r\n", count: 101) + "\r\n", 431),
      Shape("a long field", start + "X: " + String(repeating: "x", count: 20_000) + "\r\n\r\n", 431),
      Shape("a long field without an end", start + "X: " + String(repeating: "x", count: 20_000), 431),
      Shape("a long target", "GET /" + String(repeating: "x", count: 2048) + " HTTP/1.1\r\nHost: x\r\n\r\n", 414),
      Shape("a longer target without an end", "GET /" + String(repeating: "x", count: 20_000), 414),
    ]
    + [
      "GET", "GET /", "GET / ", "GET  / HTTP/1.1", "GET /  HTTP/1.1", "GET / HTTP/1.1 ", " GET / HTTP/1.1",
      "GET\t/ HTTP/1.1", "GET /\tHTTP/1.1", "GET / x HTTP/1.1", "GET / http/1.1", "GET / HTTP/1", "GET / HTTP/1.",
      "GET / HTTP/.1", "GET / HTTP/11", "GET / HTTP/1.10", "GET / HTTP/01.1", "GET / HTTP/1.1x", "GET / HTTP/1,1",
      "GET / HTTPS/1.1", "GET  HTTP/1.1", "G\u{0}T / HTTP/1.1", "GET /\u{0} HTTP/1.1", "GET /a\u{0}b HTTP/1.1",
      "GET /\u{7F} HTTP/1.1", "GET /\rX HTTP/1.1", "GET / HTTP/1.1\r", "G(T / HTTP/1.1", "GET: / HTTP/1.1",
      "/ HTTP/1.1", "\u{0}\u{1}\u{2}", "GARBAGE", "HTTP/1.1 200 OK", String(repeating: "M", count: 40) + " / HTTP/1.1",
    ].map { firstLine($0) } + [
      firstLine("GET / HTTP/2.0", 505), firstLine("GET / HTTP/0.9", 505), firstLine("PRI * HTTP/2.0", 505),
    ]

  static let valid: [String] = [
    "GET / HTTP/1.1\r\nHost: x\r\n\r\n", "\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n", "GET / HTTP/1.0\r\n\r\n",
    "GET / HTTP/1.1\r\nHost:\r\n\r\n", "GET * HTTP/1.1\r\nhOsT:\t[::1]:80 \r\n\r\n",
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello", "GET /%zz?#x HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: x\r\nContent-Length:0\r\n\r\n", "GET / HTTP/1.1\r\nHost: x\r\nX:\r\nY: \t \r\n\r\n",
    "GET / HTTP/1.1\r\nHost: x\r\nX: caf\u{E9} : a,b;c\r\n\r\n", "PATCH / HTTP/1.9\r\nHost: x\r\n\r\n",
    "GET http://x/ HTTP/1.1\r\nHost: x\r\n\r\n", "G!#$%&'*+-.^_`|~1 / HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: x\r\nExpect: 100-Continue\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: x\r\n" + String(repeating: "X: y\r\n", count: 99) + "\r\n",
  ]
}
