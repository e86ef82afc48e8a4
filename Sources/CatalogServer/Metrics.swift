internal import Basics
internal import CPlatform

/// The counts since the start.
final class ServerCounters: Sendable {
  let connections = AtomicInteger(0)
  let refused = AtomicInteger(0)
  let evicted = AtomicInteger(0)
  let bytes = AtomicInteger(0)
  let successes = AtomicInteger(0)
  let redirections = AtomicInteger(0)
  let clientErrors = AtomicInteger(0)
  let serverErrors = AtomicInteger(0)
  let held = AtomicInteger(0)
  /// Bytes that are kept for clients that have not taken them.
  let kept = AtomicInteger(0)

  func countRequest(status: Int, bytes count: Int) {
    bytes.add(count)
    switch status {
    case ..<300: successes.add(1)
    case ..<400: redirections.add(1)
    // The server works even if a client speaks another version, so no alert is due.
    case ..<500, 505: clientErrors.add(1)
    default: serverErrors.add(1)
    }
  }
}

extension ServerCore {
  /// `/metrics` in the format of Prometheus, if it is served and asked for.
  func metrics(for request: Request) -> Response? {
    guard limits.servesMetrics, request.method == "GET" || request.method == "HEAD",
      case .path(let path, _) = RequestTarget(request.target), path.elementsEqual("/metrics".utf8)
    else { return nil }
    return Response(metrics: metricsText)
  }

  var metricsText: String {
    var text = ""
    func metric(_ name: String, _ type: String, _ help: String, _ values: [(String, Int)]) {
      text += "# HELP shopkeeper_\(name) \(help)\n# TYPE shopkeeper_\(name) \(type)\n"
      for (labels, value) in values { text += "shopkeeper_\(name)\(labels) \(value)\n" }
    }
    metric(
      "requests_total", "counter", "Answered requests; 505 counts as 4xx, since its cause is the client.",
      [
        ("{status=\"2xx\"}", counters.successes.load()), ("{status=\"3xx\"}", counters.redirections.load()),
        ("{status=\"4xx\"}", counters.clientErrors.load()), ("{status=\"5xx\"}", counters.serverErrors.load()),
      ])
    metric("sent_bytes_total", "counter", "Bytes of bodies.", [("", counters.bytes.load())])
    metric("connections_total", "counter", "Accepted connections.", [("", counters.connections.load())])
    metric("connections", "gauge", "Open connections.", [("", openConnections)])
    metric("connections_refused_total", "counter", "Connections beyond the limits.", [("", counters.refused.load())])
    metric(
      "connections_evicted_total", "counter", "Idle and slow connections that made room for others.",
      [("", counters.evicted.load())])
    metric("pending_bytes", "gauge", "Bytes kept for slow clients.", [("", counters.kept.load())])
    metric("held_requests_total", "counter", "Requests that waited for something new.", [("", counters.held.load())])
    metric("uptime_seconds", "gauge", "Seconds since the start.", [("", (LoopClock.milliseconds - started) / 1000)])
    let apps = publication.snapshot.apps
    metric(
      "app_stale", "gauge", "Whether something newer than what is served was refused.",
      apps.map { ("{app=\"\(MetricLabel.escaped($0.name))\"}", $0.staleReason == nil ? 0 : 1) })
    return text + extraMetrics()
  }
}

/// The values of labels in the format of Prometheus.
public enum MetricLabel {
  /// A value without the characters that would end it or the line.
  public static func escaped(_ text: String) -> String {
    VisibleText.escaped(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}

extension Response {
  /// A page for Prometheus.
  public init(metrics text: String) {
    self.init(
      status: 200,
      fields: [
        HeaderField("Content-Type", "text/plain; version=0.0.4; charset=utf-8"),
        HeaderField("Cache-Control", "no-store"),
      ], body: Array(text.utf8))
  }
}
