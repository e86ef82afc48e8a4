#pragma once

// The part of nettle this package uses.

#include <nettle/md5.h>
#include <nettle/sha2.h>
#include <nettle/version.h>
#include <stddef.h>
#include <stdint.h>

// Nettle 4 dropped the length argument of the digest functions. Only the library that
// the headers belong to will do, hence no name without a number.
#if NETTLE_VERSION_MAJOR >= 4
#define LIBNETTLE_PACKAGE "libnettle9"
#define LAZY_FILES "libnettle.so.9"
#define NETTLE_DIGEST(function, context, size, digest) function(context, digest)
#else
#define LIBNETTLE_PACKAGE "libnettle8"
#define LAZY_FILES "libnettle.so.8"
#define NETTLE_DIGEST(function, context, size, digest) function(context, size, digest)
#endif

#define LAZY_LIBRARY libnettle
#define LAZY_FUNCTIONS(use)       \
  use(nettle_sha256_init)   \
  use(nettle_sha256_update) \
  use(nettle_sha256_digest) \
  use(nettle_md5_init)      \
  use(nettle_md5_update)    \
  use(nettle_md5_digest)
#include "../CLazyLibrary/lazy_library.h"

static inline void libnettle_sha256(size_t size, const uint8_t *bytes, uint8_t *digest) {
  const struct libnettle_functions *nettle = libnettle_functions();
  struct sha256_ctx context;
  nettle->nettle_sha256_init(&context);
  nettle->nettle_sha256_update(&context, size, bytes);
  NETTLE_DIGEST(nettle->nettle_sha256_digest, &context, SHA256_DIGEST_SIZE, digest);
}

static inline void libnettle_md5(size_t size, const uint8_t *bytes, uint8_t *digest) {
  const struct libnettle_functions *nettle = libnettle_functions();
  struct md5_ctx context;
  nettle->nettle_md5_init(&context);
  nettle->nettle_md5_update(&context, size, bytes);
  NETTLE_DIGEST(nettle->nettle_md5_digest, &context, MD5_DIGEST_SIZE, digest);
}

#undef NETTLE_DIGEST
