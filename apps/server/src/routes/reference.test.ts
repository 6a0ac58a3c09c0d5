import { BROADEST_STRATEGIES, strategyDetail, TEXTS } from '@retron/contract';
import { STRATEGIES } from '@retron/planning';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureStrategies } from '../commands/first-data.ts';
import { buildUser } from '../testing/build.ts';
import { type Client, createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await createTestServer();
  await ensureStrategies(
    server.database,
    STRATEGIES.map(({ name, comment, direction }) => ({ name, comment, direction })),
  );
  client = await server.signIn(await buildUser(server.database));
});
afterAll(() => server.close());

describe('the texts of the operator', () => {
  it.each(['imprint', 'privacy'])('%s can be read without signing in', async (type) => {
    const { status, body } = await server.call({ method: 'GET', url: `/app/apiv2/legalinfo?type=${type}` });
    expect({ status, type: body.type }).toEqual({ status: 200, type });
  });
});

describe('wishes as they are entered', () => {
  it('are told from what a start would refuse, in its words', async () => {
    const asked = { avoid: ['unobtainium', 'Suzuki', 'CCO', '[Pd]'], require: ['Suzuki'] };
    const { status, body } = await client.post('/app/api/wishes/check', asked);
    expect(status).toBe(200);
    expect(body.errors).toEqual([
      { wish: 'avoid', text: 'unobtainium', message: TEXTS.unknownAvoided('unobtainium') },
      { wish: 'avoid', text: '[Pd]', message: TEXTS.avoidedCatalyst('[Pd]') },
      { wish: 'require', text: 'Suzuki', message: TEXTS.unknownRequired('Suzuki') },
    ]);
  });

  it('are told from materials too, each where it stands and as it was given', async () => {
    const asked = { never: ['unobtainium', 'ethanol', 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N'], also: ['Suzuki', 'OCC', 'phosgene'] };
    const { status, body } = await client.post('/app/api/wishes/check', asked);
    expect(status).toBe(200);
    expect(body.errors).toEqual([
      { wish: 'never', text: 'unobtainium', message: TEXTS.unknownMaterial('unobtainium') },
      { wish: 'also', text: 'Suzuki', message: TEXTS.unknownMaterial('Suzuki') },
      { wish: 'also', text: 'OCC', message: TEXTS.boughtAndNot('OCC') },
    ]);
  });
});

describe('strategies', () => {
  it('are listed with their directions, the same in both versions of the call', async () => {
    const { body } = await client.get('/app/api/v2/strategies');
    expect(body).toHaveLength(STRATEGIES.length);
    expect((await client.get('/app/api/strategies')).body).toEqual(body);
    expect(body.filter(({ direction }: { direction: string }) => direction === 'reaction').length).toBe(
      STRATEGIES.filter(({ direction }) => direction === 'forward').length,
    );
  });

  it('answer by name or number with the clauses that the planner carries out', async () => {
    const byName = await client.get(`/app/api/strategies/${encodeURIComponent('Cross-Coupling First 1.0')}`);
    const detail = strategyDetail.parse(byName.body);
    expect((await client.get(`/app/api/v2/strategies/${detail.id}`)).body).toEqual(byName.body);
    expect(detail).toMatchObject({ owner: 'Retron', group: 'public', direction: 'synthesis' });
    expect(detail.clauses.map(({ effect }) => effect)).toEqual([
      'leave out',
      'leave out',
      'leave out',
      'admit',
      'admit',
      'leave out',
      'lift',
      'lift',
    ]);
    expect(detail.clauses[4]).toEqual({
      effect: 'admit',
      text: 'Admit steps that join building blocks of at least two atoms each.',
      terms: ['joins precursors', 'smallest precursor brings 2 atoms or more'],
      when: { joinsPrecursors: true, smallestPartAtLeast: 2 },
      factor: null,
    });
    expect(detail.clauses[6].factor).toBe(20);
  });

  it.each(Object.values(BROADEST_STRATEGIES))('leave nothing out in %s', (name) => {
    expect(STRATEGIES.find((strategy) => strategy.name === name)?.clauses).toEqual([
      { effect: 'admit', text: 'Admit every step.', when: {} },
    ]);
  });

  it('that do not exist answer 404', async () => {
    expect((await client.get('/app/api/v2/strategies/999999')).status).toBe(404);
    expect((await client.get('/app/api/strategies/No%20such%20strategy')).status).toBe(404);
  });
});
