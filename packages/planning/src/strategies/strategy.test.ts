import { type BondKind, bondKindSet } from '@retron/molecule';
import type { NameReactionId, ReactionClass } from '@retron/reactivity';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Clause, Strategy } from '../request/strategy.ts';
import type { Disconnection } from '../step/disconnection.ts';
import type { NameShares } from '../step/name-shares.ts';
import { termsOf } from './clause-terms.ts';
import { findStrategy, STRATEGIES } from './shipped-strategies.ts';
import { judge, judgeEarly, preferenceOf, type Step } from './verdict.ts';

const NOTHING: Disconnection = { joinedBonds: 0, ringBondsMade: 0, changedBonds: 0, kindsMade: 0, smallestPart: 10, largestShare: 1 };

function known(className: ReactionClass, id: NameReactionId): () => NameShares {
  return () => ({
    ofNameReactions: (ids) => Number(ids.includes(id)),
    ofClasses: (classes) => Number(classes.includes(className)),
    named: 1,
  });
}

const kinds = (...of: BondKind[]) => bondKindSet(of);
const JOINS = { ...NOTHING, joinedBonds: 1, smallestPart: 6, largestShare: 0.6 };
const UNNAMED: () => NameShares = () => ({ ofNameReactions: () => 0, ofClasses: () => 0, named: 0 });

const STEPS = {
  amideCoupling: {
    ...JOINS,
    kindsMade: kinds('C-N', 'amide', 'chain'),
    names: known('acylation', 'amide-schotten-baumann'),
    simplification: 0.4,
  },
  suzuki: {
    ...JOINS,
    kindsMade: kinds('C-C', 'biaryl', 'chain'),
    names: known('C-C bond formation', 'bromo-suzuki-coupling'),
    simplification: 0.5,
  },
  lactamClosure: {
    ...NOTHING,
    ringBondsMade: 1,
    kindsMade: kinds('C-N', 'amide', 'ring'),
    names: known('heterocycle formation', 'lactamisation'),
    simplification: 0.1,
  },
  thiazole: {
    ...JOINS,
    joinedBonds: 2,
    ringBondsMade: 2,
    changedBonds: 3,
    kindsMade: kinds('C-N', 'C-S', 'ring'),
    names: known('heterocycle formation', 'hantzsch-thiazole-synthesis'),
    simplification: 0.4,
  },
  oxidation: { ...NOTHING, changedBonds: 1, names: known('oxidation', 'alcohol-to-ketone-oxidation'), simplification: 0 },
  bocRemoval: { ...NOTHING, names: known('deprotection', 'n-boc-deprotection'), simplification: -0.2 },
  bocProtection: {
    ...JOINS,
    smallestPart: 7,
    kindsMade: kinds('C-N', 'chain'),
    names: known('protection', 'n-boc-protection'),
    simplification: 0.2,
  },
  bromination: {
    ...JOINS,
    smallestPart: 1,
    largestShare: 0.95,
    kindsMade: kinds('C-halogen', 'chain'),
    names: known('functional group addition', 'bromination'),
    simplification: 0.05,
  },
  oddCoupling: { ...JOINS, kindsMade: kinds('C-C', 'chain'), names: UNNAMED, simplification: 0.2, patents: () => 2 },
  couplingOfOnePatent: { ...JOINS, kindsMade: kinds('C-C', 'chain'), names: UNNAMED, simplification: 0.2, patents: () => 1 },
} as const satisfies Record<string, Step>;

function strategyNamed(name: string): Strategy {
  const strategy = findStrategy(name);
  if (strategy === null) throw new Error(`No strategy ${name}`);
  return strategy;
}

const admittedBy = (name: string) =>
  Object.entries(STEPS)
    .filter(([, step]) => judge(strategyNamed(name), step).isAdmitted)
    .map(([step]) => step);

/** Steps that core disconnection asks for. */
const CORE = ['amideCoupling', 'suzuki', 'lactamClosure', 'thiazole', 'oddCoupling'];

describe('the shipped strategies', () => {
  it.each([
    ['Core Disconnection 1.0', Object.keys(STEPS).filter((step) => step !== 'couplingOfOnePatent')],
    ['All Transforms 1.0', Object.keys(STEPS)],
    ['Convergent Disconnection 1.0', ['amideCoupling', 'suzuki', 'thiazole', 'oddCoupling']],
    ['Ring Formation 1.0', ['lactamClosure', 'thiazole']],
    ['Cross-Coupling First 1.0', ['amideCoupling', 'suzuki', 'lactamClosure', 'thiazole', 'oddCoupling']],
    ['Heteroatom Bonds 1.0', ['amideCoupling', 'thiazole']],
    ['Named Reactions 1.0', Object.keys(STEPS).filter((step) => !['oddCoupling', 'couplingOfOnePatent'].includes(step))],
    ['Protecting-Group-Free 1.0', Object.keys(STEPS).filter((step) => !step.startsWith('boc') && step !== 'couplingOfOnePatent')],
    ['Late-Stage Modification 1.0', ['oxidation', 'bromination']],
    ['Strong Simplification 1.0', ['amideCoupling', 'suzuki', 'thiazole']],
    ['FG Library Design 1.0', Object.keys(STEPS)],
    ['All Reactions 1.0', Object.keys(STEPS)],
    ['Coupling Library 1.0', ['amideCoupling', 'suzuki']],
    ['Ring Building 1.0', ['lactamClosure', 'thiazole']],
  ])('%s admits what it says', (name, steps) => {
    expect(admittedBy(name)).toEqual(steps);
  });

  it('are all tried above', () => {
    expect(STRATEGIES).toHaveLength(14);
    expect(new Set(STRATEGIES.map(({ name }) => name)).size).toBe(STRATEGIES.length);
    expect(findStrategy('No such strategy 1.0')).toBeNull();
  });

  it('fold behind what builds the skeleton what only prepares', () => {
    const foldedBy = (step: Step) => judge(strategyNamed('Core Disconnection 1.0'), step).clause?.effect === 'fold';
    expect(
      Object.entries(STEPS)
        .filter(([, step]) => !foldedBy(step))
        .map(([name]) => name),
    ).toEqual([...CORE, 'couplingOfOnePatent']);
  });

  it('say by which clause they fold a step', () => {
    const [onePatent, skeleton, protection, , , singleAtom] = strategyNamed('Core Disconnection 1.0').clauses;
    const clauseFor = (step: Step) => judge(strategyNamed('Core Disconnection 1.0'), step).clause;
    expect(clauseFor(STEPS.oxidation)).toBe(skeleton);
    expect(clauseFor(STEPS.bocProtection)).toBe(protection);
    expect(clauseFor(STEPS.bromination)).toBe(singleAtom);
    expect(clauseFor(STEPS.couplingOfOnePatent)).toBe(onePatent);
    expect(onePatent.text).toBe('Leave out steps of a kind that no two independent patents show.');
  });

  it('lift cross-couplings, by the name and by the bond', () => {
    const preference = (step: Step) => preferenceOf(judge(strategyNamed('Cross-Coupling First 1.0'), step));
    expect(preference(STEPS.suzuki)).toBeCloseTo(Math.log(40));
    expect(preference(STEPS.amideCoupling)).toBe(0);
  });

  it('have sentences that begin with their effect', () => {
    for (const clause of STRATEGIES.flatMap(({ clauses }): readonly Clause[] => clauses)) {
      expect(clause.text.toLowerCase().startsWith(`${clause.effect} `), clause.text).toBe(true);
      expect(clause.text).toMatch(/\.$/);
      if (clause.effect === 'lift' || clause.effect === 'lower') expect(clause.factor).toBeGreaterThan(1);
    }
  });

  it('decide every step: none falls through', () => {
    for (const { name, clauses } of STRATEGIES) {
      const deciding = clauses.filter(({ effect }) => effect === 'admit' || effect === 'fold' || effect === 'leave out');
      expect(deciding.at(-1)?.when, name).toEqual({});
    }
  });
});

describe('judging', () => {
  const withClauses = (...clauses: Clause[]): Strategy => ({ name: 'x', direction: 'retrosynthesis', comment: '', clauses });
  const admitAll: Clause = { effect: 'admit', text: 'Admit every step.', when: {} };

  it('leaves out what no clause names', () => {
    expect(judge(withClauses(), STEPS.amideCoupling)).toEqual({ isAdmitted: false, clause: null, clauseIndex: -1, weighedBy: [] });
  });

  it('lets the first clause that holds decide', () => {
    const noRings: Clause = { effect: 'leave out', text: 'Leave out rings.', when: { makesRingBond: true } };
    expect(judge(withClauses(noRings, admitAll), STEPS.lactamClosure).clause).toBe(noRings);
    expect(judge(withClauses(admitAll, noRings), STEPS.lactamClosure).clause).toBe(admitAll);
  });

  it('asks for all that a condition states', () => {
    const big: Clause = { effect: 'admit', text: 'Admit.', when: { joinsPrecursors: true, smallestPartAtLeast: 6 } };
    expect(judge(withClauses(big), STEPS.amideCoupling).isAdmitted).toBe(true);
    expect(judge(withClauses(big), { ...STEPS.amideCoupling, smallestPart: 5 }).isAdmitted).toBe(false);
  });

  it('weighs up and down, and what is left out not at all', () => {
    const lift: Clause = { effect: 'lift', factor: 6, text: 'Lift.', when: { makesBond: ['amide'] } };
    const lower: Clause = { effect: 'lower', factor: 2, text: 'Lower.', when: { joinsPrecursors: true } };
    const verdict = judge(withClauses(admitAll, lift, lower), STEPS.amideCoupling);
    expect(verdict.weighedBy).toEqual([lift, lower]);
    expect(preferenceOf(verdict)).toBeCloseTo(Math.log(3));
    expect(judge(withClauses(lift), STEPS.amideCoupling).weighedBy).toEqual([]);
  });

  it('does not ask for names where no clause needs them', () => {
    const names = () => {
      throw new Error('asked');
    };
    expect(judge(strategyNamed('Ring Building 1.0'), { ...STEPS.thiazole, names }).isAdmitted).toBe(true);
    // left out for its skeleton before its name matters
    expect(judge(strategyNamed('Cross-Coupling First 1.0'), { ...STEPS.oxidation, names }).isAdmitted).toBe(false);
  });
});

describe('judging before the precursors are known', () => {
  const early = ({ simplification: _, ...step }: Step): Step => step;

  it('leaves open what only they decide', () => {
    const strategy = strategyNamed('Strong Simplification 1.0');
    expect(judgeEarly(strategy, early(STEPS.bocProtection))?.isAdmitted).toBe(false);
    expect(judgeEarly(strategy, early(STEPS.suzuki))).toBeNull();
  });

  it('agrees with the verdict given later, wherever it gives one', () => {
    const step = fc.record({
      joinedBonds: fc.nat(3),
      ringBondsMade: fc.nat(3),
      changedBonds: fc.nat(2),
      kindsMade: fc.nat(2 ** 17 - 1),
      smallestPart: fc.integer({ min: 1, max: 12 }),
      largestShare: fc.double({ min: 0, max: 1, noNaN: true }),
      names: fc.constantFrom(...Object.values(STEPS).map(({ names }) => names)),
      simplification: fc.double({ min: -1, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.constantFrom(...STRATEGIES), step, (strategy, known) => {
        const verdict = judgeEarly(strategy, early(known));
        if (verdict !== null) expect(verdict).toEqual(judge(strategy, known));
      }),
    );
  });
});

describe('the terms of a clause', () => {
  it('say in words what its condition asks', () => {
    expect(termsOf({})).toEqual([]);
    expect(termsOf({ joinsPrecursors: true, smallestPartAtLeast: 2, makesBond: ['C-N', 'amide', 'ester'] })).toEqual([
      'joins precursors',
      'bond made: C-N, amide or ester',
      'smallest precursor brings 2 atoms or more',
    ]);
    expect(termsOf({ nameReaction: ['suzuki-coupling', 'snar-amination-fluoride'] })).toEqual([
      'known as Suzuki coupling or SNAr amination (fluoride)',
    ]);
    expect(termsOf({ simplificationAtLeast: 0.3, largestShareAtMost: 0.7 })).toEqual([
      'largest precursor brings 70 % of the atoms or less',
      'most complex precursor is 30 % simpler or more',
    ]);
  });
});
