#pragma once

// SQLite's functions with variable arguments, macros and casts as functions that Swift can call.

#include <sqlite3.h>
#include <stddef.h>
#include <stdint.h>

/// Hardens a connection against files made by others: their schema can't call functions with side
/// effects, views and double-quoted strings are off, and no statement can write to internal tables.
static inline void sqlite_harden(sqlite3 *database, int largest_value) {
  sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
  sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_VIEW, 0, NULL);
  sqlite3_db_config(database, SQLITE_DBCONFIG_DQS_DDL, 0, NULL);
  sqlite3_db_config(database, SQLITE_DBCONFIG_DQS_DML, 0, NULL);
  sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, NULL);
  sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_FKEY, 1, NULL);
  sqlite3_limit(database, SQLITE_LIMIT_ATTACHED, 0);
  sqlite3_limit(database, SQLITE_LIMIT_LENGTH, largest_value);
  // Declarations are parsed in the square of their keys; the longest of ours has less than 2 KB.
  sqlite3_limit(database, SQLITE_LIMIT_SQL_LENGTH, 16384);
  sqlite3_limit(database, SQLITE_LIMIT_COLUMN, 100);
  sqlite3_limit(database, SQLITE_LIMIT_EXPR_DEPTH, 100);
}

// SQLITE_TRANSIENT is a cast of -1 to a pointer, which Swift doesn't import.

static inline int sqlite_bind_text(
    sqlite3_stmt *statement, int parameter, const char *text, size_t size) {
  return sqlite3_bind_text64(statement, parameter, text, size, SQLITE_TRANSIENT, SQLITE_UTF8);
}

static inline int sqlite_bind_bytes(
    sqlite3_stmt *statement, int parameter, const void *bytes, size_t size) {
  if (size == 0) return sqlite3_bind_zeroblob(statement, parameter, 0);
  return sqlite3_bind_blob64(statement, parameter, bytes, size, SQLITE_TRANSIENT);
}
