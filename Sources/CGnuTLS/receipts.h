#pragma once

// What reading signed purchases needs of GnuTLS, loaded when the first signature is checked.

#include <gnutls/abstract.h>
#include <gnutls/crypto.h>
#include <gnutls/gnutls.h>
#include <gnutls/pkcs7.h>
#include <gnutls/x509.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>

#include "../CLibraryLoader/library_loader.h"

#define GNUTLS_RECEIPT_FUNCTIONS(use)            \
  use(gnutls_x509_crt_init)                      \
  use(gnutls_x509_crt_deinit)                    \
  use(gnutls_x509_crt_import)                    \
  use(gnutls_x509_crt_get_activation_time)       \
  use(gnutls_x509_crt_get_expiration_time)       \
  use(gnutls_x509_crt_get_extension_by_oid2)     \
  use(gnutls_x509_crt_get_key_usage)             \
  use(gnutls_x509_crt_get_pk_algorithm)          \
  use(gnutls_x509_crt_get_pk_rsa_raw)            \
  use(gnutls_x509_crt_check_issuer)              \
  use(gnutls_x509_trust_list_init)               \
  use(gnutls_x509_trust_list_deinit)             \
  use(gnutls_x509_trust_list_add_cas)            \
  use(gnutls_x509_trust_list_verify_crt2)        \
  use(gnutls_pubkey_init)                        \
  use(gnutls_pubkey_deinit)                      \
  use(gnutls_pubkey_import_x509)                 \
  use(gnutls_pubkey_verify_data2)                \
  use(gnutls_encode_rs_value)                    \
  use(gnutls_pkcs7_init)                         \
  use(gnutls_pkcs7_deinit)                       \
  use(gnutls_pkcs7_import)                       \
  use(gnutls_pkcs7_get_crt_count)                \
  use(gnutls_pkcs7_get_crt_raw2)                 \
  use(gnutls_pkcs7_get_embedded_data)            \
  use(gnutls_pkcs7_verify_direct)
LIBRARY_OPENED_ON_FIRST_USE(gnutls_receipt, "libgnutls.so.30", GNUTLS_RECEIPT_FUNCTIONS)

/// 0 when the library is missing; none of the functions below may be called then.
static inline int receipts_are_readable(void) { return gnutls_receipt_functions() != NULL; }

/// Old receipts, and the certificates that they were signed with, have SHA-1.
#define RECEIPT_FLAGS (GNUTLS_VERIFY_DISABLE_TIME_CHECKS | GNUTLS_VERIFY_ALLOW_SIGN_WITH_SHA1)

static inline gnutls_datum_t receipt_datum(const uint8_t *bytes, size_t size) {
  gnutls_datum_t datum = {(unsigned char *)bytes, (unsigned int)size};
  return datum;
}

/// Whether a signature by the key of a certificate can be checked in a moment: it has at most 4096 bits, as Apple's
/// keys do, and the exponent of an RSA key at most 64.
static inline int receipt_has_usual_key(gnutls_x509_crt_t certificate) {
  const struct gnutls_receipt_functions *gnutls = gnutls_receipt_functions();
  unsigned int bits = 0;
  if (gnutls->gnutls_x509_crt_get_pk_algorithm(certificate, &bits) < 0 || bits > 4096) return 0;
  gnutls_datum_t modulus = {NULL, 0}, exponent = {NULL, 0};
  int is_rsa = gnutls->gnutls_x509_crt_get_pk_rsa_raw(certificate, &modulus, &exponent) >= 0;
  free(modulus.data);
  free(exponent.data);
  // A number whose first bit is set begins with a zero.
  return !is_rsa || exponent.size <= 9;
}

/// A certificate in DER with a usual key; NULL for anything else.
static inline gnutls_x509_crt_t receipt_certificate(const uint8_t *der, size_t size) {
  const struct gnutls_receipt_functions *gnutls = gnutls_receipt_functions();
  gnutls_x509_crt_t certificate = NULL;
  if (gnutls->gnutls_x509_crt_init(&certificate) < 0) return NULL;
  gnutls_datum_t bytes = receipt_datum(der, size);
  if (gnutls->gnutls_x509_crt_import(certificate, &bytes, GNUTLS_X509_FMT_DER) >= 0
      && receipt_has_usual_key(certificate))
    return certificate;
  gnutls->gnutls_x509_crt_deinit(certificate);
  return NULL;
}

static inline void receipt_certificate_free(gnutls_x509_crt_t certificate) {
  gnutls_receipt_functions()->gnutls_x509_crt_deinit(certificate);
}

/// Whether a certificate has an extension.
static inline int receipt_has_extension(gnutls_x509_crt_t certificate, const char *oid) {
  const struct gnutls_receipt_functions *gnutls = gnutls_receipt_functions();
  gnutls_datum_t value = {NULL, 0};
  unsigned int critical = 0;
  int code = gnutls->gnutls_x509_crt_get_extension_by_oid2(certificate, oid, 0, &value, &critical);
  free(value.data);
  return code >= 0;
}

/// Whether the key of a certificate may sign: the certificate says so, or doesn't restrict its use.
static inline int receipt_may_sign(gnutls_x509_crt_t certificate) {
  unsigned int usage = 0, critical = 0;
  int code = gnutls_receipt_functions()->gnutls_x509_crt_get_key_usage(certificate, &usage, &critical);
  if (code == GNUTLS_E_REQUESTED_DATA_NOT_AVAILABLE) return 1;
  return code >= 0 && (usage & GNUTLS_KEY_DIGITAL_SIGNATURE) != 0;
}

/// Whether a certificate is valid at a time, in seconds since 1970.
static inline int receipt_is_valid_at(gnutls_x509_crt_t certificate, int64_t seconds) {
  const struct gnutls_receipt_functions *gnutls = gnutls_receipt_functions();
  return gnutls->gnutls_x509_crt_get_activation_time(certificate) <= seconds
    && seconds <= gnutls->gnutls_x509_crt_get_expiration_time(certificate);
}

static inline int receipt_is_issued_by(gnutls_x509_crt_t certificate, gnutls_x509_crt_t issuer) {
  return gnutls_receipt_functions()->gnutls_x509_crt_check_issuer(certificate, issuer) == 1;
}

/// Whether a chain, the certificate that signs first, leads to a root; the dates of validity aside.
static inline int receipt_chain_leads_to(
  gnutls_x509_crt_t *chain, unsigned int count, gnutls_x509_crt_t root) {
  const struct gnutls_receipt_functions *gnutls = gnutls_receipt_functions();
  gnutls_x509_trust_list_t list = NULL;
  if (gnutls->gnutls_x509_trust_list_init(&list, 0) < 0) return 0;
  unsigned int status = GNUTLS_CERT_INVALID;
  int code = gnutls->gnutls_x509_trust_list_add_cas(list, &root, 1, 0);
  if (code == 1)
    code = gnutls->gnutls_x509_trust_list_verify_crt2(
      list, chain, count, NULL, 0, RECEIPT_FLAGS, &status, NULL);
  gnutls->gnutls_x509_trust_list_deinit(list, 0);
  return code >= 0 && status == 0;
}

/// Whether a signature of 64 bytes, r and s, was made with the key of a certificate.
static inline int receipt_verify_es256(
  gnutls_x509_crt_t certificate, const uint8_t *data, size_t size, const uint8_t *signature) {
  const struct gnutls_receipt_functions *gnutls = gnutls_receipt_functions();
  gnutls_pubkey_t key = NULL;
  if (gnutls->gnutls_pubkey_init(&key) < 0) return 0;
  int code = gnutls->gnutls_pubkey_import_x509(key, certificate, 0);
  gnutls_datum_t r = receipt_datum(signature, 32), s = receipt_datum(signature + 32, 32);
  gnutls_datum_t text = receipt_datum(data, size), der = {NULL, 0};
  if (code >= 0) code = gnutls->gnutls_encode_rs_value(&der, &r, &s);
  if (code >= 0) code = gnutls->gnutls_pubkey_verify_data2(key, GNUTLS_SIGN_ECDSA_SHA256, 0, &text, &der);
  free(der.data);
  gnutls->gnutls_pubkey_deinit(key);
  return code >= 0;
}

/// A signed message in DER (PKCS #7); NULL for anything else.
static inline gnutls_pkcs7_t receipt_message(const uint8_t *der, size_t size) {
  const struct gnutls_receipt_functions *gnutls = gnutls_receipt_functions();
  gnutls_pkcs7_t message = NULL;
  if (gnutls->gnutls_pkcs7_init(&message) < 0) return NULL;
  gnutls_datum_t bytes = receipt_datum(der, size);
  if (gnutls->gnutls_pkcs7_import(message, &bytes, GNUTLS_X509_FMT_DER) >= 0) return message;
  gnutls->gnutls_pkcs7_deinit(message);
  return NULL;
}

static inline void receipt_message_free(gnutls_pkcs7_t message) {
  gnutls_receipt_functions()->gnutls_pkcs7_deinit(message);
}

/// The content of a message; without data on failure. It is released with free.
static inline gnutls_datum_t receipt_content(gnutls_pkcs7_t message) {
  gnutls_datum_t content = {NULL, 0};
  if (gnutls_receipt_functions()->gnutls_pkcs7_get_embedded_data(message, 0, &content) < 0)
    content.data = NULL;
  return content;
}

static inline int receipt_certificate_count(gnutls_pkcs7_t message) {
  return gnutls_receipt_functions()->gnutls_pkcs7_get_crt_count(message);
}

/// A certificate of a message in DER; without data on failure. It is released with free.
static inline gnutls_datum_t receipt_certificate_of(gnutls_pkcs7_t message, unsigned int index) {
  gnutls_datum_t der = {NULL, 0};
  if (gnutls_receipt_functions()->gnutls_pkcs7_get_crt_raw2(message, index, &der) < 0) der.data = NULL;
  return der;
}

/// Whether the first signature of a message was made with the key of a certificate.
static inline int receipt_is_signed_by(gnutls_pkcs7_t message, gnutls_x509_crt_t certificate) {
  return gnutls_receipt_functions()->gnutls_pkcs7_verify_direct(
           message, certificate, 0, NULL, RECEIPT_FLAGS) >= 0;
}
