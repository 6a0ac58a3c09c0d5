import { queryAnswer, queryListAnswer, SAMPLE_SHAPE } from '@retron/contract';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSample } from '../sample/sample-file.ts';
import { buildProject, buildUser, PASSWORD } from '../testing/build.ts';
import { type Client, createTestServer, type TestServer } from '../testing/test-server.ts';
import { ensureSample } from './ensure-sample.ts';
import { ensureFirstData } from './first-data.ts';

const { sample, mark } = readSample()!;

let server: TestServer;
let admin: Client;
beforeEach(async () => {
  server = await createTestServer();
  await ensureFirstData(server.database, PASSWORD);
  admin = await server.signIn({ username: 'admin' });
});
afterEach(() => server.close());

const queries = async () => queryListAnswer.parse((await admin.get('/app/api/queries?per_page=100')).body).queries;
const suggestionCount = async (id: number) =>
  Number((await server.database.execute(sql`SELECT count(*) FROM suggestions WHERE query_id = ${id}`)).rows[0].count);

describe('a new installation', () => {
  it('has the sample in its default project: Ready, kept for ever, with tree and precedents', async () => {
    await ensureSample(server.database, sample, mark);
    const [query, ...others] = await queries();
    expect(others).toEqual([]);
    const { breadth, suggestions, structures } = SAMPLE_SHAPE;
    expect(query).toMatchObject({
      sessionid: sample.query.name,
      status: 'Ready',
      direction: 'synthesis',
      breadth,
      suggestions,
      structures,
    });
    expect(query).toMatchObject({ projectName: 'Default project', saved: 1, expires: null, duration: null, progress: { percent: 100 } });
    const { tree } = queryAnswer.parse((await admin.get(`/app/api/queries/${query.id}`)).body);
    expect(tree?.children).toHaveLength(suggestions);
    expect(tree?.isExpanded).toBe(true);
    const ensid = tree?.children[0].ensid;
    const { body } = await admin.post(`/app/api/v2/queries/${query.id}/lookup`, { ensid, parid: 1 });
    expect(body.precedents.length).toBeGreaterThan(0);
  });

  it('gives every user a copy of their own, once', async () => {
    await ensureSample(server.database, sample, mark);
    const user = await buildUser(server.database);
    const client = await server.signIn(user);
    const project = await buildProject(server.database, user);
    const made = await client.post(`/app/api/projects/${project}/sample`, {});
    expect(made).toMatchObject({ status: 200, body: { projectid: project } });
    expect(await client.post(`/app/api/projects/${project}/sample`, {})).toMatchObject({ status: 200, body: made.body });
    const [query, ...others] = queryListAnswer.parse((await client.get('/app/api/queries')).body).queries;
    expect(others).toEqual([]);
    expect(query).toMatchObject({ id: made.body.id, status: 'Ready', suggestions: SAMPLE_SHAPE.suggestions });
    const [{ id: ofAdmin }] = await queries();
    expect((await client.get(`/app/api/queries/${ofAdmin}`)).status).toBe(404);
  });

  it('has it once, however often Retron is started', async () => {
    await ensureSample(server.database, sample, mark);
    await ensureSample(server.database, sample, mark);
    expect(await queries()).toHaveLength(1);
  });

  it('without a default project has none, and starts all the same', async () => {
    await server.database.execute(sql`UPDATE projects SET deleted_at = now()`);
    await ensureSample(server.database, sample, mark);
    expect(await queries()).toEqual([]);
  });
});

describe('a sample that is there', () => {
  const smaller = { ...sample, growth: { ...sample.growth, suggestions: sample.growth.suggestions.slice(0, 3) } };
  let id: number;
  beforeEach(async () => {
    await ensureSample(server.database, sample, mark);
    id = (await queries())[0].id;
  });

  it('is not brought back when somebody deleted it', async () => {
    await admin.delete(`/app/apiv2/queries/${id}`);
    await ensureSample(server.database, sample, mark);
    await ensureSample(server.database, smaller, 'another');
    expect(await queries()).toEqual([]);
  });

  it('makes room for that of a new version', async () => {
    await ensureSample(server.database, smaller, 'another');
    const [query, ...others] = await queries();
    expect(others).toEqual([]);
    expect(query).toMatchObject({ id, status: 'Ready', suggestions: 3 });
    expect(await suggestionCount(id)).toBe(3);
  });

  it('stays when somebody went on planning from it', async () => {
    await server.database.execute(sql`UPDATE queries SET run = 2 WHERE id = ${id}`);
    await ensureSample(server.database, smaller, 'another');
    expect(await suggestionCount(id)).toBe(SAMPLE_SHAPE.suggestions);
  });
});
