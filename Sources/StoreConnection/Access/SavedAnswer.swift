import Basics
public import SourceSyntax

/// An answer of the API to a read request, as kept in a file.
public struct SavedAnswer: Sendable, Hashable {
  /// The path and query of the request, such as `/v1/apps?limit=200`.
  public let target: String
  public let status: Int
  public let body: OrderedValue

  public init(_ target: String, status: Int, _ body: OrderedValue) {
    self.target = target
    self.status = status
    self.body = body
  }

  // MARK: Files

  /// The contents of its file: the request, the status and the answer, without anything that gives access.
  public var file: OrderedValue {
    ["request": .text("GET " + Self.readable(target)), "status": .integer(status), "answer": Self.withoutAccess(body)]
  }

  /// Brackets as people write them.
  static func readable(_ target: String) -> String { target.replacing("%5B", with: "[").replacing("%5D", with: "]") }

  /// Addresses for uploads give access to anybody who has them, and so may the addresses for
  /// notifications of the store. Nothing is planned with them.
  private static func withoutAccess(_ value: OrderedValue) -> OrderedValue {
    switch value {
    case .map(let map):
      return .map(
        OrderedMap(
          map.entries.map { entry -> (String, OrderedValue?) in
            let isRemoved = entry.key == "uploadOperations" || entry.key.hasPrefix("subscriptionStatusUrl")
            return (entry.key, isRemoved ? .null : withoutAccess(entry.value))
          }))
    case .list(let list): return .list(list.map(withoutAccess))
    case .null, .flag, .integer, .number, .text: return value
    }
  }

  /// The answers in the contents of a file: the format of ``file``, and answers of the API as any
  /// program saves them, alone, in lists, or in other objects.
  ///
  /// - Returns: The answers, and the number of answers that don't state their request.
  public static func all(in value: OrderedValue) -> (answers: [SavedAnswer], unaddressed: Int) {
    var answers: [SavedAnswer] = []
    var unaddressed = 0
    func collect(_ value: OrderedValue, depth: Int) {
      guard depth <= deepestWrapping else { return }
      if let answer = SavedAnswer(file: value) {
        answers.append(answer)
      } else if value["data"] != nil {
        if case .text(let address)? = value["links"]?["self"] {
          answers.append(SavedAnswer(address, status: 200, value))
        } else {
          unaddressed += 1
        }
      } else {
        for element in value.elements { collect(element, depth: depth + 1) }
        for entry in value.entries { collect(entry.value, depth: depth + 1) }
      }
    }
    collect(value, depth: 0)
    return (answers, unaddressed)
  }

  /// The deepest nesting of answers in lists and objects.
  private static let deepestWrapping = 6

  /// Whether the contents of a file have the format of ``file``.
  public static func isFile(_ value: OrderedValue) -> Bool { SavedAnswer(file: value) != nil }

  private init?(file: OrderedValue) {
    guard case .text(let request)? = file["request"], request.hasPrefix("GET "),
      let status = file["status"].flatMap({ Int($0.scalarText) }), let body = file["answer"]
    else { return nil }
    self.init(String(request.dropFirst("GET ".count)), status: status, body)
  }

  /// A name for its file, without the ending: the path, and nothing that a file system refuses.
  public var fileName: String {
    let address = AnswerAddress(target)
    let name = address.path.utf8.drop { $0 == UInt8(ascii: "/") }.prefix(150).map { byte -> UInt8 in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): byte
      default: UInt8(ascii: ".")
      }
    }
    return String(decoding: name, as: UTF8.self)
  }
}

/// The address of a request, taken apart.
struct AnswerAddress: Hashable {
  let path: String
  private let parameters: [String: String]

  /// - Parameter address: A path with a query, or a whole address.
  init(_ address: String) {
    var rest = address[...]
    if let scheme = rest.firstRange(of: "://") { rest = rest[scheme.upperBound...].drop { $0 != "/" } }
    let parts = rest.split(separator: "?", maxSplits: 1)
    path = (parts.first ?? "").percentDecoded
    var parameters: [String: String] = [:]
    for pair in parts.dropFirst().first?.split(separator: "&") ?? [] {
      let sides = pair.split(separator: "=", maxSplits: 1)
      parameters[sides[0].percentDecoded] = sides.count > 1 ? sides[1].percentDecoded : ""
    }
    self.parameters = parameters
  }

  private func values(of name: String) -> Set<Substring> { Set((parameters[name] ?? "").split(separator: ",")) }

  var included: Set<Substring> { values(of: "include") }

  private var filters: [String: Set<Substring>] {
    var filters: [String: Set<Substring>] = [:]
    for name in parameters.keys where name.hasPrefix("filter[") { filters[name] = values(of: name) }
    return filters
  }

  /// The page of a list; nil for the first.
  var cursor: String? { parameters["cursor"] }

  /// The most resources of a relationship that are included; nil for the usual number.
  func limit(of relation: Substring) -> Int? { parameters["limit[\(relation)]"].flatMap { Int($0) } }

  /// The reason why an answer to a request with this address does not answer another one to the same
  /// path: lower case, no full stop. Nil when it does: it may have more than the other asks for.
  func shortage(for request: AnswerAddress) -> String? {
    if cursor != request.cursor { return "it is another page" }
    if parameters.keys.contains(where: { $0.hasPrefix("fields[") }) { return "it was asked for some fields alone" }
    if filters.contains(where: { request.filters[$0.key] != $0.value }) { return "it was asked with another filter" }
    let lacks = request.included.subtracting(included).sorted()
    return lacks.isEmpty ? nil : "it does not include " + lacks.joined(separator: ", ")
  }
}
