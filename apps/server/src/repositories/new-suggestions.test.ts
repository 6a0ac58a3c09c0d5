import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import type { suggestions } from '../database/schema/tree.ts';
import { buildProject, buildQuery, buildUser } from '../testing/build.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { newSuggestions } from './new-suggestions.ts';

let world: TestDatabase;
let query: number;
beforeAll(async () => {
  world = await createTestDatabase();
  const user = await buildUser(world.database);
  query = await buildQuery(world.database, user, await buildProject(world.database, user));
  // Structure 1 has suggestions 1 to 3, structure 7 has 4 and 5, structure 4 has 6.
  await world.database.execute(sql`
    INSERT INTO suggestions (query_id, id, structure_id, rank, rating, probability, precursor_ids, details)
    SELECT ${query}, n, (ARRAY[1, 1, 1, 7, 7, 4])[n], n, 3, 0.5, '{}', '{}' FROM generate_series(1, 6) AS n`);
});
afterAll(() => world.close());

describe('new suggestions', () => {
  it('are told by the structures that have them, with how many each has', async () => {
    expect(await newSuggestions(world.database, query, 3, 10)).toEqual({
      newest: 6,
      structures: [
        { id: 4, suggestions: 1 },
        { id: 7, suggestions: 2 },
      ],
    });
    expect((await newSuggestions(world.database, query, 5, 10)).structures).toEqual([{ id: 4, suggestions: 1 }]);
  });

  it('are none after the newest', async () => {
    expect(await newSuggestions(world.database, query, 6, 10)).toEqual({ newest: 6, structures: [] });
  });

  it('count all of a structure of which the reader has only some', async () => {
    expect((await newSuggestions(world.database, query, 4, 10)).structures).toContainEqual({ id: 7, suggestions: 2 });
  });

  it('are not named one by one when they are too many, nor when the tree was begun anew', async () => {
    expect(await newSuggestions(world.database, query, 0, 2)).toEqual({ newest: 6, structures: null });
    expect(await newSuggestions(world.database, query, 7, 10)).toEqual({ newest: 6, structures: null });
  });

  it('are told once, though some are written while it reads', async () => {
    const more = sql`INSERT INTO suggestions (query_id, id, structure_id, rank, rating, probability, precursor_ids, details)
      VALUES (${query}, 7, 9, 1, 3, 0.5, '{}', '{}'), (${query}, 8, 4, 2, 3, 0.5, '{}', '{}')`;
    const during = await newSuggestions(writingAfterFirstRead(world.database, more), query, 5, 10);
    expect(during).toEqual({ newest: 6, structures: [{ id: 4, suggestions: 1 }] });
    const next = await newSuggestions(world.database, query, during.newest, 10);
    expect(next).toEqual({
      newest: 8,
      structures: [
        { id: 4, suggestions: 2 },
        { id: 9, suggestions: 1 },
      ],
    });
  });
});

/** The database, where a worker writes as soon as the first question is answered. */
function writingAfterFirstRead(database: Database, statement: SQL): Database {
  let hasWritten = false;
  const write = async () => {
    if (hasWritten) return;
    hasWritten = true;
    await database.execute(statement);
  };
  return new Proxy(database, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (name !== 'select' || hasWritten) return typeof value === 'function' ? value.bind(target) : value;
      return (fields: Parameters<Database['select']>[0]) => ({
        from: (table: typeof suggestions) => ({
          where: async (condition: SQL) => {
            const rows = await target.select(fields).from(table).where(condition);
            await write();
            return rows;
          },
        }),
      });
    },
  });
}
