extension SQLiteDatabase {
  /// The tables, version by version.
  ///
  /// Published rows are never changed or deleted, which triggers enforce; a change of a product
  /// refers to the ledger with everything that must stay the same, so that the database itself
  /// refuses another type, period, group or app, and a trigger refuses a retired ID.
  static let migrations = [
    StoreMigration(
      "revisions and ledger",
      """
      CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
      CREATE TABLE apps (
        id INTEGER PRIMARY KEY,
        bundle_id TEXT NOT NULL UNIQUE CHECK (bundle_id <> '')
      ) STRICT;
      CREATE TABLE blobs (
        digest BLOB NOT NULL PRIMARY KEY CHECK (length(digest) = 32),
        content BLOB NOT NULL
      ) STRICT;
      CREATE TABLE revisions (
        app INTEGER NOT NULL REFERENCES apps (id),
        number INTEGER NOT NULL CHECK (number > 0),
        published INTEGER NOT NULL,
        author TEXT NOT NULL,
        message TEXT NOT NULL,
        commit_id TEXT NOT NULL,
        facets INTEGER NOT NULL,
        products INTEGER NOT NULL,
        size INTEGER NOT NULL,
        content BLOB NOT NULL,
        root BLOB NOT NULL REFERENCES blobs (digest),
        changes BLOB NOT NULL,
        previous BLOB,
        digest BLOB NOT NULL UNIQUE,
        PRIMARY KEY (app, number)
      ) STRICT;
      CREATE TABLE ledger (
        product TEXT NOT NULL PRIMARY KEY,
        app INTEGER NOT NULL REFERENCES apps (id),
        type TEXT NOT NULL,
        period TEXT NOT NULL,
        subscription_group TEXT NOT NULL,
        first_revision INTEGER,
        removed_in INTEGER,
        retired INTEGER,
        reason TEXT NOT NULL,
        UNIQUE (app, product, type, period, subscription_group),
        FOREIGN KEY (app, first_revision) REFERENCES revisions (app, number)
      ) STRICT;
      CREATE TABLE changes (
        app INTEGER NOT NULL,
        subject TEXT NOT NULL,
        revision INTEGER NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('added', 'changed', 'removed')),
        fields TEXT NOT NULL,
        content BLOB REFERENCES blobs (digest),
        product TEXT,
        type TEXT,
        period TEXT,
        subscription_group TEXT,
        PRIMARY KEY (app, subject, revision),
        FOREIGN KEY (app, revision) REFERENCES revisions (app, number),
        FOREIGN KEY (app, product, type, period, subscription_group)
          REFERENCES ledger (app, product, type, period, subscription_group)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX changes_of_revision ON changes (revision);
      CREATE TRIGGER revisions_are_in_line BEFORE INSERT ON revisions
      WHEN NEW.number <> 1 + coalesce((SELECT max(number) FROM revisions WHERE app = NEW.app), 0)
        OR NEW.previous IS NOT
          (SELECT digest FROM revisions WHERE app = NEW.app AND number = NEW.number - 1)
      BEGIN SELECT RAISE(ABORT, 'a revision follows the newest one'); END;
      CREATE TRIGGER retired_ids_are_not_used BEFORE INSERT ON changes
      WHEN NEW.product IS NOT NULL AND NEW.kind <> 'removed'
        AND (SELECT retired FROM ledger WHERE product = NEW.product) IS NOT NULL
      BEGIN SELECT RAISE(ABORT, 'a retired product ID can''t be used again'); END;
      CREATE TRIGGER ledger_is_kept BEFORE DELETE ON ledger
      BEGIN SELECT RAISE(ABORT, 'the ledger forgets no product ID'); END;
      CREATE TRIGGER ledger_is_constant BEFORE UPDATE ON ledger
      WHEN NEW.product <> OLD.product OR NEW.app <> OLD.app
        OR OLD.type <> '' AND NEW.type <> OLD.type
        OR OLD.period <> '' AND NEW.period <> OLD.period
        OR OLD.subscription_group <> '' AND NEW.subscription_group <> OLD.subscription_group
        OR OLD.first_revision IS NOT NULL AND NEW.first_revision IS NOT OLD.first_revision
        OR OLD.retired IS NOT NULL AND NEW.retired IS NOT OLD.retired
      BEGIN SELECT RAISE(ABORT, 'the ledger changes no product ID'); END;
      CREATE TRIGGER blobs_are_kept BEFORE DELETE ON blobs
      BEGIN SELECT RAISE(ABORT, 'what is published is kept'); END;
      CREATE TRIGGER blobs_are_constant BEFORE UPDATE ON blobs
      BEGIN SELECT RAISE(ABORT, 'what is published never changes'); END;
      CREATE TRIGGER revisions_are_kept BEFORE DELETE ON revisions
      BEGIN SELECT RAISE(ABORT, 'what is published is kept'); END;
      CREATE TRIGGER revisions_are_constant BEFORE UPDATE ON revisions
      BEGIN SELECT RAISE(ABORT, 'what is published never changes'); END;
      CREATE TRIGGER changes_are_kept BEFORE DELETE ON changes
      BEGIN SELECT RAISE(ABORT, 'what is published is kept'); END;
      CREATE TRIGGER changes_are_constant BEFORE UPDATE ON changes
      BEGIN SELECT RAISE(ABORT, 'what is published never changes'); END;
      """),
    StoreMigration(
      "channels and events",
      """
      CREATE TABLE events (
        app INTEGER NOT NULL REFERENCES apps (id),
        number INTEGER NOT NULL CHECK (number > 0),
        kind TEXT NOT NULL CHECK (kind IN ('channel', 'retirement', 'import')),
        subject TEXT NOT NULL,
        revision INTEGER,
        detail TEXT NOT NULL,
        author TEXT NOT NULL,
        happened INTEGER NOT NULL,
        previous BLOB,
        digest BLOB NOT NULL UNIQUE,
        PRIMARY KEY (app, number),
        FOREIGN KEY (app, revision) REFERENCES revisions (app, number)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX events_of_subject ON events (app, kind, subject, number);
      CREATE TRIGGER events_are_in_line BEFORE INSERT ON events
      WHEN NEW.number <> 1 + coalesce((SELECT max(number) FROM events WHERE app = NEW.app), 0)
        OR NEW.previous IS NOT
          (SELECT digest FROM events WHERE app = NEW.app AND number = NEW.number - 1)
      BEGIN SELECT RAISE(ABORT, 'an event follows the newest one'); END;
      CREATE TRIGGER events_are_kept BEFORE DELETE ON events
      BEGIN SELECT RAISE(ABORT, 'what is published is kept'); END;
      CREATE TRIGGER events_are_constant BEFORE UPDATE ON events
      BEGIN SELECT RAISE(ABORT, 'what is published never changes'); END;
      """),
    StoreMigration(
      "what is unknown is null",
      """
      DROP TRIGGER changes_are_constant;
      UPDATE changes SET type = NULL WHERE type = '';
      UPDATE changes SET period = nullif(period, ''), subscription_group = nullif(subscription_group, '')
      WHERE type = 'auto-renewable' AND (period = '' OR subscription_group = '');
      CREATE TRIGGER changes_are_constant BEFORE UPDATE ON changes
      BEGIN SELECT RAISE(ABORT, 'what is published never changes'); END;
      """),
  ]
}
