#pragma once

#include <nettle/md5.h>
#include <nettle/sha2.h>
#include <nettle/version.h>
#include <stddef.h>
#include <stdint.h>

// Nettle 4 dropped the length argument of the digest functions; these two hide which one is
// installed.

static inline void shopkeeper_sha256(size_t length, const uint8_t *bytes, uint8_t *digest) {
  struct sha256_ctx context;
  sha256_init(&context);
  sha256_update(&context, length, bytes);
#if NETTLE_VERSION_MAJOR >= 4
  sha256_digest(&context, digest);
#else
  sha256_digest(&context, SHA256_DIGEST_SIZE, digest);
#endif
}

static inline void shopkeeper_md5(size_t length, const uint8_t *bytes, uint8_t *digest) {
  struct md5_ctx context;
  md5_init(&context);
  md5_update(&context, length, bytes);
#if NETTLE_VERSION_MAJOR >= 4
  md5_digest(&context, digest);
#else
  md5_digest(&context, MD5_DIGEST_SIZE, digest);
#endif
}
