import Basics
import CatalogEndpoint
import CatalogServer
import CommandLayer
import SourceSyntax

/// The certificate of a server, which is read again when its files change.
struct ServedIdentity {
  private let certificate: String
  private let key: String
  private let rest: Int
  private var files: [FileStamp?]
  /// The changes to the files since then.
  private var change = PendingChange<[FileStamp?]>()

  /// - Parameter rest: Milliseconds for which changed files must stay unchanged: a renewal replaces
  ///   one after the other.
  init(certificate: String, key: String, rest: Int) {
    self.certificate = certificate
    self.key = key
    self.rest = rest
    files = [FileStamp(certificate), FileStamp(key)]
  }

  func load() throws -> TLSIdentity {
    let chain = try SourceFile.read(path: certificate, limit: 1 << 20).bytes
    let secret = try SourceFile.read(path: key, limit: 1 << 20).bytes
    do throws(TLSFailure) { return try TLSIdentity(certificates: chain, key: secret) } catch {
      throw Failure("could not use the certificate \"\(certificate)\" with the key \"\(key)\": \(error.reason)")
    }
  }

  /// Loads the files again when they have changed and are at rest; returns a line for the operator then.
  mutating func refresh(_ server: HTTPServer, now: Int) -> String? {
    let current = [FileStamp(certificate), FileStamp(key)]
    guard let start = change.start(of: current, unlike: files, now: now), now - start >= rest else { return nil }
    files = current
    change.forget()
    do {
      server.use(try load())
      return "using the new certificate \"\(certificate)\""
    } catch { return "warning: still using the previous certificate: \(Failure.message(of: error))" }
  }
}

/// The keys that answers are signed with, as they are given on the command line.
enum SigningKeys {
  /// - Parameters:
  ///   - values: Paths, each after `ID=` if the key has an ID of its own.
  ///   - days: The number of days for which an answer may be used at least.
  static func read(_ values: [String], days: Int) throws -> MessageSigner? {
    guard !values.isEmpty else { return nil }
    var keys: [SigningKey] = []
    for value in values {
      let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
      let path = parts.count == 2 ? parts[1] : value
      guard path == StandardStream.name || FileSystem.kind(path) != nil else {
        throw Failure("no file at \(quoted: value)")
      }
      let pem = try StandardStream.source(at: path, limit: 1 << 20).bytes
      do throws(TLSFailure) { keys.append(try SigningKey(pem: pem, id: parts.count == 2 ? parts[0] : nil)) } catch {
        throw Failure("could not sign with the key \"\(path)\": \(error.reason)")
      }
    }
    guard Set(keys.map(\.id)).count == keys.count else {
      throw Failure("two keys for signatures have the same ID; give them different ones by ID=FILE")
    }
    return MessageSigner(keys, days: days)
  }
}
