internal import CPlatform

/// The memory of this process, for programs that run long and sometimes need much.
public enum SystemMemory {
  /// Gives memory that is free back to the system, where the allocator keeps it.
  public static func release() { platform_release_memory() }

  /// Has large blocks returned to the system as soon as they are freed. The allocator of Linux would keep
  /// them after the first, with small blocks of long life among them.
  public static func returnLargeBlocks() { platform_return_large_blocks() }
}
