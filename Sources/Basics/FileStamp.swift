internal import CPlatform

/// The properties that change when a file is written or replaced: its inode, size and times.
public struct FileStamp: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64
  /// In bytes.
  public let size: Int64
  private let modification: Time
  /// The time when its contents or properties last changed; unlike the other time, no program can set it.
  private let change: Time

  private struct Time: Hashable, Comparable, Sendable {
    var seconds: Int
    var nanoseconds: Int

    init(_ time: timespec) {
      seconds = time.tv_sec
      nanoseconds = time.tv_nsec
    }

    static func < (left: Self, right: Self) -> Bool {
      (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }
  }

  /// Nil when the file doesn't exist.
  public init?(_ path: String) {
    var status = stat()
    guard stat(FileName.cString(path), &status) == 0 else { return nil }
    self.init(&status)
  }

  /// The properties of an open file; nil when it isn't one.
  public init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(&status)
  }

  private init(_ status: inout stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    modification = Time(platform_modification_time(&status))
    change = Time(platform_change_time(&status))
  }

  /// The number of a file, whatever happens to its contents; nil when it doesn't exist.
  public static func file(_ path: String) -> [UInt64]? { FileStamp(path)?.file }

  /// The number of the file, whatever happens to its contents.
  public var file: [UInt64] { [device, inode] }

  /// The time when the contents last changed, in seconds since 1970.
  public var modified: Int { modification.seconds }

  /// All of the properties as numbers with spaces between them, in one line.
  public var text: String {
    "\(device) \(inode) \(size) \(modification.seconds) \(modification.nanoseconds) "
      + "\(change.seconds) \(change.nanoseconds)"
  }

  /// Whether the file was last changed so long ago that another change would have another time: file
  /// systems count time in steps of up to two seconds, which begin with a whole one.
  public var isSettled: Bool {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let last = max(modification, change)
    var limit = Time(now)
    if last.nanoseconds == 0 {
      limit.seconds -= 2
    } else if limit.nanoseconds >= Self.step {
      limit.nanoseconds -= Self.step
    } else {
      limit.seconds -= 1
      limit.nanoseconds += 1_000_000_000 - Self.step
    }
    return last < limit
  }

  /// In nanoseconds: more than a tick of the clock that file systems with fine times read.
  private static let step = 50_000_000
}
