import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateFeasibility } from '../rate/feasibility.ts';
import { FEASIBILITY_TERM_IDS, FEASIBILITY_TERMS } from '../rate/feasibility-terms.ts';
import { CONSTANT, WEIGHTS } from '../rate/feasibility-weights.ts';
import type { Findings } from '../step/findings.ts';
import type { StepEvidence } from '../step/step-evidence.ts';
import { contributionsOf } from './contributions.ts';

const EVIDENCE: StepEvidence = {
  facts: {
    deepestLevel: 3,
    precedentCount: 400,
    closePrecedentCount: 95,
    similarity: 0.4,
    structureSize: 25,
    siteCount: 1,
    competingSiteCount: 0,
    simplification: 0.3,
    precursorCount: 2,
    precursorsInStock: null,
    isUnprecedented: false,
  },
  records: { all: 400, neighbours: 200, surroundings: 95 },
  disconnectionShare: 0.4,
  variantShare: 1,
  besideBestVariant: 1,
  isAnywhere: false,
  findings: null,
};
const CLEAN: Findings = {
  conflicts: [],
  unstable: [],
  kind: { names: ['bromo-suzuki-coupling'], records: EVIDENCE.records, ofAnotherKind: 0, restsOn: null },
  isSameButForStereo: false,
  mechanism: [],
  replay: { verdict: 'same', competingSites: 0 },
};
const feasibility = (change: Partial<StepEvidence>) => estimateFeasibility({ ...EVIDENCE, ...change }).probability;

describe('the feasibility of a step', () => {
  it('has odds whose logarithm is the sum of what each term adds', () => {
    const { probability, shares } = estimateFeasibility({
      ...EVIDENCE,
      findings: { ...CLEAN, unstable: [{ fate: 'a geminal diol loses water', atoms: [1, 2, 3] }] },
    });
    const sum = FEASIBILITY_TERM_IDS.reduce((total, id) => total + shares[id], CONSTANT);
    expect(Math.log(probability / (1 - probability))).toBeCloseTo(sum, 9);
  });

  it('has weights whose signs a chemist would expect', () => {
    for (const id of FEASIBILITY_TERM_IDS) {
      const { weight } = WEIGHTS[id];
      if (FEASIBILITY_TERMS[id].direction === 'for') expect(weight).toBeGreaterThanOrEqual(0);
      else expect(weight).toBeLessThanOrEqual(0);
    }
  });

  it('is only ever lowered by a closer look', () => {
    const before = feasibility({});
    expect(feasibility({ findings: CLEAN })).toBe(before);
    const harms: readonly Partial<Findings>[] = [
      { replay: { verdict: 'same', competingSites: 1 } },
      { replay: { verdict: 'failed', competingSites: 0 } },
      { replay: { verdict: 'other stereo', competingSites: 0 } },
      { unstable: [{ fate: 'a geminal diol loses water', atoms: [1, 2, 3] }] },
      { kind: { ...CLEAN.kind, names: [] } },
      { kind: { ...CLEAN.kind, restsOn: 'nitration', records: { all: 1, neighbours: 0, surroundings: 0 } } },
    ];
    for (const harm of harms) expect(feasibility({ findings: { ...CLEAN, ...harm } })).toBeLessThan(before);
  });

  it('is the same for variants of a disconnection that are about as often chosen', () => {
    expect(feasibility({ besideBestVariant: 0.03 })).toBe(feasibility({}));
    expect(feasibility({ besideBestVariant: 0.005 })).toBeLessThan(feasibility({}));
  });

  it('counts many precedents that share the neighbours as a few that share the surroundings', () => {
    const of = (neighbours: number, surroundings: number) => feasibility({ records: { all: 500, neighbours, surroundings } });
    expect(of(40, 0)).toBeGreaterThan(of(5, 0));
    expect(of(40, 0)).toBeCloseTo(of(40, 4));
    expect(of(40, 0)).toBeLessThan(of(40, 5));
  });

  it('rises with the precedents that share the surroundings', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.nat(300), (a, b) => {
        const of = (surroundings: number) => feasibility({ records: { all: 500, neighbours: surroundings, surroundings } });
        expect(Math.sign(of(a) - of(b))).toBe(Math.sign(a - b));
      }),
    );
  });
});

describe('the contributions to a feasibility', () => {
  const contributions = (change: Partial<StepEvidence>) => {
    const evidence = { ...EVIDENCE, ...change };
    return contributionsOf(estimateFeasibility(evidence).shares, evidence);
  };

  it('say first what speaks for a step, the strongest first on either side', () => {
    const list = contributions({ findings: { ...CLEAN, replay: { verdict: 'other stereo', competingSites: 2 } } });
    const weights = list.map(({ weight }) => weight);
    const [plus, minus] = [weights.filter((weight) => weight > 0), weights.filter((weight) => weight < 0)];
    expect(weights).toEqual([...plus, ...minus]);
    expect(plus).toEqual(plus.toSorted((a, b) => b - a));
    expect(minus).toEqual(minus.toSorted((a, b) => a - b));
    expect(list[0].text).toBe('95 precedents share the surroundings');
    expect(list.map(({ text }) => text)).toContain('2 other places of the precursors react as well');
    expect(list.map(({ text }) => text)).toContain('The configuration is not set');
  });

  it('count the precedents of its own kind', () => {
    const kind = { ...CLEAN.kind, records: { all: 9, neighbours: 1, surroundings: 1 } };
    expect(contributions({ findings: { ...CLEAN, kind } }).map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^(Only one|One) precedent shares the surroundings$/),
    );
  });

  it('part the thousands', () => {
    const kind = { ...CLEAN.kind, records: { all: 5000, neighbours: 4000, surroundings: 2334 } };
    expect(contributions({ findings: { ...CLEAN, kind } })[0].text).toBe('2,334 precedents share the surroundings');
  });

  it('leave out what changes next to nothing', () => {
    for (const { weight } of contributions({})) expect(Math.abs(weight)).toBeGreaterThanOrEqual(0.05);
  });
});
