import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { record } from '@retron/command/testing';
import { createRdkit } from '@retron/rdkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeLibrary } from '../testing/written-library.ts';
import { benchJudgedCommand } from './bench-judged.ts';
import { judgedResults, judgedTable } from './judged-report.ts';
import { readJudgedSteps, VERDICTS } from './judged-steps.ts';
import type { JudgedFinding } from './measure-judged-steps.ts';

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
    expect(report.byWord['not suggested']).toEqual({ right: 0, doubtful: 1, wrong: 0 });
    const suggested = ['great', 'good', 'bad', 'ugly'].map((word) => report.byWord[word]);
    expect(suggested.map(({ right }) => right).sort()).toEqual([0, 0, 0, 1]);
    expect(suggested.map(({ wrong }) => wrong).sort()).toEqual([0, 0, 0, 1]);
  });

  it('tells the share of wrong ones among the good, of bad ones among the right that are suggested, and which these are', () => {
    const step = (verdict: JudgedFinding['verdict'], rating: JudgedFinding['rating']): JudgedFinding => {
      const product = `${verdict} ${rating}`;
      return { target: 'a target', product, precursors: ['C'], verdict, cause: '', reason: 'for a reason', rating };
    };
    const findings = [
      step('right', 4),
      step('right', 3),
      step('right', 2),
      step('right', 1),
      step('right', null),
      step('doubtful', 3),
      step('wrong', 3),
      step('wrong', 2),
      step('wrong', null),
    ];
    const results = judgedResults(findings);
    expect(results.byWord.good).toEqual({ right: 1, doubtful: 1, wrong: 1 });
    expect(results.wrongAmongGood?.percent).toBe(25);
    expect(results.rightRatedBad?.percent).toBe(50);
    expect(results.faults.map(({ product }) => product)).toEqual(['wrong 3', 'right 2', 'right 1']);
    expect(judgedTable(results)).toContain('wrong, good\tC>>wrong 3\tfor a reason');
    expect(judgedResults([step('right', null)])).toMatchObject({ wrongAmongGood: null, rightRatedBad: null });
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
