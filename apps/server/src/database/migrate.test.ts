import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { INITIAL_TREE_VIEW } from '@retron/tree';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readQuery } from '../commands/read-queries.ts';
import { leftOutAnswerOf } from '../presenters/left-out.ts';
import { queryAnswerOf } from '../presenters/queries.ts';
import { findDisconnectionComments, findDisconnectionFilter, listDisconnections } from '../repositories/disconnections.ts';
import { hasQueryNamed } from '../repositories/queries.ts';
import { loadKnownTree } from '../repositories/tree-reading.ts';
import { listTreeStates } from '../repositories/tree-states.ts';
import type { User } from '../repositories/users.ts';
import { migrateAsOf } from '../testing/old-database.ts';
import { createBareDatabase, createTestDatabase } from '../testing/test-database.ts';
import { type DatabasePool, openDatabase } from './database.ts';
import { checkSchema, migrateDatabase } from './migrate.ts';
import { MIGRATIONS_FOLDER, SchemaTooNew, SchemaTooOld } from './migrations.ts';

/** Migrations of the version before. */
const BEFORE = 2;

const ADMIN: User = { id: 1, username: 'admin', realname: 'Administrator', isSpecial: true };

const DETAILS = {
  precursors: [{ structureId: 2, centre: [0], parentAtom: [0] }],
  partners: [],
  centre: [0, 1],
  bonds: [[0, 1]],
  reasons: ['A reason.'],
  limits: [],
  deepestLevel: 2,
  precedentCount: 3,
  nameReactions: [{ name: 'Ester hydrolysis', count: 2 }],
  messages: { info: [], warning: [] },
  transforms: [{ library: 'chemsynth_core-1.0', transform: 4 }],
  examples: ['US:1'],
};

const row = (name: string, project: number, status: string, algorithm: string) =>
  `(${project}, 1, '${name}', 'CCO', '1-2-3O.', 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N', 'synthesis', '${algorithm}', 'Core Disconnection 1.0', '{chemsynth_core-1.0}', 5, 2, 2,
    'INTERACTIVE', 'Expert', '${status}', '4.1.5')`;

const OLD_ROWS = `
INSERT INTO users (username, realname, password_hash) VALUES ('admin', 'Administrator', '');
INSERT INTO projects (name, owner_id, deleted_at) VALUES ('Live', 1, NULL), ('Gone', 1, now() - interval '1 hour');
INSERT INTO project_members VALUES (1, 1), (2, 1);
INSERT INTO strategies (name, comment, direction, owner, "group") VALUES ('A', '', 'synthesis', 'Retron', 'public'), ('B', '', 'reaction', 'Retron', 'public');
INSERT INTO queries (project_id, user_id, name, smiles, rosdal, inchi_key, direction, algorithm, strategy, libraries, max_suggestions, max_steps, precision,
  run_mode, autorun_mode, status, planner_version)
VALUES ${row('done', 1, 'Ready', 'NEW|UNPRECEDENTED')}, ${row('of a deleted project', 2, 'Busy', 'V3')};
INSERT INTO query_progress (query_id) VALUES (1), (2);
INSERT INTO query_runs (query_id, run, first_structure, first_suggestion, left_out)
VALUES (1, 1, 1, 1, '{"precursors not clearly simpler": 27, "strategy: No clause admits it.": 2, "beyond the number of suggestions asked for": 3}'), (2, 1, 1, 1, '{}');
INSERT INTO structures (query_id, sid, smiles, rosdal, depth, expanded_in_run) VALUES (1, 1, 'CCO', '1-2-3O.', 0, 1), (1, 2, 'CC', '1-2.', 1, NULL);
INSERT INTO suggestions (query_id, ensid, sid, rank, rating, probability, precursor_sids, details)
VALUES (1, 1, 1, 1, 3, 0.5, '{2}', '${JSON.stringify(DETAILS)}');
INSERT INTO disconnection_notes VALUES (1, '{"0-1": "Worth a try"}', '{"nameReactions": ["Ester hydrolysis"]}');
INSERT INTO tree_states (query_id, user_id, name, state) VALUES (1, 1, 'mine', '{"a": 1}'), (1, 1, '', '{}'), (1, 1, '', '{}');`;

let pool: DatabasePool;
beforeAll(async () => {
  const url = await createBareDatabase();
  await migrateAsOf(url, BEFORE);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(OLD_ROWS);
  await client.end();

  await migrateDatabase(url);
  pool = openDatabase(url, () => undefined, 2);
});
afterAll(() => pool.close());

describe('a database of the version before', () => {
  it('gives a query with its tree, its counts and its words', async () => {
    const details = await readQuery(pool.database, ADMIN, 1);
    if (!details.ok) throw new Error(details.error.message);
    expect(details.value.row.query).toMatchObject({
      direction: 'retrosynthesis',
      algorithm: 'unprecedented',
      runMode: 'interactive',
      status: 'finished',
      preset: null,
    });
    const answer = queryAnswerOf(details.value, ADMIN);
    expect(answer).toMatchObject({
      direction: 'synthesis',
      algorithm: 'NEW|UNPRECEDENTED',
      mode: 'INTERACTIVE',
      status: 'Ready',
      autorunmode: 'Expert',
      // The version that was stored was not the planner's.
      version: 'unknown',
      plannedBy: [],
    });
    expect(answer.tree).toMatchObject({
      sid: 1,
      childCount: 1,
      children: [{ ensid: 1, name: 'Ester hydrolysis', children: [{ sid: 2 }] }],
    });
    expect(answer.tree?.children[0]).toMatchObject({ admittedBy: null, weighedBy: [], numPrecedents: 3, bonds: ['1-2'] });
    expect(answer.leftOut).toEqual([
      { by: 'strategy', reason: 'No clause admits it.', count: 2 },
      { by: 'algorithm', reason: 'precursors not clearly simpler', count: 27 },
      { by: 'number', reason: 'beyond the number of suggestions asked for', count: 3 },
    ]);
  });

  it('adds up what was left out before and since', () => {
    const counts = { 'not-simpler': 1, 'precursors not clearly simpler': 27 };
    expect(leftOutAnswerOf(counts, 'Core Disconnection 1.0')).toEqual([
      { by: 'algorithm', reason: 'precursors not clearly simpler', count: 28 },
    ]);
  });

  it('gives the notes on disconnections, and what a tree that goes on needs', async () => {
    expect(await findDisconnectionComments(pool.database, 1)).toEqual(new Map([['0-1', { comment: 'Worth a try', version: 1 }]]));
    expect(await findDisconnectionFilter(pool.database, { queryId: 1, userId: 1 })).toEqual({ nameReactions: ['ester-hydrolysis'] });
    expect(await listDisconnections(pool.database, 1, 1)).toEqual([
      { id: 1, rating: 3, bonds: [[0, 1]], precedentCount: 3, nameReactions: [{ id: 'ester-hydrolysis', count: 2 }] },
    ]);
    const known = await loadKnownTree(pool.database, 1);
    expect(known).toMatchObject({ expanded: [1], suggestions: [{ id: 1, structureId: 1, precursors: [{ structureId: 2 }] }] });
  });

  it('has every view that windows side by side saved, each with a name of its own', async () => {
    const views = await listTreeStates(pool.database, { queryId: 1, userId: 1 });
    expect(views.map(({ name, version, view }) => [name, version, view])).toEqual([
      ['mine', 1, INITIAL_TREE_VIEW],
      ['Earlier view 2', 1, INITIAL_TREE_VIEW],
      ['', 1, INITIAL_TREE_VIEW],
    ]);
  });

  it('has its strategies in our words', async () => {
    const { rows } = await pool.pool.query('SELECT direction FROM strategies ORDER BY name');
    expect(rows).toEqual([{ direction: 'retrosynthesis' }, { direction: 'forward' }]);
  });

  it('has no queries running in deleted projects, and their names are free', async () => {
    const { rows } = await pool.pool.query(
      'SELECT q.deleted_at = p.deleted_at AS together, deleted_with_project, stop_requested FROM queries q JOIN projects p ON p.id = q.project_id WHERE q.id = 2',
    );
    expect(rows).toEqual([{ together: true, deleted_with_project: true, stop_requested: true }]);
    expect(await hasQueryNamed(pool.database, 1, 'of a deleted project')).toBe(false);
  });
});

describe('a database of another version', () => {
  it('that is newer is neither migrated nor used', async () => {
    const newer = await createTestDatabase();
    await newer.pool.query("INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of a later time', 4102444800000)");
    await expect(migrateDatabase(newer.url)).rejects.toThrow(SchemaTooNew);
    await expect(checkSchema(newer.url)).rejects.toThrow('The database belongs to a newer Retron: its newest migration, of 2100-01-01,');
    await newer.close();
  });

  it('that is older is not used by a process that does not migrate', async () => {
    const url = await createBareDatabase();
    await migrateAsOf(url, BEFORE);
    await expect(checkSchema(url)).rejects.toThrow(SchemaTooOld);
    await migrateDatabase(url);
    await expect(checkSchema(url)).resolves.toBeUndefined();
  });

  it('is left as it is when what must come before the change fails', async () => {
    const url = await createBareDatabase();
    await migrateAsOf(url, BEFORE);
    const seen: string[][] = [];
    const fails = migrateDatabase(url, async (pending) => {
      seen.push(pending.map(({ name }) => name));
      throw new Error('No room for a backup.');
    });
    await expect(fails).rejects.toThrow('No room for a backup.');
    const pending = readdirSync(MIGRATIONS_FOLDER)
      .filter((file) => file.endsWith('.sql'))
      .map((file) => basename(file, '.sql'))
      .sort()
      .slice(BEFORE);
    expect(pending[0]).toBe('0002_domain-words-routes-provenance');
    expect(seen).toEqual([pending]);
    await expect(checkSchema(url)).rejects.toThrow(SchemaTooOld);
  });

  it('is not asked about when it is empty or up to date', async () => {
    const url = await createBareDatabase();
    const never = () => Promise.reject(new Error('There is nothing to lose.'));
    await migrateDatabase(url, never);
    await migrateDatabase(url, never);
    await expect(checkSchema(url)).resolves.toBeUndefined();
  });
});
