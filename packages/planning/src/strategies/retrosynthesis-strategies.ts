import { CROSS_COUPLINGS } from '@retron/reactivity';
import type { Clause, Strategy } from '../request/strategy.ts';
import { PROTECTING_STEPS } from './named-steps.ts';

/** Of a kind that one source alone shows, what went wrong in its record cannot be told from chemistry. */
const ONE_PATENT: Clause = {
  effect: 'leave out',
  text: 'Leave out steps of a kind that no two independent patents show.',
  when: { patentsAtMost: 1 },
};
const NO_SKELETON_CHANGE: Clause = {
  effect: 'leave out',
  text: 'Leave out steps that keep the skeleton: functional group changes and deprotection.',
  when: { joinsPrecursors: false, makesRingBond: false },
};
const NO_PROTECTION: Clause = {
  effect: 'leave out',
  text: 'Leave out steps that most recorded reactions show as protection or deprotection.',
  when: { reactionClass: PROTECTING_STEPS },
};
const RINGS: Clause = { effect: 'admit', text: 'Admit steps that make a bond of a ring.', when: { makesRingBond: true } };
const BUILDING_BLOCKS: Clause = {
  effect: 'admit',
  text: 'Admit steps that join building blocks of at least two atoms each.',
  when: { joinsPrecursors: true, smallestPartAtLeast: 2 },
};
const NO_SINGLE_ATOM: Clause = {
  effect: 'leave out',
  text: 'Leave out steps that bring in a single atom, such as halogenation and methylation.',
  when: {},
};
const FOLD_SKELETON_KEPT: Clause = {
  effect: 'fold',
  text: 'Fold steps that keep the skeleton behind those that build it: functional group changes and deprotection.',
  when: { joinsPrecursors: false, makesRingBond: false },
};
const FOLD_PROTECTION: Clause = {
  effect: 'fold',
  text: 'Fold steps that most recorded reactions show as protection or deprotection behind those that build.',
  when: { reactionClass: PROTECTING_STEPS },
};
const FOLD_SINGLE_ATOM: Clause = {
  effect: 'fold',
  text: 'Fold steps that bring in a single atom, such as halogenation and methylation, behind those that build.',
  when: {},
};
const EVERYTHING: Clause = { effect: 'admit', text: 'Admit every step.', when: {} };

export const RETROSYNTHESIS_STRATEGIES: readonly Strategy[] = [
  {
    name: 'Core Disconnection 1.0',
    direction: 'retrosynthesis',
    comment:
      'Takes the skeleton apart: steps that join two building blocks or close a ring. Functional group changes, protection and deprotection stand behind them unless chemists choose them much more often.',
    clauses: [ONE_PATENT, FOLD_SKELETON_KEPT, FOLD_PROTECTION, RINGS, BUILDING_BLOCKS, FOLD_SINGLE_ATOM],
  },
  {
    name: 'All Transforms 1.0',
    direction: 'retrosynthesis',
    comment: 'Leaves nothing out: skeleton, functional groups, protection and deprotection.',
    clauses: [EVERYTHING],
  },
  {
    name: 'Convergent Disconnection 1.0',
    direction: 'retrosynthesis',
    comment: 'Cuts the structure into parts of similar size, so that they can be made side by side and joined late.',
    clauses: [
      ONE_PATENT,
      NO_PROTECTION,
      {
        effect: 'admit',
        text: 'Admit steps that join precursors of which none brings more than 70 % of the atoms.',
        when: { joinsPrecursors: true, largestShareAtMost: 0.7 },
      },
      { effect: 'leave out', text: 'Leave out steps that take a small piece off, or none.', when: {} },
      {
        effect: 'lift',
        factor: 3,
        text: 'Lift cuts near the middle: no precursor brings more than 55 % of the atoms.',
        when: { largestShareAtMost: 0.55 },
      },
    ],
  },
  {
    name: 'Ring Formation 1.0',
    direction: 'retrosynthesis',
    comment: 'Asks how the rings are made: cyclisations, annulations and cycloadditions only.',
    clauses: [
      ONE_PATENT,
      NO_PROTECTION,
      RINGS,
      { effect: 'leave out', text: 'Leave out steps that leave every ring as it is.', when: {} },
      {
        effect: 'lift',
        factor: 3,
        text: 'Lift steps that build a ring from two precursors by two bonds or more.',
        when: { joinsPrecursors: true, ringBondsAtLeast: 2 },
      },
    ],
  },
  {
    name: 'Cross-Coupling First 1.0',
    direction: 'retrosynthesis',
    comment: 'Takes the skeleton apart where metal-catalysed couplings can put it together; other disconnections follow behind.',
    clauses: [
      ONE_PATENT,
      NO_SKELETON_CHANGE,
      NO_PROTECTION,
      RINGS,
      BUILDING_BLOCKS,
      NO_SINGLE_ATOM,
      {
        effect: 'lift',
        factor: 20,
        text: 'Lift cross-couplings: Suzuki, Stille, Negishi, Sonogashira, Heck, Buchwald-Hartwig, Ullmann, Chan-Lam and their kin.',
        when: { nameReaction: CROSS_COUPLINGS },
      },
      {
        effect: 'lift',
        factor: 2,
        text: 'Lift other steps that make a bond between two aromatic rings, or from one to nitrogen.',
        when: { makesBond: ['biaryl', 'aryl C-N'] },
      },
    ],
  },
  {
    name: 'Heteroatom Bonds 1.0',
    direction: 'retrosynthesis',
    comment: 'Cuts at the bonds that are easiest to make: amides, ureas, esters, sulfonamides, amines, ethers and thioethers.',
    clauses: [
      ONE_PATENT,
      NO_PROTECTION,
      {
        effect: 'admit',
        text: 'Admit steps that join building blocks by a bond of carbon or sulfur to nitrogen, oxygen or sulfur.',
        when: { joinsPrecursors: true, smallestPartAtLeast: 2, makesBond: ['C-N', 'C-O', 'C-S', 'sulfonamide'] },
      },
      { effect: 'leave out', text: 'Leave out steps that make carbon-carbon bonds only, or join nothing.', when: {} },
      {
        effect: 'lift',
        factor: 2,
        text: 'Lift bonds made by acylation and sulfonylation.',
        when: { makesBond: ['amide', 'urea, carbamate or carbonate', 'ester', 'sulfonamide'] },
      },
      { effect: 'lower', factor: 2, text: 'Lower steps that also make a bond of a ring.', when: { makesRingBond: true } },
    ],
  },
  {
    name: 'Named Reactions 1.0',
    direction: 'retrosynthesis',
    comment: 'Shows only steps that chemists know by a name, so that a procedure is easy to look up.',
    clauses: [
      ONE_PATENT,
      { effect: 'admit', text: 'Admit steps of which most recorded reactions have a name.', when: { isNamed: true } },
      { effect: 'leave out', text: 'Leave out steps without a name.', when: {} },
    ],
  },
  {
    name: 'Protecting-Group-Free 1.0',
    direction: 'retrosynthesis',
    comment: 'Plans without detours over protecting groups; everything else is open.',
    clauses: [ONE_PATENT, NO_PROTECTION, { effect: 'admit', text: 'Admit all other steps.', when: {} }],
  },
  {
    name: 'Late-Stage Modification 1.0',
    direction: 'retrosynthesis',
    comment: 'Keeps the skeleton and asks which functional group could come last: interconversion, oxidation, reduction, halogenation.',
    clauses: [
      ONE_PATENT,
      { effect: 'leave out', text: 'Leave out steps that make a bond of a ring.', when: { makesRingBond: true } },
      NO_PROTECTION,
      {
        effect: 'admit',
        text: 'Admit steps that join no precursors: one functional group becomes another.',
        when: { joinsPrecursors: false },
      },
      {
        effect: 'admit',
        text: 'Admit steps that bring in a group of at most three atoms.',
        when: { joinsPrecursors: true, smallestPartAtMost: 3 },
      },
      { effect: 'leave out', text: 'Leave out steps that join larger building blocks.', when: {} },
    ],
  },
  {
    name: 'Strong Simplification 1.0',
    direction: 'retrosynthesis',
    comment: 'Keeps only steps after which the hardest remaining structure is much easier than the one asked for.',
    clauses: [
      ONE_PATENT,
      NO_PROTECTION,
      {
        effect: 'admit',
        text: 'Admit steps whose most complex precursor is at least 30 % simpler.',
        when: { simplificationAtLeast: 0.3 },
      },
      { effect: 'leave out', text: 'Leave out steps that simplify less.', when: {} },
      {
        effect: 'lift',
        factor: 2,
        text: 'Lift steps whose most complex precursor is at least 45 % simpler.',
        when: { simplificationAtLeast: 0.45 },
      },
    ],
  },
];
