#pragma once

#include <nettle/base64.h>
#include <nettle/md5.h>
#include <nettle/sha2.h>
#include <nettle/version.h>

// Nettle 4 dropped the length argument of the digest functions.
#if NETTLE_VERSION_MAJOR >= 4
#define NETTLE_DIGEST(function, context, size, digest) function(context, digest)
#else
#define NETTLE_DIGEST(function, context, size, digest) function(context, size, digest)
#endif

static inline void nettle_sha256_of(size_t size, const uint8_t *bytes, uint8_t *digest) {
  struct sha256_ctx context;
  sha256_init(&context);
  sha256_update(&context, size, bytes);
  NETTLE_DIGEST(sha256_digest, &context, SHA256_DIGEST_SIZE, digest);
}

static inline void nettle_md5_of(size_t size, const uint8_t *bytes, uint8_t *digest) {
  struct md5_ctx context;
  md5_init(&context);
  md5_update(&context, size, bytes);
  NETTLE_DIGEST(md5_digest, &context, MD5_DIGEST_SIZE, digest);
}

static inline size_t nettle_base64_length(size_t size) { return BASE64_ENCODE_RAW_LENGTH(size); }

#undef NETTLE_DIGEST
