import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchSingleStepCommand } from '@retron/bench';
import { amideReactions, record } from '@retron/command/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rankerAdoptCommand } from './ranker-adopt.ts';

const folder = mkdtempSync(join(tmpdir(), 'retron-adopt-'));
const file = join(folder, 'reactions.tsv');
const library = join(folder, 'kept/training.rlib');
const ranker = join(folder, 'kept/training.rrank');
const TEST = ['--test', file, '--test-split', 'val'];

beforeAll(async () => {
  const rows = amideReactions().map((reaction, index) => `${reaction}\t${index % 8 === 3 ? 'val' : 'train'}`);
  writeFileSync(file, ['reaction\tsplit', ...rows].join('\n'));
  const args = ['--train', file, '--train-split', 'train', ...TEST, '--keep', join(folder, 'kept')];
  const { status, err } = await record(benchSingleStepCommand, args);
  if (status !== 0) throw new Error(err.join('\n'));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe('ranker adopt', () => {
  it('gives a library that was built again the ranker of the first, and no other', async () => {
    const again = join(folder, 'again');
    const rows = amideReactions().map((reaction) => `${reaction}\ttrain`);
    const more = join(folder, 'more.tsv');
    writeFileSync(more, ['reaction\tsplit', ...rows].join('\n'));
    const trained = await record(benchSingleStepCommand, ['--train', more, ...TEST, '--plain', '--keep', again]);
    expect(trained.status).toBe(0);
    const built = join(again, 'training.rlib');
    const adopted = join(folder, 'adopted.rrank');
    const args = ['--ranker', ranker, '--from', library, '--library', built, '--out', adopted];
    const { status, out } = await record(rankerAdoptCommand, args);
    expect(status).toBe(0);
    expect(out.join()).toMatch(/knows \d+ of its \d+ transforms/);
    expect((await record(benchSingleStepCommand, [...TEST, '--library', built, '--ranker', adopted])).status).toBe(0);

    const back = await record(rankerAdoptCommand, ['--ranker', ranker, '--from', built, '--library', library, '--out', adopted]);
    expect(back.status).toBe(1);
    expect(back.err.join()).toMatch(/another library/);
  });

  it('says what is missing', async () => {
    expect((await record(rankerAdoptCommand, ['--ranker', ranker])).status).toBe(2);
    const { status, err } = await record(rankerAdoptCommand, [
      '--ranker',
      '/no.rrank',
      '--from',
      library,
      '--library',
      library,
      '--out',
      'x',
    ]);
    expect(status).toBe(1);
    expect(err.join()).toMatch(/no\.rrank/);
  });
});
