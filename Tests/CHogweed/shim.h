#pragma once

#include <nettle/eddsa.h>
#include <nettle/sha2.h>
#include <nettle/version.h>

// Nettle 4 dropped the length argument of the digest functions.
#if NETTLE_VERSION_MAJOR >= 4
#define HOGWEED_DIGEST(function, context, size, digest) function(context, digest)
#else
#define HOGWEED_DIGEST(function, context, size, digest) function(context, size, digest)
#endif

static inline void hogweed_sha256_of(size_t size, const uint8_t *bytes, uint8_t *digest) {
  struct sha256_ctx context;
  sha256_init(&context);
  sha256_update(&context, size, bytes);
  HOGWEED_DIGEST(sha256_digest, &context, SHA256_DIGEST_SIZE, digest);
}

static inline void hogweed_sha512_of(size_t size, const uint8_t *bytes, uint8_t *digest) {
  struct sha512_ctx context;
  sha512_init(&context);
  sha512_update(&context, size, bytes);
  HOGWEED_DIGEST(sha512_digest, &context, SHA512_DIGEST_SIZE, digest);
}

#undef HOGWEED_DIGEST
