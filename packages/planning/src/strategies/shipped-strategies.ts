import type { Strategy } from './strategy.ts';

/** The strategies every installation has. Names and directions of the first two: spec section 9, "Query options". */
export const STRATEGIES: readonly Strategy[] = [
  {
    name: 'Core Disconnection 1.0',
    direction: 'retrosynthesis',
    comment:
      'Takes the skeleton apart: steps that join two building blocks or close a ring. Functional group changes, protection and deprotection are left out.',
    clauses: [
      { text: 'Admit steps that join atoms of two precursors.', effect: 'admit', when: { joinsPrecursors: true } },
      { text: 'Admit steps that make a bond of a ring.', effect: 'admit', when: { makesRingBond: true } },
      { text: 'Leave out functional group changes, protection and deprotection.', effect: 'leave out', when: {} },
    ],
  },
  {
    name: 'All Transforms 1.0',
    direction: 'retrosynthesis',
    comment: 'Leaves nothing out: skeleton, functional groups, protection and deprotection.',
    clauses: [{ text: 'Admit every step.', effect: 'admit', when: {} }],
  },
  {
    name: 'FG Library Design 1.0',
    direction: 'forward',
    comment: 'Builds compound libraries on the functional groups of a starting material: every reaction that leaves its rings as they are.',
    clauses: [
      { text: 'Leave out steps that make a bond of a ring.', effect: 'leave out', when: { makesRingBond: true } },
      { text: 'Admit all other steps: couplings at a functional group and changes of one.', effect: 'admit', when: {} },
    ],
  },
];

export function findStrategy(name: string): Strategy | null {
  return STRATEGIES.find((strategy) => strategy.name === name) ?? null;
}

/** As `findStrategy`; requests are checked before, so that a name nobody knows is a bug. */
export function requireStrategy(name: string): Strategy {
  const strategy = findStrategy(name);
  if (strategy === null) throw new Error(`No strategy named ${name}`);
  return strategy;
}
