internal import Basics
internal import CPlatform

/// A thread of the system, which ends with its work.
final class ServerThread {
  private let work: () -> Void

  private init(_ work: @escaping () -> Void) { self.work = work }

  /// - Returns: The thread, which has to be joined or detached.
  static func start(_ work: @escaping () -> Void) throws(ServerFailure) -> UInt {
    let context = Unmanaged.passRetained(ServerThread(work))
    let thread = platform_start_thread(
      {
        if let context = $0 { Unmanaged<ServerThread>.fromOpaque(context).takeRetainedValue().work() }
        return nil
      }, context.toOpaque())
    guard thread != 0 else {
      context.release()
      throw .system(action: "start a thread", reason: SystemError.last.text)
    }
    return UInt(thread)
  }
}
