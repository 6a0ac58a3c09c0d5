import type { ClientBase } from 'pg';
import { escapeIdentifier } from 'pg';

/**
 * Tables about the moment: who is signed in, which processes live, what was used up. Elsewhere or later they would be wrong. Exports are
 * kept for a week only, and can be made again.
 */
const OF_THE_MOMENT: ReadonlySet<string> = new Set([
  'sessions',
  'processes',
  'event_streams',
  'rate_limits',
  'export_jobs',
  'export_files',
]);

/** Rows that stay: the key that signs cookies belongs to one installation, and a backup should not be able to sign in. */
const STORED_ROWS: Readonly<Record<string, string>> = { installation: "name <> 'cookie-key'" };

/** A table of Retron's own schema; planning jobs are no table of their own: a run that has not ended is its own job. */
export interface Table {
  readonly name: string;
  /** Those that are written, not computed. */
  readonly columns: readonly string[];
}

/** All tables of Retron, by name. The tables of migrations and of the job queue stand in schemas of their own. */
export async function listTables(client: ClientBase): Promise<readonly Table[]> {
  const { rows } = await client.query(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
     GROUP BY c.oid, c.relname ORDER BY c.relname COLLATE "C"`,
  );
  return rows;
}

export const isStored = ({ name }: Table) => !OF_THE_MOMENT.has(name);

export const nameOf = (table: string) => `public.${escapeIdentifier(table)}`;
const listOf = (columns: readonly string[]) => columns.map(escapeIdentifier).join(', ');

/** Text, not binary: it is the same for every version and every machine. */
export function copyOut({ name, columns }: Table): string {
  const rows = STORED_ROWS[name];
  if (rows === undefined) return `COPY ${nameOf(name)} (${listOf(columns)}) TO STDOUT`;
  return `COPY (SELECT ${listOf(columns)} FROM ${nameOf(name)} WHERE ${rows}) TO STDOUT`;
}

export const copyIn = ({ name, columns }: Table) => `COPY ${nameOf(name)} (${listOf(columns)}) FROM STDIN`;

/** So that text means the same whatever the servers are set to, and that no limit meant for requests cuts a long COPY. */
export const PLAIN_SETTINGS = `
  SET client_encoding = 'UTF8'; SET datestyle = 'ISO, YMD'; SET intervalstyle = 'postgres'; SET timezone = 'UTC';
  SET extra_float_digits = 1; SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0`;

/** The counter that numbers the rows of a table. */
export interface Counter {
  readonly column: string;
  readonly value: string;
  readonly isUsed: boolean;
}

/** Null for a table whose rows are not numbered. A table has one at most. */
export async function readCounter(client: ClientBase, { name, columns }: Table): Promise<Counter | null> {
  const { rows } = await client.query(
    `SELECT name AS column, pg_get_serial_sequence($1, name) AS sequence FROM unnest($2::text[]) AS name
     WHERE pg_get_serial_sequence($1, name) IS NOT NULL`,
    [nameOf(name), columns],
  );
  if (rows.length === 0) return null;
  // The name comes quoted from PostgreSQL.
  const counters = await client.query(`SELECT last_value::text AS value, is_called AS "isUsed" FROM ${rows[0].sequence}`);
  return { column: rows[0].column, ...counters.rows[0] };
}

export async function writeCounter(client: ClientBase, table: string, { column, value, isUsed }: Counter): Promise<void> {
  await client.query('SELECT setval(pg_get_serial_sequence($1, $2)::regclass, $3::bigint, $4)', [nameOf(table), column, value, isUsed]);
}
