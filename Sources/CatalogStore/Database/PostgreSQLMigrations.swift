extension PostgreSQLDatabase {
  static let tables = ["migrations", "apps", "blobs", "revisions", "ledger", "changes", "events"]

  /// The keys, references and checks of the newest version, as the server words them. Their names depend on its version.
  static let constraints = [
    "apps CHECK ((bundle_id <> ''::text))",
    "apps PRIMARY KEY (id)",
    "apps UNIQUE (bundle_id)",
    "blobs CHECK ((length(digest) = 32))",
    "blobs PRIMARY KEY (digest)",
    "changes CHECK ((kind = ANY (ARRAY['added'::text, 'changed'::text, 'removed'::text])))",
    "changes FOREIGN KEY (app, product, type, period, subscription_group)"
      + " REFERENCES ledger(app, product, type, period, subscription_group)",
    "changes FOREIGN KEY (app, revision) REFERENCES revisions(app, number)",
    "changes FOREIGN KEY (content) REFERENCES blobs(digest)",
    "changes PRIMARY KEY (app, subject, revision)",
    "events CHECK ((kind = ANY (ARRAY['channel'::text, 'retirement'::text, 'import'::text])))",
    "events CHECK ((number > 0))",
    "events FOREIGN KEY (app) REFERENCES apps(id)",
    "events FOREIGN KEY (app, revision) REFERENCES revisions(app, number)",
    "events PRIMARY KEY (app, number)",
    "events UNIQUE (digest)",
    "ledger FOREIGN KEY (app) REFERENCES apps(id)",
    "ledger FOREIGN KEY (app, first_revision) REFERENCES revisions(app, number)",
    "ledger PRIMARY KEY (product)",
    "ledger UNIQUE (app, product, type, period, subscription_group)",
    "migrations PRIMARY KEY (number)",
    "revisions CHECK ((number > 0))",
    "revisions FOREIGN KEY (app) REFERENCES apps(id)",
    "revisions FOREIGN KEY (root) REFERENCES blobs(digest)",
    "revisions PRIMARY KEY (app, number)",
    "revisions UNIQUE (digest)",
  ]

  /// The tables, version by version; the same as in a file, in a schema of their own.
  ///
  /// Two roles without a login get the least privileges, if the owner of the schema may create them:
  /// `GRANT shopkeeper_reader TO …` gives a node that serves what it needs.
  static let migrations = [
    StoreMigration(
      "revisions and ledger",
      tables: StoreMigration.revisionsAndLedger,
      """
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
      SET search_path = shopkeeper, pg_temp AS $$
      BEGIN RAISE EXCEPTION 'what is published never changes' USING ERRCODE = '23001'; END $$;
      CREATE FUNCTION check_revision() RETURNS trigger LANGUAGE plpgsql
      SET search_path = shopkeeper, pg_temp AS $$
      BEGIN
        IF NEW.number <> 1 + coalesce((SELECT max(number) FROM revisions WHERE app = NEW.app), 0)
          OR NEW.previous IS DISTINCT FROM
            (SELECT digest FROM revisions WHERE app = NEW.app AND number = NEW.number - 1)
        THEN RAISE EXCEPTION 'a revision follows the newest one' USING ERRCODE = '23001'; END IF;
        RETURN NEW;
      END $$;
      CREATE FUNCTION check_change() RETURNS trigger LANGUAGE plpgsql
      SET search_path = shopkeeper, pg_temp AS $$
      BEGIN
        IF NEW.product IS NOT NULL AND NEW.kind <> 'removed'
          AND (SELECT retired FROM ledger WHERE product = NEW.product) IS NOT NULL
        THEN RAISE EXCEPTION 'a retired product ID can''t be used again' USING ERRCODE = '23001';
        END IF;
        RETURN NEW;
      END $$;
      CREATE FUNCTION check_ledger() RETURNS trigger LANGUAGE plpgsql
      SET search_path = shopkeeper, pg_temp AS $$
      BEGIN
        IF NEW.product <> OLD.product OR NEW.app <> OLD.app
          OR OLD.type <> '' AND NEW.type <> OLD.type
          OR OLD.period <> '' AND NEW.period <> OLD.period
          OR OLD.subscription_group <> '' AND NEW.subscription_group <> OLD.subscription_group
          OR OLD.first_revision IS NOT NULL
            AND NEW.first_revision IS DISTINCT FROM OLD.first_revision
          OR OLD.retired IS NOT NULL AND NEW.retired IS DISTINCT FROM OLD.retired
        THEN RAISE EXCEPTION 'the ledger changes no product ID' USING ERRCODE = '23001'; END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER revisions_are_in_line BEFORE INSERT ON revisions
        FOR EACH ROW EXECUTE FUNCTION check_revision();
      CREATE TRIGGER retired_ids_are_not_used BEFORE INSERT ON changes
        FOR EACH ROW EXECUTE FUNCTION check_change();
      CREATE TRIGGER ledger_is_constant BEFORE UPDATE ON ledger
        FOR EACH ROW EXECUTE FUNCTION check_ledger();
      CREATE TRIGGER ledger_is_kept BEFORE DELETE OR TRUNCATE ON ledger
        FOR EACH STATEMENT EXECUTE FUNCTION refuse();
      CREATE TRIGGER blobs_are_constant BEFORE UPDATE OR DELETE OR TRUNCATE ON blobs
        FOR EACH STATEMENT EXECUTE FUNCTION refuse();
      CREATE TRIGGER revisions_are_constant BEFORE UPDATE OR DELETE OR TRUNCATE ON revisions
        FOR EACH STATEMENT EXECUTE FUNCTION refuse();
      CREATE TRIGGER changes_are_constant BEFORE UPDATE OR DELETE OR TRUNCATE ON changes
        FOR EACH STATEMENT EXECUTE FUNCTION refuse();
      """),
    StoreMigration(
      "channels and events",
      tables: StoreMigration.channelsAndEvents,
      """
      CREATE FUNCTION check_event() RETURNS trigger LANGUAGE plpgsql
      SET search_path = shopkeeper, pg_temp AS $$
      BEGIN
        IF NEW.number <> 1 + coalesce((SELECT max(number) FROM events WHERE app = NEW.app), 0)
          OR NEW.previous IS DISTINCT FROM
            (SELECT digest FROM events WHERE app = NEW.app AND number = NEW.number - 1)
        THEN RAISE EXCEPTION 'an event follows the newest one' USING ERRCODE = '23001'; END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER events_are_in_line BEFORE INSERT ON events
        FOR EACH ROW EXECUTE FUNCTION check_event();
      CREATE TRIGGER events_are_constant BEFORE UPDATE OR DELETE OR TRUNCATE ON events
        FOR EACH STATEMENT EXECUTE FUNCTION refuse();
      """),
    StoreMigration(
      "roles",
      """
      DO $$ BEGIN CREATE ROLE shopkeeper_reader NOLOGIN;
      EXCEPTION WHEN duplicate_object OR unique_violation OR insufficient_privilege THEN NULL;
      END $$;
      DO $$ BEGIN CREATE ROLE shopkeeper_writer NOLOGIN;
      EXCEPTION WHEN duplicate_object OR unique_violation OR insufficient_privilege THEN NULL;
      END $$;
      DO $$ BEGIN
        GRANT USAGE ON SCHEMA shopkeeper TO shopkeeper_reader, shopkeeper_writer;
        GRANT SELECT ON ALL TABLES IN SCHEMA shopkeeper TO shopkeeper_reader, shopkeeper_writer;
        GRANT INSERT ON apps, blobs, revisions, ledger, changes, events TO shopkeeper_writer;
        GRANT UPDATE (type, period, subscription_group, first_revision, removed_in, retired, reason)
          ON ledger TO shopkeeper_writer;
      EXCEPTION WHEN undefined_object THEN NULL; END $$;
      """),
    StoreMigration(
      "batches",
      """
      DO $$ BEGIN
        -- Only a server that was built with it has it; others keep the compression of the server.
        EXECUTE 'ALTER TABLE blobs ALTER COLUMN content SET COMPRESSION lz4';
      EXCEPTION WHEN feature_not_supported OR syntax_error OR invalid_parameter_value THEN NULL;
      END $$;
      CREATE OR REPLACE FUNCTION check_change() RETURNS trigger LANGUAGE plpgsql
      SET search_path = shopkeeper, pg_temp AS $$
      BEGIN
        IF EXISTS (SELECT 1 FROM added a JOIN ledger l ON l.product = a.product
          WHERE a.kind <> 'removed' AND l.retired IS NOT NULL)
        THEN RAISE EXCEPTION 'a retired product ID can''t be used again' USING ERRCODE = '23001';
        END IF;
        RETURN NULL;
      END $$;
      DROP TRIGGER retired_ids_are_not_used ON changes;
      CREATE TRIGGER retired_ids_are_not_used AFTER INSERT ON changes
        REFERENCING NEW TABLE AS added
        FOR EACH STATEMENT EXECUTE FUNCTION check_change();
      """),
    StoreMigration(
      "what is unknown is null",
      """
      ALTER TABLE changes DISABLE TRIGGER changes_are_constant;
      UPDATE changes SET type = NULL WHERE type = '';
      UPDATE changes SET period = nullif(period, ''), subscription_group = nullif(subscription_group, '')
      WHERE type = 'auto-renewable' AND (period = '' OR subscription_group = '');
      ALTER TABLE changes ENABLE TRIGGER changes_are_constant;
      """),
  ]
}
