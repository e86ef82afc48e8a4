#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The files and sockets the process may open.
enum DescriptorBudget {
  /// Kept for the listening socket, the threads' own descriptors and the rest of the program.
  static let reserve = 64

  /// Below this a server cannot be run.
  static let minimum = reserve + 8

  /// Raises the soft limit if need be; gives the connections that are possible, at most as many as
  /// are wanted.
  static func connections(wanted: Int) throws(ServerFailure) -> Int {
    #if canImport(Glibc)
      let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let files = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard getrlimit(files, &limit) == 0 else { return wanted }
    let needed = rlim_t(wanted + reserve)
    if limit.rlim_cur < needed && limit.rlim_cur < limit.rlim_max {
      var raised = limit
      raised.rlim_cur = min(needed, limit.rlim_max)
      if setrlimit(files, &raised) == 0 { limit = raised }
    }
    guard limit.rlim_cur >= minimum else {
      throw .tooFewDescriptors(available: Int(limit.rlim_cur))
    }
    return limit.rlim_cur >= needed ? wanted : Int(limit.rlim_cur) - reserve
  }
}
