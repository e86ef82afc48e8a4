import SourceSyntax

/// The reason why something could not be read from App Store Connect, or was refused, and the remedy.
public struct StoreFailure: Error, Sendable, Hashable, CustomStringConvertible {
  public enum Kind: Sendable, Hashable {
    /// The key, its issuer or the clock.
    case unauthorized
    /// The role of the key, or an operation that doesn't exist.
    case forbidden
    /// An agreement that only the Account Holder can sign.
    case agreements
    case notFound
    /// The API understood the request, and refused it.
    case refused
    /// The hour's budget of requests is used up.
    case rateLimit
    case unreachable
    /// A response that is not one of the API.
    case malformed
    /// A response that is not among the saved ones.
    case notSaved
  }

  public var kind: Kind
  /// The general part of the API's error code; nil when there was none.
  public var code: String?
  /// Lower case, no full stop.
  public var description: String

  public init(_ kind: Kind, code: String? = nil, _ description: String) {
    self.kind = kind
    self.code = code
    self.description = description
  }

  static func malformed(_ target: String, _ reason: String) -> StoreFailure {
    StoreFailure(
      .malformed,
      "the response to \"\(target.prefix { $0 != "?" })\" can't be used: \(reason); check that "
        + "nothing between here and Apple, such as a proxy, answers in its place, and try again")
  }
}

/// An error of the API, from the general to the special.
struct StoreError: Sendable, Hashable {
  var status: Int
  var code: String
  var detail: String
  /// The part of the request that it is about.
  var source: String?
  /// The reasons why something can't be submitted, by the paths of the resources.
  var associated: [String]

  /// The errors of a response; a single one with the status when the body has none.
  static func all(in response: StoreResponse) -> [StoreError] {
    let tree = SyntaxTree.parseJSON(SourceFile(name: "response", bytes: response.body))
    let value = tree.hasErrors ? OrderedValue.null : tree.root.map { OrderedValue($0) } ?? .null
    let errors = (value["errors"]?.elements ?? []).map { error in StoreError(error, status: response.status) }
    return errors.isEmpty
      ? [StoreError(status: response.status, code: "", detail: "", source: nil, associated: [])] : errors
  }

  private init(status: Int, code: String, detail: String, source: String?, associated: [String]) {
    self.status = status
    self.code = code
    self.detail = detail
    self.source = source
    self.associated = associated
  }

  private init(_ error: OrderedValue, status: Int) {
    func text(_ key: String, of value: OrderedValue?) -> String? {
      if case .text(let text)? = value?[key] { text } else { nil }
    }
    self.status = status
    code = text("code", of: error) ?? ""
    detail = text("detail", of: error) ?? text("title", of: error) ?? ""
    source = text("pointer", of: error["source"]) ?? text("parameter", of: error["source"])
    associated = (error["meta"]?["associatedErrors"]?.entries ?? []).flatMap { entry in
      entry.value.elements.compactMap { text("detail", of: $0) ?? text("code", of: $0) }
    }
  }
}

extension StoreFailure {
  /// The failure that the errors of a response mean, with its remedy.
  init(_ response: StoreResponse, to request: StoreRequest) {
    let errors = StoreError.all(in: response)
    let first = errors[0]
    let remedy = Remedy.all.first { $0.applies(to: first) }
    var parts = ["App Store Connect refused \(request.method.rawValue) \(request.path)"]
    let said = errors.map { error in
      let detail = error.detail.isEmpty ? "status \(error.status)" : "\"\(error.detail)\""
      return detail + (error.source.map { " at \($0)" } ?? "")
    }
    parts.append(said.joined(separator: ", "))
    let reasons = errors.flatMap(\.associated)
    if !reasons.isEmpty { parts.append("because " + reasons.joined(separator: ", ")) }
    self.init(
      remedy?.kind ?? Self.kind(of: response.status), code: first.code.isEmpty ? nil : first.code,
      parts.joined(separator: ": ") + (remedy.map { "; \($0.advice)" } ?? ""))
  }

  private static func kind(of status: Int) -> Kind {
    switch status {
    case 401: .unauthorized
    case 403: .forbidden
    case 404, 410: .notFound
    case 429: .rateLimit
    case 500...: .unreachable
    default: .refused
    }
  }
}
