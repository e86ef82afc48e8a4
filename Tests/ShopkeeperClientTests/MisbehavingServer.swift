import Foundation
import TestTools

/// A server in Python that misbehaves in a way for each path, without and with encryption.
///
/// Its certificate was valid for one day in 2020.
final class MisbehavingServer: Sendable {
  /// One for all tests; nil if what it needs isn't installed.
  static let shared: MisbehavingServer? = {
    guard Tool.python.isInstalled, Tool.openssl.isInstalled else { return nil }
    do { return try MisbehavingServer() } catch {
      print("warning: the network is not tested: \(error)")
      return nil
    }
  }()

  /// Closed when this process ends, on which the server does.
  private let life = Pipe()
  private let port: Int
  private let securePort: Int

  private static let program = #"""
    import base64, gzip, hashlib, http.server, os, shutil, socket, ssl, struct, sys, threading, time
    LIST = b'{"bundleID":"com.example.goldrush","revision":6,"products":[{"id":"served.b"},{"id":"served.a"},{"id":"served.c"}]}'
    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        def log_message(self, *arguments): pass
        def head(self, status, **fields):
            self.send_response(status)
            for name, value in fields.items(): self.send_header(name.replace("_", "-"), value)
            self.end_headers()
        def do_GET(self):
            name = self.path.split("?")[0].strip("/").replace("/", "_")
            try: getattr(self, name)()
            except (BrokenPipeError, ConnectionResetError): pass
            self.close_connection = True
        def good(self):
            if self.headers.get("If-None-Match") == '"six"': return self.head(304, ETag='"six"')
            digest = base64.b64encode(hashlib.sha256(LIST).digest()).decode()
            body, coding = LIST, "identity"
            if "gzip" in self.headers.get("Accept-Encoding", ""): body, coding = gzip.compress(LIST), "gzip"
            self.head(200, ETag='"six"', Content_Length=len(body), Content_Encoding=coding, Unencoded_Digest="sha-256=:%s:" % digest)
            self.wfile.write(body)
        def chunked(self):
            self.head(200, Transfer_Encoding="chunked")
            for i in range(0, len(LIST), 7): self.wfile.write(b"%x\r\n%s\r\n" % (len(LIST[i:i+7]), LIST[i:i+7]))
            self.wfile.write(b"0\r\n\r\n")
        def cut(self): self.head(200, Content_Length=len(LIST)); self.wfile.write(LIST[:40])
        def cut_chunk(self): self.head(200, Transfer_Encoding="chunked"); self.wfile.write(b"50\r\n" + LIST[:20])
        def cut_gzip(self):
            body = gzip.compress(LIST)[:-20]
            self.head(200, Content_Length=len(body), Content_Encoding="gzip"); self.wfile.write(body)
        def wrong_gzip(self): self.head(200, Content_Length=len(LIST), Content_Encoding="gzip"); self.wfile.write(LIST)
        def no_length(self): self.head(200, Connection="close"); self.wfile.write(LIST[:40])
        def bomb(self):
            body = gzip.compress(b" " * (1 << 26))
            self.head(200, Content_Length=len(body), Content_Encoding="gzip"); self.wfile.write(body)
        def drip(self):
            self.head(200, Content_Length=len(LIST))
            for byte in LIST: self.wfile.write(bytes([byte])); self.wfile.flush(); time.sleep(0.5)
        def endless(self):
            self.head(200, Connection="close")
            while True: self.wfile.write(b" " * 65536)
        def silent(self): threading.Event().wait()
        def half_head(self): self.wfile.write(b"HTTP/1.1 200 OK\r\nContent-"); self.wfile.flush(); threading.Event().wait()
        def hang_up(self): pass
        def reset(self): self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0)); self.connection.close()
        def nonsense(self): self.wfile.write(b"\x00\xff not HTTP at all\r\n\r\n")
        def moved(self): self.head(302, Location="/good", Content_Length=0)
        def moved_for_good(self): self.head(308, Location="/good", Content_Length=0)
        def moved_nowhere(self): self.head(302, Location="http://127.0.0.1:1/", Content_Length=0)
        def loop(self): self.head(302, Location="/loop", Content_Length=0)
        def portal(self):
            page = b"<!DOCTYPE html><title>Welcome to our free Wi-Fi</title>"
            self.head(200, Content_Type="text/html", Content_Length=len(page)); self.wfile.write(page)
        def busy(self): self.head(503, Retry_After="120", Content_Length=0)
    def start(context):
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        server.daemon_threads = True
        if context: server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        return server.server_port
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain("certificate.pem", "key.pem")
    with open("ports.new", "w") as file: file.write("%d %d" % (start(None), start(context)))
    os.rename("ports.new", "ports")
    sys.stdin.read()
    shutil.rmtree(os.getcwd())
    """#

  private static let certification = #"""
    openssl req -newkey rsa:2048 -nodes -keyout key.pem -out request.pem -subj /CN=127.0.0.1 &&
    printf '[ca]\ndefault_ca=d\n[d]\ndatabase=index\nnew_certs_dir=.\nserial=serial\n' >ca.conf &&
    printf 'default_md=sha256\npolicy=p\n[p]\ncommonName=supplied\n' >>ca.conf && : >index &&
    openssl ca -batch -selfsign -config ca.conf -keyfile key.pem -in request.pem -notext \
      -out certificate.pem -startdate 20200101000000Z -enddate 20200102000000Z -create_serial
    """#

  private init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let certify = Process()
    certify.executableURL = URL(filePath: "/bin/sh")
    certify.arguments = ["-c", Self.certification]
    certify.currentDirectoryURL = folder
    certify.standardOutput = FileHandle.nullDevice
    certify.standardError = FileHandle.nullDevice
    try certify.run()
    certify.waitUntilExit()

    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Self.program]
    process.currentDirectoryURL = folder
    process.standardInput = life
    process.standardError = FileHandle.nullDevice
    try process.run()
    let file = folder.appending(path: "ports")
    for _ in 0..<600 where !FileManager.default.fileExists(atPath: file.path()) { usleep(50_000) }
    let ports = try String(contentsOf: file, encoding: .utf8).split(separator: " ").compactMap { Int($0) }
    guard ports.count == 2 else { throw CocoaError(.fileReadCorruptFile) }
    (port, securePort) = (ports[0], ports[1])
  }

  func address(_ path: String, isSecure: Bool = false) throws -> URL {
    let text = isSecure ? "https://127.0.0.1:\(securePort)/\(path)" : "http://127.0.0.1:\(port)/\(path)"
    guard let url = URL(string: text) else { throw CocoaError(.coderInvalidValue) }
    return url
  }
}
