internal import Foundation

/// The state that a shop keeps from one launch to the next.
struct KeptState: Codable, Sendable, Equatable {
  var answer: KeptAnswer?
  var reports = ReportedIDs()

  /// The first bytes of the file, which change with its form.
  private static let mark = "shopkeeper-client 1 "

  /// The reason why a file is not used.
  struct Unreadable: Error, Sendable { let reason: String }

  init() {}

  /// Reads a file; one that isn't exactly as it was written is refused.
  init(file: Data, cryptography: (any Cryptography)?) throws(Unreadable) {
    let head = Data(Self.mark.utf8)
    guard file.starts(with: head), let lineEnd = file.firstIndex(of: 0x0A) else {
      throw Unreadable(reason: "the file is not a list that was kept by this version")
    }
    let digest = file[file.startIndex + head.count..<lineEnd]
    let contents = Data(file[(lineEnd + 1)...])
    guard digest.elementsEqual(Self.digest(of: contents, by: cryptography).utf8) else {
      throw Unreadable(reason: "the file is damaged")
    }
    do { self = try JSONDecoder().decode(Self.self, from: contents) } catch {
      throw Unreadable(reason: "the file is not a list that was kept by this version")
    }
  }

  /// The contents of a file, with their digest.
  func file(cryptography: (any Cryptography)?) throws -> Data {
    let contents = try JSONEncoder().encode(self)
    let digest = Self.digest(of: contents, by: cryptography)
    return Data("\(Self.mark)\(digest)\n".utf8) + contents
  }

  /// The digest of contents, to detect damage; without cryptography a checksum (FNV-1a), which is enough for that.
  private static func digest(of contents: Data, by cryptography: (any Cryptography)?) -> String {
    if let cryptography { return cryptography.digest(of: contents, by: .sha256).base64EncodedString() }
    let checksum = contents.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(checksum, radix: 16)
  }
}

/// An answer as it was received, so that it can be verified again.
struct KeptAnswer: Codable, Sendable, Equatable {
  /// The address that was asked.
  var address: URL
  var body: Data
  /// The fields that the verification of the body needs, and `etag`.
  var fields: [String: String]
  /// The time when the server last confirmed it.
  var confirmed: Date
  /// The time for which it needs no new confirmation, in seconds.
  var lifetime: TimeInterval

  init(_ response: ShopResponse, address: URL, at now: Date) {
    self.address = address
    body = response.body
    fields = response.fields.filter { name, _ in
      ["etag", "content-encoding", "content-type", "signature", "signature-input"].contains(name)
        || name.hasSuffix("-digest") || name.hasPrefix("shopkeeper-")
        // A signature may cover any field.
        || response.fields["signature-input"]?.contains("\"\(name)\"") == true
    }
    confirmed = now
    lifetime = response.lifetime
  }

  var response: ShopResponse { ShopResponse(status: 200, fields: fields, body: body) }

  /// Whether it needs no confirmation now. If the clock was set back, that is unknown, so it does.
  func isFresh(at now: Date) -> Bool { (0..<lifetime).contains(now.timeIntervalSince(confirmed)) }
}

extension ShopResponse {
  /// The lifetime that the server gives the answer, in seconds, or else five minutes; at most a day,
  /// because a mistake in it could not be taken back.
  var lifetime: TimeInterval {
    let directives = (fields["cache-control"] ?? "").lowercased().split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    if directives.contains("no-store") || directives.contains("no-cache") { return 0 }
    let age = directives.first { $0.hasPrefix("max-age=") }.flatMap { Int($0.dropFirst(8)) }
    return TimeInterval(min(max(age ?? 300, 0), 24 * 60 * 60))
  }

  /// The time for which the server wants no further request, in seconds; at most an hour. If the
  /// server sends a date instead, it is not compared with the device's clock but counts as a minute.
  var retryDelay: TimeInterval? {
    fields["retry-after"].map { text in
      min(max(TimeInterval(Int(text.trimmingCharacters(in: .whitespaces)) ?? 60), 0), 3600)
    }
  }
}
