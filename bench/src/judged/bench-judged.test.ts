import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { record } from '@retron/command/testing';
import { createRdkit } from '@retron/rdkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeLibrary } from '../testing/written-library.ts';
import { benchJudgedCommand } from './bench-judged.ts';
import { readJudgedSteps, VERDICTS } from './judged-steps.ts';

const fixture = (name: string) => fileURLToPath(new URL(`../../../fixtures/chemistry/${name}`, import.meta.url));

let folder = '';
let library = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'retron-judged-'));
  library = join(folder, 'amides.rlib');
  await writeLibrary(library, 'amides', ['O[C:1](=[O:2])[CH2:3][CH3:6].[NH2:4][CH3:5]>>[C:1](=[O:2])([CH2:3][CH3:6])[NH:4][CH3:5]']);
});
afterAll(() => rmSync(folder, { recursive: true }));

function table(name: string, ...rows: readonly string[][]): string {
  const path = join(folder, name);
  const all = [['target', 'product', 'precursors', 'verdict', 'cause', 'reason'], ...rows];
  writeFileSync(path, all.map((row) => `${row.join('\t')}\n`).join(''));
  return path;
}

describe('bench judged', () => {
  it('counts verdicts by word, and tells which go against each other', async () => {
    const steps = table(
      'steps.tsv',
      ['an amide', 'CNC(=O)CC', 'CN.OC(=O)CC', 'right', '', ''],
      ['an amide', 'CNC(=O)CC', 'CN.BrC(=O)CC', 'doubtful', 'precursor', 'not suggested'],
      ['another', 'CNC(=O)CCCC', 'CN.OC(=O)CCCC', 'wrong', 'other', 'called wrong, so that one is found'],
    );
    const json = join(folder, 'judged.json');
    const { status, out } = await record(benchJudgedCommand, ['--steps', steps, '--library', library, '--json', json]);
    expect(status).toBe(0);
    expect(out[0]).toBe('word\tright\tdoubtful\twrong');
    const report = JSON.parse(readFileSync(json, 'utf8'));
    expect(report.steps).toBe(3);
    expect(report.byWord['not suggested']).toMatchObject({ right: 0, doubtful: 1 });
    const suggested = ['great', 'good', 'bad', 'ugly'].map((word) => report.byWord[word].right);
    expect(suggested.reduce((sum, count) => sum + count)).toBe(1);
    const isGood = report.byWord.good.right + report.byWord.great.right === 1;
    expect(report.rightRatedBad.percent).toBe(isGood ? 0 : 100);
    expect(out.filter((line) => line.startsWith('right, '))).toHaveLength(isGood ? 0 : 1);
  });

  it.each([
    ['a limit below one', ['--limit', '0'], 2, '--limit is a whole number from 1.'],
    ['words that are no option', ['more'], 2, 'Usage: retron bench judged'],
    ['a verdict of its own', [], 1, 'the verdict is right, doubtful, wrong, not maybe.'],
  ])('refuses %s', async (_, args, expected, message) => {
    const steps = table('maybe.tsv', ['an amide', 'CNC(=O)CC', 'CN.OC(=O)CC', 'maybe', '', '']);
    const { status, err } = await record(benchJudgedCommand, [...args, '--steps', steps, '--library', library]);
    expect(status).toBe(expected);
    expect(err.join('\n')).toContain(message);
  });
});

describe('the judged steps that are shipped', () => {
  it.each([
    ['judged-steps.tsv', 2000],
    ['judged-steps-2.tsv', 400],
  ])('are many, each once, with a reason for each that is not right: %s', async (table, fewest) => {
    const read = readJudgedSteps(fixture(table), await createRdkit());
    if (!read.ok) throw new Error(read.error.message);
    const steps = read.value;
    expect(steps.length).toBeGreaterThan(fewest);
    expect(new Set(steps.map(({ product, precursors }) => `${precursors.join('.')}>>${product}`)).size).toBe(steps.length);
    expect(new Set(steps.map(({ verdict }) => verdict))).toEqual(new Set(VERDICTS));
    expect(steps.filter(({ verdict, reason }) => (verdict === 'right') !== (reason === ''))).toEqual([]);
  });
});
