import type { Strategy } from '../request/strategy.ts';
import { LIBRARY_REACTIONS, PROTECTING_STEPS } from './named-steps.ts';

export const FORWARD_STRATEGIES: readonly Strategy[] = [
  {
    name: 'FG Library Design 1.0',
    direction: 'forward',
    comment:
      'Builds compound libraries on the functional groups of a starting material: couplings and changes of a group before new rings.',
    clauses: [
      { effect: 'admit', text: 'Admit every step: what materials give is not for a strategy to leave out.', when: {} },
      {
        effect: 'lower',
        factor: 2,
        text: 'Lower steps that make a bond of a ring with a partner.',
        when: { joinsPrecursors: true, makesRingBond: true },
      },
    ],
  },
  {
    name: 'All Reactions 1.0',
    direction: 'forward',
    comment: 'Leaves nothing out: couplings, ring formation, functional groups, protection and deprotection.',
    clauses: [{ effect: 'admit', text: 'Admit every step.', when: {} }],
  },
  {
    name: 'Coupling Library 1.0',
    direction: 'forward',
    comment: 'Couples a starting material with partners by the reactions that compound libraries are usually made by.',
    clauses: [
      {
        effect: 'leave out',
        text: 'Leave out steps that most recorded reactions show as protection or deprotection.',
        when: { reactionClass: PROTECTING_STEPS },
      },
      {
        effect: 'admit',
        text: 'Admit couplings by the usual library reactions with a partner that brings at least three atoms.',
        when: { joinsPrecursors: true, smallestPartAtLeast: 3, nameReaction: LIBRARY_REACTIONS },
      },
      { effect: 'leave out', text: 'Leave out other reactions, and partners of one or two atoms.', when: {} },
    ],
  },
  {
    name: 'Ring Building 1.0',
    direction: 'forward',
    comment: 'Asks which rings can be built on a starting material: cyclisations, annulations and cycloadditions.',
    clauses: [
      { effect: 'admit', text: 'Admit steps that make a bond of a ring.', when: { makesRingBond: true } },
      { effect: 'leave out', text: 'Leave out steps that make no ring.', when: {} },
      {
        effect: 'lift',
        factor: 3,
        text: 'Lift steps that build a ring with a partner by two bonds or more.',
        when: { joinsPrecursors: true, ringBondsAtLeast: 2 },
      },
    ],
  },
];
