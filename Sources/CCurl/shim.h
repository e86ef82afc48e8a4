#pragma once

// libcurl with a common prefix, loaded with the first request: it depends on two dozen other libraries.

// The functions are called through a table, which the checks of libcurl's macros don't know.
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>
#include <stddef.h>
#include <stdint.h>

#include "../CLibraryLoader/library_loader.h"

#define CURL_FUNCTIONS(use)  \
  use(curl_global_init)      \
  use(curl_easy_init)        \
  use(curl_easy_cleanup)     \
  use(curl_easy_setopt)      \
  use(curl_easy_getinfo)     \
  use(curl_easy_strerror)    \
  use(curl_multi_init)          \
  use(curl_multi_cleanup)       \
  use(curl_multi_add_handle)    \
  use(curl_multi_remove_handle) \
  use(curl_multi_perform)       \
  use(curl_multi_poll)          \
  use(curl_multi_info_read)     \
  use(curl_slist_append)     \
  use(curl_slist_free_all)
LIBRARY_OPENED_ON_FIRST_USE(curl, "libcurl-gnutls.so.4", CURL_FUNCTIONS)

/// A request, where its answer goes, and what became of it.
struct curl_exchange {
  const char *method;
  const char *address;
  struct curl_slist *fields;
  const uint8_t *body;
  size_t body_size;
  /// Whether it may be sent twice, as one that changes nothing.
  int is_repeatable;
  /// Whether no proxy is used, whatever the environment says.
  int is_direct;
  /// Passed to both callbacks, which return the number of bytes that they took.
  void *context;
  size_t (*take_field)(const char *bytes, size_t one, size_t count, void *context);
  size_t (*take_body)(const char *bytes, size_t one, size_t count, void *context);
  /// An error number, or 0.
  int code;
  long status;
  /// The status with which a proxy answered, or 0.
  long proxy_status;
  void *handle;
};

/// A handle that keeps connections; NULL when the library is missing or out of memory.
static inline void *curl_connections_make(void) {
  const struct curl_functions *curl = curl_functions();
  if (curl == NULL || curl->curl_global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK) return NULL;
  return curl->curl_multi_init();
}

/// 0 when the library is missing.
static inline int curl_is_available(void) { return curl_functions() != NULL; }

static inline void curl_connections_free(void *connections) {
  curl_functions()->curl_multi_cleanup(connections);
}

/// The list with another header field; NULL when out of memory.
static inline struct curl_slist *curl_fields_append(struct curl_slist *fields, const char *field) {
  return curl_functions()->curl_slist_append(fields, field);
}

static inline void curl_fields_free(struct curl_slist *fields) {
  curl_functions()->curl_slist_free_all(fields);
}

static inline void curl_exchange_prepare(struct curl_exchange *exchange) {
  const struct curl_functions *curl = curl_functions();
#define CURL_SET(option, value) curl->curl_easy_setopt(exchange->handle, option, value)
  CURL_SET(CURLOPT_URL, exchange->address);
  CURL_SET(CURLOPT_CUSTOMREQUEST, exchange->method);
  CURL_SET(CURLOPT_HTTPHEADER, exchange->fields);
  if (exchange->body_size > 0) {
    CURL_SET(CURLOPT_POSTFIELDS, (const char *)exchange->body);
    CURL_SET(CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)exchange->body_size);
  }
  CURL_SET(CURLOPT_HEADERFUNCTION, exchange->take_field);
  CURL_SET(CURLOPT_HEADERDATA, exchange->context);
  CURL_SET(CURLOPT_WRITEFUNCTION, exchange->take_body);
  CURL_SET(CURLOPT_WRITEDATA, exchange->context);
  // Answers may be compressed in any way that the library knows.
  CURL_SET(CURLOPT_ACCEPT_ENCODING, "");
  CURL_SET(CURLOPT_HTTP_VERSION, (long)CURL_HTTP_VERSION_2TLS);
  // A connection that is being made may take more than one request.
  CURL_SET(CURLOPT_PIPEWAIT, 1L);
  CURL_SET(CURLOPT_FOLLOWLOCATION, 0L);
  // When a connection that was kept ends without an answer, libcurl repeats the request, whatever its method is.
  if (!exchange->is_repeatable) CURL_SET(CURLOPT_FRESH_CONNECT, 1L);
  if (exchange->is_direct) CURL_SET(CURLOPT_PROXY, "");
  CURL_SET(CURLOPT_SSL_VERIFYPEER, 1L);
  CURL_SET(CURLOPT_SSL_VERIFYHOST, 2L);
  CURL_SET(CURLOPT_NOSIGNAL, 1L);
  CURL_SET(CURLOPT_CONNECTTIMEOUT, 20L);
  CURL_SET(CURLOPT_TIMEOUT, 180L);
#undef CURL_SET
}

/// Sends requests at the same time, and receives their answers.
static inline void curl_exchanges_perform(
  void *connections, struct curl_exchange *exchanges, size_t count) {
  const struct curl_functions *curl = curl_functions();
  for (size_t i = 0; i < count; i++) {
    exchanges[i].code = CURLE_FAILED_INIT;
    exchanges[i].handle = curl->curl_easy_init();
    if (exchanges[i].handle == NULL) continue;
    curl_exchange_prepare(&exchanges[i]);
    // Until it is complete, it has failed, and may have been carried out.
    if (curl->curl_multi_add_handle(connections, exchanges[i].handle) == CURLM_OK) {
      exchanges[i].code = CURLE_RECV_ERROR;
    }
  }
  int running = 1;
  while (running > 0) {
    if (curl->curl_multi_perform(connections, &running) != CURLM_OK) break;
    if (running > 0 && curl->curl_multi_poll(connections, NULL, 0, 1000, NULL) != CURLM_OK) break;
  }
  int left;
  for (CURLMsg *message; (message = curl->curl_multi_info_read(connections, &left)) != NULL;) {
    if (message->msg != CURLMSG_DONE) continue;
    for (size_t i = 0; i < count; i++) {
      if (exchanges[i].handle == message->easy_handle) exchanges[i].code = (int)message->data.result;
    }
  }
  for (size_t i = 0; i < count; i++) {
    void *handle = exchanges[i].handle;
    if (handle == NULL) continue;
    curl->curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &exchanges[i].status);
    curl->curl_easy_getinfo(handle, CURLINFO_HTTP_CONNECTCODE, &exchanges[i].proxy_status);
    curl->curl_multi_remove_handle(connections, handle);
    curl->curl_easy_cleanup(handle);
  }
}

/// The meaning of an error number, in English.
static inline const char *curl_error_text(int code) {
  return curl_functions()->curl_easy_strerror((CURLcode)code);
}

/// Whether an error number means that the certificate of the server is not accepted.
static inline int curl_error_is_of_certificate(int code) {
  return code == CURLE_PEER_FAILED_VERIFICATION;
}

/// Whether an error number can't change by trying again: an address or a certificate that is refused.
static inline int curl_error_is_permanent(int code) {
  switch (code) {
  case CURLE_UNSUPPORTED_PROTOCOL:
  case CURLE_URL_MALFORMAT:
  case CURLE_PEER_FAILED_VERIFICATION:
  case CURLE_SSL_CACERT_BADFILE:
  case CURLE_SSL_CERTPROBLEM: return 1;
  default: return 0;
  }
}
