/// Why a server did not start.
public enum ServerFailure: Error, Equatable, CustomStringConvertible {
  case libraryMissing
  case unknownHost(String, reason: String)
  case addressUnavailable(String)
  case portInUse(host: String, port: UInt16)
  case permissionDenied(host: String, port: UInt16)
  case tooFewDescriptors(available: Int)
  case system(action: String, reason: String)

  public var description: String {
    switch self {
    case .libraryMissing:
      "libmicrohttpd is not installed: apt install libmicrohttpd-dev"
    case .unknownHost(let host, let reason):
      "unknown host \"\(host)\": \(reason), expected an address or name of this machine"
    case .addressUnavailable(let host):
      "\"\(host)\" is not an address of this machine"
    case .portInUse(let host, let port):
      "port \"\(port)\" of \"\(host)\" is in use, expected a free one, or 0 for any"
    case .permissionDenied(let host, let port):
      "no permission to listen on port \"\(port)\" of \"\(host)\", "
        + "expected a port from 1024, or the right to bind lower ones"
    case .tooFewDescriptors(let available):
      "the process may open only \"\(available)\" files, expected at least "
        + "\"\(DescriptorBudget.minimum)\""
    case .system(let action, let reason):
      "cannot \(action): \(reason)"
    }
  }
}
