import pg from 'pg';

/** The superuser that `initdb` makes; only the launcher is it. */
export const SUPERUSER = 'retron';
/** Owns the database and everything in it, and may do nothing else: what web and worker are. */
export const APPLICATION_ROLE = 'retron_app';
export const DATABASE = 'retron';

/** How long to wait for somebody's transaction, ms. */
const LOCK_TIMEOUT_MS = 20_000;

/**
 * What belongs to the superuser in schemas of ours, as commands that hand it over. `REASSIGN OWNED` refuses for the role that the
 * cluster was made with. Sequences of columns, indexes and the like go with their tables.
 */
const HAND_OVER = `
WITH ours AS (SELECT oid, nspname FROM pg_namespace WHERE nspname <> 'information_schema' AND nspname NOT LIKE 'pg\\_%'),
dependent AS (SELECT classid, objid, deptype FROM pg_depend WHERE deptype IN ('a', 'i', 'e'))
SELECT format('ALTER SCHEMA %I OWNER TO ${APPLICATION_ROLE}', n.nspname) AS command
FROM pg_namespace n JOIN ours ON ours.oid = n.oid WHERE n.nspowner = $1::regrole
UNION ALL
SELECT format('ALTER %s %s OWNER TO ${APPLICATION_ROLE}',
  CASE c.relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' WHEN 'c' THEN 'TYPE' ELSE 'TABLE' END,
  c.oid::regclass)
FROM pg_class c JOIN ours ON ours.oid = c.relnamespace
WHERE c.relowner = $1::regrole AND c.relkind IN ('r', 'p', 'v', 'm', 'S', 'c')
  AND NOT EXISTS (SELECT FROM dependent d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND (c.relkind = 'S' OR d.deptype = 'e'))
UNION ALL
SELECT format('ALTER TYPE %s OWNER TO ${APPLICATION_ROLE}', t.oid::regtype)
FROM pg_type t JOIN ours ON ours.oid = t.typnamespace
WHERE t.typowner = $1::regrole AND t.typtype IN ('e', 'd', 'r')
  AND NOT EXISTS (SELECT FROM dependent d WHERE d.classid = 'pg_type'::regclass AND d.objid = t.oid)
UNION ALL
SELECT format('ALTER ROUTINE %s OWNER TO ${APPLICATION_ROLE}', p.oid::regprocedure)
FROM pg_proc p JOIN ours ON ours.oid = p.pronamespace
WHERE p.proowner = $1::regrole AND p.prokind <> 'a'
  AND NOT EXISTS (SELECT FROM dependent d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')`;

/** One conversation on a connection of its own. */
export async function ask<T>(url: string, work: (client: pg.Client) => Promise<T>, timeoutMs = 10_000): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs, application_name: 'retron-launcher' });
  client.on('error', () => undefined); // reported by the query that meets it
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function ensureRole(client: pg.Client, password: string): Promise<void> {
  const found = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [APPLICATION_ROLE]);
  const command = found.rowCount === 0 ? 'CREATE' : 'ALTER';
  await client.query(
    `${command} ROLE ${APPLICATION_ROLE} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION PASSWORD ${client.escapeLiteral(password)}`,
  );
}

async function canConnect(url: string): Promise<boolean> {
  try {
    await ask(url, (client) => client.query('SELECT 1'));
    return true;
  } catch (error) {
    // Unknown role or wrong password; anything else is met again by who comes next.
    return !['28P01', '28000'].includes((error as { code?: string }).code ?? '');
  }
}

/**
 * Makes the application's role and database where they are missing, and hands over to the role what earlier versions made as superuser.
 *
 * @param urlOf - address for a role and a database
 */
export async function ensureApplicationRole(
  urlOf: (role: typeof SUPERUSER | typeof APPLICATION_ROLE, database: string) => string,
  password: string,
): Promise<void> {
  await ask(urlOf(SUPERUSER, 'postgres'), async (client) => {
    if (!(await canConnect(urlOf(APPLICATION_ROLE, 'postgres')))) await ensureRole(client, password);
    const { rows } = await client.query('SELECT pg_get_userbyid(datdba) AS owner FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rows.length === 0) await client.query(`CREATE DATABASE ${DATABASE} OWNER ${APPLICATION_ROLE}`);
    else if (rows[0].owner !== APPLICATION_ROLE) await client.query(`ALTER DATABASE ${DATABASE} OWNER TO ${APPLICATION_ROLE}`);
  });
  await ask(urlOf(SUPERUSER, DATABASE), async (client) => {
    const { rows } = await client.query(HAND_OVER, [SUPERUSER]);
    if (rows.length === 0) return;
    await client.query(`BEGIN; SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
    for (const { command } of rows) await client.query(command);
    await client.query('COMMIT');
  });
}
