/// The tables that both engines have, in the words of SQLite.
extension StoreMigration {
  static let revisionsAndLedger: StaticString = """
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

    """

  static let channelsAndEvents: StaticString = """
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

    """

  /// The columns whose texts are compared: by bytes, whatever the locale of the database.
  private static let compared = ["bundle_id", "product", "type", "period", "subscription_group", "subject", "kind"]

  /// The tables in the words of PostgreSQL.
  var postgreSQLTables: String {
    var text = "\(tables)"
    for (word, other) in [
      (" STRICT, WITHOUT ROWID", ""), (" STRICT", ""), (" INTEGER", " bigint"), (" BLOB", " bytea"), (" TEXT", " text"),
    ] + Self.compared.map({ ("  \($0) text", "  \($0) text COLLATE \"C\"") }) {
      text = text.replacing(word, with: other)
    }
    return text
  }
}
