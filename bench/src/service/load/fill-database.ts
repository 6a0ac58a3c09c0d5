import type pg from 'pg';
import { TEMPLATES } from './templates.ts';

export const PROJECTS = 1000;
export const QUERIES = 10_000;
/** Members of a project, its owner and the head (who is in all) among them. */
const MEMBERS = 6;
/** Suggestions of the wide query, by copying those that were planned. */
export const WIDE_SUGGESTIONS = 5000;

/** A full database: where to read. */
export interface Filled {
  /** By user name the projects that the user is a member of. */
  readonly projectsOf: ReadonlyMap<string, readonly number[]>;
  /** By project its queries. */
  readonly queriesOf: ReadonlyMap<number, readonly number[]>;
}

interface Planned {
  readonly templates: readonly number[];
  readonly wide: number;
}

/**
 * Fills the database: projects of all users, queries that are copies of really planned ones with everything below them, comments, views.
 *
 * Rows are copied inside the database, column by column as the schema has them, so that they are as the product wrote them.
 *
 * @param users - names of those who own and share projects
 * @param head - who is a member of every project
 */
export async function fillDatabase(client: pg.Client, users: readonly string[], head: string, planned: Planned): Promise<Filled> {
  await client.query('BEGIN');
  await makeProjects(client, users, head);
  await copyQueries(client, planned.templates);
  await addDiscussion(client);
  await widen(client, planned.wide);
  await client.query('COMMIT');
  // As autovacuum would have done by the time that so much has been written.
  await client.query('VACUUM ANALYZE');
  return readPlaces(client);
}

async function makeProjects(client: pg.Client, users: readonly string[], head: string): Promise<void> {
  await client.query(
    `CREATE TEMPORARY TABLE people ON COMMIT DROP AS
     SELECT id, username, row_number() OVER (ORDER BY id) - 1 AS place FROM users WHERE username = ANY($1::text[])`,
    [users],
  );
  await client.query(
    `INSERT INTO projects (name, description, owner_id, created_at)
     SELECT 'Project ' || n, 'Routes to candidate ' || n, p.id, now() - n * interval '7 hours'
     FROM generate_series(1, $1::integer) n JOIN people p ON p.place = n % $2::integer`,
    [PROJECTS, users.length],
  );
  await client.query(
    `INSERT INTO project_members (project_id, user_id)
     SELECT j.id, p.id FROM projects j JOIN people o ON o.id = j.owner_id JOIN people p ON (p.place - o.place + $1) % $1 < $2
     WHERE j.name LIKE 'Project %'
     UNION SELECT j.id, u.id FROM projects j, users u WHERE j.name LIKE 'Project %' AND u.username = $3`,
    [users.length, MEMBERS - 1, head],
  );
}

/** Tables below a query, with the column that names it. */
const BELOW = ['query_progress', 'query_runs', 'structures', 'suggestions', 'routes', 'disconnection_notes'] as const;

async function copyQueries(client: pg.Client, templates: readonly number[]): Promise<void> {
  const bounds = TEMPLATES.map(({ share }) => share);
  await client.query(
    `CREATE TEMPORARY TABLE copies ON COMMIT DROP AS
     SELECT nextval(pg_get_serial_sequence('queries', 'id'))::integer AS id, n, template, j.id AS project_id, j.owner_id AS user_id
     FROM (
       SELECT n, (
         SELECT t.id FROM unnest($1::integer[], $2::integer[]) WITH ORDINALITY AS t(id, share, place)
         WHERE (n * 7919) % 1000 < (SELECT sum(share) FROM unnest($2::integer[]) WITH ORDINALITY AS u(share, place) WHERE u.place <= t.place)
         ORDER BY t.place LIMIT 1) AS template
       FROM generate_series(1, $3::integer) n
     ) dealt
     JOIN (SELECT id, owner_id, row_number() OVER (ORDER BY id) - 1 AS place FROM projects WHERE name LIKE 'Project %') j
       ON j.place = (n * 31) % $4::integer
     ORDER BY n`,
    [templates, bounds, QUERIES, PROJECTS],
  );
  const given: Readonly<Record<string, string>> = {
    id: 'c.id',
    project_id: 'c.project_id',
    user_id: 'c.user_id',
    name: `'Query ' || c.n`,
    comment: `CASE WHEN c.n % 3 = 0 THEN 'Tried before, see the notebook, page ' || c.n ELSE '' END`,
    is_kept: 'c.n % 5 = 0',
    status: `CASE WHEN c.n % 50 = 7 THEN 'stopped' WHEN c.n % 100 = 9 THEN 'failed' ELSE 'finished' END`,
    status_message: `CASE WHEN c.n % 100 = 9 THEN 'It took too long.' END`,
    created_at: `now() - (${QUERIES} - c.n) * interval '40 minutes'`,
    finished_at: `now() - (${QUERIES} - c.n) * interval '40 minutes' + interval '20 seconds'`,
    expires_at: `CASE WHEN c.n % 5 = 0 THEN NULL ELSE now() + interval '1 year' END`,
  };
  const columns = await columnsOf(client, 'queries');
  await client.query(
    `INSERT INTO queries (${columns.map(quoted).join(', ')}) OVERRIDING SYSTEM VALUE
     SELECT ${columns.map((column) => given[column] ?? `t.${quoted(column)}`).join(', ')}
     FROM copies c JOIN queries t ON t.id = c.template`,
  );
  for (const table of BELOW) {
    const rest = (await columnsOf(client, table)).filter((column) => column !== 'query_id').map(quoted);
    await client.query(
      `INSERT INTO ${table} (query_id, ${rest.join(', ')})
       SELECT c.id, ${rest.map((column) => `t.${column}`).join(', ')} FROM copies c JOIN ${table} t ON t.query_id = c.template`,
    );
  }
}

async function addDiscussion(client: pg.Client): Promise<void> {
  const text = `repeat('We tried this in the spring; the second step gave 40 % at best. ', 1 + c.n % 4)`;
  await client.query(
    `INSERT INTO comments (project_id, query_id, author_id, title, message)
     SELECT c.project_id, c.id, c.user_id, 'Remark ' || k, ${text} FROM copies c, generate_series(1, 2) k
     UNION ALL SELECT c.project_id, NULL, c.user_id, 'On the project', ${text} FROM copies c WHERE c.n % 5 = 0`,
  );
  await client.query(
    `INSERT INTO tree_states (query_id, user_id, name, state)
     SELECT c.id, c.user_id, 'View ' || c.n, jsonb_build_object('hidden', (SELECT jsonb_agg(k) FROM generate_series(1, 200) k), 'zoom', 1.5)
     FROM copies c WHERE c.n % 3 = 0`,
  );
}

/** Copies the suggestions of the wide query's target until there are enough: other numbers and ranks, the same precursors. */
async function widen(client: pg.Client, queryId: number): Promise<void> {
  const rest = (await columnsOf(client, 'suggestions')).filter((column) => !['id', 'rank'].includes(column)).map(quoted);
  await client.query(
    `WITH planned AS (
       SELECT *, (SELECT max(id) FROM suggestions WHERE query_id = $1) AS most_id, (SELECT count(*) FROM suggestions WHERE query_id = $1) AS number
       FROM suggestions WHERE query_id = $1)
     INSERT INTO suggestions (id, rank, ${rest.join(', ')})
     SELECT id + k * most_id, rank + k * number, ${rest.join(', ')} FROM planned, generate_series(1, 100) k
     WHERE rank + k * number <= $2`,
    [queryId, WIDE_SUGGESTIONS],
  );
  await client.query('UPDATE queries SET suggestion_count = (SELECT count(*) FROM suggestions WHERE query_id = $1) WHERE id = $1', [
    queryId,
  ]);
}

async function columnsOf(client: pg.Client, table: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ column_name: string }>(
    `SELECT column_name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER' ORDER BY ordinal_position`,
    [table],
  );
  return rows.map(({ column_name }) => column_name);
}

const quoted = (name: string): string => `"${name}"`;

async function readPlaces(client: pg.Client): Promise<Filled> {
  const members = await client.query<{ username: string; projects: number[] }>(
    `SELECT u.username, array_agg(m.project_id ORDER BY m.project_id) AS projects
     FROM project_members m JOIN users u ON u.id = m.user_id JOIN projects j ON j.id = m.project_id AND j.name LIKE 'Project %'
     GROUP BY u.username`,
  );
  const queries = await client.query<{ project_id: number; ids: number[] }>(
    `SELECT project_id, array_agg(id ORDER BY id) AS ids FROM queries WHERE name LIKE 'Query %' GROUP BY project_id`,
  );
  return {
    projectsOf: new Map(members.rows.map(({ username, projects }) => [username, projects])),
    queriesOf: new Map(queries.rows.map(({ project_id, ids }) => [project_id, ids])),
  };
}
