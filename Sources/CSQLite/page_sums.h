#pragma once

// A layer between SQLite and the file system that keeps a checksum in every page of a database, so
// that a changed byte is found wherever it is: SQLite has checksums in its log, but not in the file,
// and a page has bytes that no row uses.
//
// The checksum is in the last 8 bytes of a page, which SQLite leaves to such layers ("reserved
// bytes"). It is written with the page, and compared when the page is read; a page with another
// checksum is an error (SQLITE_IOERR_DATA). The log and other files pass through unchanged. Programs
// without the layer can still read the file.

#include <sqlite3.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

#define PAGE_SUMS_VFS "shopkeeper"

enum {
  /// The size of every page in bytes; a page of another size has no checksum.
  page_sums_page = 8192,
  /// The bytes at the end of a page that have the checksum.
  page_sums_reserved = 8,
};

/// The code of a page with another checksum.
static const int page_sums_wrong = SQLITE_IOERR_DATA;

/// The checksum of a page, of two sums that depend on each other, as in SQLite's log: a change within
/// four bytes always changes one of them.
static inline uint64_t page_sum(const unsigned char *page) {
  uint32_t first = 0, second = 0;
  for (int index = 0; index < page_sums_page - page_sums_reserved; index += 8) {
    uint32_t words[2];
    memcpy(words, page + index, sizeof words);
    first += words[0] + second;
    second += words[1] + first;
  }
  return (uint64_t)first << 32 | second;
}

static inline int page_sum_is_right(const unsigned char *page) {
  uint64_t stored;
  memcpy(&stored, page + page_sums_page - page_sums_reserved, sizeof stored);
  return stored == page_sum(page);
}

/// An open database; SQLite allocates it with room for the file of the system after it.
struct page_sums_file {
  sqlite3_file base;
  /// Whether the index of the log was looked at.
  int has_seen_index;
  /// Whether it was empty then: no other connection has the database open.
  int is_first;
};

static inline sqlite3_file *page_sums_real(sqlite3_file *file) {
  return (sqlite3_file *)((struct page_sums_file *)file + 1);
}

static inline int page_sums_read(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
  sqlite3_file *real = page_sums_real(file);
  int code = real->pMethods->xRead(real, bytes, count, offset);
  if (code == SQLITE_OK && count == page_sums_page && !page_sum_is_right(bytes))
    return page_sums_wrong;
  return code;
}

static inline int page_sums_write(
    sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
  sqlite3_file *real = page_sums_real(file);
  if (count != page_sums_page) return real->pMethods->xWrite(real, bytes, count, offset);
  unsigned char page[page_sums_page];
  memcpy(page, bytes, page_sums_page);
  uint64_t sum = page_sum(page);
  memcpy(page + page_sums_page - page_sums_reserved, &sum, sizeof sum);
  return real->pMethods->xWrite(real, page, count, offset);
}

#define PAGE_SUMS_FORWARD(name, parameters, arguments)                       \
  static inline int page_sums_##name parameters {                            \
    sqlite3_file *real = page_sums_real(file);                               \
    return real->pMethods->name arguments;                                   \
  }
PAGE_SUMS_FORWARD(xClose, (sqlite3_file *file), (real))
PAGE_SUMS_FORWARD(xTruncate, (sqlite3_file *file, sqlite3_int64 size), (real, size))
PAGE_SUMS_FORWARD(xSync, (sqlite3_file *file, int flags), (real, flags))
PAGE_SUMS_FORWARD(xFileSize, (sqlite3_file *file, sqlite3_int64 *size), (real, size))
PAGE_SUMS_FORWARD(xLock, (sqlite3_file *file, int level), (real, level))
PAGE_SUMS_FORWARD(xUnlock, (sqlite3_file *file, int level), (real, level))
PAGE_SUMS_FORWARD(xCheckReservedLock, (sqlite3_file *file, int *result), (real, result))
PAGE_SUMS_FORWARD(xSectorSize, (sqlite3_file *file), (real))
PAGE_SUMS_FORWARD(
    xShmLock, (sqlite3_file *file, int offset, int count, int flags), (real, offset, count, flags))
PAGE_SUMS_FORWARD(xShmUnmap, (sqlite3_file *file, int deletes), (real, deletes))
#undef PAGE_SUMS_FORWARD

/// A command of the layer for `sqlite3_file_control`: whether the log was left by a process that didn't
/// close the database.
///
/// The index of the log is in shared memory, which the first connection to the database empties. To ask
/// for the locks of others instead would take a descriptor of its own, and closing that would release
/// the locks of this process.
static const int page_sums_is_first = 0x53686B70;

static inline int page_sums_xFileControl(sqlite3_file *file, int code, void *value) {
  if (code == page_sums_is_first) {
    *(int *)value = ((struct page_sums_file *)file)->is_first;
    return SQLITE_OK;
  }
  sqlite3_file *real = page_sums_real(file);
  return real->pMethods->xFileControl(real, code, value);
}

static inline int page_sums_xShmMap(
    sqlite3_file *file, int page, int size, int extends, void volatile **map) {
  struct page_sums_file *layer = (struct page_sums_file *)file;
  sqlite3_file *real = page_sums_real(file);
  int code = real->pMethods->xShmMap(real, page, size, extends, map);
  if (code == SQLITE_OK && page == 0 && !layer->has_seen_index) {
    layer->has_seen_index = 1;
    // The header begins with the version of its format.
    layer->is_first = *map == NULL || *(const volatile uint32_t *)*map == 0;
  }
  return code;
}

static inline void page_sums_xShmBarrier(sqlite3_file *file) {
  sqlite3_file *real = page_sums_real(file);
  real->pMethods->xShmBarrier(real);
}

static inline int page_sums_xDeviceCharacteristics(sqlite3_file *file) {
  sqlite3_file *real = page_sums_real(file);
  int characteristics = real->pMethods->xDeviceCharacteristics(real);
#ifdef SQLITE_IOCAP_SUBPAGE_READ
  // A part of a page can't be checked.
  characteristics &= ~SQLITE_IOCAP_SUBPAGE_READ;
#endif
  return characteristics;
}

static inline int page_sums_open(
    sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *flags_out) {
  // Version 2: without mapping the file into memory, which would bypass the checks.
  static const sqlite3_io_methods methods = {
    2, page_sums_xClose, page_sums_read, page_sums_write, page_sums_xTruncate, page_sums_xSync,
    page_sums_xFileSize, page_sums_xLock, page_sums_xUnlock, page_sums_xCheckReservedLock,
    page_sums_xFileControl, page_sums_xSectorSize, page_sums_xDeviceCharacteristics,
    page_sums_xShmMap, page_sums_xShmLock, page_sums_xShmBarrier, page_sums_xShmUnmap,
    NULL, NULL,
  };
  sqlite3_vfs *system = vfs->pAppData;
  if ((flags & SQLITE_OPEN_MAIN_DB) == 0) return system->xOpen(system, name, file, flags, flags_out);
  struct page_sums_file *layer = (struct page_sums_file *)file;
  layer->has_seen_index = 0;
  layer->is_first = 0;
  sqlite3_file *real = page_sums_real(file);
  real->pMethods = NULL;
  int code = system->xOpen(system, name, real, flags, flags_out);
  // A file that was not opened may still have to be closed.
  file->pMethods = real->pMethods != NULL ? &methods : NULL;
  return code;
}

/// Adds the layer under its name; SQLITE_OK also when it was added before.
static inline int page_sums_register(void) {
  static sqlite3_vfs layer;
  if (sqlite3_vfs_find(PAGE_SUMS_VFS) != NULL) return SQLITE_OK;
  sqlite3_vfs *system = sqlite3_vfs_find(NULL);
  if (system == NULL) return SQLITE_ERROR;
  // Everything but opening files is the system's, whose functions take its own structure: its data is
  // copied with it.
  sqlite3_vfs copy = *system;
  copy.szOsFile = (int)sizeof(struct page_sums_file) + system->szOsFile;
  copy.zName = PAGE_SUMS_VFS;
  copy.pNext = NULL;
  copy.xOpen = page_sums_open;
  // The functions of unix and its finder are reached through the system's structure only in xOpen.
  copy.pAppData = system;
  layer = copy;
  return sqlite3_vfs_register(&layer, 0);
}

/// The number of the first page of a database with a wrong checksum, counted from 1; 0 if all are
/// right, -1 when the file can't be read.
///
/// Unlike reading through SQLite, this looks at pages that are free, too.
///
/// - has_log: Whether what a page will have may still be in the log only.
static inline int64_t page_sums_first_wrong(sqlite3 *database, int has_log) {
  static const unsigned char empty[page_sums_page];
  unsigned char page[page_sums_page];
  sqlite3_file *file = NULL;
  sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (file == NULL || file->pMethods == NULL || file->pMethods->xRead != page_sums_read) return -1;
  sqlite3_file *real = page_sums_real(file);
  sqlite3_int64 size = 0;
  if (real->pMethods->xFileSize(real, &size) != SQLITE_OK) return -1;
  for (sqlite3_int64 start = 0; start < size; start += page_sums_page) {
    for (int attempts = 0;; attempts++) {
      int code = real->pMethods->xRead(real, page, page_sums_page, start);
      if (code == SQLITE_OK && page_sum_is_right(page)) break;
      if (code != SQLITE_OK && code != SQLITE_IOERR_SHORT_READ) return -1;
      if (has_log && (code != SQLITE_OK || memcmp(page, empty, page_sums_page) == 0)) break;
      // Another process may be writing the page.
      if (attempts == 5) return start / page_sums_page + 1;
      usleep(2000);
    }
  }
  return 0;
}
