#pragma once

// The encoder of Brotli, loaded when the first answer is prepared.

#include <brotli/encode.h>
#include <stdint.h>

#include "../CLibraryLoader/library_loader.h"

#define BROTLI_FUNCTIONS(use) use(BrotliEncoderCompress) use(BrotliEncoderMaxCompressedSize)
LIBRARY_OPENED_ON_FIRST_USE(brotli, "libbrotlienc.so.1", BROTLI_FUNCTIONS)

/// Bytes that an encoded input may need; 0 when the library is missing.
static inline size_t brotli_bound(size_t size) {
  const struct brotli_functions *functions = brotli_functions();
  return functions == NULL ? 0 : functions->BrotliEncoderMaxCompressedSize(size);
}

/// Encodes text; the number of bytes written, or 0 on failure.
static inline size_t brotli_encode(
    const uint8_t *input, size_t size, int quality, uint8_t *output, size_t capacity) {
  const struct brotli_functions *functions = brotli_functions();
  size_t written = capacity;
  if (functions == NULL
      || !functions->BrotliEncoderCompress(
          quality, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_TEXT, size, input, &written, output))
    return 0;
  return written;
}
