import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { amideReactions, record } from '@retron/command/testing';
import { readProductWeights } from '@retron/planning';
import { afterAll, describe, expect, it } from 'vitest';
import { libraryBuildCommand } from './library-build.ts';
import { rankerTrainForwardCommand } from './ranker-train-forward.ts';

const folder = mkdtempSync(join(tmpdir(), 'retron-train-forward-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('ranker train-forward', () => {
  it('learns from the reactions of a library which product forms, and writes it to a file', async () => {
    const source = join(folder, 'reactions.tsv');
    writeFileSync(source, ['reaction', ...amideReactions()].join('\n'));
    const library = join(folder, 'amides.rlib');
    const title = ['--name', 'amides', '--version', '1', '--direction', 'forward'];
    expect((await record(libraryBuildCommand, [...title, '--source', source, '--out', library])).status).toBe(0);
    const weights = join(folder, 'weights.rprod');
    const { status, out } = await record(rankerTrainForwardCommand, ['--library', library, '--source', source, '--out', weights]);
    expect(status).toBe(0);
    expect(out[0]).toMatch(new RegExp(`of ${amideReactions().length} reactions learned from`));
    expect(readProductWeights(brotliDecompressSync(readFileSync(weights))).ok).toBe(true);
  });

  it('writes nothing when there is no such library, or it is called wrongly', async () => {
    const weights = join(folder, 'none.rprod');
    const args = ['--library', join(folder, 'none.rlib'), '--source', 'x.tsv', '--out', weights];
    expect((await record(rankerTrainForwardCommand, args)).status).toBe(1);
    expect((await record(rankerTrainForwardCommand, ['--out', weights])).status).toBe(2);
    expect(existsSync(weights)).toBe(false);
  });
});
