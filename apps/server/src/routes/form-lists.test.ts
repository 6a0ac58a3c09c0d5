import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProject, buildUser } from '../testing/build.ts';
import { type Client, createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await createTestServer();
  const user = await buildUser(server.database);
  client = await server.signIn(user);
  const stranger = await buildUser(server.database);
  await buildProject(server.database, user, { name: 'Kinases' });
  await buildProject(server.database, user, { name: 'Antivirals' });
  await buildProject(server.database, stranger, { name: 'Not mine' });
});
afterAll(() => server.close());

/** Source: spec section 7. */
describe('the lists that forms are made of', () => {
  it('GET /app/api/algorithms names the four with the labels of the specification, the forward direction with OLD alone', async () => {
    const { body } = await client.get('/app/api/algorithms');
    expect(body.map(({ name, label, directions }: Record<string, unknown>) => [name, label, directions])).toEqual([
      ['OLD', 'Brute Force', ['synthesis', 'reaction']],
      ['NEW', 'Complexity Reduction', ['synthesis']],
      ['NEW|UNPRECEDENTED', 'Unprecedented', ['synthesis']],
      ['V3', 'Multi Step', ['synthesis']],
    ]);
  });

  it('GET /app/api/projects/names/list names the projects of the user alone, by name', async () => {
    const { body } = await client.get('/app/api/projects/names/list');
    expect(body).toEqual(['Antivirals', 'Kinases'].map((name) => ({ id: expect.any(Number), name })));
  });

  it('GET /app/api/v2/projects/all gives them whole, by name, and how many there are', async () => {
    const { body } = await client.get('/app/api/v2/projects/all');
    expect(body).toMatchObject({ projects: [{ name: 'Antivirals' }, { name: 'Kinases' }], total: 2 });
    expect(body.projects).toHaveLength(2);
  });

  it('GET /app/api/projects?per_page= gives so many, and how many there are', async () => {
    const { body } = await client.get('/app/api/projects?per_page=1');
    expect(body.projects).toHaveLength(1);
    expect(body.total).toBe(2);
  });
});
