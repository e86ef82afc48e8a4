// Declares access to a library that on Linux is opened when it is first used, not
// when the program starts: most commands need none of these libraries, and loading
// them would take longer than the rest of the start. On Apple platforms the program
// is linked against them.
//
// No guard, for every shim includes it once, behind these definitions (it removes
// them again):
//
//   LAZY_LIBRARY         a name for the library: `name` declares `name_functions()`
//                        and `name_is_available()`
//   LAZY_FILES           the file names to try, in this order, as string literals
//   LAZY_FUNCTIONS(use)  `use(function)` for every function the shim calls

#include <pthread.h>
#include <stddef.h>

#ifdef __linux__
#include <dlfcn.h>
#endif

#define LAZY_JOIN_EXPANDED(first, second) first##second
#define LAZY_JOIN(first, second) LAZY_JOIN_EXPANDED(first, second)
#define LAZY_TABLE LAZY_JOIN(LAZY_LIBRARY, _functions)

struct LAZY_TABLE {
#define LAZY_FIELD(name) __typeof__(name) *name;
  LAZY_FUNCTIONS(LAZY_FIELD)
#undef LAZY_FIELD
};

#ifdef __linux__

/// Opens the library once, from whatever thread comes first; NULL when it is
/// not installed or lacks a function.
static inline const struct LAZY_TABLE *LAZY_TABLE(void) {
  static struct LAZY_TABLE functions;
  static int loaded = 0;
  static pthread_mutex_t loading = PTHREAD_MUTEX_INITIALIZER;
  if (__atomic_load_n(&loaded, __ATOMIC_ACQUIRE)) return &functions;

  pthread_mutex_lock(&loading);
  int complete = __atomic_load_n(&loaded, __ATOMIC_RELAXED);
  if (!complete) {
    static const char *const files[] = {LAZY_FILES};
    void *library = NULL;
    for (size_t i = 0; library == NULL && i < sizeof files / sizeof *files; i++)
      library = dlopen(files[i], RTLD_NOW | RTLD_LOCAL);
    complete = library != NULL;
#define LAZY_RESOLVE(name)                                      \
  if (complete) {                                               \
    functions.name = (__typeof__(name) *)dlsym(library, #name); \
    complete = functions.name != NULL;                          \
  }
    LAZY_FUNCTIONS(LAZY_RESOLVE)
#undef LAZY_RESOLVE
    if (library != NULL && !complete) dlclose(library);
    __atomic_store_n(&loaded, complete, __ATOMIC_RELEASE);
  }
  pthread_mutex_unlock(&loading);
  return complete ? &functions : NULL;
}

#else

static inline const struct LAZY_TABLE *LAZY_TABLE(void) {
  static const struct LAZY_TABLE functions = {
#define LAZY_DIRECT(name) .name = &name,
    LAZY_FUNCTIONS(LAZY_DIRECT)
#undef LAZY_DIRECT
  };
  return &functions;
}

#endif

/// 0 when the library is missing; unless it was found, nothing else of the shim may
/// be called.
static inline int LAZY_JOIN(LAZY_LIBRARY, _is_available)(void) { return LAZY_TABLE() != NULL; }

#undef LAZY_TABLE
#undef LAZY_JOIN
#undef LAZY_JOIN_EXPANDED
#undef LAZY_FUNCTIONS
#undef LAZY_FILES
#undef LAZY_LIBRARY
