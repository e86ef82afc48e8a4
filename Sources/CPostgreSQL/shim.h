#pragma once

// libpq with a common prefix, loaded when the first connection is made: it depends on OpenSSL,
// Kerberos and LDAP.

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>
// Debian has the header in a folder of its own, which its pkg-config file names and a library that is
// loaded on first use doesn't look up.
#if __has_include(<postgresql/libpq-fe.h>)
#include <postgresql/libpq-fe.h>
#else
#include <libpq-fe.h>
#endif

#include "../CLibraryLoader/library_loader.h"

#define POSTGRESQL_FUNCTIONS(use) \
  use(PQconnectStartParams)       \
  use(PQconnectPoll)              \
  use(PQconninfo)                 \
  use(PQconninfoParse)            \
  use(PQconninfoFree)             \
  use(PQpass)                     \
  use(PQfinish)                   \
  use(PQstatus)                   \
  use(PQerrorMessage)             \
  use(PQsendPrepare)              \
  use(PQsendQueryPrepared)        \
  use(PQsetSingleRowMode)         \
  use(PQgetResult)                \
  use(PQresultStatus)             \
  use(PQresultErrorField)         \
  use(PQclear)                    \
  use(PQntuples)                  \
  use(PQnfields)                  \
  use(PQftype)                    \
  use(PQgetvalue)                 \
  use(PQgetisnull)                \
  use(PQgetlength)                \
  use(PQenterPipelineMode)        \
  use(PQexitPipelineMode)         \
  use(PQpipelineSync)             \
  use(PQconsumeInput)             \
  use(PQnotifies)                 \
  use(PQfreemem)                  \
  use(PQsocket)                   \
  use(PQsendQuery)                \
  use(PQisBusy)                   \
  use(PQtransactionStatus)        \
  use(PQsetnonblocking)           \
  use(PQflush)                    \
  use(PQsetNoticeProcessor)
LIBRARY_OPENED_ON_FIRST_USE(postgresql, "libpq.so.5", POSTGRESQL_FUNCTIONS)

static inline const struct postgresql_functions *postgresql(void) {
  return postgresql_functions();
}

/// 0 when the library is missing; none of the functions below may be called then.
static inline int postgresql_is_available(void) { return postgresql_functions() != NULL; }

static inline void postgresql_ignore_notice(void *context, const char *message) {
  (void)context;
  (void)message;
}

/// Whether libpq can read an address. Its own message about one that it can't read repeats any part of it.
static inline int postgresql_is_address(const char *address) {
  char *message = NULL;
  PQconninfoOption *options = postgresql()->PQconninfoParse(address, &message);
  postgresql()->PQfreemem(message);
  postgresql()->PQconninfoFree(options);
  return options != NULL;
}

/// The password of a connection, from its address, the environment or a password file; or NULL.
static inline const char *postgresql_password(const PGconn *connection) {
  return postgresql()->PQpass(connection);
}

static inline int postgresql_is_connected(const PGconn *connection) {
  return postgresql()->PQstatus(connection) == CONNECTION_OK;
}

static inline int postgresql_is_in_transaction(const PGconn *connection) {
  return postgresql()->PQtransactionStatus(connection) != PQTRANS_IDLE;
}

/// The five characters of the SQL standard's error code, or NULL.
static inline const char *postgresql_error_code(const PGresult *result) {
  return postgresql()->PQresultErrorField(result, 'C');
}

/// The name of the table that an error is about, or NULL.
static inline const char *postgresql_error_table(const PGresult *result) {
  return postgresql()->PQresultErrorField(result, 't');
}

/// The primary message of the server, or NULL.
static inline const char *postgresql_error_text(const PGresult *result) {
  return postgresql()->PQresultErrorField(result, 'M');
}

static inline void postgresql_finish(PGconn *connection) { postgresql()->PQfinish(connection); }
static inline const char *postgresql_message(const PGconn *connection) {
  return postgresql()->PQerrorMessage(connection);
}
static inline int postgresql_send_statements(PGconn *connection, const char *statements) {
  return postgresql()->PQsendQuery(connection, statements);
}
static inline int postgresql_send_preparation(
    PGconn *connection, const char *name, const char *statement) {
  return postgresql()->PQsendPrepare(connection, name, statement, 0, NULL);
}
static inline int postgresql_send(
    PGconn *connection, const char *name, int count, const char *const *values,
    const int *lengths, const int *formats) {
  return postgresql()->PQsendQueryPrepared(connection, name, count, values, lengths, formats, 1);
}
static inline int postgresql_read_row_by_row(PGconn *connection) {
  return postgresql()->PQsetSingleRowMode(connection);
}

/// The reason why a connection was given up.
enum postgresql_end { postgresql_open, postgresql_silent, postgresql_endless };

/// The state of a connection that libpq does not keep.
struct postgresql_state {
  enum postgresql_end end;
  /// Whether notifications have arrived since this was last reset.
  int is_notified;
};

/// The most bytes of one result, such as one row: several times the largest catalog.
static const int64_t postgresql_longest_result = 256 << 20;

/// The most bytes that a server sends before one is connected: a hundred times what one needs.
static const int64_t postgresql_longest_greeting = 16 << 20;

static inline int64_t postgresql_milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/// The milliseconds in which each host has to do something, from "connect_timeout"; libpq leaves them to the caller.
static inline int postgresql_patience(PGconn *connection) {
  int seconds = 0;
  PQconninfoOption *options = postgresql()->PQconninfo(connection);
  for (PQconninfoOption *option = options; option != NULL && option->keyword != NULL; option++)
    if (strcmp(option->keyword, "connect_timeout") == 0 && option->val != NULL) seconds = atoi(option->val);
  postgresql()->PQconninfoFree(options);
  return seconds > 0 && seconds < 60 ? seconds * 1000 : 60000;
}

/// Connects until a time; the caller finishes the connection, even if it failed. NULL when out of memory. The end says
/// whether it was given up.
static inline PGconn *postgresql_connect(const char *address, int64_t latest, enum postgresql_end *end) {
  // The address is expanded like any other name of a database; what it doesn't say comes from the
  // environment and from service and password files.
  // A server that is gone without a word is noticed within a minute; what the address says comes later
  // and so takes precedence.
  const char *keywords[] = {
    "connect_timeout", "keepalives_idle", "keepalives_interval", "keepalives_count",
    "tcp_user_timeout", "dbname", "fallback_application_name", "client_encoding", NULL};
  const char *values[] = {"10", "30", "10", "3", "60000", address, "shopkeeper", "UTF8", NULL};
  PGconn *connection = postgresql()->PQconnectStartParams(keywords, values, 1);
  if (connection == NULL) return NULL;
  // Notices would be printed on standard error.
  postgresql()->PQsetNoticeProcessor(connection, postgresql_ignore_notice, NULL);
  const int patience = postgresql_patience(connection);
  int64_t bytes = 0;
  int is_silent = 0;
  PostgresPollingStatusType next = PGRES_POLLING_WRITING;
  while (postgresql()->PQstatus(connection) != CONNECTION_BAD && next != PGRES_POLLING_OK) {
    const int64_t left = latest - postgresql_milliseconds();
    if (left <= 0) *end = postgresql_silent;
    if (bytes > postgresql_longest_greeting) *end = postgresql_endless;
    if (*end != postgresql_open) return connection;
    struct pollfd polled = {
      postgresql()->PQsocket(connection), next == PGRES_POLLING_READING ? POLLIN : POLLOUT, 0};
    int count = poll(&polled, 1, left < patience ? (int)left : patience);
    if (count < 0 && errno == EINTR) continue;
    // libpq takes a host that doesn't accept for lost, and tries the next one.
    is_silent = count == 0;
    if (is_silent) shutdown(polled.fd, SHUT_RDWR);
    int available = 0;
    if (ioctl(polled.fd, FIONREAD, &available) == 0) bytes += available;
    next = postgresql()->PQconnectPoll(connection);
  }
  if (next != PGRES_POLLING_OK && is_silent) *end = postgresql_silent;
  // What is sent is queued, and flushed with a limit of time.
  postgresql()->PQsetnonblocking(connection, 1);
  return connection;
}

/// An attempt to connect, on a thread of its own: libpq has no limit for the time in which it looks for an address, or
/// for what a server makes it compute for a password.
struct postgresql_attempt {
  char *address;
  PGconn *connection;
  int64_t latest;
  enum postgresql_end end;
  /// A pipe that becomes readable at the end.
  int ends[2];
  int is_done;
  int is_given_up;
  /// Another one that was given up.
  struct postgresql_attempt *next;
};

static pthread_mutex_t postgresql_attempt_lock = PTHREAD_MUTEX_INITIALIZER;
/// Attempts that were given up and whose threads still run.
static struct postgresql_attempt *postgresql_attempts = NULL;

static inline void postgresql_free_attempt(struct postgresql_attempt *attempt) {
  close(attempt->ends[0]);
  close(attempt->ends[1]);
  free(attempt->address);
  free(attempt);
}

static inline void *postgresql_attempt_thread(void *argument) {
  struct postgresql_attempt *attempt = (struct postgresql_attempt *)argument;
  attempt->connection = postgresql_connect(attempt->address, attempt->latest, &attempt->end);
  pthread_mutex_lock(&postgresql_attempt_lock);
  attempt->is_done = 1;
  if (attempt->is_given_up) {
    struct postgresql_attempt **place = &postgresql_attempts;
    while (*place != attempt) place = &(*place)->next;
    *place = attempt->next;
    postgresql()->PQfinish(attempt->connection);
    postgresql_free_attempt(attempt);
  } else {
    // An empty pipe has room for a byte.
    (void)!write(attempt->ends[1], "", 1);
  }
  pthread_mutex_unlock(&postgresql_attempt_lock);
  return NULL;
}

/// Whether the thread of an attempt to connect to an address still runs, although it was given up.
static inline int postgresql_is_attempted(const char *address) {
  pthread_mutex_lock(&postgresql_attempt_lock);
  struct postgresql_attempt *attempt = postgresql_attempts;
  while (attempt != NULL && strcmp(attempt->address, address) != 0) attempt = attempt->next;
  pthread_mutex_unlock(&postgresql_attempt_lock);
  return attempt != NULL;
}

/// Connects within some milliseconds; the caller finishes the connection, even if it failed. NULL when out of memory
/// or given up, which sets the end. An address is tried again when the thread of the last attempt has ended.
static inline PGconn *postgresql_connect_within(
    const char *address, int64_t milliseconds, struct postgresql_state *state) {
  if (postgresql_is_attempted(address)) {
    state->end = postgresql_silent;
    return NULL;
  }
  struct postgresql_attempt *attempt = (struct postgresql_attempt *)calloc(1, sizeof *attempt);
  if (attempt == NULL || pipe(attempt->ends) != 0) {
    free(attempt);
    return NULL;
  }
  fcntl(attempt->ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(attempt->ends[1], F_SETFD, FD_CLOEXEC);
  attempt->address = strdup(address);
  attempt->latest = postgresql_milliseconds() + milliseconds;
  const int64_t latest = attempt->latest;
  pthread_t thread;
  if (attempt->address == NULL || pthread_create(&thread, NULL, postgresql_attempt_thread, attempt) != 0) {
    postgresql_free_attempt(attempt);
    return NULL;
  }
  struct pollfd polled = {attempt->ends[0], POLLIN, 0};
  for (int64_t left = milliseconds; left > 0; left = latest - postgresql_milliseconds())
    if (poll(&polled, 1, (int)left) > 0) break;
  pthread_mutex_lock(&postgresql_attempt_lock);
  if (!attempt->is_done) {
    attempt->is_given_up = 1;
    attempt->next = postgresql_attempts;
    postgresql_attempts = attempt;
    state->end = postgresql_silent;
    pthread_detach(thread);
  }
  pthread_mutex_unlock(&postgresql_attempt_lock);
  if (state->end != postgresql_open) return NULL;
  pthread_join(thread, NULL);
  PGconn *connection = attempt->connection;
  state->end = attempt->end;
  postgresql_free_attempt(attempt);
  if (state->end == postgresql_open) return connection;
  postgresql()->PQfinish(connection);
  return NULL;
}

/// Gives up a connection: nothing is sent any more. A server can go on sending, so nothing may be read either.
static inline void postgresql_give_up(
    PGconn *connection, struct postgresql_state *state, enum postgresql_end reason) {
  state->end = reason;
  shutdown(postgresql()->PQsocket(connection), SHUT_RDWR);
}

/// Reads what has arrived, counts it, and takes notifications out of it; 0 if the connection is lost or was given up.
static inline int postgresql_read_input(PGconn *connection, int64_t *bytes, struct postgresql_state *state) {
  int available = 0;
  if (ioctl(postgresql()->PQsocket(connection), FIONREAD, &available) == 0) *bytes += available;
  if (*bytes > postgresql_longest_result) postgresql_give_up(connection, state, postgresql_endless);
  if (state->end != postgresql_open || !postgresql()->PQconsumeInput(connection)) return 0;
  // libpq would keep them all.
  PGnotify *notification;
  while ((notification = postgresql()->PQnotifies(connection)) != NULL) {
    postgresql()->PQfreemem(notification);
    state->is_notified = 1;
  }
  return 1;
}

/// Sends what is queued, and reads what arrives meanwhile. The connection is given up when the server doesn't read or
/// takes too long; 0 then, or if it is lost.
static inline int postgresql_flush(PGconn *connection, int patience, struct postgresql_state *state) {
  const int64_t latest = postgresql_milliseconds() + 10 * (int64_t)patience;
  int64_t bytes = 0;
  int left = 0;
  while (state->end == postgresql_open && (left = postgresql()->PQflush(connection)) == 1) {
    struct pollfd polled = {postgresql()->PQsocket(connection), POLLIN | POLLOUT, 0};
    int count = poll(&polled, 1, patience);
    if (count < 0 && errno == EINTR) continue;
    if (count == 0) postgresql_give_up(connection, state, postgresql_silent);
    if (postgresql_milliseconds() > latest) postgresql_give_up(connection, state, postgresql_endless);
    if ((polled.revents & POLLIN) && !postgresql_read_input(connection, &bytes, state)) break;
  }
  return state->end == postgresql_open && left == 0;
}

/// The next result, or NULL after the last one. The connection is given up, whatever the network says of it,
/// when nothing arrives for some milliseconds, when a result doesn't end, or at the first of a COPY, which has no
/// last one: what else a server sends, such as notices, would keep a client for ever.
static inline PGresult *postgresql_next_result(PGconn *connection, int patience, struct postgresql_state *state) {
  const int64_t latest = postgresql_milliseconds() + 10 * (int64_t)patience;
  int64_t bytes = 0;
  int wait = 0;
  postgresql_flush(connection, patience, state);
  int64_t last = postgresql_milliseconds();
  while (state->end == postgresql_open && postgresql()->PQisBusy(connection)) {
    struct pollfd polled = {postgresql()->PQsocket(connection), POLLIN, 0};
    // What TLS has taken from the socket, such as the rest of a record, wakes nobody: libpq is asked again and again.
    int count = poll(&polled, 1, wait);
    if (count < 0 && errno == EINTR) continue;
    wait = count == 0 ? 20 : 0;
    const int64_t now = postgresql_milliseconds();
    if (count != 0) last = now;
    if (now - last > patience) postgresql_give_up(connection, state, postgresql_silent);
    if (now > latest) postgresql_give_up(connection, state, postgresql_endless);
    if (!postgresql_read_input(connection, &bytes, state)) break;
  }
  if (state->end != postgresql_open) return NULL;
  PGresult *result = postgresql()->PQgetResult(connection);
  switch (postgresql()->PQresultStatus(result)) {
    case PGRES_COPY_IN:
    case PGRES_COPY_OUT:
    case PGRES_COPY_BOTH:
      postgresql()->PQclear(result);
      postgresql_give_up(connection, state, postgresql_endless);
      return NULL;
    default: return result;
  }
}

/// The kind of a result: rows or the end of them, a failure, or the end of a pipeline.
enum postgresql_kind {
  postgresql_done,
  postgresql_row,
  postgresql_synchronized,
  postgresql_aborted,
  postgresql_failed
};

static inline enum postgresql_kind postgresql_kind_of(const PGresult *result) {
  switch (postgresql()->PQresultStatus(result)) {
    case PGRES_COMMAND_OK:
    case PGRES_TUPLES_OK:
    case PGRES_EMPTY_QUERY: return postgresql_done;
    case PGRES_SINGLE_TUPLE: return postgresql_row;
    case PGRES_PIPELINE_SYNC: return postgresql_synchronized;
    case PGRES_PIPELINE_ABORTED: return postgresql_aborted;
    default: return postgresql_failed;
  }
}

static inline void postgresql_clear(PGresult *result) { postgresql()->PQclear(result); }
static inline int postgresql_rows(const PGresult *result) { return postgresql()->PQntuples(result); }
static inline int postgresql_columns(const PGresult *result) {
  return postgresql()->PQnfields(result);
}
static inline Oid postgresql_type(const PGresult *result, int column) {
  return postgresql()->PQftype(result, column);
}
static inline int postgresql_is_null(const PGresult *result, int row, int column) {
  return postgresql()->PQgetisnull(result, row, column);
}
static inline const char *postgresql_value(const PGresult *result, int row, int column) {
  return postgresql()->PQgetvalue(result, row, column);
}
static inline int postgresql_length(const PGresult *result, int row, int column) {
  return postgresql()->PQgetlength(result, row, column);
}
static inline int postgresql_begin_pipeline(PGconn *connection) {
  return postgresql()->PQenterPipelineMode(connection);
}
static inline int postgresql_end_pipeline(PGconn *connection) {
  return postgresql()->PQexitPipelineMode(connection);
}
static inline int postgresql_synchronize(PGconn *connection) {
  return postgresql()->PQpipelineSync(connection);
}
static inline int postgresql_socket(const PGconn *connection) {
  return postgresql()->PQsocket(connection);
}
