import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { amideReactions, record } from '@retron/command/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { benchRatingsCommand } from './bench-ratings.ts';
import { benchSingleStepCommand } from './bench-single-step.ts';

const folder = mkdtempSync(join(tmpdir(), 'retron-single-step-'));
const file = join(folder, 'reactions.tsv');
const kept = join(folder, 'kept');
const json = join(folder, 'result.json');
const library = join(kept, 'training.rlib');
const ranker = join(kept, 'training.rrank');
const TEST = ['--test', file, '--test-split', 'val'];
const SPLITS = ['--train', file, '--train-split', 'train', ...TEST];
/** Every eighth reaction is to be found: others make amides of the same partners. */
const isTested = (index: number) => index % 8 === 3;
const tested = amideReactions().filter((_, index) => isTested(index)).length;

beforeAll(async () => {
  const rows = amideReactions().map((reaction, index) => `${reaction}\t${isTested(index) ? 'val' : 'train'}`);
  writeFileSync(file, ['reaction\tsplit', ...rows, 'CC>>not a molecule\tval'].join('\n'));
  const { status, err } = await record(benchSingleStepCommand, [...SPLITS, '--keep', kept, '--json', json]);
  if (status !== 0) throw new Error(err.join('\n'));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

describe('bench single-step', () => {
  it('finds reactants again by what it has learnt from the training part alone', () => {
    const report = read(json);
    expect(report.tested).toBe(tested);
    expect(report.library.reactions).toBe(amideReactions().length - tested);
    expect(report.ranker.reactionsLearnt).toBeLessThanOrEqual(report.library.reactions);
    expect(report.ceiling.percent).toBe(100);
    const percents = ['1', '3', '5', '10', '20', '50'].map((rank) => report.topN[rank].percent);
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
    expect(percents.at(-1)).toBe(100);
    for (const order of [report.shownTopN, report.uncappedTopN]) expect(order['50'].percent).toBe(100);
    expect(Object.values<number>(report.refused).reduce((sum, each) => sum + each, 0)).toBe(1);
  });

  it('measures the same with what was kept, and draws as many as it is told', async () => {
    expect(existsSync(library) && existsSync(ranker)).toBe(true);
    const again = join(folder, 'again.json');
    const args = [...TEST, '--library', library, '--ranker', ranker, '--json', again];
    expect((await record(benchSingleStepCommand, args)).status).toBe(0);
    expect(read(again)).toMatchObject({ topN: read(json).topN, ranker: read(json).ranker });
    expect((await record(benchSingleStepCommand, [...args, '--limit', '2'])).out[0]).toMatch(/^2 reactions;/);
  });

  it.each([
    ['no test', ['--train', file], /--test is missing/],
    ['a limit that is none', [...SPLITS, '--limit', '-3'], /--limit is a whole number from 1/],
    ['a test part with nothing in it', ['--train', file, '--test', file, '--test-split', 'none'], /no reaction to test/],
    ['a file there is not', ['--train', '/nowhere.tsv', ...TEST], /nowhere\.tsv/],
  ])('refuses %s in words', async (_, args, message) => {
    const { status, err } = await record(benchSingleStepCommand, args);
    expect(status).not.toBe(0);
    expect(err.join('\n')).toMatch(message);
  });

  it('refuses a ranker of another library', async () => {
    const other = join(folder, 'other');
    const fewer = join(folder, 'fewer.tsv');
    writeFileSync(fewer, ['reaction', ...amideReactions().slice(0, 16)].join('\n'));
    const plain = await record(benchSingleStepCommand, ['--train', fewer, ...TEST, '--plain', '--keep', other]);
    expect(plain.status).toBe(0);
    const mixed = await record(benchSingleStepCommand, [...TEST, '--library', join(other, 'training.rlib'), '--ranker', ranker]);
    expect(mixed.status).toBe(1);
    expect(mixed.err.join('\n')).toMatch(/another library/);
  });
});

describe('bench ratings', () => {
  it('counts every suggestion once, by probability and by word', async () => {
    const ratings = join(folder, 'ratings.json');
    const { status } = await record(benchRatingsCommand, [...TEST, '--library', library, '--ranker', ranker, '--json', ratings]);
    expect(status).toBe(0);
    const report = read(ratings);
    const total = (rows: readonly { readonly count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0);
    expect(report.tested).toBe(tested);
    expect(total(report.reliability)).toBe(total(report.ratings));
    expect(Object.values<number>(report.recordedSteps).reduce((sum, each) => sum + each, 0)).toBe(tested);
    expect(report.expectedCalibrationError.all).toBeGreaterThanOrEqual(0);
  });
});
