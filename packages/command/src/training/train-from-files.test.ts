import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adoptRanker, readReactions, TRAINING_SETTINGS, trainRanker, writeRanker } from '@retron/build';
import { inflateRanker, openRanker, type RankerModel } from '@retron/planning';
import { RANKER_FORMAT } from '@retron/planning/training';
import { createRdkit } from '@retron/rdkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '../library-files.ts';
import { progressBar } from '../progress-bar.ts';
import { amideReactions } from '../testing/amide-reactions.ts';
import { recordingIo } from '../testing/recording-io.ts';
import { RankingThreads } from './ranking-threads.ts';
import { libraryFromFiles, type OpenedLibrary, openPacked, openSources } from './train-from-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'retron-ranker-'));
const file = join(folder, 'reactions.tsv');
const bar = progressBar(recordingIo().io, () => 0);
const training = { files: [file], split: undefined, leaveOut: new Set<string>() };
const settings = {
  ...TRAINING_SETTINGS,
  folds: 2,
  leastUse: 1,
  relevance: { ...TRAINING_SETTINGS.relevance, width: 8, epochs: 1 },
  candidates: { ...TRAINING_SETTINGS.candidates, widths: [8, 8] as const, precursorWidth: 8, epochs: 1 },
  trees: { ...TRAINING_SETTINGS.trees, trees: 3, leaves: 4 },
};

let library: OpenedLibrary;

async function train(threadCount: number): Promise<RankerModel> {
  const work = new RankingThreads(threadCount, process.cwd());
  try {
    const sources = openSources(training);
    if (!sources.ok) throw new Error(sources.error.message);
    const reactions = await readReactions(sources.value, training.leaveOut, work, bar.update);
    return await trainRanker({ ...library, libraryBuffer: library.buffer, reactions, work, settings, onStage: bar.update });
  } finally {
    await work.close();
  }
}

beforeAll(async () => {
  const rows = amideReactions().map((reaction, i) => `r${i}\t${reaction}\t`);
  writeFileSync(file, ['id\treaction\tother_products', ...rows].join('\n'));
  const built = await libraryFromFiles(training, await createRdkit(), bar.update);
  if (!built.ok) throw new Error(built.error.message);
  library = built.value;
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('training a ranker', () => {
  it('gives the same file however many threads share the work', async () => {
    const write = (model: RankerModel) => writeRanker(model, sha256, (bytes) => bytes);
    const [one, two] = [await train(1), await train(2)];
    expect(one.header.reactionsLearnt).toBeGreaterThan(20);
    expect(Buffer.compare(write(adoptRanker(one, library.library, library.library)), write(one))).toBe(0);
    expect(Buffer.compare(write(one), write(two))).toBe(0);
    const open = (model: RankerModel) => {
      const buffer = inflateRanker(write(model), (bytes) => bytes);
      return buffer.ok ? openRanker(buffer.value, sha256) : buffer;
    };
    expect(open(one)).toMatchObject({ ok: true, value: { trees: one.trees, known: one.known } });
    const older = open({ ...one, header: { ...one.header, format: RANKER_FORMAT - 1 } });
    expect(older).toMatchObject({ ok: false, error: { kind: 'format-version' } });
  }, 60_000);
});

describe('a library named on the command line', () => {
  it('is refused where its contents are not those of its hash', () => {
    const contents = new Uint8Array(library.buffer.slice());
    contents[contents.length - 1] ^= 1;
    const opened = openPacked(contents);
    expect(opened.ok ? null : opened.error.kind).toBe('corrupted');
    expect(openPacked(library.file).ok).toBe(true);
  });
});
