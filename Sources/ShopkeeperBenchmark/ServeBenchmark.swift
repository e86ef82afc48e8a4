import Basics
import CPlatform
import CatalogServer

/// The cost of a request, compared with nginx sending the same bytes: one thread each, the two measured
/// alternately in one run, so that other load on the machine affects both.
///
/// Needs `nginx` and `wrk`; Linux only, where a process's time is in `/proc`.
enum ServeBenchmark {
  private static let sizes = [("s", 100), ("m", 3000), ("l", 30_000)]
  private static let rounds = 5

  /// One question, asked in one way.
  private struct Row {
    let name: String
    let file: String
    let connections: Int
    var fields: [String] = []
    var isConditional = false
  }

  private static let rows: [Row] =
    sizes.flatMap { file, size in [1, 64, 256, 1000].map { Row(name: "\(size) B", file: file, connections: $0) } }
    + [1, 64, 256, 1000].map { Row(name: "304", file: "m", connections: $0, isConditional: true) } + [
      Row(name: "3000 B, URLSession", file: "m", connections: 64, fields: urlSession),
      Row(name: "304, URLSession", file: "m", connections: 64, fields: urlSession, isConditional: true),
      Row(name: "3000 B, browser", file: "m", connections: 64, fields: browser),
      Row(name: "304, browser", file: "m", connections: 64, fields: browser, isConditional: true),
      Row(name: "new connections", file: "m", connections: 64, fields: ["Connection: close"]),
    ]

  private static let urlSession = [
    "User-Agent: Shop/1 CFNetwork/1494.0.7 Darwin/23.4.0", "Accept: application/json",
    "Accept-Language: en-GB,en;q=0.9", "Accept-Encoding: gzip, deflate, br",
  ]
  private static let browser = [
    "User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)",
    "Accept: text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8",
    "Accept-Language: en-US,en;q=0.9,de;q=0.8", "Accept-Encoding: gzip, deflate, br", "Cache-Control: max-age=0",
    "Upgrade-Insecure-Requests: 1", "Sec-Fetch-Dest: document", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Site: none",
    "Cookie: session=0123456789abcdef",
  ]

  /// The server that is measured, in a process of its own: prints its port and runs until it is ended.
  static func serve() {
    var routes: [String: Route] = [:]
    for (file, size) in sizes {
      routes["/\(file).json"] = .resource(
        Resource(Representation(type: MediaType("application/json"), body: bytes(size), etag: "\(file)-\(size)")))
    }
    var limits = ServerLimits()
    limits.threads = 1
    platform_ignore_signal(SIGPIPE)
    do {
      let server = try HTTPServer.start(
        on: [.tcp(host: "127.0.0.1", port: 0)], serving: Publication(Snapshot(routes: routes, version: "1")),
        limits: limits)
      let line = Array("\(server.port)\n".utf8)
      _ = FileSystem.put(line, into: 1)
      while getppid() > 1 { sleep(1) }
    } catch {
      print(error)
      exit(1)
    }
  }

  private static func bytes(_ count: Int) -> [UInt8] { [UInt8](repeating: UInt8(ascii: "x"), count: count) }

  static func run() {
    var template = Array("/tmp/shopkeeper-benchmark.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return fail("no temporary folder") }
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { _ = try? Subprocess.run("rm", ["-r", folder]) }
    guard let ours = Server(program: "/proc/self/exe", ["serve-bytes"]), let port = ours.firstLine.flatMap({ Int($0) })
    else { return fail("the server doesn't start") }
    defer { ours.stop() }
    // A port that was free a moment ago.
    guard let nginx = startNginx(in: folder, port: port - 1) ?? startNginx(in: folder, port: port + 1) else {
      return fail("nginx is not installed, or doesn't start")
    }
    defer { nginx.server.stop() }
    print("CPU in microseconds a request, requests a second and p99; medians of \(rounds) pairs")
    print("| request | connections | CPU nginx | CPU ours | ratio | per s nginx | per s ours | p99 nginx | p99 ours |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    for row in rows {
      var theirs: [Result] = []
      var own: [Result] = []
      for round in 0..<rounds {
        let pair = [(nginx.server, nginx.port, false), (ours, port, true)]
        for (server, port, isOurs) in round % 2 == 0 ? pair : pair.reversed() {
          guard let result = ask(row, of: server, port: port) else { return fail("wrk doesn't run") }
          if isOurs { own.append(result) } else { theirs.append(result) }
        }
      }
      show(row, theirs, own)
    }
    print("resident memory: nginx \(nginx.server.memory) kB, ours \(ours.memory) kB")
  }

  private struct Result {
    var cpu: Double
    var rate: Double
    var p99: Double
  }

  private static func show(_ row: Row, _ theirs: [Result], _ own: [Result]) {
    func median(_ results: [Result], _ value: (Result) -> Double) -> Double {
      results.map(value).sorted()[results.count / 2]
    }
    let cpu = (median(theirs) { $0.cpu }, median(own) { $0.cpu })
    let columns = [
      row.name, "\(row.connections)", Measure.decimal(cpu.0, 2), Measure.decimal(cpu.1, 2),
      Measure.decimal(cpu.1 / cpu.0, 2), Measure.decimal(median(theirs) { $0.rate }, 0),
      Measure.decimal(median(own) { $0.rate }, 0), Measure.decimal(median(theirs) { $0.p99 }, 2),
      Measure.decimal(median(own) { $0.p99 }, 2),
    ]
    print("| \(columns.joined(separator: " | ")) |")
  }

  /// One second of requests.
  private static func ask(_ row: Row, of server: Server, port: Int) -> Result? {
    let address = "http://127.0.0.1:\(port)/\(row.file).json"
    var fields = row.fields
    if row.isConditional {
      let head = (try? Subprocess.run("curl", ["--silent", "--head", address]))?.output ?? []
      let text = String(decoding: head, as: UTF8.self)
      guard let line = text.split(whereSeparator: \.isNewline).first(where: { $0.hasPrefix("ETag: ") }) else {
        return nil
      }
      fields.append("If-None-Match: \(line.dropFirst(6))")
    }
    let before = server.time
    let arguments = ["--latency", "-t1", "-c\(row.connections)", "-d1s"] + fields.flatMap { ["-H", $0] } + [address]
    guard let run = try? Subprocess.run("wrk", arguments), run.status == 0 else { return nil }
    let time = server.time - before
    let lines = String(decoding: run.output, as: UTF8.self).split(whereSeparator: \.isNewline).map {
      $0.split(separator: " ")
    }
    guard let requests = lines.first(where: { $0.count > 2 && $0[1] == "requests" }).flatMap({ Double($0[0]) }),
      requests > 0, let p99 = lines.first(where: { $0.first == "99%" })?.last
    else { return nil }
    return Result(cpu: time * 1e6 / requests, rate: requests, p99: milliseconds(p99))
  }

  /// A time such as `812.00us`, `3.20ms` or `1.10s`.
  private static func milliseconds(_ text: Substring) -> Double {
    let number = Double(text.prefix { $0.isNumber || $0 == "." }) ?? 0
    if text.hasSuffix("us") { return number / 1000 }
    return text.hasSuffix("ms") ? number : number * 1000
  }

  private static func startNginx(in folder: String, port: Int) -> (server: Server, port: Int)? {
    let configuration = """
      daemon off; master_process off; worker_processes 1;
      pid \(folder)/nginx.pid; error_log \(folder)/error.log;
      events { worker_connections 4096; }
      http {
        access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000;
        open_file_cache max=100 inactive=600s; open_file_cache_valid 600s;
        default_type application/json;
        client_body_temp_path \(folder)/a; proxy_temp_path \(folder)/b; fastcgi_temp_path \(folder)/c;
        uwsgi_temp_path \(folder)/d; scgi_temp_path \(folder)/e;
        server {
          listen 127.0.0.1:\(port) backlog=1024; root \(folder);
          add_header Cache-Control "public, max-age=300";
        }
      }
      """
    for (file, size) in sizes { try? FileSystem.replace("\(folder)/\(file).json", with: bytes(size)) }
    try? FileSystem.replace("\(folder)/nginx.conf", with: Array(configuration.utf8))
    guard let server = Server(program: "nginx", ["-c", "\(folder)/nginx.conf"]) else { return nil }
    sleep(1)
    return server.isRunning ? (server, port) : nil
  }

  private static func fail(_ reason: String) { print("error: \(reason)") }
}

/// A process that is measured while it runs.
private final class Server {
  private let process: pid_t
  private let output: Int32

  init?(program: String, _ arguments: [String]) {
    var ends: [Int32] = [-1, -1]
    guard platform_pipe(&ends) == 0 else { return nil }
    var process: pid_t = 0
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let failure = platform_spawn(&process, program, &words, platform_environment(), ends[1], 2)
    close(ends[1])
    guard failure == 0 else { return nil }
    self.process = process
    output = ends[0]
  }

  /// The first line that it prints.
  var firstLine: String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while read(output, &byte, 1) == 1, byte != UInt8(ascii: "\n") { bytes.append(byte) }
    return String(validating: bytes, as: UTF8.self)
  }

  var isRunning: Bool { kill(process, 0) == 0 && waitpid(process, nil, WNOHANG) == 0 }

  /// Seconds of processor time.
  var time: Double {
    let text = (try? FileSystem.read("/proc/\(process)/stat")) ?? []
    let fields = String(decoding: text, as: UTF8.self).split(separator: ")").last?.split(separator: " ")
    guard let fields, fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
      return 0
    }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Resident kilobytes.
  var memory: Int {
    let text = String(decoding: (try? FileSystem.read("/proc/\(process)/status")) ?? [], as: UTF8.self)
    let line = text.split(whereSeparator: \.isNewline).first { $0.hasPrefix("VmRSS:") }
    return line?.split(separator: " ").dropLast().last.flatMap { Int($0) } ?? 0
  }

  func stop() {
    kill(process, SIGTERM)
    waitpid(process, nil, 0)
    close(output)
  }
}
