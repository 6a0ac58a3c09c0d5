import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeProductWeights } from '@retron/build';
import { packBody } from '@retron/command';
import { record } from '@retron/command/testing';
import { PLAIN_WEIGHTS } from '@retron/planning';
import { afterAll, describe, expect, it } from 'vitest';
import { benchForwardCommand } from './bench-forward.ts';

const folder = mkdtempSync(join(tmpdir(), 'retron-forward-'));
afterAll(() => rmSync(folder, { recursive: true }));

function table(name: string, reactions: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, ['id\treaction', ...reactions.map((reaction, index) => `${index}\t${reaction}`)].join('\n'));
  return path;
}

/** CH2 and a last CH3, mapped from `first`. */
function chain(first: number, length: number): string {
  return Array.from({ length }, (_, index) => `[CH${index === length - 1 ? 3 : 2}:${first + index}]`).join('');
}

/** Acid and amine of so many carbons, but for the carboxyl, to an amide. */
function amide(ofAcid: number, ofAmine: number): string {
  const acid = chain(3, ofAcid);
  const nitrogen = 3 + ofAcid;
  const amine = chain(nitrogen + 1, ofAmine);
  return `O[C:1](=[O:2])${acid}.[NH2:${nitrogen}]${amine}>>[C:1](=[O:2])(${acid})[NH:${nitrogen}]${amine}`;
}

const TAUGHT = [amide(1, 2), amide(2, 2), amide(3, 2), amide(2, 3), amide(4, 1), amide(1, 4)];

describe('bench forward', () => {
  it('learns from the training table, less what has a product of the test, and counts recorded products', async () => {
    const train = table('train.tsv', TAUGHT);
    const severalProducts = '[CH3:1][OH:2].Cl>>[CH3:1][OH:2].Cl';
    const test = table('test.tsv', [amide(2, 2), amide(3, 3), severalProducts]);
    const json = join(folder, 'result.json');
    const { status, out } = await record(benchForwardCommand, ['--train', train, '--test', test, '--json', json]);
    expect(status).toBe(0);
    expect(out.slice(0, 3)).toEqual([
      '2 reactions tested, 5 to learn from',
      'refused: several products\t1',
      expect.stringMatching(/^top 1\t100 %\t\(34\.2 to 100\)$/),
    ]);
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({
      tested: 2,
      trainingReactions: 5,
      topN: { 10: { percent: 100 } },
      found: { percent: 100 },
      refused: { 'several products': 1 },
    });
  });

  it('tests the share that is held out, and prints what is missed', async () => {
    const all = table('all.tsv', [...TAUGHT, '[CH3:1][C:2]#[N:3].[OH2:4]>>[CH3:1][C:2](=[O:4])[NH2:3]']);
    const { status, out } = await record(benchForwardCommand, ['--train', all, '--test', all, '--hold-out', '0.6', '--plain', '--misses']);
    expect(status).toBe(0);
    const [, tested, learned] = /^(\d+) reactions tested, (\d+) to learn from$/.exec(out.find((line) => /tested/.test(line)) ?? '') ?? [];
    expect(Number(tested)).toBeGreaterThan(0);
    expect(Number(tested) + Number(learned)).toBe(7);
  });

  it('takes a ranking that was learned before', async () => {
    const train = table('learn.tsv', TAUGHT);
    const test = table('one.tsv', [amide(3, 3)]);
    const weights = join(folder, 'weights.rprod');
    const args = ['--train', train, '--test', test, '--weights', weights];
    expect((await record(benchForwardCommand, args)).status).toBe(1);
    writeFileSync(weights, packBody(writeProductWeights(PLAIN_WEIGHTS)));
    const { status, out, err } = await record(benchForwardCommand, args);
    expect([status, err]).toEqual([0, []]);
    expect(out[0]).toBe('1 reactions tested, 6 to learn from');
  });

  it('says how it is called', async () => {
    expect((await record(benchForwardCommand, [])).status).toBe(2);
    expect((await record(benchForwardCommand, ['--test', 'x.tsv', '--hold-out', '2'])).status).toBe(2);
  });
});
