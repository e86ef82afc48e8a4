#pragma once

// Loads a library on first use, for libraries that would slow down startup by more than a millisecond
// and that few commands use. The types of its functions are those of its own header.
//
//     #define EXAMPLE_FUNCTIONS(use) use(example_open) use(example_close)
//     LIBRARY_OPENED_ON_FIRST_USE(example, "libexample.so.1", EXAMPLE_FUNCTIONS)
//
// declares `example_functions()`: the table of those functions, or NULL when the library is not
// installed or lacks one of them. On Apple platforms the program is linked against the library.

#define LIBRARY_FIELD(function) __typeof__(function) *function;

#ifdef __linux__

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

#define LIBRARY_RESOLVE(function) \
  &&(table.function = (__typeof__(function) *)dlsym(library, #function)) != NULL

#define LIBRARY_OPENED_ON_FIRST_USE(name, file, FUNCTIONS)                                \
  struct name##_functions { FUNCTIONS(LIBRARY_FIELD) };                                   \
  static inline const struct name##_functions *name##_functions(void) {                   \
    static struct name##_functions table;                                                 \
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;                              \
    static int is_open = 0;                                                               \
    if (__atomic_load_n(&is_open, __ATOMIC_ACQUIRE)) return &table;                       \
    pthread_mutex_lock(&lock);                                                            \
    void *library = is_open ? NULL : dlopen(file, RTLD_NOW | RTLD_LOCAL);                 \
    if (library != NULL FUNCTIONS(LIBRARY_RESOLVE))                                       \
      __atomic_store_n(&is_open, 1, __ATOMIC_RELEASE);                                    \
    pthread_mutex_unlock(&lock);                                                          \
    return __atomic_load_n(&is_open, __ATOMIC_ACQUIRE) ? &table : NULL;                   \
  }

#else

#define LIBRARY_ADDRESS(function) .function = &function,

#define LIBRARY_OPENED_ON_FIRST_USE(name, file, FUNCTIONS)                       \
  struct name##_functions { FUNCTIONS(LIBRARY_FIELD) };                          \
  static inline const struct name##_functions *name##_functions(void) {          \
    static const struct name##_functions table = {FUNCTIONS(LIBRARY_ADDRESS)};   \
    return &table;                                                               \
  }

#endif
