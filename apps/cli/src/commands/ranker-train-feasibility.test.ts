import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { amideReactions, record } from '@retron/command/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { rankerTrainFeasibilityCommand } from './ranker-train-feasibility.ts';

const folder = mkdtempSync(join(tmpdir(), 'retron-train-feasibility-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('ranker train-feasibility', () => {
  it('writes the module of weights, the same for the same reactions, with its command and inputs in the head', async () => {
    const source = join(folder, 'reactions.tsv');
    writeFileSync(source, ['reaction', ...amideReactions()].join('\n'));
    const learn = async (name: string) => {
      mkdirSync(join(folder, name));
      const out = join(folder, name, 'feasibility-weights.ts');
      const { status, err } = await record(rankerTrainFeasibilityCommand, ['--source', source, '--learn-from', '3', '--out', out]);
      if (status !== 0) throw new Error(err.join('\n'));
      return readFileSync(out, 'utf8');
    };
    const text = await learn('a');
    expect(text).toContain('//   retron ranker train-feasibility --source reactions.tsv --learn-from 3 --out feasibility-weights.ts\n');
    expect(text).toMatch(/^\/\/ {3}reactions\.tsv [0-9a-f]{64}$/m);
    expect(await learn('b')).toBe(text);
  }, 120_000);

  it('writes nothing when it is called wrongly, or a file is not there', async () => {
    const out = join(folder, 'none.ts');
    expect((await record(rankerTrainFeasibilityCommand, ['--out', out])).status).toBe(2);
    expect((await record(rankerTrainFeasibilityCommand, ['--source', 'x.tsv', '--learn-from', '0', '--out', out])).status).toBe(2);
    expect((await record(rankerTrainFeasibilityCommand, ['--source', join(folder, 'none.tsv'), '--out', out])).status).toBe(1);
    expect(existsSync(out)).toBe(false);
  });
});
