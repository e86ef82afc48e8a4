/// The pages for load balancers and monitors, at fixed paths.
enum StatusPage: String {
  /// Whether the process answers at all.
  case health = "/healthz"

  /// Whether it should be sent requests.
  ///
  /// A stale catalog is still ready: after a bad publish every instance is stale at once, and taking
  /// all of them out of rotation would turn an old catalog into none. `"stale": true` is for alerts.
  case readiness = "/readyz"

  func response(for snapshot: Snapshot) -> Response {
    var status = 200
    var text = JSONText()
    switch (self, snapshot.freshness) {
    case (.health, _):
      text.add("status", "ok")
      text.add("version", snapshot.version)
    case (.readiness, .current):
      text.add("status", "ready")
      text.add("version", snapshot.version)
      text.add("stale", false)
    case (.readiness, .stale(let reason)):
      text.add("status", "ready")
      text.add("version", snapshot.version)
      text.add("stale", true)
      text.add("reason", reason)
    case (.readiness, .absent(let reason)):
      status = 503
      text.add("status", "unavailable")
      text.add("reason", reason)
    }
    return Response(
      status: status,
      fields: [
        HeaderField("Content-Type", "application/json; charset=utf-8"),
        HeaderField("Cache-Control", "no-store"),
        HeaderField("X-Content-Type-Options", "nosniff"),
      ], body: text.object)
  }
}
