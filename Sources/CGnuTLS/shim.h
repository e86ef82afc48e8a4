#pragma once

// GnuTLS with a common prefix, loaded when the first token is signed.

#include <gnutls/abstract.h>
#include <gnutls/crypto.h>
#include <gnutls/gnutls.h>
#include <gnutls/x509.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "../CLibraryLoader/library_loader.h"

#define GNUTLS_FUNCTIONS(use)          \
  use(gnutls_privkey_init)             \
  use(gnutls_privkey_deinit)           \
  use(gnutls_privkey_import_x509_raw)  \
  use(gnutls_privkey_get_pk_algorithm) \
  use(gnutls_privkey_sign_data)        \
  use(gnutls_pubkey_init)              \
  use(gnutls_pubkey_deinit)            \
  use(gnutls_pubkey_import_privkey)    \
  use(gnutls_pubkey_verify_data2)      \
  use(gnutls_decode_rs_value)          \
  use(gnutls_encode_rs_value)          \
  use(gnutls_strerror)
LIBRARY_OPENED_ON_FIRST_USE(gnutls, "libgnutls.so.30", GNUTLS_FUNCTIONS)

/// 0 when the library is missing; none of the functions below may be called then.
static inline int gnutls_is_available(void) { return gnutls_functions() != NULL; }

/// Returned for a key that is not one of the curve P-256.
static inline int gnutls_error_wrong_key(void) { return -100001; }

static inline int gnutls_es256_key(
  const uint8_t *pem, size_t pem_size, gnutls_privkey_t *key) {
  const struct gnutls_functions *gnutls = gnutls_functions();
  int code = gnutls->gnutls_privkey_init(key);
  if (code < 0) return code;
  gnutls_datum_t text = {(unsigned char *)pem, (unsigned int)pem_size};
  code = gnutls->gnutls_privkey_import_x509_raw(*key, &text, GNUTLS_X509_FMT_PEM, NULL, 0);
  unsigned int bits = 0;
  if (
    code >= 0
    && (gnutls->gnutls_privkey_get_pk_algorithm(*key, &bits) != GNUTLS_PK_ECDSA || bits != 256))
    code = gnutls_error_wrong_key();
  if (code < 0) gnutls->gnutls_privkey_deinit(*key);
  return code < 0 ? code : 0;
}

/// Puts a number into the end of 32 bytes, without its leading zeros; 0 when it is too long.
static inline int gnutls_put_number(const gnutls_datum_t *number, uint8_t *target) {
  const unsigned char *bytes = number->data;
  size_t size = number->size;
  while (size > 32 && *bytes == 0) { bytes += 1; size -= 1; }
  if (size > 32) return 0;
  memset(target, 0, 32 - size);
  memcpy(target + 32 - size, bytes, size);
  return 1;
}

/// Signs with a private key in PEM: 64 bytes, r and s, as tokens have them. Returns an error number or 0.
static inline int gnutls_es256_sign(
  const uint8_t *pem, size_t pem_size, const uint8_t *data, size_t size, uint8_t *signature) {
  const struct gnutls_functions *gnutls = gnutls_functions();
  gnutls_privkey_t key;
  int code = gnutls_es256_key(pem, pem_size, &key);
  if (code < 0) return code;
  gnutls_datum_t text = {(unsigned char *)data, (unsigned int)size};
  gnutls_datum_t der = {NULL, 0}, r = {NULL, 0}, s = {NULL, 0};
  code = gnutls->gnutls_privkey_sign_data(key, GNUTLS_DIG_SHA256, 0, &text, &der);
  if (code >= 0) code = gnutls->gnutls_decode_rs_value(&der, &r, &s);
  if (code >= 0 && (!gnutls_put_number(&r, signature) || !gnutls_put_number(&s, signature + 32)))
    code = GNUTLS_E_INTERNAL_ERROR;
  free(der.data);
  free(r.data);
  free(s.data);
  gnutls->gnutls_privkey_deinit(key);
  return code < 0 ? code : 0;
}

/// Whether a signature of 64 bytes was made with a private key in PEM: 1, or 0 for any fault.
static inline int gnutls_es256_verify(
  const uint8_t *pem, size_t pem_size, const uint8_t *data, size_t size, const uint8_t *signature) {
  const struct gnutls_functions *gnutls = gnutls_functions();
  gnutls_privkey_t key;
  if (gnutls_es256_key(pem, pem_size, &key) < 0) return 0;
  gnutls_pubkey_t pub;
  int code = gnutls->gnutls_pubkey_init(&pub);
  if (code >= 0) {
    code = gnutls->gnutls_pubkey_import_privkey(pub, key, 0, 0);
    gnutls_datum_t r = {(unsigned char *)signature, 32}, s = {(unsigned char *)signature + 32, 32};
    gnutls_datum_t text = {(unsigned char *)data, (unsigned int)size}, der = {NULL, 0};
    if (code >= 0) code = gnutls->gnutls_encode_rs_value(&der, &r, &s);
    if (code >= 0)
      code = gnutls->gnutls_pubkey_verify_data2(pub, GNUTLS_SIGN_ECDSA_SHA256, 0, &text, &der);
    free(der.data);
    gnutls->gnutls_pubkey_deinit(pub);
  }
  gnutls->gnutls_privkey_deinit(key);
  return code >= 0;
}

static inline const char *gnutls_error_text(int code) {
  if (code == gnutls_error_wrong_key()) return "it is not a key of the curve P-256";
  return gnutls_functions()->gnutls_strerror(code);
}
