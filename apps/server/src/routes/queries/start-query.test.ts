import { AUTORUN_MODE_NAMES, MESSAGES } from '@retron/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../repositories/users.ts';
import { buildProject, buildUser } from '../../testing/build.ts';
import { HAS_LIBRARIES } from '../../testing/libraries.ts';
import { type Client, createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let client: Client;
let user: User;
let valid: Record<string, unknown>;
beforeAll(async () => {
  server = await createTestServer();
  user = await buildUser(server.database);
  client = await server.signIn(user);
  valid = {
    projectid: await buildProject(server.database, user),
    sessionid: 'paracetamol',
    rosdal: 'CC(=O)Nc1ccc(O)cc1',
    direction: 'synthesis',
    algorithm: 'NEW',
    strategy: 'Core Disconnection 1.0',
    library: ['chemsynth_core-1.0'],
    breadth: 5,
    nsteps: 2,
    minlevels: 2,
    mode: 'BACKGROUND',
    useMailing: 'NO',
  };
});
afterAll(() => server.close());

const start = (change: Record<string, unknown> = {}) => client.post('/app/apiv2/queries/start', { ...valid, ...change });

describe.skipIf(!HAS_LIBRARIES)('starting a query', () => {
  it('answers its number; the query is Busy, and its job was written with it', async () => {
    const { status, body } = await start({ sessionid: 'first' });
    expect(status).toBe(200);
    expect(body).toEqual({ id: expect.any(Number) });
    expect((await client.get(`/app/api/queries/${body.id}/status`)).body).toEqual({
      status: 'Busy',
      progress: { percent: 0, structuresExpanded: 0, suggestionsFound: 0 },
      message: null,
      waiting: { before: 0, note: null },
    });
    const { rows } = await server.database.execute(
      sql`SELECT state, is_urgent, cardinality(needs) FROM query_runs WHERE query_id = ${body.id}`,
    );
    expect(rows).toEqual([{ state: 'waiting', is_urgent: false, cardinality: 1 }]);
    const query = (await client.get(`/app/api/queries/${body.id}`)).body;
    expect(query).toMatchObject({
      sessionid: 'first',
      smiles: 'CC(=O)Nc1ccc(O)cc1',
      library: 'chemsynth_core-1.0',
      targethash: 'RZVAJINKPMORJF_UHFFFAOYSA_N',
      saved: 0,
      status: 'Busy',
      tree: null,
    });
    expect(query.rosdal).toMatch(/\.$/);
    expect(query).toMatchObject({ user: user.username, userid: user.id, projectid: valid.projectid, projectName: 'A project' });
    expect(query).toMatchObject({ autorunmode: 'Expert', autorun_name: null, queryGroup: 'BONDSET', mode: 'BACKGROUND', useMailing: 'NO' });
    expect(query).toMatchObject({ finished: null, duration: null, suggestions: 0, metadata: {}, breadth: 5, nsteps: 2, minlevels: 2 });
  });

  it('takes the target in ROSDAL too', async () => {
    const { body } = await start({ sessionid: 'in ROSDAL', rosdal: '1O-2-3.' });
    expect((await client.get(`/app/api/queries/${body.id}`)).body.smiles).toBe('CCO');
  });

  it('wants a name of its own for each query, until the first is deleted', async () => {
    const { body } = await start({ sessionid: 'twice' });
    expect((await client.post('/app/api/queries/exists', { sessionid: 'twice' })).body).toEqual({ exists: true });
    expect(await start({ sessionid: 'twice' })).toMatchObject({
      status: 409,
      body: { details: [{ code: 'taken', field: 'sessionid', message: 'This query name already exists. Please choose another name.' }] },
    });
    await client.delete(`/app/apiv2/queries/${body.id}`);
    expect((await client.post('/app/api/queries/exists', { sessionid: 'twice' })).body).toEqual({ exists: false });
    expect((await start({ sessionid: 'twice' })).status).toBe(200);
  });

  it.each([
    ['no name', { sessionid: '' }, [MESSAGES.queryNameRequired]],
    ['a long name', { sessionid: 'x'.repeat(151) }, [MESSAGES.queryNameTooLong]],
    ['no target', { rosdal: '' }, [MESSAGES.targetRequired]],
    ['an unreadable target', { rosdal: 'c1ccccc' }, ['A ring of the SMILES is not closed.']],
    ['ROSDAL without its end', { rosdal: '1O-2-3' }, ['Structure notation must end with a full stop.']],
    ['no direction', { direction: undefined }, [MESSAGES.selectDirection]],
    ['no algorithm', { algorithm: 'BEST' }, [MESSAGES.selectAlgorithm]],
    ['an algorithm of the other direction', { direction: 'reaction', strategy: 'FG Library Design 1.0' }, [MESSAGES.selectAlgorithm]],
    ['no strategy', { strategy: '' }, [MESSAGES.selectStrategy]],
    ['a strategy of the other direction', { strategy: 'FG Library Design 1.0' }, [MESSAGES.selectStrategy]],
    ['no library', { library: [] }, [MESSAGES.selectLibrary]],
    ['no suggestions', { breadth: 0 }, [MESSAGES.setSuggestions, MESSAGES.dimensions]],
    ['too many suggestions', { breadth: 5001 }, [MESSAGES.setSuggestions, MESSAGES.dimensions]],
    ['too many steps for so many suggestions', { breadth: 100, nsteps: 3 }, [MESSAGES.dimensions]],
    ['no precision', { minlevels: 0 }, [MESSAGES.setPrecision]],
    ['a precision above high', { minlevels: 4 }, [MESSAGES.setPrecision]],
    ['no project', { projectid: null }, [MESSAGES.selectProject]],
    [
      'a notation that is too long',
      { rosdal: 'C'.repeat(20_001) },
      ['The structure notation is too long. We can only handle up to 20,000 characters.'],
    ],
    [
      'too many libraries',
      { library: Array.from({ length: 21 }, (_, n) => `library-${n}`) },
      ['Please select at most 20 transform libraries.'],
    ],
    ['too many libraries in a row', { library: `${'a|'.repeat(20)}a` }, ['Please select at most 20 transform libraries.']],
    ['libraries without a name', { library: '|' }, [MESSAGES.selectLibrary]],
    ['an empty list of libraries', { library: '' }, [MESSAGES.selectLibrary]],
    ['a library that is a number', { library: 7 }, [MESSAGES.selectLibrary]],
    ['a mode nobody knows', { autorunmode: 'Miracle' }, ['There is no such mode.']],
    ['suggestions that are no number', { breadth: true }, [MESSAGES.setSuggestions]],
    ['another grouping', { queryGroup: 'ATOMSET' }, ['queryGroup can only be BONDSET.']],
    ['another user', { user: 'somebody' }, ['A query is always started by who is signed in.']],
    ['a field of its own', { colour: 'red' }, ['There is no field colour in this call.']],
  ])('with %s says what is missing', async (_, change, errors) => {
    expect(await start({ sessionid: 'never', ...change })).toMatchObject({ status: 400, body: { errors } });
  });

  it('names the field of every mistake, so that a form can say it there', async () => {
    const { body } = await start({ sessionid: 'x'.repeat(151), rosdal: '', projectid: 'all', library: [] });
    expect(body.details.map(({ code, field }: { code: string; field: string }) => [code, field])).toEqual([
      ['invalid', 'projectid'],
      ['too-long', 'sessionid'],
      ['required', 'rosdal'],
      ['required', 'library'],
    ]);
    const unreadable = await start({ sessionid: 'never', rosdal: 'c1ccccc', strategy: 'None', library: ['none'] });
    expect(unreadable.body.details.map(({ code, field }: { code: string; field: string }) => [code, field])).toEqual([
      ['invalid', 'rosdal'],
      ['invalid', 'strategy'],
      ['invalid', 'library'],
    ]);
  });

  it('takes numbers in digits, as forms send them, and its own user and mode', async () => {
    const user = (await client.get('/app/api/whoami')).body.username;
    const given = { sessionid: 'in digits', projectid: String(valid.projectid), breadth: '5', nsteps: '2', minlevels: '2', saved: '1' };
    const { status, body } = await start({ ...given, user, queryGroup: 'BONDSET', autorun_name: 'Deep Search' });
    expect(status).toBe(200);
    expect((await client.get(`/app/api/queries/${body.id}`)).body).toMatchObject({ breadth: 5, saved: 1, autorunmode: 'Deep Search' });
  });

  it('says all that is wrong at once', async () => {
    const { body } = await start({ sessionid: '', rosdal: '', breadth: 0 });
    expect(body.errors).toEqual([MESSAGES.queryNameRequired, MESSAGES.targetRequired, MESSAGES.setSuggestions, MESSAGES.dimensions]);
  });

  it('says that the name is taken beside what else is wrong', async () => {
    await start({ sessionid: 'taken' });
    const { status, body } = await start({ sessionid: 'taken', strategy: 'Nobody knows it 1.0' });
    expect({ status, errors: body.errors }).toEqual({ status: 409, errors: [MESSAGES.selectStrategy, MESSAGES.queryNameTaken] });
  });

  it('names a library that is not there', async () => {
    const { status, body } = await start({ sessionid: 'never', library: ['reflib-9.9'] });
    expect(status).toBe(400);
    expect(body.errors[0]).toContain('reflib-9.9');
  });

  it('in a project of somebody else answers as if there were none', async () => {
    const project = await buildProject(server.database, await buildUser(server.database));
    expect((await start({ sessionid: 'never', projectid: project })).status).toBe(404);
  });

  it('by a mode of the simple form brings the settings of the mode', async () => {
    const { projectid, rosdal } = valid;
    const { body } = await client.post('/app/apiv2/queries/autorun', { projectid, rosdal, sessionid: 'simple', autorun: 'Broad Overview' });
    const query = (await client.get(`/app/api/queries/${body.id}`)).body;
    const mode = (await client.get('/app/api/queries/autorundetails?autorun=Broad%20Overview')).body;
    expect(query).toMatchObject({ autorunmode: 'Broad Overview', breadth: mode.breadth, nsteps: mode.nsteps, algorithm: mode.algorithm });
    expect(query).toMatchObject({ mode: 'BACKGROUND', useMailing: 'NO', saved: 0 });
    // The mode says nothing of libraries: those that the form would have checked.
    expect(query.library).toBe('chemsynth_core-1.0');
  });

  it('can be had by the modes of a list, the default one first', async () => {
    const names = (await client.get('/app/api/queries/autorunlist')).body.map(({ name }: { name: string }) => name);
    expect(names).toEqual(AUTORUN_MODE_NAMES);
    expect(names[0]).toBe('Broad Overview');
  });

  it('by a mode takes run mode, mailing and keeping as any start does', async () => {
    const { projectid, rosdal } = valid;
    const given = { projectid, rosdal, autorun: 'Broad Overview', mode: 'INTERACTIVE', useMailing: 'YES', saved: 1 };
    const { body } = await client.post('/app/apiv2/queries/autorun', { ...given, sessionid: 'kept' });
    expect((await client.get(`/app/api/queries/${body.id}`)).body).toMatchObject({
      mode: 'INTERACTIVE',
      useMailing: 'YES',
      saved: 1,
      expires: null,
    });
    expect((await client.post('/app/apiv2/queries/autorun', { ...given, sessionid: 'kept' })).status).toBe(409);
    expect(await client.post('/app/apiv2/queries/autorun', { ...given, sessionid: 'never', mode: 'FAST' })).toMatchObject({
      status: 400,
      body: { errors: ['mode must be one of INTERACTIVE, BACKGROUND.'] },
    });
  });
});
