#pragma once

// minizip, with archives in memory instead of files.

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unzip.h>
#include <zip.h>

/// An archive in memory. `capacity` is 0 for one that is only read.
struct minizip_memory {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
  size_t position;
};

static inline voidpf minizip_memory_open(voidpf memory, const void *name, int mode) {
  (void)name;
  (void)mode;
  return memory;
}

static inline uLong minizip_memory_read(voidpf opaque, voidpf stream, void *buffer, uLong size) {
  struct minizip_memory *memory = stream;
  (void)opaque;
  size_t rest = memory->count - memory->position;
  if (size > rest) size = rest;
  if (size > 0) memcpy(buffer, memory->bytes + memory->position, size);
  memory->position += size;
  return size;
}

static inline uLong minizip_memory_write(
  voidpf opaque, voidpf stream, const void *buffer, uLong size) {
  struct minizip_memory *memory = stream;
  (void)opaque;
  size_t end = memory->position + size;
  if (end > memory->capacity) {
    size_t capacity = memory->capacity * 2 > end ? memory->capacity * 2 : end + 65536;
    uint8_t *bytes = realloc(memory->bytes, capacity);
    if (bytes == NULL) return 0;
    memory->bytes = bytes;
    memory->capacity = capacity;
  }
  memcpy(memory->bytes + memory->position, buffer, size);
  memory->position = end;
  if (end > memory->count) memory->count = end;
  return size;
}

static inline ZPOS64_T minizip_memory_tell(voidpf opaque, voidpf stream) {
  (void)opaque;
  return ((struct minizip_memory *)stream)->position;
}

static inline long minizip_memory_seek(
  voidpf opaque, voidpf stream, ZPOS64_T offset, int origin) {
  struct minizip_memory *memory = stream;
  (void)opaque;
  ZPOS64_T base = origin == ZLIB_FILEFUNC_SEEK_CUR   ? memory->position
                  : origin == ZLIB_FILEFUNC_SEEK_END ? memory->count
                                                     : 0;
  if (offset > memory->count || base + offset > memory->count) return -1;
  memory->position = base + offset;
  return 0;
}

static inline int minizip_memory_close(voidpf opaque, voidpf stream) {
  (void)opaque;
  (void)stream;
  return 0;
}

static inline zlib_filefunc64_def minizip_memory_functions(struct minizip_memory *memory) {
  zlib_filefunc64_def functions = {
    minizip_memory_open, minizip_memory_read,  minizip_memory_write, minizip_memory_tell,
    minizip_memory_seek, minizip_memory_close, minizip_memory_close, memory,
  };
  return functions;
}

/// Opens an archive for reading; NULL when the bytes are no archive. The memory must stay valid.
static inline unzFile minizip_open(struct minizip_memory *memory) {
  zlib_filefunc64_def functions = minizip_memory_functions(memory);
  return unzOpen2_64(memory, &functions);
}

/// Starts an archive; its bytes belong to the caller, who frees them.
static inline zipFile minizip_create(struct minizip_memory *memory) {
  zlib_filefunc64_def functions = minizip_memory_functions(memory);
  return zipOpen2_64(memory, APPEND_STATUS_CREATE, NULL, &functions);
}

/// Adds a compressed file, dated as early as the format allows so that archives are reproducible;
/// returns `ZIP_OK` or an error.
static inline int minizip_add(zipFile archive, const char *name, const void *bytes, size_t count) {
  zip_fileinfo info = {0};
  info.dosDate = 0x00210000;
  int result = zipOpenNewFileInZip(
    archive, name, &info, NULL, 0, NULL, 0, NULL, Z_DEFLATED, Z_DEFAULT_COMPRESSION);
  if (result != ZIP_OK) return result;
  if (count > 0) result = zipWriteInFileInZip(archive, bytes, (unsigned)count);
  int closed = zipCloseFileInZip(archive);
  return result != ZIP_OK ? result : closed;
}
