#pragma once

// The part of TurboJPEG this package uses.

#include <turbojpeg.h>

#define LAZY_LIBRARY turbojpeg
#define LAZY_FILES "libturbojpeg.so.0", "libturbojpeg.so"
#define LAZY_FUNCTIONS(use) \
  use(tjInitDecompress)     \
  use(tjDecompressHeader3)  \
  use(tjDecompress2)        \
  use(tjGetErrorStr2)       \
  use(tjDestroy)
#include "../CLazyLibrary/lazy_library.h"

static inline tjhandle turbojpeg_make_decoder(void) {
  return turbojpeg_functions()->tjInitDecompress();
}

static inline int turbojpeg_read_header(
  tjhandle decoder, const unsigned char *bytes, unsigned long size, int *width, int *height,
  int *subsampling, int *color_space) {
  return turbojpeg_functions()->tjDecompressHeader3(
    decoder, bytes, size, width, height, subsampling, color_space);
}

/// Decodes into rows without padding.
static inline int turbojpeg_decode(
  tjhandle decoder, const unsigned char *bytes, unsigned long size, unsigned char *pixels,
  int width, int height, int pixel_format, int flags) {
  return turbojpeg_functions()->tjDecompress2(
    decoder, bytes, size, pixels, width, 0, height, pixel_format, flags);
}

/// What went wrong last; without a decoder, on this thread.
static inline const char *turbojpeg_message(tjhandle decoder) {
  return turbojpeg_functions()->tjGetErrorStr2(decoder);
}

static inline void turbojpeg_destroy(tjhandle decoder) {
  turbojpeg_functions()->tjDestroy(decoder);
}
