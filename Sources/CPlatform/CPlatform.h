// The platform's C library, in one place for all platforms.
//
// Swift names it Glibc, Musl or Darwin, which takes an #if in every file that calls it, or a module
// that exports it again by an underscored attribute. The headers of POSIX have the same names
// everywhere; on macOS they are parts of the SDK's own modules, which `export *` passes on. What
// Swift can't import (errno, variadic functions, casts) and what platforms spell differently is a
// function below, so that no Swift file asks for its platform.
#pragma once

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __APPLE__
#include <crt_externs.h>
#else
extern char **environ;  // POSIX leaves its declaration to the program.
#endif

static inline int platform_errno(void) { return errno; }

/// Before readdir, whose end only errno tells from a failure.
static inline void platform_clear_errno(void) { errno = 0; }

static inline int platform_open(const char *path, int flags) { return open(path, flags); }

static inline const char *platform_entry_name(const struct dirent *entry) { return entry->d_name; }

static inline void platform_ignore_signal(int number) { signal(number, SIG_IGN); }

static inline struct timespec platform_modification_time(const struct stat *status) {
#ifdef __APPLE__
  return status->st_mtimespec;
#else
  return status->st_mtim;
#endif
}

static inline char **platform_environment(void) {
#ifdef __APPLE__
  return *_NSGetEnviron();
#else
  return environ;
#endif
}

/// Opens a pipe that no program started meanwhile inherits, where the system can do that. On Linux
/// it is a pair of sockets: pipe2 takes _GNU_SOURCE, by which declarations differ from Swift's Glibc.
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

/// Starts a program that is looked for on the PATH, with nothing to read; an error number or 0.
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

/// Finds the addresses at which a name can listen; what getaddrinfo gives.
static inline int platform_resolve(
    const char *host, const char *port, struct addrinfo **addresses) {
  struct addrinfo hints = {0};
  hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV;
  hints.ai_family = AF_UNSPEC;
  hints.ai_socktype = SOCK_STREAM;
  return getaddrinfo(host, port, &hints, addresses);
}

/// Opens a stream socket that no child keeps and no thread waits for; -1 where it can't.
static inline int platform_stream_socket(int family) {
  int descriptor = socket(family, SOCK_STREAM, 0);
  if (descriptor < 0) return -1;
  fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK);
  return descriptor;
}

/// How many files and sockets the process may open.
static inline int platform_descriptor_limit(struct rlimit *limit) {
  return getrlimit(RLIMIT_NOFILE, limit);
}

static inline int platform_set_descriptor_limit(const struct rlimit *limit) {
  return setrlimit(RLIMIT_NOFILE, limit);
}

/// The columns of a terminal; 0 when the descriptor is none.
static inline int platform_columns(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

/// The most memory that the process has held at once, in bytes.
static inline long platform_peak_memory(void) {
  struct rusage usage;
  if (getrusage(RUSAGE_SELF, &usage) != 0) return 0;
#ifdef __APPLE__
  return usage.ru_maxrss;
#else
  return usage.ru_maxrss * 1024;
#endif
}
