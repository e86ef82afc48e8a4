#pragma once

// The part of libpng this package uses.

#include <png.h>

#define LAZY_LIBRARY libpng
#define LAZY_FILES "libpng16.so.16", "libpng16.so"
#define LAZY_FUNCTIONS(use)             \
  use(png_image_begin_read_from_memory) \
  use(png_image_finish_read)            \
  use(png_image_free)
#include "../CLazyLibrary/lazy_library.h"

static inline int libpng_begin_read(png_image *image, const void *bytes, size_t size) {
  return libpng_functions()->png_image_begin_read_from_memory(image, bytes, size);
}

/// Decodes into rows without padding; an alpha channel is left as it is.
static inline int libpng_finish_read(png_image *image, void *pixels) {
  return libpng_functions()->png_image_finish_read(image, NULL, pixels, 0, NULL);
}

static inline void libpng_free(png_image *image) {
  libpng_functions()->png_image_free(image);
}
