import type { Rating } from '@retron/tree';
import { describe, expect, it } from 'vitest';
import type { RankedStep } from '../step/ranked-step.ts';
import { type Selection, select } from './selection.ts';

/** A step whose name is its key; the disconnection is the part before the number. */
function step(name: string, rating: Rating, share: number, change: Partial<RankedStep> = {}): RankedStep {
  return {
    precursors: [name],
    hasPrecursor: (smiles) => smiles === name,
    hasTautomer: () => false,
    key: name,
    probability: share,
    rating,
    feasibility: null,
    standing: share,
    simplification: 0.5,
    disconnectionKey: name.replace(/\d+$/, ''),
    choice: { disconnection: share, variant: 1 },
    isFolded: false,
    preference: 0,
    deepestLevel: 2,
    isUnprecedented: false,
    atomsToProtect: () => [],
    makes: () => false,
    parentAtoms: () => [],
    isCalled: () => false,
    details: () => {
      throw new Error('not asked');
    },
    ...change,
  };
}

const told = ({ kept }: Selection) => kept.map(({ step: { key }, variantOf }) => (variantOf === null ? key : `${key} of ${variantOf.key}`));

const ETHYLATION = [step('ethyl1', 4, 0.5), step('ethyl2', 3, 0.5), step('ethyl3', 2, 0.5)];
const SULFONAMIDE = [step('sulfonamide1', 3, 0.2), step('sulfonamide2', 3, 0.2, { standing: 0.1 })];
const SUZUKI = [step('suzuki1', 2, 0.1)];
const STEPS = [...SUZUKI, ...ETHYLATION, ...SULFONAMIDE];

describe('a list of disconnections', () => {
  it.each(['complexity-reduction', 'unprecedented', 'multi-step'] as const)(
    'by %s counts ideas; their variants come with them',
    (algorithm) => {
      const two = select(algorithm, STEPS, 2);
      expect(told(two)).toEqual(['ethyl1', 'ethyl2 of ethyl1', 'sulfonamide1', 'sulfonamide2 of sulfonamide1', 'ethyl3 of ethyl1']);
      expect(two.leftOut).toEqual({ 'beyond-breadth': 1 });
    },
  );

  it('is sorted by rating all the same, and every variant stands after the first of its disconnection', () => {
    const { kept } = select('complexity-reduction', STEPS, 5000);
    const ratings = kept.map(({ step: { rating } }) => rating);
    expect(ratings).toEqual([4, 3, 3, 3, 2, 2]);
    const place = new Map(kept.map((each, index) => [each.step, index]));
    for (const [index, { variantOf }] of kept.entries()) if (variantOf !== null) expect(place.get(variantOf)).toBeLessThan(index);
  });

  it('brings at most twelve variants of one, and counts the others', () => {
    const many = Array.from({ length: 20 }, (_, index) => step(`oxidant${index}`, 3, 0.9, { standing: 0.9 - index / 100 }));
    const { kept, leftOut } = select('complexity-reduction', many, 5);
    expect(kept).toHaveLength(13);
    expect(leftOut).toEqual({ 'beyond-variants': 7 });
  });

  it('stays flat in brute force', () => {
    const { kept, leftOut } = select('brute-force', STEPS, 3);
    expect(kept.map(({ variantOf }) => variantOf)).toEqual([null, null, null]);
    expect(leftOut).toEqual({ 'beyond-breadth': 3 });
  });

  it('keeps in brute force what is chosen much more often than better rated steps, behind them', () => {
    const great = ['a', 'b', 'c'].map((name) => step(`ester-${name}`, 4, 0.01));
    const bad = step('condensation', 2, 0.4, { standing: 1e-16 });
    expect(told(select('brute-force', [...great, bad], 3))).toEqual(['ester-a', 'ester-b', 'condensation']);
    expect(told(select('brute-force', [...great, step('condensation', 2, 0.03)], 3))).toEqual(['ester-a', 'ester-b', 'ester-c']);
  });
});

describe('folding', () => {
  const builder = step('amide', 3, 0.05);
  const preparing = (share: number) => step('reduction', 3, share, { simplification: 0.02 });

  it('keeps what builds before what prepares and is chosen not much more often', () => {
    expect(told(select('complexity-reduction', [preparing(0.2), builder], 1))).toEqual(['amide']);
    expect(told(select('brute-force', [preparing(0.2), builder], 1))).toEqual(['reduction']);
  });

  it('lets what prepares come first where it is chosen much more often', () => {
    expect(told(select('complexity-reduction', [preparing(0.8), builder], 1))).toEqual(['reduction']);
  });

  it('does not let an ugly way to build displace a good way to prepare', () => {
    expect(told(select('complexity-reduction', [preparing(0.1), step('amide', 1, 0.1)], 1))).toEqual(['reduction']);
  });

  it('heeds the fold of a strategy in every algorithm, once', () => {
    const folded = step('methylation', 3, 0.2, { isFolded: true });
    for (const algorithm of ['brute-force', 'complexity-reduction', 'multi-step'] as const) {
      expect(told(select(algorithm, [folded, builder], 1))).toEqual(['amide']);
    }
    const both = { ...folded, simplification: 0 };
    const plain = step('reduction', 3, 0.19, { simplification: 0 });
    expect(told(select('complexity-reduction', [both, plain], 1))).toEqual(['methylation']);
  });
});

it('the unprecedented algorithm keeps two of five places for disconnections without precedent', () => {
  const known = Array.from({ length: 6 }, (_, index) => step(`known${'abcdef'[index]}`, 3, 0.1));
  const open = Array.from({ length: 3 }, (_, index) => step(`open${'abc'[index]}`, 2, 0.001, { isUnprecedented: true }));
  const { kept } = select('unprecedented', [...known, ...open], 5);
  expect(kept.filter(({ step: { isUnprecedented } }) => isUnprecedented)).toHaveLength(2);
  expect(kept).toHaveLength(5);
});
