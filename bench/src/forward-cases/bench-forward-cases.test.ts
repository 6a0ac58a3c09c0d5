import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { record, recordingIo } from '@retron/command/testing';
import { createRdkit } from '@retron/rdkit';
import { afterAll, describe, expect, it } from 'vitest';
import { writeLibrary } from '../testing/written-library.ts';
import { benchForwardCasesCommand } from './bench-forward-cases.ts';
import { readForwardCases } from './forward-cases.ts';

const folder = mkdtempSync(join(tmpdir(), 'retron-forward-cases-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ROOT = recordingIo().io.root;
const TABLE = join(ROOT, 'fixtures', 'chemistry', 'forward-cases.tsv');
/** Half of each may be read by whoever changes the engine, so that no test asks which cases come first. */
const HELD_OUT = join(ROOT, 'fixtures', 'chemistry', 'forward-cases-2.tsv');
const HELD_OUT_3 = join(ROOT, 'fixtures', 'chemistry', 'forward-cases-3.tsv');
/** Read whole; what its cases need that fail stands in it. */
const BY_REAGENT = join(ROOT, 'fixtures', 'chemistry', 'forward-cases-4.tsv');
const ONCE_MORE = join(ROOT, 'fixtures', 'chemistry', 'forward-cases-5.tsv');
const TWICE_MORE = join(ROOT, 'fixtures', 'chemistry', 'forward-cases-6.tsv');
const MAINSTREAM = join(ROOT, 'fixtures', 'chemistry', 'forward-cases-7.tsv');
const DRUG_LIKE = join(ROOT, 'fixtures', 'chemistry', 'forward-cases-8.tsv');
const OF_LABORATORIES = join(ROOT, 'fixtures', 'chemistry', 'forward-cases-9.tsv');
const OF_ROUTES = join(ROOT, 'fixtures', 'chemistry', 'forward-cases-10.tsv');
/** Of a fourth stranger, sixty without the one that is open to dispute. */
const OF_NAMES = join(ROOT, 'fixtures', 'chemistry', 'forward-cases-11.tsv');
/** Seventy of a fifth; what its cases need that fail stands in it. */
const OF_A_FIFTH = join(ROOT, 'fixtures', 'chemistry', 'forward-cases-12.tsv');
/** Seventy of a sixth, and twelve mixtures of which nothing comes that one would keep. */
const OF_A_SIXTH = join(ROOT, 'fixtures', 'chemistry', 'forward-cases-13.tsv');
/** Seventy of experimental sections, twelve of them mixtures that give nothing of use. */
const OF_EXPERIMENTAL_SECTIONS = join(ROOT, 'fixtures', 'chemistry', 'forward-cases-14.tsv');
const hasLibrary = existsSync(join(ROOT, 'libraries', 'chemsynth_core-1.0.rlib'));
/** A case takes about a second of one core. */
const TIMEOUT_MS = 600_000;
/** Of the larger tables one case in so many is asked here, evenly: all of them were a sixth of the time of all tests, in one file. The command asks them all. */
const EVERY = 8;

const HEADER = ['id', 'topic', 'given', 'reagents', 'expected', 'not first', 'needs'];

function table(name: string, rows: readonly (readonly string[])[]): string {
  const path = join(folder, name);
  writeFileSync(path, [HEADER, ...rows].map((row) => `${row.join('\t')}\n`).join(''));
  return path;
}

describe('bench forward-cases', () => {
  it('tells which product comes first, and what stands before the expected one', async () => {
    const library = join(folder, 'amides.rlib');
    const amide = 'O[C:1](=[O:2])[CH2:3][CH3:6].[NH2:4][CH3:5]>>[C:1](=[O:2])([CH2:3][CH3:6])[NH:4][CH3:5]';
    await writeLibrary(library, 'amides', [amide], ['forward']);
    const cases = table('cases.tsv', [
      ['amide', 'acyl', 'CCC(=O)O.NC', 'HATU;CN(C)C', 'CNC(=O)CC', '', ''],
      ['other', 'acyl', 'CCC(=O)O.NC', '', 'CC(C)=O | CCO', 'CNC(=O)CC', 'another transform'],
    ]);
    const json = join(folder, 'cases.json');
    const { status, out } = await record(benchForwardCasesCommand, ['--cases', cases, '--library', library, '--json', json]);
    expect(status).toBe(0);
    expect(out[1]).toMatch(/^acyl\t2\t1\t\d\t1\t1$/);
    expect(out.at(-1)).toMatch(/^other\tnot found\t\tCCC\(=O\)NC\t\d+\.\d %\t\d+\.\d %\tanother transform$/);
    expect(JSON.parse(readFileSync(json, 'utf8')).findings[0]).toMatchObject({ id: 'amide', isFirst: true, place: 1 });
    expect((await record(benchForwardCasesCommand, ['--cases', cases, '--library', library, '--only', 'none'])).status).toBe(2);
  });

  it('counts a mixture that gives nothing as right where no product is good', async () => {
    const library = join(folder, 'salts.rlib');
    const amide = 'O[C:1](=[O:2])[CH2:3][CH3:6].[NH2:4][CH3:5]>>[C:1](=[O:2])([CH2:3][CH3:6])[NH:4][CH3:5]';
    await writeLibrary(library, 'salts', [amide], ['forward']);
    const cases = table('nothing.tsv', [
      ['salt', 'nothing', 'CCC(=O)O.NC', 'triethylamine', 'nothing', '', ''],
      ['amide', 'something', 'CCC(=O)O.NC', 'HATU;triethylamine', 'nothing', '', ''],
    ]);
    const json = join(folder, 'nothing.json');
    await record(benchForwardCasesCommand, ['--cases', cases, '--library', library, '--json', json]);
    const { findings } = JSON.parse(readFileSync(json, 'utf8'));
    expect(findings.map(({ isFirst, place }: { isFirst: boolean; place: number | null }) => [isFirst, place])).toEqual([
      [true, null],
      [false, null],
    ]);
  });

  it('says what of a table is no structure', async () => {
    const cases = table('broken.tsv', [['broken', 'acyl', 'CC(', '', 'CCO', '', '']]);
    const { status, err } = await record(benchForwardCasesCommand, ['--cases', cases]);
    expect([status, err]).toEqual([1, ['broken: CC( is no structure and no known reagent.']]);
  });
});

describe('a table of textbook reactions', () => {
  it.each([
    ['first', TABLE, 100],
    ['second, half held out', HELD_OUT, 60],
    ['third, half held out', HELD_OUT_3, 90],
    ['fourth, by what the reagent decides', BY_REAGENT, 80],
    ['fifth', ONCE_MORE, 80],
    ['sixth', TWICE_MORE, 70],
    ['seventh', MAINSTREAM, 70],
    ['eighth', DRUG_LIKE, 80],
    ['ninth', OF_LABORATORIES, 80],
    ['tenth', OF_ROUTES, 80],
    ['eleventh', OF_NAMES, 59],
    ['twelfth', OF_A_FIFTH, 70],
    ['thirteenth', OF_A_SIXTH, 82],
    ['fourteenth', OF_EXPERIMENTAL_SECTIONS, 70],
  ])('has enough cases with ids of their own (%s)', async (_name, path, fewest) => {
    const cases = readForwardCases(path, await createRdkit());
    if (!cases.ok) throw new Error(cases.error.message);
    expect(cases.value.length).toBeGreaterThanOrEqual(fewest);
    expect(new Set(cases.value.map(({ id }) => id)).size).toBe(cases.value.length);
    for (const { expected, notFirst } of cases.value) expect(expected.filter((product) => notFirst.includes(product))).toEqual([]);
  });

  it.skipIf(!hasLibrary).each([TABLE, BY_REAGENT, ONCE_MORE, TWICE_MORE, DRUG_LIKE, OF_LABORATORIES, OF_ROUTES, OF_EXPERIMENTAL_SECTIONS])(
    'is answered with the product of the textbook, but for cases that say what they need: %s',
    async (path) => {
      const json = join(folder, 'all.json');
      const asked = join(folder, 'asked.tsv');
      const [header, ...rows] = readFileSync(path, 'utf8').trimEnd().split('\n');
      writeFileSync(asked, `${[header, ...rows.filter((_, index) => index % EVERY === 0)].join('\n')}\n`);
      await record(benchForwardCasesCommand, ['--cases', asked, '--json', json]);
      const { findings } = JSON.parse(readFileSync(json, 'utf8'));
      const failing = findings.filter(({ isFirst, needs }: { isFirst: boolean; needs: string }) => !isFirst && needs === '');
      expect(failing.map(({ id }: { id: string }) => id)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it.skipIf(!hasLibrary)(
    'is answered on the defaults of a new query as well, but for a case or two that need less precision',
    async () => {
      const json = join(folder, 'defaults.json');
      const asked = join(folder, 'asked.tsv');
      const [header, ...rows] = readFileSync(MAINSTREAM, 'utf8').trimEnd().split('\n');
      writeFileSync(asked, `${[header, ...rows.filter((_, index) => index % EVERY === 0)].join('\n')}\n`);
      await record(benchForwardCasesCommand, ['--cases', asked, '--defaults', '--json', json]);
      const { findings } = JSON.parse(readFileSync(json, 'utf8'));
      expect(findings.filter(({ isFirst }: { isFirst: boolean }) => !isFirst).length).toBeLessThanOrEqual(2);
    },
    TIMEOUT_MS,
  );
});
