// Integers that threads share without a lock, by their addresses.
#pragma once

#include <stdint.h>
#include <stdlib.h>

/// The address of a new integer; never 0.
static inline uintptr_t platform_atomic_make(intptr_t value) {
  intptr_t *number = malloc(sizeof *number);
  if (!number) abort();
  *number = value;
  return (uintptr_t)number;
}

static inline void platform_atomic_free(uintptr_t address) { free((void *)address); }

static inline intptr_t platform_atomic_load(uintptr_t address) {
  return __atomic_load_n((intptr_t *)address, __ATOMIC_ACQUIRE);
}

static inline void platform_atomic_store(uintptr_t address, intptr_t value) {
  __atomic_store_n((intptr_t *)address, value, __ATOMIC_RELEASE);
}

/// Returns the sum.
static inline intptr_t platform_atomic_add(uintptr_t address, intptr_t value) {
  return __atomic_add_fetch((intptr_t *)address, value, __ATOMIC_ACQ_REL);
}

/// Returns what was there before.
static inline intptr_t platform_atomic_exchange(uintptr_t address, intptr_t value) {
  return __atomic_exchange_n((intptr_t *)address, value, __ATOMIC_ACQ_REL);
}
