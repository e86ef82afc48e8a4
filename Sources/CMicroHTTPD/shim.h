#pragma once

// libmicrohttpd with a common prefix, loaded when the first server starts: it depends on GnuTLS and a
// dozen other libraries.

#include <microhttpd.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/socket.h>

#include "../CLibraryLoader/library_loader.h"

#define MICROHTTPD_FUNCTIONS(use)        \
  use(MHD_start_daemon)                  \
  use(MHD_quiesce_daemon)                \
  use(MHD_stop_daemon)                   \
  use(MHD_get_connection_info)           \
  use(MHD_get_connection_values)         \
  use(MHD_create_response_from_buffer)   \
  use(MHD_create_response_from_callback) \
  use(MHD_add_response_header)           \
  use(MHD_queue_response)                \
  use(MHD_destroy_response)
LIBRARY_OPENED_ON_FIRST_USE(microhttpd, "libmicrohttpd.so.12", MICROHTTPD_FUNCTIONS)

/// 0 when the library is missing; none of the functions below may be called then.
static inline int microhttpd_is_available(void) { return microhttpd_functions() != NULL; }

// Constants as functions: how an enumeration is imported depends on attributes
// that differ between versions of the library.

static inline enum MHD_Result microhttpd_yes(void) { return MHD_YES; }
static inline enum MHD_Result microhttpd_no(void) { return MHD_NO; }
static inline int microhttpd_is_opening(enum MHD_ConnectionNotificationCode change) {
  return change == MHD_CONNECTION_NOTIFY_STARTED;
}

/// The settings of a daemon.
struct microhttpd_settings {
  /// Bound and listening; the daemon takes ownership.
  int listening_socket;
  unsigned int threads;
  unsigned int connection_limit;
  /// Seconds without a byte after which a connection is closed.
  unsigned int idle_timeout;
  /// Bytes for the header of a request and of its response.
  size_t connection_memory;
  /// Passed to every callback.
  void *context;
  MHD_AccessHandlerCallback answer;
  MHD_RequestCompletedCallback completed;
  MHD_NotifyConnectionCallback connection_changed;
  void *(*target_read)(void *context, const char *target, struct MHD_Connection *connection);
};

/// Keeps escapes in paths, so that the server sees a path as it was sent.
static inline size_t microhttpd_keep_escapes(
  void *context, struct MHD_Connection *connection, char *text) {
  (void)context;
  (void)connection;
  return strlen(text);
}

/// Starts the daemon's threads; NULL on failure.
static inline struct MHD_Daemon *microhttpd_start(const struct microhttpd_settings *settings) {
#ifdef __linux__
  unsigned int flags = MHD_USE_EPOLL_INTERNAL_THREAD | MHD_USE_TURBO | MHD_USE_ITC;
#else
  unsigned int flags = MHD_USE_AUTO | MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_ITC;
#endif
  struct MHD_OptionItem options[] = {
    {MHD_OPTION_LISTEN_SOCKET, settings->listening_socket, NULL},
    {MHD_OPTION_CONNECTION_LIMIT, settings->connection_limit, NULL},
    {MHD_OPTION_CONNECTION_TIMEOUT, settings->idle_timeout, NULL},
    {MHD_OPTION_CONNECTION_MEMORY_LIMIT, (intptr_t)settings->connection_memory, NULL},
    {MHD_OPTION_STRICT_FOR_CLIENT, 1, NULL},
    {MHD_OPTION_UNESCAPE_CALLBACK, (intptr_t)microhttpd_keep_escapes, NULL},
    {MHD_OPTION_URI_LOG_CALLBACK, (intptr_t)settings->target_read, settings->context},
    {MHD_OPTION_NOTIFY_COMPLETED, (intptr_t)settings->completed, settings->context},
    {MHD_OPTION_NOTIFY_CONNECTION, (intptr_t)settings->connection_changed, settings->context},
    // A thread pool must have at least two threads; a single thread must not use a pool.
    {settings->threads > 1 ? MHD_OPTION_THREAD_POOL_SIZE : MHD_OPTION_END,
     settings->threads, NULL},
    {MHD_OPTION_END, 0, NULL},
  };
  return microhttpd_functions()->MHD_start_daemon(
    flags, 0, NULL, NULL, settings->answer, settings->context,
    MHD_OPTION_ARRAY, options, MHD_OPTION_END);
}

/// Stops accepting connections; returns the listening socket, which may be
/// closed only after `microhttpd_stop`, or -1.
static inline int microhttpd_quiesce(struct MHD_Daemon *daemon) {
  return microhttpd_functions()->MHD_quiesce_daemon(daemon);
}

/// Closes every connection and joins the threads.
static inline void microhttpd_stop(struct MHD_Daemon *daemon) {
  microhttpd_functions()->MHD_stop_daemon(daemon);
}

/// The socket of a connection, or -1.
static inline int microhttpd_connection_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = microhttpd_functions()->MHD_get_connection_info(
    connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == NULL ? -1 : info->connect_fd;
}

/// The value that the `connection_changed` callback attached to a connection, or NULL.
static inline void *microhttpd_connection_context(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = microhttpd_functions()->MHD_get_connection_info(
    connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info == NULL ? NULL : info->socket_context;
}

/// Visits the header fields of a request in order.
static inline void microhttpd_visit_fields(
  struct MHD_Connection *connection, MHD_KeyValueIterator visitor, void *context) {
  microhttpd_functions()->MHD_get_connection_values(
    connection, MHD_HEADER_KIND, visitor, context);
}

/// A response with its own copy of the body; NULL when out of memory.
static inline struct MHD_Response *microhttpd_make_response(const void *body, size_t size) {
  return microhttpd_functions()->MHD_create_response_from_buffer(
    size, (void *)body, MHD_RESPMEM_MUST_COPY);
}

static inline ssize_t microhttpd_read_nothing(
  void *context, uint64_t position, char *buffer, size_t size) {
  (void)context;
  (void)position;
  (void)buffer;
  (void)size;
  return MHD_CONTENT_READER_END_WITH_ERROR;
}

/// A response for a status that has no body, such as 304, which nevertheless
/// states the length of one: an empty response would state 0, which is wrong.
static inline struct MHD_Response *microhttpd_make_bodiless_response(uint64_t size) {
  return microhttpd_functions()->MHD_create_response_from_callback(
    size, 1, microhttpd_read_nothing, NULL, NULL);
}

/// 0 when the library rejects the field, for example because it contains a line break.
static inline int microhttpd_add_field(
  struct MHD_Response *response, const char *name, const char *value) {
  return microhttpd_functions()->MHD_add_response_header(response, name, value) == MHD_YES;
}

static inline enum MHD_Result microhttpd_queue(
  struct MHD_Connection *connection, unsigned int status, struct MHD_Response *response) {
  return microhttpd_functions()->MHD_queue_response(connection, status, response);
}

/// Releases the caller's reference; connections that are still sending keep theirs.
static inline void microhttpd_release(struct MHD_Response *response) {
  microhttpd_functions()->MHD_destroy_response(response);
}

/// Runs `body` on a detached thread; returns an error number or 0.
static inline int microhttpd_detach_thread(void *(*body)(void *), void *context) {
  pthread_t thread;
  int failure = pthread_create(&thread, NULL, body, context);
  return failure != 0 ? failure : pthread_detach(thread);
}
