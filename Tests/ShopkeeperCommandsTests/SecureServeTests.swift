import Foundation
import TestTools
import Testing

/// Keys and certificates for a test, made by OpenSSL.
private struct Identity {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Makes a certificate for 127.0.0.1, and its key.
  func certificate(
    _ name: String = "server", days: Int = 2, key kind: [String] = ["ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
  ) throws -> [String] {
    let (key, certificate) = (folder.path("\(name).key"), folder.path("\(name).pem"))
    _ = try Tool.openssl.run(
      [
        "req", "-x509", "-nodes", "-keyout", key, "-out", certificate, "-days", "\(days)", "-subj", "/CN=\(name)",
        "-addext", "subjectAltName=IP:127.0.0.1", "-newkey",
      ] + kind, input: [])
    return ["--tls-cert", certificate, "--tls-key", key]
  }

  func signingKey(_ name: String = "key") throws -> String {
    let path = folder.path("\(name).pem")
    _ = try Tool.openssl.run(["genpkey", "-algorithm", "ed25519", "-out", path], input: [])
    return path
  }
}

@Suite("shopkeeper serve with TLS and signatures", .enabled(if: Tool.openssl.isInstalled && Tool.curl.isInstalled))
struct SecureServeTests {
  static let path = "/v1/apps/com.example.small/product-ids"

  @Test("answers over TLS 1.2 and 1.3 to those who trust the certificate, and to nobody in plain text") func encrypted()
    throws
  {
    let identity = try Identity()
    let catalog = try identity.folder.write(Samples.small, to: "catalog.yml")
    let server = try ServerProcess([catalog] + identity.certificate(), logIn: identity.folder, scheme: "https")
    let trust = ["--cacert", identity.folder.path("server.pem")]
    for version in ["1.2", "1.3"] {
      let answer = try server.ask(Self.path, trust + ["--tlsv\(version)", "--tls-max", version])
      #expect(answer.hasPrefix("HTTP/1.1 200 "), "\(version)")
      #expect(answer.hasSuffix("[\"com.example.small.coins400\"]\n"))
    }
    // Without the first option, OpenSSL itself would refuse the version.
    let old = ["--ciphers", "DEFAULT@SECLEVEL=0", "--tlsv1.1", "--tls-max", "1.1"]
    #expect(try server.ask(Self.path, trust + old).isEmpty)
    #expect(try server.ask(Self.path).isEmpty)
    let plain = try Tool.curl.runIgnoringStatus([
      "--silent", "--max-time", "5", "http" + server.address.dropFirst(5) + Self.path,
    ])
    #expect(plain.isEmpty)
    // Two requests on one connection.
    let twice = try server.ask(Self.path, trust + [server.address + "/healthz"])
    #expect(twice.contains("\"status\":\"ok\""))
  }

  @Test("agrees on no suite without forward secrecy or an authenticated cipher") func suites() throws {
    let identity = try Identity()
    let catalog = try identity.folder.write(Samples.small, to: "catalog.yml")
    let server = try ServerProcess(
      [catalog] + identity.certificate("rsa", key: ["rsa:2048"]), logIn: identity.folder, scheme: "https")
    let trust = ["--cacert", identity.folder.path("rsa.pem"), "--tls-max", "1.2"]
    for suite in ["ECDHE-RSA-AES128-GCM-SHA256", "ECDHE-RSA-AES256-GCM-SHA384", "ECDHE-RSA-CHACHA20-POLY1305"] {
      #expect(try server.ask(Self.path, trust + ["--ciphers", suite]).hasPrefix("HTTP/1.1 200 "), "\(suite)")
    }
    for suite in [
      "AES128-GCM-SHA256", "AES256-GCM-SHA384", "AES128-SHA", "AES256-SHA256", "ECDHE-RSA-AES128-SHA",
      "ECDHE-RSA-AES256-SHA384", "DHE-RSA-AES128-GCM-SHA256", "AES128-CCM",
    ] { #expect(try server.ask(Self.path, trust + ["--ciphers", suite + ":@SECLEVEL=0"]).isEmpty, "\(suite)") }
  }

  @Test("a long answer arrives whole over TLS, also for a slow client") func longAnswer() throws {
    let identity = try Identity()
    let products = (0..<4000).map { "  p\($0): {type: consumable, referenceName: P\($0)}\n" }
    let catalog = try identity.folder.write(
      "catalog: 1\napp: {bundleID: com.example.small, name: S, primaryLocale: en-US}\nproducts:\n" + products.joined(),
      to: "catalog.yml")
    let server = try ServerProcess([catalog] + identity.certificate(), logIn: identity.folder, scheme: "https")
    let trust = ["--cacert", identity.folder.path("server.pem")]
    let path = "/v1/apps/com.example.small/products.xml"
    let fast = try server.ask(path, trust)
    #expect(fast.utf8.count > 400_000)
    #expect(fast.hasSuffix("</products>\n"))
    let slow = try server.ask(path, trust + ["--limit-rate", "400k"])
    #expect(slow.split(separator: "\r\n\r\n").last == fast.split(separator: "\r\n\r\n").last)
  }

  /// Sends a request but for its last bytes, and then a byte at times; prints the seconds after which it is closed.
  private static let halfRecord = """
    import socket, ssl, sys, time
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    connection = socket.create_connection(("127.0.0.1", int(sys.argv[1])))
    incoming, outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
    session = context.wrap_bio(incoming, outgoing)
    while True:
        try:
            session.do_handshake()
            break
        except ssl.SSLWantReadError:
            connection.sendall(outgoing.read())
            incoming.write(connection.recv(65536))
    session.write(b"GET / HTTP/1.1\\r\\nHost: x\\r\\nX: " + b"a" * 8000)
    record, begin = outgoing.read(), time.time()
    connection.sendall(record[:-40])
    connection.settimeout(1)
    rest = record[-40:-10]
    while rest:
        try:
            connection.sendall(rest[:1])
            rest = rest[1:]
            while connection.recv(65536): pass
            break
        except TimeoutError: pass
        except OSError: break
    print(int(time.time() - begin))
    """

  @Test("a part of a record is one of a request, and closed after ten seconds", .enabled(if: Tool.python.isInstalled))
  func halfRecord() throws {
    let identity = try Identity()
    let catalog = try identity.folder.write(Samples.small, to: "catalog.yml")
    let server = try ServerProcess([catalog] + identity.certificate(), logIn: identity.folder, scheme: "https")
    let port = try #require(server.address.split(separator: ":").last.map(String.init))
    let output = try Tool.python.run(["-c", Self.halfRecord, port], input: [])
    let seconds = try #require(Int(String(decoding: output, as: UTF8.self).split(separator: "\n").last ?? ""))
    #expect((9..<25).contains(seconds), "\(seconds)")
  }

  @Test("uses a renewed certificate without a restart, and keeps the old one when it is broken") func renewal() throws {
    let identity = try Identity()
    let catalog = try identity.folder.write(Samples.small, to: "catalog.yml")
    let server = try ServerProcess([catalog] + identity.certificate(), logIn: identity.folder, scheme: "https")
    let certificate = identity.folder.path("server.pem")
    _ = try identity.certificate()
    #expect(server.waits(for: "using the new certificate"))
    #expect(try server.ask(Self.path, ["--cacert", certificate]).hasPrefix("HTTP/1.1 200 "))
    let renewed = try identity.folder.text("server.pem")
    try identity.folder.write("no certificate", to: "server.pem")
    #expect(server.waits(for: "warning: still using the previous certificate: could not use"))
    try identity.folder.write(renewed, to: "trusted.pem")
    #expect(try server.ask(Self.path, ["--cacert", identity.folder.path("trusted.pem")]).hasPrefix("HTTP/1.1 200 "))
  }

  @Test("doesn't start with a key of another certificate, or with a half of both") func refusedIdentities() async throws
  {
    let identity = try Identity()
    let catalog = try identity.folder.write(Samples.small, to: "catalog.yml")
    let one = try identity.certificate("one")
    let two = try identity.certificate("two")
    let mixed = await CommandRun(["serve", catalog, "--port", "0"] + one[0...1] + two[2...3])
    #expect(mixed.status == 3)
    #expect(mixed.errors.contains("could not use the certificate"))
    #expect(await CommandRun(["serve", catalog, "--port", "0"] + one[0...1]).status == 2)
    let missing = await CommandRun("serve", catalog, "--port", "0", "--tls-cert", "none.pem", "--tls-key", "none.key")
    #expect(missing.status == 3)
  }

  @Test("signs answers so that OpenSSL verifies them, with two keys while one replaces the other") func signatures()
    throws
  {
    let identity = try Identity()
    let catalog = try identity.folder.write(Samples.small, to: "catalog.yml")
    let (old, new) = (try identity.signingKey("old"), try identity.signingKey("new"))
    let server = try ServerProcess(
      [catalog, "--signing-key", "2026-a=\(old)", "--signing-key", new], logIn: identity.folder)
    let answer = try server.ask(Self.path, ["--compressed"])
    let digest = try #require(answer.firstMatch(of: /Unencoded-Digest: (.*)\r\n/)?.1)
    let input = try #require(answer.firstMatch(of: /Signature-Input: (.*)\r\n/)?.1)
    let signatures = try #require(answer.firstMatch(of: /Signature: (shopkeeper=:.*)\r\n/)?.1)
    #expect(input.contains("keyid=\"2026-a\";alg=\"ed25519\";tag=\"shopkeeper\""))
    let end = try #require(input.firstMatch(of: /;created=[0-9]+;expires=([0-9]+);/).flatMap { Int($0.1) })
    let days = Double(end) / 86_400 - Date().timeIntervalSince1970 / 86_400
    #expect((6.9...8).contains(days) && end % 86_400 == 0)
    // A confirmation has the same signature.
    let tag = try #require(answer.firstMatch(of: /ETag: (.*)\r\n/)?.1)
    let same = try server.ask(Self.path, ["--compressed", "-H", "If-None-Match: \(tag)"])
    #expect(same.hasPrefix("HTTP/1.1 304 "))
    for field in ["Unencoded-Digest: \(digest)", "Signature-Input: \(input)", "Signature: \(signatures)"] {
      #expect(same.contains(field + "\r\n"))
    }
    let members = zip(input.split(separator: ", "), signatures.split(separator: ", "))
    for ((member, signature), key) in zip(members, [old, new]) {
      let parameters = member.drop { $0 != "(" }
      let base = "\"unencoded-digest\": \(digest)\n\"@signature-params\": \(parameters)"
      let text = try identity.folder.write(base, to: "base")
      let encoded = signature.drop { $0 != ":" }.dropFirst().dropLast()
      let bytes = try #require(Data(base64Encoded: String(encoded)))
      try bytes.write(to: identity.folder.url.appending(path: "signature"))
      let verdict = try Tool.openssl.run(
        ["pkeyutl", "-verify", "-inkey", key, "-rawin", "-in", text, "-sigfile", identity.folder.path("signature")],
        input: [])
      #expect(String(decoding: verdict, as: UTF8.self).contains("Signature Verified Successfully"))
    }
    let keys = try server.ask("/v1/keys")
    #expect(keys.contains("\"kty\":\"OKP\",\"crv\":\"Ed25519\",\"kid\":\"2026-a\""))
    #expect(!keys.contains("PRIVATE"))
    // A second server signs the same.
    let second = try ServerProcess(
      [catalog, "--signing-key", "2026-a=\(old)", "--signing-key", new], logIn: identity.folder)
    #expect(try second.ask(Self.path).contains(signatures))
  }

  @Test("doesn't sign with a key of another kind, or with two of one ID") func refusedKeys() async throws {
    let identity = try Identity()
    let catalog = try identity.folder.write(Samples.small, to: "catalog.yml")
    let certificate = try identity.certificate()
    let key = try identity.signingKey()
    for (keys, reason) in [
      ([certificate[3]], "it is not an Ed25519 key"), ([catalog], "could not sign with the key"),
      (["a b=\(key)"], "its ID must be"), (["x=\(key)", "x=\(key)"], "have the same ID"),
    ] {
      let run = await CommandRun(["serve", catalog, "--port", "0"] + keys.flatMap { ["--signing-key", $0] })
      #expect(run.status == 3)
      #expect(run.errors.contains(reason), "\(run.errors)")
    }
  }
}
