import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { writeContainer } from '@retron/build';
import { textbookLibrary } from '@retron/build/testing';
import type { TransformLibrary } from '@retron/library';
import { finished } from '@retron/molecule';
import { createRdkit, type Rdkit } from '@retron/rdkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRetroExpander } from '../expand/retro-expander.ts';
import type { PlanningPorts } from '../ports/ports.ts';
import type { TrainedRanker } from '../ports/step-ranker.ts';
import { Workbench } from '../ports/workbench.ts';
import type { RankedStep } from '../step/ranked-step.ts';
import { RANKER_FORMAT } from './learned/ranker-file.ts';
import { inflateRanker, RANKER_FILE } from './ranker-container.ts';
import { openTrainedRanker, type RankerKind } from './ranker-kinds.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const SHIPPED = new URL('../../../../libraries/chemsynth_core-1.0.rrank', import.meta.url);

/** A ranker of a fourth kind, all of it: what leaves fewest atoms outside the structure is the most probable. Its file holds one number. */
const THRIFT: RankerKind = {
  kind: 'thrift',
  format: 7,
  view(container) {
    const { libraryHash } = container.header.content as { readonly libraryHash: string };
    const [base] = container.section('base', Float32Array);
    const ready: TrainedRanker['ready'] = () => ({
      kind: 'thrift',
      sees: 'applications',
      calibration: null,
      probabilities: (_, applications) =>
        applications.map(({ outcome }) => {
          const added = outcome.precursors.flatMap(({ provenance }) => provenance.filter((atom) => atom < 0)).length;
          return base ** (added + 1);
        }),
    });
    return { kind: 'thrift', libraryHash, ready };
  },
};

function fileOf(content: Readonly<Record<string, unknown>>): SharedArrayBuffer {
  const file = writeContainer(RANKER_FILE, () => content, { base: Float32Array.of(0.5) }, sha256);
  const buffer = inflateRanker(file, (bytes) => bytes);
  if (!buffer.ok) throw new Error(buffer.error.message);
  return buffer.value;
}

let rdkit: Rdkit;
let library: TransformLibrary;
let ports: PlanningPorts;

beforeAll(async () => {
  rdkit = await createRdkit();
  library = await textbookLibrary(rdkit, sha256);
  const stock = { availability: () => ({ isInStock: null, catalogId: null, priceCategory: null }) };
  ports = { libraries: [library], stock, rdkit, workbench: new Workbench(rdkit), nowMs: () => 0 };
});

function stepsOf(rankers: readonly TrainedRanker[]): readonly RankedStep[] {
  const settings = { algorithm: 'brute-force', strategy: 'All Transforms 1.0', precision: 1 } as const;
  const target = rdkit.canonicalSmiles('CC(=O)Nc1ccc(CCOC(=O)c2ccccc2)cc1');
  if (!target.ok) throw new Error(target.error.message);
  return finished(createRetroExpander({ ...ports, rankers }, settings).expand(target.value)).steps;
}

/** A reaction of the textbooks, which no ranker ranks. */
const BECKMANN = 'CC(=NO)c1ccc(CCOC(=O)c2ccccc2)cc1';
/** One more. */
const REDUCTIVE_COUPLING = 'CC(=O)Nc1ccc(Br)cc1.O=C(OCCBr)c1ccccc1';
/** Of the textbooks, by what leaves. */
const CARBONYLATIONS = ['Brc1ccccc1', 'Ic1ccccc1', 'O=S(=O)(Oc1ccccc1)C(F)(F)F'].map((arene) =>
  [arene, 'CC(=O)Nc1ccc(CCO)cc1', '[C-]#[O+]'].sort().join('.'),
);

describe('a ranker of a further kind', () => {
  const thrifty = () => {
    const opened = openTrainedRanker(fileOf({ kind: 'thrift', format: 7, libraryHash: library.header.hash }), sha256, [THRIFT]);
    if (!opened.ok) throw new Error(opened.error.message);
    return opened.value;
  };

  it('ranks the steps of its library when it is plugged in, with its own probabilities', () => {
    const told = ({ precursors, probability }: RankedStep) => [precursors.join('.'), probability];
    expect(stepsOf([]).map(({ precursors }) => precursors.join('.'))).toEqual([
      'CC(=O)Cl.Nc1ccc(CCOC(=O)c2ccccc2)cc1',
      CARBONYLATIONS[0],
      BECKMANN,
      ...CARBONYLATIONS.slice(1),
      REDUCTIVE_COUPLING,
      'CC(=O)Nc1ccc(CCBr)cc1.O=C(O)c1ccccc1',
      'CC(O)Nc1ccc(CCOC(=O)c2ccccc2)cc1',
      'CC(=O)Nc1ccc(CCOC(O)c2ccccc2)cc1',
    ]);
    // Words and caps decide the order, and leave the probabilities as the ranker gave them.
    const ofTextbooks = [BECKMANN, REDUCTIVE_COUPLING, ...CARBONYLATIONS];
    const steps = stepsOf([thrifty()]).filter(({ precursors }) => !ofTextbooks.includes(precursors.join('.')));
    expect(steps.map(told)).toEqual([
      ['CC(=O)Cl.Nc1ccc(CCOC(=O)c2ccccc2)cc1', 0.25],
      ['CC(=O)Nc1ccc(CCBr)cc1.O=C(O)c1ccccc1', 0.25],
      ['CC(O)Nc1ccc(CCOC(=O)c2ccccc2)cc1', 0.5],
      ['CC(=O)Nc1ccc(CCOC(O)c2ccccc2)cc1', 0.5],
    ]);
    expect(steps[1].rating).toBeGreaterThan(steps[2].rating);
  });

  it('leaves other libraries to their precedents', () => {
    const stranger = { ...thrifty(), libraryHash: 'of another library' };
    const told = (steps: readonly RankedStep[]) => steps.map(({ key, probability }) => [key, probability]);
    expect(told(stepsOf([stranger]))).toEqual(told(stepsOf([])));
  });
});

describe('a ranker file', () => {
  it('of a kind that nobody has plugged in is refused by name', () => {
    const opened = openTrainedRanker(fileOf({ kind: 'thrift', format: 7, libraryHash: '' }), sha256);
    expect(opened).toMatchObject({ ok: false, error: { kind: 'unknown-kind', message: expect.stringContaining('“thrift”') } });
  });

  it('of another format of a known kind is refused with both formats', () => {
    const opened = openTrainedRanker(fileOf({ kind: 'thrift', format: 6, libraryHash: '' }), sha256, [THRIFT]);
    expect(opened).toMatchObject({ ok: false, error: { kind: 'format-version', message: expect.stringMatching(/format 6.*format 7/) } });
  });

  it('that names no kind is one of networks and trees', () => {
    const opened = openTrainedRanker(fileOf({ format: RANKER_FORMAT - 1 }), sha256);
    expect(opened).toMatchObject({
      ok: false,
      error: { kind: 'format-version', message: expect.stringContaining(`format ${RANKER_FORMAT}`) },
    });
  });

  it.runIf(existsSync(SHIPPED))('that comes with Retron opens, by the library it was learnt for', () => {
    const buffer = inflateRanker(readFileSync(SHIPPED), brotliDecompressSync);
    const opened = buffer.ok ? openTrainedRanker(buffer.value, sha256) : buffer;
    expect(opened).toMatchObject({ ok: true, value: { kind: 'networks-and-trees', libraryHash: expect.stringMatching(/^[0-9a-f]{64}$/) } });
  });
});
