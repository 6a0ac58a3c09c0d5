-- How names are compared and looked for, whatever locale the database was made with. A server without ICU goes on as before.
DO $$ BEGIN
  CREATE COLLATION "alphabet" (provider = icu, locale = 'und-u-kn-true');
EXCEPTION WHEN feature_not_supported THEN
  EXECUTE format('CREATE COLLATION "alphabet" (provider = libc, locale = %L)', (SELECT datcollate FROM pg_database WHERE datname = current_database()));
END $$;
