import { finished } from '@retron/molecule';
import { describe, expect, it } from 'vitest';
import type { PlanRequest } from '../request/plan-request.ts';
import type { Stock } from '../request/stock.ts';
import type { RankedStep } from '../step/ranked-step.ts';
import { localLooker } from './local-looker.ts';
import { PlanGraph } from './plan-graph.ts';

const REQUEST: PlanRequest = {
  target: 'CCO',
  direction: 'retrosynthesis',
  algorithm: 'brute-force',
  strategy: 'All Transforms 1.0',
  precision: 2,
  maxSuggestions: 5,
  maxSteps: 1,
};
const STOCK: Stock = { availability: () => ({ isInStock: null, catalogId: null, priceCategory: null }) };

function step(key: string, change: Partial<RankedStep>): RankedStep {
  return {
    precursors: [key],
    hasPrecursor: (smiles) => smiles === key,
    hasTautomer: () => false,
    key,
    probability: 0.5,
    feasibility: null,
    rating: 2,
    standing: 0.5,
    simplification: 0.5,
    disconnectionKey: key,
    choice: null,
    isFolded: false,
    preference: 0,
    deepestLevel: 2,
    isUnprecedented: false,
    atomsToProtect: () => [],
    makes: () => false,
    parentAtoms: () => [],
    isCalled: () => false,
    details: () => ({
      partners: [],
      centre: [],
      bonds: [],
      contributions: [],
      textbook: null,
      mechanism: [],
      reasons: [],
      limits: [],
      precedentCount: 1,
      nameReactions: [],
      messages: { info: [], warning: [] },
      warningAtoms: [],
      admittedBy: '',
      weighedBy: [],
      transforms: [],
      precursorAtoms: [{ centre: [], parentAtom: [] }],
    }),
    ...change,
  };
}

function leftOut(steps: readonly RankedStep[], continuation?: PlanRequest['continuation'], target = REQUEST.target) {
  const expander = { expand: () => finishedWork({ steps, dropped: {} }) };
  const graph = new PlanGraph(
    { ...REQUEST, target, ...(continuation === undefined ? {} : { continuation }) },
    localLooker(expander, REQUEST),
    STOCK,
  );
  return finished(graph.expand(graph.start)).leftOut;
}

// biome-ignore lint/correctness/useYield: nothing to wait for
function* finishedWork<T>(value: T): Generator<never, T, void> {
  return value;
}

describe('a target with few good disconnections', () => {
  const blocked = step('C', { atomsToProtect: () => [2] });

  it('is told which would be good with a group protected, each disconnection once', () => {
    const variant = step('N', { disconnectionKey: 'C', atomsToProtect: () => [2] });
    const other = step('O', { atomsToProtect: () => [0, 2] });
    expect(leftOut([blocked, variant, other])).toEqual({ 'good:protect:2': 1, 'good:protect:0+2': 1 });
  });

  it('is not told so of a disconnection that has a good step, nor where three are good', () => {
    const good = ['S', 'P', 'F'].map((key) => step(key, { rating: 3 }));
    expect(leftOut([step('I', { rating: 4, disconnectionKey: 'C' }), blocked])).toEqual({});
    expect(leftOut([...good, blocked])).toEqual({});
  });

  it('is told so of the structure, where the run goes on from another', () => {
    const known = (id: number, smiles: string, depth: number) => ({ id, smiles, depth, ...STOCK.availability(smiles) });
    const structures = [known(1, 'CCO', 0), known(4, 'CCN', 1)];
    const from = { from: 4, structures, expanded: [1], suggestions: [], nextSuggestionId: 2 };
    expect(leftOut([blocked], from)).toEqual({ 'good@4:protect:2': 1 });
  });
});

describe('a step that leads back', () => {
  it('is left out where it starts from the structure, or from a tautomer of it', () => {
    const pyrazole = step('CC(=O)n1nc(C)cc1C', { hasTautomer: () => false });
    const tautomer = step('Cc1cc[nH]n1', { hasPrecursor: () => false, hasTautomer: (smiles) => smiles === 'Cc1ccn[nH]1' });
    expect(leftOut([pyrazole, tautomer], undefined, 'Cc1ccn[nH]1')).toEqual({ 'leads-back': 1 });
  });
});
