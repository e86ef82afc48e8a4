extension SQLiteDatabase {
  /// The tables, version by version.
  ///
  /// Published rows are never changed or deleted, which triggers enforce; a change of a product
  /// refers to the ledger with everything that must stay the same, so that the database itself
  /// refuses another type, period, group or app, and a trigger refuses a retired ID.
  static let migrations = [
    StoreMigration(
      "revisions and ledger",
      tables: StoreMigration.revisionsAndLedger,
      """
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
      tables: StoreMigration.channelsAndEvents,
      """
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
