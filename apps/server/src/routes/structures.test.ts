import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../testing/build.ts';
import { type Client, createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await createTestServer();
  client = await server.signIn(await buildUser(server.database));
});
afterAll(() => server.close());

const check = (text: string, format = 'auto') => client.post('/app/api/structures/check', { text, format });

/** Ethanol as an editor writes it. */
const ETHANOL = `
  Editor

  3  2  0  0  0  0  0  0  0  0999 V2000
    0.0000    0.0000    0.0000 C   0  0
    1.2990    0.7500    0.0000 C   0  0
    2.5981    0.0000    0.0000 O   0  0
  1  2  1  0
  2  3  1  0
M  END
`;

describe('checking a structure', () => {
  it('tells where a target was drawn otherwise than it is planned', async () => {
    expect((await check('C[S+](C)[O-]')).body).toMatchObject({ errors: [], structure: { smiles: 'CS(C)=O', redrawn: true } });
    expect((await check('CS(C)=O')).body.structure).not.toHaveProperty('redrawn');
  });

  it.each([
    ['smiles', 'OCC'],
    ['rosdal', '1O-2-3.'],
    ['molfile', ETHANOL],
  ])('reads %s and answers it in every notation', async (format, text) => {
    const { status, body } = await check(text);
    expect(status).toBe(200);
    expect(body.errors).toEqual([]);
    expect(body.structure).toMatchObject({
      format,
      smiles: 'CCO',
      rosdal: '1-2-3O.',
      inchikey: 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N',
      formula: 'C2H6O',
      weight: expect.closeTo(46.07, 2),
      molfile: expect.stringContaining('V2000'),
    });
  });

  it.each([
    ['nothing', '  ', 'A target molecule is required'],
    ['an unclosed ring', 'c1ccccc', 'A ring of the SMILES is not closed.'],
    ['plain words', 'not a molecule', 'The SMILES has a character at position 4 that no SMILES can have.'],
    ['an atom with too many bonds', 'CC(C)(C)(C)C', 'Atom 2 (C) has too many bonds.'],
    ['a molecule that is too large', 'C'.repeat(401), 'The structure has more than 400 heavy atoms.'],
    ['a text that is too long', 'C'.repeat(5000), 'The SMILES is longer than 1500 characters.'],
    ['a salt', 'CC(=O)[O-].C[NH3+]', 'The structure has 2 fragments. Please draw one connected molecule, without salts and solvents.'],
    ['a metal', 'CC[Mg]Br', 'The structure has elements that cannot be planned: Mg. Metals are not supported.'],
    ['a radical', 'CC1(C)CCCC(C)(C)N1[O]', 'Atom 11 (O) has an open valence. Radicals and carbenes are not supported.'],
    ['no carbon', 'OO', 'The structure has no carbon atom.'],
    ['ROSDAL without its end', '1O-2-3', 'Structure notation must end with a full stop.'],
    ['ROSDAL with an E mark', '1-2=(E)3-4.', 'Structure notation must not contain an E-marked (E) double bond.'],
    ['ROSDAL that breaks off', '1-2-.', 'Atom expected at position 5.'],
  ])('says what is wrong with %s', async (_, text, message) => {
    const { status, body } = await check(text);
    expect(status).toBe(200);
    expect(body.errors).toEqual([message]);
  });

  it('takes several starting materials for the forward direction, up to four', async () => {
    const forward = (text: string) => client.post('/app/api/structures/check', { text, direction: 'reaction' });
    const { body } = await forward('Nc1ccccc1.CC(=O)Cl');
    expect(body.errors).toEqual([]);
    expect(body.structure).toMatchObject({ smiles: 'CC(=O)Cl.Nc1ccccc1', formula: 'C8H10ClNO' });
    const again = await forward(body.structure.rosdal);
    expect(again.body.structure.smiles).toBe(body.structure.smiles);
    expect((await forward('C.CC.CCC.CCCC.CCCCC')).body.errors).toEqual([
      'The structure has 5 fragments. Up to 4 starting materials can react with each other.',
    ]);
  });

  it('tells reagents from starting materials in the forward direction, and from nothing else', async () => {
    const text = 'CCCBr.[C-]#N.[Na+].[H][H]';
    const { body } = await client.post('/app/api/structures/check', { text, direction: 'reaction' });
    expect(body.errors).toEqual([]);
    expect(body.structure).toMatchObject({ smiles: 'CCCBr', reagents: ['sodium cyanide', 'hydrogen'] });
    expect((await check(text)).body.errors).not.toEqual([]);
    const materials = await client.post('/app/api/structures/check', { text: 'Nc1ccccc1.CC(=O)Cl', direction: 'reaction' });
    expect(materials.body.structure).not.toHaveProperty('reagents');
  });

  it.each([
    ['an open place in SMILES', '*c1ccccc1'],
    ['a query atom in a molfile', ETHANOL.replace(' O   0', ' A   0')],
    ['an atom list in a molfile', ETHANOL.replace('M  END', 'M  ALS   3  2 F N   O\nM  END').replace(' O   0', ' L   0')],
  ])('refuses %s', async (_, text) => {
    const { body } = await check(text);
    expect(body.errors).toEqual(['The structure has query atoms or open places (*). Please draw one definite molecule.']);
  });

  it('takes charges, isotopes, ylides and hypervalent atoms for what they are', async () => {
    for (const text of [
      'C[N+](C)(C)C',
      '[2H]OC',
      'CN=[N+]=[N-]',
      'CS(C)(=O)=O',
      'CP(=O)(O)O',
      '[C-]#[N+]C',
      'C[CH2+]',
      'OB(O)c1ccccc1',
      'C[Si](C)(C)C',
    ]) {
      expect((await check(text)).body.errors, text).toEqual([]);
    }
  });
});

describe('a request of 10 MB', () => {
  it('is refused, and the server lives', async () => {
    const answer = await check('C'.repeat(10_000_000));
    expect(answer).toMatchObject({ status: 413, body: { errors: ['The request is too large: at most 2 MB are taken.'] } });
    expect((await check('CCO')).status).toBe(200);
  });
});

describe('a request that is not JSON', () => {
  it.each([
    ['application/json', '{"text":', 400, 'The request is not valid JSON.'],
    ['text/plain', 'CCO', 415, 'The request must be JSON (Content-Type: application/json).'],
  ])('as %s is refused with a reason', async (type, payload, status, message) => {
    const headers = { cookie: client.cookie, 'x-csrf-token': client.csrfToken, 'content-type': type };
    const answer = await server.call({ method: 'POST', url: '/app/api/structures/check', headers, payload });
    expect(answer).toMatchObject({ status, body: { errors: [message] } });
  });
});

describe('pictures', () => {
  const picture = '/app/api/structures/picture?smiles=CCO&w=120&h=100&theme=dark&centre=2,3';

  it('put a grey band behind what a search found', async () => {
    const { status, body } = await client.get('/app/api/structures/picture?smiles=CCO&match=2,3');
    expect(status).toBe(200);
    expect(String(body)).toContain('#DDE1E8');
    expect((await client.get('/app/api/structures/picture?smiles=CCO&match=4')).status).toBe(400);
  });

  it('are SVG that a browser keeps and cannot be made to run anything', async () => {
    const { status, body, headers } = await client.get(picture);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(headers['cache-control']).toBe('private, max-age=31536000, immutable');
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(body).toMatch(/^<svg[^>]+width='120' height='100'/);
    const again = await server.call({
      method: 'GET',
      url: picture,
      headers: { cookie: client.cookie, 'if-none-match': String(headers.etag) },
    });
    expect(again.status).toBe(304);
  });

  it('of a reaction show both sides', async () => {
    const search = new URLSearchParams({ reaction: 'CC(=O)O.CN>>CNC(C)=O', centre: '2,4;2;2,3', w: '400', h: '120' });
    const { status, body } = await client.get(`/app/api/reactions/picture?${search}`);
    expect(status).toBe(200);
    expect(body).toMatch(/^<svg[^>]+width='400' height='120'/);
  });

  it.each([
    '/app/api/structures/picture?smiles=c1cc',
    '/app/api/structures/picture?smiles=C&w=100000',
    '/app/api/reactions/picture?reaction=CCO',
  ])('that cannot be drawn say why: %s', async (url) => {
    const { status, body } = await client.get(url);
    expect(status).toBe(400);
    expect(body.errors).toHaveLength(1);
  });
});
