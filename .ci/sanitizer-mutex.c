// The slow paths of Swift's Mutex are in a library that is not instrumented, so that ThreadSanitizer misses
// what they order. Loaded before that library, these tell it.
#include <dlfcn.h>
#include <stdint.h>

#define NAME(name) __asm__("$s15Synchronization12_MutexHandleV" name)
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

SWIFT void lock_slow(uint32_t thread, SELF) NAME("9_lockSlowyys6UInt32VF");
SWIFT void unlock_slow(SELF) NAME("11_unlockSlowyyF");

SWIFT void lock_slow(uint32_t thread, SELF) {
  static SWIFT void (*original)(uint32_t, SELF);
  if (!original) original = dlsym(RTLD_NEXT, "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");
  original(thread, self);
  if (__tsan_acquire) __tsan_acquire(self);
}

SWIFT void unlock_slow(SELF) {
  static SWIFT void (*original)(SELF);
  if (!original) original = dlsym(RTLD_NEXT, "$s15Synchronization12_MutexHandleV11_unlockSlowyyF");
  if (__tsan_release) __tsan_release(self);
  original(self);
}
