import { type StrategyDetail, type StrategyEntry, strategyDetail, strategyPreview } from '@retron/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureStrategies } from '../commands/first-data.ts';
import type { User } from '../repositories/users.ts';
import { buildProject, buildUser } from '../testing/build.ts';
import { HAS_LIBRARIES } from '../testing/libraries.ts';
import { type Client, createTestServer, type TestServer } from '../testing/test-server.ts';

const CORE = 'Core Disconnection 1.0';

let server: TestServer;
let ada: User;
let client: Client;
let other: Client;
beforeAll(async () => {
  server = await createTestServer();
  ada = await buildUser(server.database);
  client = await server.signIn(ada);
  other = await server.signIn(await buildUser(server.database));
  await ensureStrategies(server.database, [
    { name: CORE, comment: 'Skeleton.', direction: 'retrosynthesis' },
    { name: 'FG Library Design 1.0', comment: 'Libraries.', direction: 'forward' },
  ]);
});
afterAll(() => server.close());

const url = '/app/api/v2/strategies';
const list = async (by: Client): Promise<StrategyEntry[]> => (await by.get(url)).body;
const core = async () => (await list(client)).find(({ name }) => name === CORE) as StrategyEntry;
const copy = async (by: Client = client): Promise<StrategyDetail> =>
  strategyDetail.parse((await by.post(url, { id: (await core()).id })).body);

describe('a strategy of the product', () => {
  it('is seen by everybody and changed by nobody', async () => {
    const entry = await core();
    expect(entry).toMatchObject({ owner: 'Retron', group: 'public', shareable: false, mayEdit: false });
    for (const call of [
      client.put(`${url}/${entry.id}`, { name: 'Mine' }),
      client.delete(`${url}/${entry.id}`),
      client.post(`${url}/${entry.id}/share`, {}),
      client.put(`/app/api/strategies/${encodeURIComponent(CORE)}`, { name: 'Mine' }),
    ]) {
      expect((await call).status).toBe(403);
    }
  });
});

describe('a duplicated strategy', () => {
  it('is private, belongs to who duplicated it, and gets the next suffix', async () => {
    const first = await copy();
    expect(first).toMatchObject({ name: `${CORE}-1`, owner: ada.username, group: 'private', shareable: true, mayEdit: true });
    expect(first.clauses).toEqual(strategyDetail.parse((await client.get(`${url}/${(await core()).id}`)).body).clauses);
    expect((await copy()).name).toBe(`${CORE}-2`);
    const again = await client.post(url, { id: first.id });
    expect(again.body.name).toBe(`${CORE}-3`);
    expect((await copy(other)).name).toBe(`${CORE}-1`);
    expect((await other.get(`${url}/${first.id}`)).status).toBe(404);
    expect((await other.put(`${url}/${first.id}`, { name: 'Stolen' })).status).toBe(404);
    expect((await client.get(`/app/api/strategies/${encodeURIComponent(first.name)}`)).body.id).toBe(first.id);
  });

  it('gets a suffix of its own when several are made at once', async () => {
    const names = await Promise.all(Array.from({ length: 5 }, async () => (await copy(other)).name));
    expect(new Set(names).size).toBe(5);
  });

  it('is renamed, described and given other clauses', async () => {
    const { id } = await copy();
    const when = { makesBond: ['C-N'], joinsPrecursors: true, nameReaction: ['Buchwald-Hartwig amination'] };
    const clauses = [
      { effect: 'admit', when },
      { effect: 'lift', factor: 3, text: 'Lift what is close.', when: {} },
    ];
    const changed = await client.put(`${url}/${id}`, { name: 'Amines', comment: 'C–N only', clauses });
    expect(changed.status).toBe(200);
    expect(strategyDetail.parse(changed.body)).toMatchObject({
      name: 'Amines',
      comment: 'C–N only',
      clauses: [
        {
          effect: 'admit',
          text: 'Admit steps: joins precursors; bond made: C-N; known as Buchwald-Hartwig amination.',
          when,
          factor: null,
        },
        { effect: 'lift', text: 'Lift what is close.', factor: 3, terms: [] },
      ],
    });
  });

  it('says what is wrong with a change, and keeps nothing of it', async () => {
    const { id, name } = await copy();
    const refused = async (body: object) => {
      const { status, body: answer } = await client.put(`${url}/${id}`, body);
      return [status, answer.errors[0]];
    };
    const admit = { effect: 'admit', when: {} };
    expect(await refused({ name: CORE })).toEqual([409, 'A strategy of this name comes with Retron. Please choose another name.']);
    expect(await refused({ name: `${CORE}-1` })).toEqual([409, 'You have a strategy of this name already. Please choose another name.']);
    expect(await refused({ name: 'X', clauses: [{ effect: 'admit', when: { makesBond: ['Xx'] } }] })).toEqual([
      400,
      'Clause 1: There is no kind of bond Xx.',
    ]);
    expect(await refused({ name: 'X', clauses: [admit, admit] })).toEqual([400, 'Clause 2: Another clause says the same.']);
    expect((await refused({ clauses: [] }))[0]).toBe(400);
    expect((await refused({ clauses: [{ effect: 'lift', when: {} }] }))[0]).toBe(400);
    expect((await client.get(`${url}/${id}`)).body.name).toBe(name);
  });

  it('is shared with everybody, and revoked', async () => {
    const { id } = await copy();
    await client.put(`${url}/${id}`, { name: 'House rules' });
    expect((await client.post(`${url}/${id}/share`, {})).body).toMatchObject({ group: 'shared', shareable: false });
    expect(await list(other)).toContainEqual(expect.objectContaining({ id, group: 'shared', owner: ada.username, mayEdit: false }));
    expect((await other.put(`${url}/${id}`, { name: 'Stolen' })).status).toBe(403);
    expect((await other.post(url, { id })).body.name).toBe('House rules-1');
    const theirs = await copy(other);
    await other.put(`${url}/${theirs.id}`, { name: 'House rules' });
    expect((await other.post(`${url}/${theirs.id}/share`, {})).status).toBe(409);
    expect((await client.post('/app/api/strategies/House%20rules/revoke', {})).body.group).toBe('private');
    expect((await other.get(`${url}/${id}`)).status).toBe(404);
  });

  it('is shared, changed and deleted by its name too', async () => {
    const { id } = await copy();
    await client.put(`${url}/${id}`, { name: 'By name' });
    const named = '/app/api/strategies/By%20name';
    expect((await client.post(`${named}/share`, {})).body).toMatchObject({ id, group: 'shared' });
    expect((await other.get(named)).body.id).toBe(id);
    expect((await client.put(named, { comment: 'Changed' })).body.comment).toBe('Changed');
    expect((await client.delete(named)).status).toBe(200);
    expect((await client.get(`${url}/${id}`)).status).toBe(404);
  });

  it('is deleted by its owner alone', async () => {
    const { id } = await copy();
    await client.put(`${url}/${id}`, { name: 'To be deleted' });
    expect((await client.post(`${url}/${id}/share`, {})).status).toBe(200);
    expect((await other.delete(`${url}/${id}`)).status).toBe(403);
    expect((await client.delete(`${url}/${id}`)).status).toBe(200);
    expect((await client.get(`${url}/${id}`)).status).toBe(404);
  });
});

describe.skipIf(!HAS_LIBRARIES)('a query by a strategy that was deleted', () => {
  it('still says what it was, and is the last by it', async () => {
    const { id } = await copy();
    await client.put(`${url}/${id}`, { name: 'Short-lived', clauses: [{ effect: 'leave out', text: 'Leave out everything.', when: {} }] });
    const project = await buildProject(server.database, ada);
    const settings = {
      ...{ projectid: project, sessionid: 'by my rules', rosdal: 'CC(=O)Nc1ccccc1', direction: 'synthesis', algorithm: 'OLD' },
      ...{ strategy: 'Short-lived', library: ['chemsynth_core-1.0'], breadth: 5, nsteps: 1, minlevels: 2, mode: 'BACKGROUND' },
    };
    const started = await client.post('/app/apiv2/queries/start', settings);
    expect(started.status).toBe(200);
    await client.delete(`${url}/${id}`);
    const { body } = await client.get(`/app/api/queries/${started.body.id}`);
    expect(body).toMatchObject({ strategy: 'Short-lived', clauses: [{ effect: 'leave out', text: 'Leave out everything.' }] });
    expect((await client.post('/app/apiv2/queries/start', { ...settings, sessionid: 'again' })).status).toBe(400);
  });
});

describe.skipIf(!HAS_LIBRARIES)('the preview of a strategy', () => {
  it('counts what each clause does with a target', async () => {
    const clauses = [
      { effect: 'leave out', when: { joinsPrecursors: false } },
      { effect: 'admit', when: { makesBond: ['amide'] } },
    ];
    const { status, body } = await client.post('/app/api/v2/strategypreview', {
      structure: 'CC(=O)Nc1ccccc1',
      direction: 'synthesis',
      clauses,
    });
    expect(status).toBe(200);
    const preview = strategyPreview.parse(body);
    expect(preview.suggestions).toBeGreaterThan(0);
    expect(preview.clauses[1].admitted).toBe(preview.suggestions);
    expect(preview.clauses[0]).toMatchObject({ admitted: 0 });
    expect(preview.clauses[0].leftOut).toBeGreaterThan(0);
    expect(preview.unmatched).toBeGreaterThan(0);
  });

  it('says what is wrong with the target', async () => {
    const body = { structure: 'C1CC', direction: 'synthesis', clauses: [{ effect: 'admit', when: {} }] };
    expect((await client.post('/app/api/v2/strategypreview', body)).status).toBe(400);
  });
});
