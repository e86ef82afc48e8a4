// The platform's C library, in one place for all platforms.
//
// In Swift it is named Glibc, Musl or Darwin, which takes an #if in every file that uses it, or a
// module that re-exports it with an underscored attribute. The POSIX headers have the same names
// everywhere; on macOS they are part of the SDK's own modules, which `export *` passes on. Anything
// that Swift can't import (errno, variadic functions, casts) or that differs between platforms is a
// function below, so that no Swift file needs to check its platform.
#pragma once

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <iconv.h>
#include <netdb.h>
#include <netinet/in.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <time.h>
#include <unistd.h>

#include "Atomics.h"
#include "Sockets.h"
#ifdef __GLIBC__
#include <malloc.h>
#endif
#ifdef __APPLE__
#include <copyfile.h>
#include <crt_externs.h>
#else
#include <sys/syscall.h>
extern char **environ;  // POSIX leaves its declaration to the program.
#endif

static inline int platform_errno(void) { return errno; }

/// Called before readdir, whose end only errno distinguishes from a failure.
static inline void platform_clear_errno(void) { errno = 0; }

/// Opens a file for lines to be appended, and creates it for its owner alone.
static inline int platform_append(const char *path) {
  return open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);
}

static inline int platform_open(const char *path, int flags) { return open(path, flags); }

static inline int platform_open_at(int folder, const char *name, int flags) { return openat(folder, name, flags); }

/// Creates a file that doesn't exist yet, with the usual permissions.
static inline int platform_create(const char *path) {
  return open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
}

/// Creates a file that doesn't exist yet, for its owner alone from the beginning.
static inline int platform_create_private(const char *path) {
  return open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
}

/// Renames a file, but fails with EEXIST if the new name is taken. glibc declares renameat2 only for
/// _GNU_SOURCE, which makes declarations differ from Swift's Glibc.
static inline int platform_rename_to_free_name(const char *from, const char *to) {
#ifdef __APPLE__
  return renamex_np(from, to, RENAME_EXCL);
#else
  enum { no_replacement = 1 };
  return (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, no_replacement);
#endif
}

/// Exchanges two files.
static inline int platform_exchange(const char *one, const char *other) {
#ifdef __APPLE__
  return renamex_np(one, other, RENAME_SWAP);
#else
  enum { exchange = 2 };
  return (int)syscall(SYS_renameat2, AT_FDCWD, one, AT_FDCWD, other, exchange);
#endif
}

/// Whether somebody has a file open to write to it, where the system knows: Linux grants no lease then.
static inline int platform_is_open_for_writing(int descriptor) {
#ifdef __APPLE__
  return 0;
#else
  enum { set_lease = 1024 };  // F_SETLEASE, declared only for _GNU_SOURCE
  signal(SIGIO, SIG_IGN);
  if (fcntl(descriptor, set_lease, F_RDLCK) != 0) return errno == EAGAIN;
  fcntl(descriptor, set_lease, F_UNLCK);
  return 0;
#endif
}

/// Locks a file or folder for as long as the descriptor is open, unless another one has it locked.
/// A function, because Swift takes the name of flock for the structure.
static inline int platform_try_lock(int descriptor) { return flock(descriptor, LOCK_EX | LOCK_NB); }

/// Gives a file the extended attributes and the access control list of another file.
static inline int platform_copy_attributes(const char *from, const char *to) {
#ifdef __APPLE__
  return copyfile(from, to, NULL, COPYFILE_ACL | COPYFILE_XATTR);
#else
  // A new file may have inherited a list from its folder.
  removexattr(to, "system.posix_acl_access");
  enum { most = 1 << 16 };  // The limit of Linux, for the names and for each value.
  char *names = malloc(most), *value = malloc(most), *present = malloc(most);
  ssize_t length = names && value && present ? listxattr(from, names, most) : -1;
  int result = length >= 0 || errno == ENOTSUP ? 0 : -1;
  for (ssize_t at = 0; result == 0 && at < length; at += strlen(names + at) + 1) {
    const char *name = names + at;
    // Hashes of the contents, which the system maintains.
    if (strcmp(name, "security.ima") == 0 || strcmp(name, "security.evm") == 0) continue;
    ssize_t size = getxattr(from, name, value, most);
    if (size < 0) {
      result = -1;
    } else if (setxattr(to, name, value, size, 0) != 0) {
      // A label that may not be set is often there already.
      int failure = errno;
      if (getxattr(to, name, present, most) != size || memcmp(value, present, size) != 0) {
        errno = failure;
        result = -1;
      }
    }
  }
  int failure = errno;
  free(names);
  free(value);
  free(present);
  errno = failure;
  return result;
#endif
}

static inline const char *platform_entry_name(const struct dirent *entry) { return entry->d_name; }

static inline void platform_ignore_signal(int number) { signal(number, SIG_IGN); }

static inline struct timespec platform_modification_time(const struct stat *status) {
#ifdef __APPLE__
  return status->st_mtimespec;
#else
  return status->st_mtim;
#endif
}

static inline struct timespec platform_change_time(const struct stat *status) {
#ifdef __APPLE__
  return status->st_ctimespec;
#else
  return status->st_ctim;
#endif
}

static inline char **platform_environment(void) {
#ifdef __APPLE__
  return *_NSGetEnviron();
#else
  return environ;
#endif
}

/// Opens a pipe that child processes don't inherit, where the system supports that atomically. On
/// Linux it is a pair of sockets: pipe2 needs _GNU_SOURCE, which makes declarations differ from
/// Swift's Glibc.
static inline int platform_pipe(int ends[2]) {
#ifdef __APPLE__
  if (pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
#else
  return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends);
#endif
}

/// Starts a program found on the PATH with empty standard input; returns an error number or 0.
static inline int platform_spawn(
    pid_t *process, const char *program, char *const arguments[], char *const environment[],
    int output, int errors) {
  posix_spawn_file_actions_t actions;
  int failure = posix_spawn_file_actions_init(&actions);
  if (failure != 0) return failure;
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO);
  failure = posix_spawnp(process, program, &actions, NULL, arguments, environment);
  posix_spawn_file_actions_destroy(&actions);
  return failure;
}

/// Finds the addresses of a host to listen on, to be freed with freeaddrinfo; returns an error of
/// getaddrinfo or 0.
static inline int platform_find_addresses(
    const char *host, const char *port, struct addrinfo **found) {
  struct addrinfo hints = {0};
  hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV;
  hints.ai_family = AF_UNSPEC;
  hints.ai_socktype = SOCK_STREAM;
  return getaddrinfo(host, port, &hints, found);
}

/// Opens a non-blocking TCP socket that child processes don't inherit; -1 on failure.
static inline int platform_tcp_socket(int family) {
  int descriptor = socket(family, SOCK_STREAM, 0);
  if (descriptor < 0) return -1;
  fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK);
  return descriptor;
}

/// The number of files that the process may open, after raising it to the wanted number or as far
/// as possible.
static inline unsigned long long platform_raise_file_limit(unsigned long long wanted) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return wanted;
  if (limit.rlim_cur < wanted && limit.rlim_cur < limit.rlim_max) {
    struct rlimit raised = limit;
    raised.rlim_cur = wanted < limit.rlim_max ? wanted : limit.rlim_max;
    if (setrlimit(RLIMIT_NOFILE, &raised) == 0) limit = raised;
  }
  return limit.rlim_cur;
}

/// The number of the running thread, the same as long as it runs.
static inline uintptr_t platform_thread(void) { return (uintptr_t)pthread_self(); }

/// Limits the address space of the process, in bytes: what would take more memory fails.
static inline void platform_limit_memory(unsigned long long most) {
  struct rlimit limit = {most, most};
  setrlimit(RLIMIT_AS, &limit);
}

/// The number of columns of a terminal; 0 when the descriptor is not a terminal.
static inline int platform_columns(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

/// The peak memory of the process, in bytes.
static inline long platform_peak_memory(void) {
  struct rusage usage;
  if (getrusage(RUSAGE_SELF, &usage) != 0) return 0;
#ifdef __APPLE__
  return usage.ru_maxrss;
#else
  return usage.ru_maxrss * 1024;
#endif
}

/// The processor time of all threads of the process, in seconds.
static inline double platform_processor_time(void) {
  struct timespec time;
  if (clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) != 0) return 0;
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/// Has large blocks of memory, from 256 KB on, returned to the system when they are freed.
static inline void platform_return_large_blocks(void) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 256 * 1024);
  mallopt(M_TRIM_THRESHOLD, 1024 * 1024);
#endif
}

/// Gives memory that is free back to the system, where the allocator keeps it.
static inline void platform_release_memory(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

/// Converts text to UTF-8. Returns 0, or an error number: ENOSYS when the system doesn't know the
/// encoding, EILSEQ or EINVAL for bytes that are not in it, after which `consumed` are, E2BIG when the
/// output is too small.
static inline int platform_decode(
    const char *encoding, const void *input, size_t count, void *output, size_t capacity,
    size_t *consumed, size_t *written) {
  *consumed = *written = 0;
  iconv_t converter = iconv_open("UTF-8", encoding);
  if (converter == (iconv_t)-1) return errno == EINVAL ? ENOSYS : errno;
  char *in = (char *)input, *out = (char *)output;
  size_t left = count, room = capacity;
  int failure = 0;
  // The second call ends the text: some encodings hold a character back for what may follow it.
  if (iconv(converter, &in, &left, &out, &room) == (size_t)-1) failure = errno;
  else if (iconv(converter, NULL, NULL, &out, &room) == (size_t)-1) failure = errno;
  iconv_close(converter);
  *consumed = count - left;
  *written = capacity - room;
  return failure;
}
