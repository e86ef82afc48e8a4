// Sockets and the queue of events of the platform: epoll on Linux, kqueue elsewhere.
#pragma once

#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <signal.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#ifdef __linux__
#include <linux/sockios.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#else
#include <sys/event.h>
#endif

/// An event of a descriptor.
struct platform_event {
  /// The number that the descriptor was watched with.
  uint64_t token;
  int is_readable;
  int is_writable;
  /// The other side closed the connection, or it broke.
  int is_closed;
  /// The connection broke: nothing can be sent any more.
  int is_broken;
};

enum platform_interest {
  PLATFORM_NOTHING = 0,
  PLATFORM_READING = 1,
  PLATFORM_WRITING = 2,
  /// Several queues watch the descriptor, and one of them should be woken.
  PLATFORM_SHARED = 4,
  /// Not even the end of what the other side sends, only errors.
  PLATFORM_DEAF = 8,
};

/// Opens a queue of events; -1 on failure.
static inline int platform_open_events(void) {
#ifdef __linux__
  return epoll_create1(EPOLL_CLOEXEC);
#else
  int queue = kqueue();
  if (queue >= 0) fcntl(queue, F_SETFD, FD_CLOEXEC);
  return queue;
#endif
}

/// Watches a descriptor, or changes what it is watched for; -1 on failure. A descriptor that is
/// closed is no longer watched.
static inline int platform_watch(
    int queue, int descriptor, uint64_t token, int interest, int is_new) {
#ifdef __linux__
  struct epoll_event event;
  memset(&event, 0, sizeof event);
  event.data.u64 = token;
  if (interest & PLATFORM_READING) event.events |= EPOLLIN;
  if (interest & PLATFORM_WRITING) event.events |= EPOLLOUT;
  if (interest & PLATFORM_SHARED) {
    event.events |= EPOLLEXCLUSIVE;
  } else if (!(interest & (PLATFORM_WRITING | PLATFORM_DEAF))) {
    // Reported as long as nothing is read, so only to who reads or closes.
    event.events |= EPOLLRDHUP;
  }
  return epoll_ctl(queue, is_new ? EPOLL_CTL_ADD : EPOLL_CTL_MOD, descriptor, &event);
#else
  struct kevent changes[2];
  void *data = (void *)(uintptr_t)token;
  // A disabled filter for reading would not report that the other side closed the connection.
  int reading = interest & PLATFORM_READING || interest == PLATFORM_NOTHING;
  EV_SET(
      &changes[0], descriptor, EVFILT_READ, EV_ADD | (reading ? EV_ENABLE : EV_DISABLE),
      interest == PLATFORM_NOTHING ? NOTE_LOWAT : 0,
      interest == PLATFORM_NOTHING ? INT32_MAX : 0, data);
  EV_SET(
      &changes[1], descriptor, EVFILT_WRITE,
      interest & PLATFORM_WRITING ? EV_ADD | EV_ENABLE : EV_ADD | EV_DISABLE, 0, 0, data);
  return kevent(queue, changes, is_new && !(interest & PLATFORM_WRITING) ? 1 : 2, NULL, 0, NULL);
#endif
}

/// Stops watching a descriptor that stays open.
static inline void platform_unwatch(int queue, int descriptor) {
#ifdef __linux__
  struct epoll_event event;
  memset(&event, 0, sizeof event);
  epoll_ctl(queue, EPOLL_CTL_DEL, descriptor, &event);
#else
  struct kevent change;
  EV_SET(&change, descriptor, EVFILT_READ, EV_DELETE, 0, 0, NULL);
  kevent(queue, &change, 1, NULL, 0, NULL);
#endif
}

/// Waits for events, at most 256 at a time; returns their number, 0 after the given time or a signal.
static inline int platform_wait(
    int queue, struct platform_event *events, int count, int milliseconds) {
  if (count > 256) count = 256;
#ifdef __linux__
  struct epoll_event found[256];
  int number = epoll_wait(queue, found, count, milliseconds);
  for (int index = 0; index < number; index++) {
    uint32_t what = found[index].events;
    events[index].token = found[index].data.u64;
    events[index].is_readable = (what & (EPOLLIN | EPOLLHUP | EPOLLERR)) != 0;
    events[index].is_writable = (what & (EPOLLOUT | EPOLLHUP | EPOLLERR)) != 0;
    events[index].is_closed = (what & (EPOLLRDHUP | EPOLLHUP | EPOLLERR)) != 0;
    events[index].is_broken = (what & (EPOLLHUP | EPOLLERR)) != 0;
  }
#else
  struct kevent found[256];
  struct timespec limit = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
  int number = kevent(queue, NULL, 0, found, count, milliseconds < 0 ? NULL : &limit);
  for (int index = 0; index < number; index++) {
    events[index].token = (uint64_t)(uintptr_t)found[index].udata;
    events[index].is_readable = found[index].filter == EVFILT_READ;
    events[index].is_writable = found[index].filter == EVFILT_WRITE;
    events[index].is_closed = (found[index].flags & EV_EOF) != 0;
    events[index].is_broken = events[index].is_closed && found[index].fflags != 0;
  }
#endif
  return number < 0 ? 0 : number;
}

/// Opens a descriptor that `platform_wake` makes readable; -1 on failure.
static inline int platform_open_waker(int *writing) {
#ifdef __linux__
  return *writing = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
#else
  int ends[2];
  if (pipe(ends) != 0) return -1;
  for (int index = 0; index < 2; index++) {
    fcntl(ends[index], F_SETFD, FD_CLOEXEC);
    fcntl(ends[index], F_SETFL, O_NONBLOCK);
  }
  *writing = ends[1];
  return ends[0];
#endif
}

static inline void platform_wake(int writing) {
  uint64_t one = 1;
  // A full pipe wakes as well.
  if (write(writing, &one, sizeof one) < 0) return;
}

/// Takes the next connection, non-blocking and not inherited by child processes; -1 without one.
static inline int platform_accept(
    int listener, struct sockaddr_storage *address, socklen_t *length) {
#ifdef __linux__
  // accept4 is only declared with _GNU_SOURCE, which makes declarations differ from Swift's Glibc.
  return (int)syscall(
      SYS_accept4, listener, (struct sockaddr *)address, length, SOCK_CLOEXEC | SOCK_NONBLOCK);
#else
  int descriptor = accept(listener, (struct sockaddr *)address, length);
  if (descriptor < 0) return -1;
  int on = 1;
  setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
  fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  fcntl(descriptor, F_SETFL, O_NONBLOCK);
  return descriptor;
#endif
}

#ifdef MSG_NOSIGNAL
#define PLATFORM_SEND_FLAGS MSG_NOSIGNAL
#else
#define PLATFORM_SEND_FLAGS 0
#endif

/// Sends without a signal when the other side has closed the connection.
static inline ssize_t platform_send(int descriptor, const void *bytes, size_t count) {
  return send(descriptor, bytes, count, PLATFORM_SEND_FLAGS);
}

/// Bytes that were sent but that the other side's system has not received yet.
static inline int platform_unsent(int descriptor) {
  int count = 0;
#ifdef __linux__
  if (ioctl(descriptor, SIOCOUTQ, &count) != 0) count = 0;
#else
  socklen_t size = sizeof count;
  if (getsockopt(descriptor, SOL_SOCKET, SO_NWRITE, &count, &size) != 0) count = 0;
#endif
  return count;
}

/// Whether a descriptor is a socket of a stream protocol that listens.
static inline int platform_is_listening(int descriptor) {
  int listens = 0, type = 0;
  socklen_t size = sizeof listens;
  if (getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &listens, &size) != 0 || !listens) return 0;
  size = sizeof type;
  return getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &type, &size) == 0 && type == SOCK_STREAM;
}

/// Accepted connections send small packets immediately; they inherit this from their listener.
static inline void platform_send_immediately(int descriptor) {
  int on = 1;
  setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
}

/// Opens a non-blocking Unix socket that child processes don't inherit; -1 on failure.
static inline int platform_unix_socket(void) {
  int descriptor = socket(AF_UNIX, SOCK_STREAM, 0);
  if (descriptor < 0) return -1;
  fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK);
  return descriptor;
}

/// The address of a Unix socket; 0 when the path is too long. An initial `@` stands for the abstract
/// namespace of Linux.
static inline socklen_t platform_unix_address(const char *path, struct sockaddr_un *address) {
  size_t length = strlen(path);
  memset(address, 0, sizeof *address);
  address->sun_family = AF_UNIX;
  if (length == 0 || length >= sizeof address->sun_path) return 0;
  memcpy(address->sun_path, path, length);
  if (path[0] == '@') address->sun_path[0] = 0;
  return (socklen_t)(offsetof(struct sockaddr_un, sun_path) + length + (path[0] != '@'));
}

/// Returns an error number or 0.
static inline int platform_bind_unix(int descriptor, const char *path) {
  struct sockaddr_un address;
  socklen_t length = platform_unix_address(path, &address);
  if (length == 0) return ENAMETOOLONG;
  return bind(descriptor, (struct sockaddr *)&address, length) == 0 ? 0 : errno;
}

/// Returns an error number or 0.
static inline int platform_connect_unix(int descriptor, const char *path) {
  struct sockaddr_un address;
  socklen_t length = platform_unix_address(path, &address);
  if (length == 0) return ENAMETOOLONG;
  return connect(descriptor, (struct sockaddr *)&address, length) == 0 ? 0 : errno;
}

/// Sends a datagram to a Unix socket, if somebody receives it.
static inline void platform_notify(const char *path, const char *text, size_t count) {
  struct sockaddr_un address;
  socklen_t length = platform_unix_address(path, &address);
  int descriptor = length == 0 ? -1 : socket(AF_UNIX, SOCK_DGRAM, 0);
  if (descriptor < 0) return;
  sendto(descriptor, text, count, 0, (struct sockaddr *)&address, length);
  close(descriptor);
}

static inline void platform_make_nonblocking(int descriptor) {
  fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK);
}

/// Starts a thread; its handle, or 0 with the error in errno. Signals are left to other threads.
static inline uintptr_t platform_start_thread(void *(*body)(void *), void *context) {
  sigset_t all, old;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &old);
  pthread_t thread;
  int failure = pthread_create(&thread, NULL, body, context);
  pthread_sigmask(SIG_SETMASK, &old, NULL);
  if (failure != 0) {
    errno = failure;
    return 0;
  }
  return (uintptr_t)thread;
}

/// Lets a thread that nobody waits for go when it ends.
static inline void platform_detach_thread(uintptr_t thread) { pthread_detach((pthread_t)thread); }

/// Waits for the end of a thread.
static inline void platform_join_thread(uintptr_t thread) { pthread_join((pthread_t)thread, NULL); }
