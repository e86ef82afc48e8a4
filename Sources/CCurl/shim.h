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
  use(curl_easy_reset)       \
  use(curl_easy_cleanup)     \
  use(curl_easy_setopt)      \
  use(curl_easy_perform)     \
  use(curl_easy_getinfo)     \
  use(curl_easy_strerror)    \
  use(curl_slist_append)     \
  use(curl_slist_free_all)
LIBRARY_OPENED_ON_FIRST_USE(curl, "libcurl-gnutls.so.4", CURL_FUNCTIONS)

/// A request, and where its answer goes.
struct curl_exchange {
  const char *method;
  const char *address;
  struct curl_slist *fields;
  const uint8_t *body;
  size_t body_size;
  /// Passed to both callbacks, which return the number of bytes that they took.
  void *context;
  size_t (*take_field)(const char *bytes, size_t one, size_t count, void *context);
  size_t (*take_body)(const char *bytes, size_t one, size_t count, void *context);
};

/// A handle that keeps its connections; NULL when the library is missing or out of memory.
static inline void *curl_handle_make(void) {
  const struct curl_functions *curl = curl_functions();
  if (curl == NULL || curl->curl_global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK) return NULL;
  return curl->curl_easy_init();
}

/// 0 when the library is missing.
static inline int curl_is_available(void) { return curl_functions() != NULL; }

static inline void curl_handle_free(void *handle) { curl_functions()->curl_easy_cleanup(handle); }

/// The list with another header field; NULL when out of memory.
static inline struct curl_slist *curl_fields_append(struct curl_slist *fields, const char *field) {
  return curl_functions()->curl_slist_append(fields, field);
}

static inline void curl_fields_free(struct curl_slist *fields) {
  curl_functions()->curl_slist_free_all(fields);
}

/// Sends a request and receives its answer; returns an error number or 0.
static inline int curl_exchange_perform(
  void *handle, const struct curl_exchange *exchange, long *status) {
  const struct curl_functions *curl = curl_functions();
  curl->curl_easy_reset(handle);
#define CURL_SET(option, value) curl->curl_easy_setopt(handle, option, value)
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
  CURL_SET(CURLOPT_FOLLOWLOCATION, 0L);
  CURL_SET(CURLOPT_SSL_VERIFYPEER, 1L);
  CURL_SET(CURLOPT_SSL_VERIFYHOST, 2L);
  CURL_SET(CURLOPT_NOSIGNAL, 1L);
  CURL_SET(CURLOPT_CONNECTTIMEOUT, 20L);
  CURL_SET(CURLOPT_TIMEOUT, 180L);
#undef CURL_SET
  CURLcode code = curl->curl_easy_perform(handle);
  if (code == CURLE_OK) curl->curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, status);
  return (int)code;
}

/// What an error number means, in English.
static inline const char *curl_error_text(int code) {
  return curl_functions()->curl_easy_strerror((CURLcode)code);
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
