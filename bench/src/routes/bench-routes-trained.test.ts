import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { amideReactions, record } from '@retron/command/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { writeLibrary } from '../testing/written-library.ts';
import { benchRoutesCommand } from './bench-routes.ts';

const folder = mkdtempSync(join(tmpdir(), 'routes-trained-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, contents: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, contents);
  return path;
}

const AMIDES = amideReactions();
const SILYL_ETHER =
  '[CH3:1][CH2:2][OH:3].Cl[Si:4]([CH3:5])([CH3:6])[Si:7]([CH3:8])([CH3:9])[CH3:10]>>[CH3:1][CH2:2][O:3][Si:4]([CH3:5])([CH3:6])[Si:7]([CH3:8])([CH3:9])[CH3:10]';
/** A transform needs two products that show it where its source is not curated. */
const PROPYL = SILYL_ETHER.replaceAll('[CH3:1]', '[CH3:11][CH2:1]');
// A way that no textbook has: a transform for it comes of this reaction alone.
const ODD = { key: 'CCO.C[Si](C)(C)[Si](C)(C)Cl>>CCO[Si](C)(C)[Si](C)(C)C', product: 'CCO[Si](C)(C)[Si](C)(C)C' };
const STOCK = file('stock.smi.gz', gzipSync('CC(=O)Cl\nCN\nCCO\nC[Si](C)(C)[Si](C)(C)Cl\n'));
const TRAIN = file(
  'train.tsv',
  [
    'reaction\tsplit',
    ...AMIDES.map((reaction) => `${reaction}\ttrain`),
    `${SILYL_ETHER}\ttrain`,
    `${PROPYL}\ttrain`,
    `${SILYL_ETHER.replaceAll('Cl', 'Br')}\tval`,
  ].join('\n'),
);
const TARGETS = file('targets.txt', `amide\tCNC(C)=O\n${ODD.product} silane\n`);
const STEPS = file('steps.txt', `CC(=O)Cl.CN>>CNC(C)=O\n${ODD.key}\nno step\n`);

async function run(...args: readonly string[]) {
  const json = join(folder, 'out.json');
  const { status, out, err } = await record(benchRoutesCommand, [
    '--targets',
    TARGETS,
    '--stock',
    STOCK,
    '--expansions',
    '3',
    '--json',
    json,
    ...args,
  ]);
  return { status, out: out.join('\n'), err: err.join('\n'), report: status === 0 ? JSON.parse(readFileSync(json, 'utf8')) : null };
}

describe('retron bench routes --train', () => {
  it('searches with transforms and ranker of the training files alone, without the steps that are left out', async () => {
    const keep = join(folder, 'kept');
    const trained = ['--train', TRAIN, '--train-split', 'train', '--exclude-steps', STEPS];
    const { report, out } = await run(...trained, '--keep', keep);
    expect(report.trained).toMatchObject({
      files: [TRAIN],
      split: 'train',
      reactions: AMIDES.length - 1,
      reactionsLearnt: expect.any(Number),
    });
    expect(report.trained.reactionsLearnt).toBeGreaterThan(0);
    expect(report.excluded).toMatchObject({ listed: 2, unread: 1, withoutStereo: 0, recordsLeftOut: 2, precedentsLeftOut: null });
    expect(report.libraries).toMatchObject([{ name: 'training-1.0' }]);
    expect(report.findings.map(({ id, routes }: { id: string; routes: number }) => [id, routes > 0])).toEqual([
      ['amide', true],
      ['silane', false],
    ]);
    expect(out).toMatch(/excluded steps: 2 listed, 1 lines not read, 0 also without configurations; 2 records not learnt from/);

    // The same again: from what was kept, and on threads.
    const found = ({ findings }: typeof report) =>
      findings.map(({ totalMs, firstRouteMs, medianExpansionMs, ...finding }: Record<string, unknown>) => finding);
    const kept = await run('--library', join(keep, 'training.rlib'));
    expect(found(kept.report)).toEqual(found(report));
    const one = await run(...trained, '--plain', '--at-once', '2');
    const two = await run(...trained, '--plain', '--at-once', '2', '--threads', '2');
    expect(found(two.report)).toEqual(found(one.report));
    expect(one.report.trained.reactionsLearnt).toBeNull();
  }, 120_000);

  it('learns the steps where they are not left out', async () => {
    const { report } = await run('--train', TRAIN, '--plain');
    expect(report.excluded).toBeNull();
    expect(report.trained.reactions).toBe(AMIDES.length + 2);
    expect(report.findings.every(({ routes }: { routes: number }) => routes > 0)).toBe(true);
  }, 60_000);
});

describe('retron bench routes --exclude-steps of a library that is there', () => {
  it('does without what rests on them alone, and says what it cannot leave out', async () => {
    const library = join(folder, 'small.rlib');
    await writeLibrary(library, 'small', [...AMIDES, SILYL_ETHER]);
    const routes = ({ findings }: { findings: readonly { routes: number }[] }) => findings.map((finding) => finding.routes > 0);
    expect(routes((await run('--library', library)).report)).toEqual([true, true]);
    for (const threads of ['1', '2']) {
      const { report, out } = await run('--library', library, '--exclude-steps', STEPS, '--threads', threads);
      expect(routes(report)).toEqual([true, false]);
      expect(report.excluded).toMatchObject({ recordsLeftOut: null, precedentsLeftOut: 2, transformsLeftOut: expect.any(Number) });
      expect(report.excluded.transformsLeftOut).toBeGreaterThanOrEqual(3);
      expect(out).toMatch(/only --train leaves them out altogether/);
    }
  }, 60_000);
});

describe('retron bench routes', () => {
  it.each([
    ['a library beside what is trained', ['--train', TRAIN, '--library', 'x'], 2, /leave out --library/],
    ['a split of nothing', ['--train-split', 'train'], 2, /--train-split is for --train only/],
    ['ranking nothing plainly', ['--plain'], 2, /--plain is for --train only/],
    ['more steps than a branch may have', ['--steps', '13'], 2, /--steps is 1 to 12/],
    ['half a structure', ['--expansions', '2.5'], 2, /numbers are whole/],
    ['a result in a folder there is not', ['--json', join(folder, 'no', 'out.json')], 2, /cannot be written/],
    ['training files there are not', ['--train', join(folder, 'no.tsv')], 1, /no\.tsv cannot be read/],
    ['a file that lists no step', ['--exclude-steps', file('none.txt', 'x>>\n')], 1, /lists no reaction to leave out/],
    ['steps there are not', ['--exclude-steps', join(folder, 'no.txt')], 1, /no\.txt cannot be read/],
    ['no stock', ['--stock', join(folder, 'no.smi')], 1, /no\.smi cannot be read/],
    ['a stock of nothing', ['--train', TRAIN, '--stock', file('empty.smi', 'nothing\n')], 1, /lists no molecule/],
    ['a target that is none', ['--targets', file('bad.jsonl', '{"id":"a","smiles":"C("}\n')], 1, /a has something that the toolkit/],
    ['a target of two molecules', ['--targets', file('two.jsonl', '{"id":"a","smiles":"C.C"}\n')], 1, /as one molecule/],
    ['no targets', ['--targets', file('no.json', '{"targets":[]}')], 1, /lists no targets/],
  ])('refuses %s in words', async (_, args, status, message) => {
    const answer = await run(...args);
    expect(answer.err).toMatch(message);
    expect(answer.status).toBe(status);
  });
});
