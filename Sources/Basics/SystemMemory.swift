internal import CPlatform

/// The memory of this process, for long-running programs that sometimes need much of it.
public enum SystemMemory {
  /// Gives memory that is free back to the system, where the allocator keeps it.
  public static func release() { platform_release_memory() }

  /// Has large blocks returned to the system as soon as they are freed. Linux's allocator would keep them
  /// after the first one, with long-lived small blocks among them.
  public static func returnLargeBlocks() { platform_return_large_blocks() }

  /// Bytes that the process can still get before the system, or its control group, runs out of memory; all memory of
  /// the machine where the system doesn't say.
  public static var free: Int {
    let group = "/sys/fs/cgroup/memory"
    let inGroup = number(in: group + ".max").map { max(0, $0 - (number(in: group + ".current") ?? 0)) }
    let machine =
      number(in: "/proc/meminfo", after: "MemAvailable:").map { $0 * 1024 }
      ?? sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE))
    return min(machine, inGroup ?? .max)
  }

  private static func number(in file: String, after name: String = "") -> Int? {
    guard let bytes = try? FileSystem.read(file, limit: 1 << 16) else { return nil }
    let line = String(decoding: bytes, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.dropFirst(name.count).split(separator: " ").first.flatMap { Int($0) }
  }
}
