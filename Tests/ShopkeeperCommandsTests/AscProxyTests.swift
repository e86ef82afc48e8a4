import Foundation
import TestTools
import Testing

@Suite("shopkeeper asc through a proxy", .enabled(if: Tool.python.isInstalled && Tool.openssl.isInstalled))
struct AscProxyTests {
  /// Runs a command beside a proxy, which notes the first line of each request. It refuses connections, or
  /// answers in place of the server with a certificate that nobody trusts, and notes what it is sent then;
  /// or it is a store at PORT, which accepts no key, or whose answers have no end.
  private static let program = #"""
    import os, socket, ssl, subprocess, sys, threading

    kind, command = sys.argv[1], sys.argv[2:]
    notes = open("notes", "w", buffering=1)

    def serve(connection):
        connection.settimeout(20)
        head = b""
        while b"\r\n\r\n" not in head:
            more = connection.recv(4096)
            if not more: return
            head += more
        notes.write(head.split(b"\r\n")[0].decode() + "\n")
        if kind.startswith("endless"):
            body = b"" if kind == "endless-fields" else b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"
            if kind == "endless-trailers": body += b"0\r\n"
            connection.sendall(b"HTTP/1.1 200 OK\r\n" + body)
            more = b"10000\r\n" + b" " * 65536 + b"\r\n" if kind == "endless-body" else b"X-Field: 1\r\n" * 4096
            try:
                while True: connection.sendall(more)
            except OSError: return
        if kind != "strange":
            status = b"403 Forbidden" if kind == "refusing" else b"401 Unauthorized"
            connection.sendall(
                b"HTTP/1.1 " + status + b"\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")
            return connection.close()
        connection.sendall(b"HTTP/1.1 200 Connected\r\n\r\n")
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain("certificate.pem", "key.pem")
        try:
            notes.write(context.wrap_socket(connection, server_side=True).recv(4096).decode())
        except OSError:
            notes.write("no handshake\n")

    def accept(listener):
        while True:
            connection, _ = listener.accept()
            threading.Thread(target=serve, args=[connection], daemon=True).start()

    listener = socket.create_server(("127.0.0.1", 0))
    threading.Thread(target=accept, args=[listener], daemon=True).start()
    port = str(listener.getsockname()[1])
    command = [word.replace("PORT", port) for word in command]
    proxy = "http://127.0.0.1:" + port
    variables = {name: proxy for name in ["HTTPS_PROXY", "http_proxy", "HTTP_PROXY"]}
    ended = subprocess.run(command, env={**os.environ, **variables}, timeout=60)
    sys.exit(ended.returncode)
    """#

  private func run(_ kind: String, _ more: String = "") throws -> (run: CommandRun, notes: String) {
    let folder = try TemporaryFolder()
    try folder.write(Self.program, to: "proxy.py")
    let run = try ShopkeeperCommandsTests.run(
      """
      openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out AuthKey.p8 2>/dev/null &&
      openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout key.pem \
        -out certificate.pem -days 2 -subj /CN=api.appstoreconnect.apple.com \
        -addext subjectAltName=DNS:api.appstoreconnect.apple.com 2>/dev/null &&
      python3 proxy.py \(kind) "\(shopkeeperPath)" asc doctor --app com.example.app \
        --key-id KEY1 --issuer-id issuer --key AuthKey.p8 \(more)
      """,
      in: folder.url)
    return (run, try folder.text("notes"))
  }

  private static let connection = "CONNECT api.appstoreconnect.apple.com:443 HTTP/1.1\n"

  @Test("HTTPS_PROXY is used, and its refusal is named") func refusing() throws {
    let (run, notes) = try run("refusing")
    #expect(notes == Self.connection)
    #expect(run.status != 0)
    let text = run.output + run.errors
    #expect(text.contains("the proxy refused the connection with the status 403"), "\(text)")
  }

  @Test("a certificate that nobody trusts is refused before anything is sent") func stranger() throws {
    let (run, notes) = try run("strange")
    // With TLS 1.3, the server learns of the refusal after the handshake, or not before it is stopped.
    #expect(notes.hasPrefix(Self.connection) && !notes.contains("GET"), "\(notes)")
    #expect(run.status != 0)
    let text = run.output + run.errors
    #expect(text.contains("the certificate of the server is not trusted"), "\(text)")
  }

  @Test("a simulated store on this machine is not asked through a proxy, which would read the token") func direct()
    throws
  {
    let (run, notes) = try run("store", "--server http://127.0.0.1:PORT")
    #expect(notes.hasPrefix("GET /v1/apps?"), "\(notes)")
    #expect(run.status != 0)
  }

  @Test(
    "an answer without end is given up, and not asked for again", arguments: ["fields", "trailers", "body"])
  func endless(_ part: String) throws {
    let (run, notes) = try run("endless-\(part)", "--server http://127.0.0.1:PORT")
    #expect(notes.split(separator: "\n").count == 1, "\(notes)")
    let text = run.output + run.errors
    #expect(run.status != 0 && text.contains("the answer is longer than any of Apple's"), "\(text)")
  }

  @Test("a simulated store begins with the catalog in its folder") func begins() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.small, to: "catalog.yml")
    let run = try ShopkeeperCommandsTests.run(
      """
      "$(dirname '\(shopkeeperPath)')/asc-simulator" --port 0 > output 2> errors & simulator=$!
      for _ in $(seq 600); do grep -q listening output && break; sleep 0.1; done
      kill -9 $simulator; wait $simulator; cat output errors
      """,
      in: folder.url)
    #expect(run.output.contains("listening on http://127.0.0.1:"), "\(run)")
    #expect(run.output.contains("beginning with catalog.yml"), "\(run)")
  }
}
