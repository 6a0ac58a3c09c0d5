import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { record } from '@retron/command/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeLibrary } from '../testing/written-library.ts';
import { benchGoldCommand } from './bench-gold.ts';
import { placesOf } from './last-step-measure.ts';

let folder = '';
let library = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'retron-gold-'));
  library = join(folder, 'amides.rlib');
  await writeLibrary(library, 'amides', ['O[C:1](=[O:2])[CH2:3][CH3:6].[NH2:4][CH3:5]>>[C:1](=[O:2])([CH2:3][CH3:6])[NH:4][CH3:5]']);
});
afterAll(() => rmSync(folder, { recursive: true }));

function table(name: string, rows: readonly string[][]): string {
  const path = join(folder, name);
  writeFileSync(path, rows.map((row) => `${row.join('\t')}\n`).join(''));
  return path;
}

const LAST_STEPS = [
  ['name', 'smiles', 'precursors', 'kind'],
  ['found, with water drawn or not', 'CCC(=O)NC', 'CCC(=O)Cl.CN | CN.O.OC(=O)CC', 'drug'],
  ['found without its configuration', 'CC[C@H](C)C(=O)NC', 'CC[C@@H](C)C(=O)O.CN', 'textbook'],
  ['not found', 'CCCF', 'CCCBr', 'textbook'],
];
const MECHANISMS = [
  ['pair', 'verdict', 'topic', 'reaction', 'reason'],
  ['1', 'right', 'amides', 'CCC(=O)O.CN>>CCC(=O)NC', 'acid and amine'],
  ['1', 'wrong', 'amides', 'CCC(=O)O.CC>>CCC(=O)NC', 'no nitrogen'],
  ['2', 'right', 'alcohols', 'CCC=O>>CCCO', 'reduction'],
  ['2', 'wrong', 'alcohols', 'CCCCC(=O)O.CN>>CCCCC(=O)NC', 'called wrong, so that one is found'],
];

describe('bench gold', () => {
  it('tells places of practised last steps and ratings of right and wrong steps', async () => {
    const json = join(folder, 'gold.json');
    const files = ['--last-steps', table('steps.tsv', LAST_STEPS), '--mechanisms', table('cases.tsv', MECHANISMS)];
    const { status, out } = await record(benchGoldCommand, [...files, '--library', library, '--json', json]);
    expect(status).toBe(0);
    expect(out[0]).toBe('Literature last step among the first disconnections');
    expect(out[2]).toMatch(/^old, all\t3\t33\.3\t33\.3\t33\.3\t33\.3\t66\.7 \/ 66\.7 \/ 66\.7 \/ 66\.7\t/);
    expect(out[3]).toMatch(/^old, drug\t1\t100\t/);
    const { lists, mechanisms } = JSON.parse(readFileSync(json, 'utf8'));
    expect(lists.map(({ list }: { list: string }) => list)).toEqual(['old', 'new', 'defaults']);
    expect(lists[0].byKind.all).toMatchObject({ targets: 3, empty: 1 });
    expect(lists[0].findings).toMatchObject([
      { place: 1, placeWithoutStereo: 1 },
      { place: null, placeWithoutStereo: 1 },
      { place: null, placeWithoutStereo: null, rating: null, bestRating: null, suggestions: 0 },
    ]);
    expect(mechanisms.map(({ precision }: { precision: number }) => precision)).toEqual([2, 1]);
    expect(mechanisms[0].total).toMatchObject({ wrong: 2, wrongSuggested: 1, right: 2, rightSuggested: 1 });
    expect(mechanisms[0].byTopic.alcohols).toMatchObject({ wrong: 1, wrongSuggested: 1, right: 1, rightSuggested: 0 });
    expect(mechanisms[0].faults.map(({ fault }: { fault: string }) => fault)).toContain('right, not suggested');
  });

  it('measures only what is asked for', async () => {
    const files = ['--last-steps', table('steps.tsv', LAST_STEPS), '--mechanisms', table('cases.tsv', MECHANISMS)];
    const { out } = await record(benchGoldCommand, [...files, '--library', library, '--settings', 'old', '--limit', '1']);
    expect(out.slice(2).map((line) => line.split('\t').slice(0, 2).join(' '))).toEqual(['old, all 1', 'old, drug 1']);
  });

  it.each([
    [
      'a list that is not there',
      ['--settings', 'newest'],
      2,
      '--limit is a whole number from 1, --settings are of old, new, defaults, mechanisms.',
    ],
    ['a limit below one', ['--limit', '0'], 2, '--limit is a whole number from 1, --settings are of old, new, defaults, mechanisms.'],
    ['words that are no option', ['more'], 2, 'Usage: retron bench gold'],
  ])('refuses %s', async (_, args, expected, message) => {
    const { status, err } = await record(benchGoldCommand, args);
    expect(status).toBe(expected);
    expect(err.join('\n')).toContain(message);
  });

  it('says which molecule of a table is none', async () => {
    const steps = table('broken.tsv', [LAST_STEPS[0], ['broken', 'CCO', 'CC(', 'drug']]);
    const { status, err } = await record(benchGoldCommand, ['--last-steps', steps, '--library', library]);
    expect(status).toBe(1);
    expect(err.join('\n')).toContain('CC(: ');
  });
});

describe('places in a list', () => {
  const suggestion = (id: number, variantOf?: number | null) => ({
    id,
    rating: 3 as const,
    precursors: [],
    ...(variantOf === undefined ? {} : { variantOf }),
  });

  it('are those of the suggestions where variants are not told apart', () => {
    expect(placesOf([suggestion(7), suggestion(9), suggestion(8)])).toEqual([1, 2, 3]);
  });

  it('are those of the disconnections where they are', () => {
    expect(placesOf([suggestion(7, null), suggestion(8, 7), suggestion(9, null), suggestion(10, 7), suggestion(11, 9)])).toEqual([
      1, 1, 2, 1, 2,
    ]);
  });
});
