import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadInstallation, shippedFolder } from '@retron/installation';
import { createRdkit } from '@retron/rdkit';
import { sql } from 'drizzle-orm';
import { moleculeEntries } from '../chemistry/molecule-entry.ts';
import { openDatabase } from '../database/database.ts';
import { startEmbeddedDatabase } from '../database/embedded/embedded.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { insertMolecules } from '../repositories/molecules.ts';
import { REPOSITORY_ROOT } from '../repository-root.ts';
import { buildUser } from './build.ts';
import { createTestServer } from './test-server.ts';

// Measures the searches of a molecule library through the web server, on a real database:
//   npx tsx apps/server/src/testing/measure-molecule-search.ts [molecules] [times each is stored]
// The molecules are compounds of the shipped catalogue, evenly spread over it; each is stored several times under other names.

const [distinct = 20_000, copies = 5] = process.argv.slice(2).map(Number);
const INSERTED_AT_ONCE = 500;
const TIMES = 7;
const SEARCHES: readonly (readonly [name: string, query: string])[] = [
  ['first page', ''],
  ['name', '?term=99'],
  ['exact, aspirin', `?search=exact&term=${encodeURIComponent('CC(=O)Oc1ccccc1C(=O)O')}`],
  ['similarity 70 %, a benzoic acid', `?search=similarity&term=${encodeURIComponent('CN1CCN(Cc2ccc(C(=O)O)cc2)CC1')}`],
  ['similarity 40 %, a benzoic acid', `?search=similarity&similarity=40&term=${encodeURIComponent('CN1CCN(Cc2ccc(C(=O)O)cc2)CC1')}`],
  ['substructure, piperazine', `?search=substructure&term=${encodeURIComponent('C1CNCCN1')}`],
  ['substructure, benzene', '?search=substructure&term=c1ccccc1'],
  ['substructure, pyrazolopyrimidinone', `?search=substructure&term=${encodeURIComponent('O=c1[nH]cnc2cn[nH]c12')}`],
  ['substructure, nothing has it', `?search=substructure&term=${encodeURIComponent('C1CCCCCCCCCCCC1[Se]c1ccccc1')}`],
  ['first page, counted', '?counts=yes'],
  ['two tags, light, not used, counted', '?counts=yes&tag=series%201&tag=series%202&size=light&used=no'],
  ['name, this month, counted', '?counts=yes&term=99&added=month&zone=Europe/Berlin'],
  [
    'similarity 40 %, a benzoic acid, counted',
    `?counts=yes&search=similarity&similarity=40&term=${encodeURIComponent('CN1CCN(Cc2ccc(C(=O)O)cc2)CC1')}`,
  ],
  ['substructure, piperazine, counted', `?counts=yes&search=substructure&term=${encodeURIComponent('C1CNCCN1')}`],
  ['substructure, benzene, counted', '?counts=yes&search=substructure&term=c1ccccc1'],
];

const dataFolder = mkdtempSync(join(tmpdir(), 'retron-molecules-'));
const embedded = await startEmbeddedDatabase({ dataFolder });
await migrateDatabase(embedded.url);
const testDatabase = { url: embedded.url, ...openDatabase(embedded.url, () => undefined) };
const server = await createTestServer({ checksPerMinute: 1_000_000 }, { testDatabase });
const user = await buildUser(server.database);
const client = await server.signIn(user);
const installation = loadInstallation(shippedFolder(REPOSITORY_ROOT), { libraries: [], catalogs: true, productWeights: false });
if (!installation.ok) throw new Error(installation.error.message);
const rdkit = await createRdkit();
const [catalog] = installation.value.catalogs;
const stride = Math.max(1, Math.floor(catalog.size / distinct));
let stored = 0;
/** Every other one has a tag of forty, every third one of three more. */
function tagsOf(index: number): string[] {
  return [...(index % 2 === 0 ? [`series ${(index >> 1) % 40}`] : []), ...(index % 3 === 0 ? [`shelf ${(index / 3) % 3}`] : [])];
}
for (let first = 0; first < distinct; first += INSERTED_AT_ONCE) {
  const smiles = Array.from({ length: INSERTED_AT_ONCE }, (_, index) => catalog.entry(((first + index) * stride) % catalog.size).smiles);
  const rows = moleculeEntries(rdkit, [], smiles).flatMap((reading, index) =>
    'entry' in reading
      ? [{ ...reading.entry, userId: user.id, name: `compound ${first + index}`, origin: 'imported' as const, tags: tagsOf(first + index) }]
      : [],
  );
  await insertMolecules(server.database, rows);
  stored += rows.length;
}
const columns = sql.raw(
  'user_id, smiles, rosdal, inchi_key, formula, weight, tags, origin, in_catalogue, price_category, likeness, likeness_bits, parts',
);
for (let copy = 1; copy < copies; copy++) {
  await server.database.execute(
    sql`INSERT INTO molecules (name, ${columns}) SELECT name || ${` no ${copy}`}, ${columns} FROM molecules WHERE name NOT LIKE '% no %'`,
  );
}
// As the database does by itself a minute later.
await server.database.execute(sql`VACUUM ANALYZE molecules`);

/** Milliseconds of work that takes `TIMES` times, sorted. */
async function timesOf(work: () => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b);
}
const rounded = (value: number | undefined) => Math.round((value ?? 0) * 10) / 10;
/** What a search is compared with, so that results of a busy machine say something: all rows of the library read once by the database. */
const readOnce = (await timesOf(() => server.database.execute(sql`SELECT count(*) FROM molecules WHERE weight > 0`)))[TIMES >> 1] ?? 0;
const results = [];
for (const [name, query] of SEARCHES) {
  let total = 0;
  const times = await timesOf(async () => {
    const { status, body } = await client.get(`/app/api/molecules${query}`);
    if (status !== 200) throw new Error(`${name}: ${JSON.stringify(body)}`);
    total = body.total;
  });
  const medianMs = rounded(times[TIMES >> 1]);
  results.push({ search: name, found: total, medianMs, slowestMs: rounded(times.at(-1)), timesReadingAll: rounded(medianMs / readOnce) });
}
const command = `npx tsx apps/server/src/testing/measure-molecule-search.ts ${distinct} ${copies}`;
const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores`;
console.log(
  JSON.stringify(
    { machine, node: process.version, command, distinct: stored, molecules: stored * copies, readOnceMs: rounded(readOnce), results },
    null,
    2,
  ),
);
await server.close();
await testDatabase.close();
await embedded.stop();
rmSync(dataFolder, { recursive: true, force: true });
