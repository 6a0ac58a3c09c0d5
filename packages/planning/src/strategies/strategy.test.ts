import { describe, expect, it } from 'vitest';
import type { Disconnection } from '../expansion/disconnection.ts';
import { findStrategy, STRATEGIES } from './shipped-strategies.ts';
import { judge } from './strategy.ts';

const NOTHING: Disconnection = { joinedBonds: 0, ringBondsMade: 0, changedBonds: 0, smallestPart: 10 };
const STEPS = {
  amideCoupling: { ...NOTHING, joinedBonds: 1, smallestPart: 6 },
  lactamClosure: { ...NOTHING, ringBondsMade: 1 },
  hantzschThiazole: { ...NOTHING, joinedBonds: 2, ringBondsMade: 2, changedBonds: 3 },
  alcoholOxidation: { ...NOTHING, changedBonds: 1 },
  bocRemoval: NOTHING,
} as const;

function admits(name: string, step: Disconnection): boolean {
  const strategy = findStrategy(name);
  if (strategy === null) throw new Error(`No strategy ${name}`);
  return judge(strategy, step).isAdmitted;
}

describe('Core Disconnection', () => {
  it('admits joining two building blocks and closing rings', () => {
    for (const step of [STEPS.amideCoupling, STEPS.lactamClosure, STEPS.hantzschThiazole]) {
      expect(admits('Core Disconnection 1.0', step)).toBe(true);
    }
  });

  it('leaves out functional group changes and deprotection, and says by which clause', () => {
    const strategy = STRATEGIES[0];
    for (const step of [STEPS.alcoholOxidation, STEPS.bocRemoval]) {
      expect(judge(strategy, step)).toEqual({ isAdmitted: false, clause: strategy.clauses[2] });
    }
  });
});

describe('FG Library Design', () => {
  it('admits whatever leaves the rings alone', () => {
    expect(admits('FG Library Design 1.0', STEPS.amideCoupling)).toBe(true);
    expect(admits('FG Library Design 1.0', STEPS.alcoholOxidation)).toBe(true);
    expect(admits('FG Library Design 1.0', STEPS.hantzschThiazole)).toBe(false);
  });
});

describe('All Transforms', () => {
  it('admits every step', () => {
    for (const step of Object.values(STEPS)) expect(admits('All Transforms 1.0', step)).toBe(true);
  });
});

describe('a strategy', () => {
  it('leaves out what no clause names', () => {
    const strategy = { name: 'x', direction: 'retrosynthesis', comment: '', clauses: [] } as const;
    expect(judge(strategy, STEPS.amideCoupling)).toEqual({ isAdmitted: false, clause: null });
  });

  it('asks for all that a condition states', () => {
    const clause = { text: '', effect: 'admit', when: { joinsPrecursors: true, smallestPartAtLeast: 5 } } as const;
    const strategy = { name: 'x', direction: 'retrosynthesis', comment: '', clauses: [clause] } as const;
    expect(judge(strategy, STEPS.amideCoupling).isAdmitted).toBe(true);
    expect(judge(strategy, { ...STEPS.amideCoupling, smallestPart: 1 }).isAdmitted).toBe(false);
  });

  it('has a name of its own and clauses that can be read', () => {
    expect(new Set(STRATEGIES.map(({ name }) => name)).size).toBe(STRATEGIES.length);
    for (const { clauses } of STRATEGIES) for (const { text } of clauses) expect(text).toMatch(/^(Admit|Leave out) .*\.$/);
    expect(findStrategy('No such strategy 1.0')).toBeNull();
  });
});
