#pragma once

// What a server needs of GnuTLS, loaded when a certificate or a key for signatures is.

#include <gnutls/abstract.h>
#include <gnutls/crypto.h>
#include <gnutls/gnutls.h>
#include <gnutls/x509.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "../CLibraryLoader/library_loader.h"

#define GNUTLS_SERVER_FUNCTIONS(use)                  \
  use(gnutls_init)                                    \
  use(gnutls_deinit)                                  \
  use(gnutls_handshake)                               \
  use(gnutls_record_recv)                             \
  use(gnutls_record_send)                             \
  use(gnutls_record_check_pending)                    \
  use(gnutls_record_get_direction)                    \
  use(gnutls_bye)                                     \
  use(gnutls_transport_set_int2)                      \
  use(gnutls_credentials_set)                         \
  use(gnutls_priority_init)                           \
  use(gnutls_priority_deinit)                         \
  use(gnutls_priority_set)                            \
  use(gnutls_alpn_set_protocols)                      \
  use(gnutls_session_ticket_key_generate)             \
  use(gnutls_session_ticket_enable_server)            \
  use(gnutls_certificate_allocate_credentials)        \
  use(gnutls_certificate_free_credentials)            \
  use(gnutls_certificate_set_x509_key_mem2)           \
  use(gnutls_privkey_init)                            \
  use(gnutls_privkey_deinit)                          \
  use(gnutls_privkey_import_x509_raw)                 \
  use(gnutls_privkey_get_pk_algorithm)                \
  use(gnutls_privkey_export_ecc_raw)                  \
  use(gnutls_privkey_sign_data2)                      \
  use(gnutls_memset)                                  \
  use(gnutls_error_is_fatal)                          \
  use(gnutls_strerror)
LIBRARY_OPENED_ON_FIRST_USE(gnutls_server, "libgnutls.so.30", GNUTLS_SERVER_FUNCTIONS)

/// Returned when the library is not installed.
static inline int gnutls_error_missing(void) { return -100002; }

/// Returned for a key of another algorithm than Ed25519.
static inline int gnutls_error_wrong_algorithm(void) { return -100003; }

static inline const char *gnutls_server_error_text(int code) {
  if (code == gnutls_error_missing()) return "GnuTLS (libgnutls.so.30) is not installed";
  if (code == gnutls_error_wrong_algorithm()) return "it is not an Ed25519 key";
  return gnutls_server_functions()->gnutls_strerror(code);
}

static inline gnutls_datum_t gnutls_datum_of(const uint8_t *bytes, size_t size) {
  gnutls_datum_t datum = {(unsigned char *)bytes, (unsigned int)size};
  return datum;
}

// --- Connections ---

/// A certificate with its key, and what its sessions have in common.
struct tls_identity {
  gnutls_certificate_credentials_t credentials;
  gnutls_priority_t priority;
  gnutls_datum_t ticket_key;
};

static inline void tls_identity_free(struct tls_identity *identity) {
  const struct gnutls_server_functions *gnutls = gnutls_server_functions();
  if (identity->credentials) gnutls->gnutls_certificate_free_credentials(identity->credentials);
  if (identity->priority) gnutls->gnutls_priority_deinit(identity->priority);
  if (identity->ticket_key.data) {
    gnutls->gnutls_memset(identity->ticket_key.data, 0, identity->ticket_key.size);
    free(identity->ticket_key.data);
  }
  free(identity);
}

/// Reads a certificate chain and its key in PEM; NULL and an error number on failure.
static inline struct tls_identity *tls_identity_make(
    const uint8_t *chain, size_t chain_size, const uint8_t *key, size_t key_size, int *code) {
  const struct gnutls_server_functions *gnutls = gnutls_server_functions();
  *code = gnutls_error_missing();
  if (gnutls == NULL) return NULL;
  struct tls_identity *identity = calloc(1, sizeof *identity);
  *code = GNUTLS_E_MEMORY_ERROR;
  if (identity == NULL) return NULL;
  gnutls_datum_t chain_text = gnutls_datum_of(chain, chain_size);
  gnutls_datum_t key_text = gnutls_datum_of(key, key_size);
  *code = gnutls->gnutls_certificate_allocate_credentials(&identity->credentials);
  if (*code >= 0)
    *code = gnutls->gnutls_certificate_set_x509_key_mem2(
        identity->credentials, &chain_text, &key_text, GNUTLS_X509_FMT_PEM, NULL, 0);
  // The versions and suites that RFC 9325 recommends: keys of one session alone, authenticated ciphers.
  if (*code >= 0)
    *code = gnutls->gnutls_priority_init(
        &identity->priority,
        "NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2:-KX-ALL:+ECDHE-ECDSA:+ECDHE-RSA"
        ":-CIPHER-ALL:+AES-128-GCM:+AES-256-GCM:+CHACHA20-POLY1305:%SERVER_PRECEDENCE", NULL);
  if (*code >= 0) *code = gnutls->gnutls_session_ticket_key_generate(&identity->ticket_key);
  if (*code >= 0) return identity;
  tls_identity_free(identity);
  return NULL;
}

/// Starts a session on a connected socket that doesn't block; NULL on failure.
static inline gnutls_session_t tls_session_make(struct tls_identity *identity, int socket) {
  const struct gnutls_server_functions *gnutls = gnutls_server_functions();
  gnutls_session_t session = NULL;
  if (gnutls->gnutls_init(&session, GNUTLS_SERVER | GNUTLS_NONBLOCK | GNUTLS_NO_SIGNAL) < 0)
    return NULL;
  gnutls_datum_t protocol = {(unsigned char *)"http/1.1", 8};
  if (gnutls->gnutls_priority_set(session, identity->priority) < 0
      || gnutls->gnutls_credentials_set(session, GNUTLS_CRD_CERTIFICATE, identity->credentials) < 0
      || gnutls->gnutls_alpn_set_protocols(session, &protocol, 1, 0) < 0
      || gnutls->gnutls_session_ticket_enable_server(session, &identity->ticket_key) < 0) {
    gnutls->gnutls_deinit(session);
    return NULL;
  }
  gnutls->gnutls_transport_set_int2(session, socket, socket);
  return session;
}

static inline void tls_session_free(gnutls_session_t session) {
  gnutls_server_functions()->gnutls_deinit(session);
}

/// Tells the client that nothing more is sent, if that is possible at once.
static inline void tls_end(gnutls_session_t session) {
  gnutls_server_functions()->gnutls_bye(session, GNUTLS_SHUT_WR);
}

/// Goes on with the handshake: 0 when it is done, 1 to wait for reading, 2 for writing, -1 on failure.
static inline int tls_handshake(gnutls_session_t session) {
  const struct gnutls_server_functions *gnutls = gnutls_server_functions();
  for (int round = 0; round < 64; round++) {
    int code = gnutls->gnutls_handshake(session);
    if (code == GNUTLS_E_SUCCESS) return 0;
    if (code == GNUTLS_E_AGAIN || code == GNUTLS_E_INTERRUPTED)
      return gnutls->gnutls_record_get_direction(session) ? 2 : 1;
    // Others that are not fatal are warnings of the client.
    if (gnutls->gnutls_error_is_fatal(code)) return -1;
  }
  return -1;
}

/// The number of bytes, 0 at the end, -1 when there are none yet, -2 on failure.
static inline long tls_receive(gnutls_session_t session, void *bytes, size_t size) {
  const struct gnutls_server_functions *gnutls = gnutls_server_functions();
  for (int round = 0; round < 64; round++) {
    long count = gnutls->gnutls_record_recv(session, bytes, size);
    if (count >= 0) return count;
    if (count == GNUTLS_E_AGAIN || count == GNUTLS_E_INTERRUPTED) return -1;
    // A client that wants to negotiate again doesn't get it (RFC 9325, section 3.5).
    if (count == GNUTLS_E_REHANDSHAKE || gnutls->gnutls_error_is_fatal((int)count)) return -2;
  }
  return -2;
}

/// The number of bytes, at most those of a record, or -1 and -2 as above. After -1, the bytes belong to
/// the session: the next call must have none, and returns their number.
static inline long tls_send(gnutls_session_t session, const void *bytes, size_t size) {
  long count = gnutls_server_functions()->gnutls_record_send(session, bytes, size);
  if (count >= 0) return count;
  return count == GNUTLS_E_AGAIN || count == GNUTLS_E_INTERRUPTED ? -1 : -2;
}

static inline int tls_has_buffered(gnutls_session_t session) {
  return gnutls_server_functions()->gnutls_record_check_pending(session) > 0;
}

// --- Signatures ---

/// Reads an Ed25519 key in PEM (PKCS #8); its public part has 32 bytes. An error number, or 0.
static inline int ed25519_key_make(
    const uint8_t *pem, size_t size, gnutls_privkey_t *key, uint8_t *public_key) {
  const struct gnutls_server_functions *gnutls = gnutls_server_functions();
  if (gnutls == NULL) return gnutls_error_missing();
  gnutls_datum_t text = gnutls_datum_of(pem, size);
  int code = gnutls->gnutls_privkey_init(key);
  if (code < 0) return code;
  code = gnutls->gnutls_privkey_import_x509_raw(*key, &text, GNUTLS_X509_FMT_PEM, NULL, 0);
  if (code >= 0
      && gnutls->gnutls_privkey_get_pk_algorithm(*key, NULL) != GNUTLS_PK_EDDSA_ED25519)
    code = gnutls_error_wrong_algorithm();
  gnutls_ecc_curve_t curve;
  gnutls_datum_t x = {NULL, 0}, y = {NULL, 0}, k = {NULL, 0};
  if (code >= 0) code = gnutls->gnutls_privkey_export_ecc_raw(*key, &curve, &x, &y, &k);
  if (code >= 0) {
    if (x.size == 32) memcpy(public_key, x.data, 32);
    else code = gnutls_error_wrong_algorithm();
    if (k.data != NULL) gnutls->gnutls_memset(k.data, 0, k.size);
    free(x.data);
    free(y.data);
    free(k.data);
  }
  if (code >= 0) return 0;
  gnutls->gnutls_privkey_deinit(*key);
  return code;
}

static inline void ed25519_key_free(gnutls_privkey_t key) {
  gnutls_server_functions()->gnutls_privkey_deinit(key);
}

/// Writes the 64 bytes of a signature (RFC 8032); an error number, or 0.
static inline int ed25519_sign(
    gnutls_privkey_t key, const uint8_t *bytes, size_t size, uint8_t *signature) {
  gnutls_datum_t text = gnutls_datum_of(bytes, size), made = {NULL, 0};
  int code = gnutls_server_functions()->gnutls_privkey_sign_data2(
      key, GNUTLS_SIGN_EDDSA_ED25519, 0, &text, &made);
  if (code >= 0 && made.size == 64) memcpy(signature, made.data, 64);
  else if (code >= 0) code = gnutls_error_wrong_algorithm();
  free(made.data);
  return code < 0 ? code : 0;
}
