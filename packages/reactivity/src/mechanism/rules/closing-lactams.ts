import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismFinding, MechanismRule } from '../mechanism-rule.ts';

/** Reductions that set an amine free without an acid to hold it as a salt. */
const FREEING = ['nitrile-reduction', 'nitro-to-amino', 'azide-to-amine-reduction'] as const;

interface Chain {
  readonly pattern: string;
  readonly ester: number;
  readonly verdict: MechanismFinding['verdict'];
}

/**
 * Primary amine of a chain, first, with an ester at the other end, and the place of its carbonyl carbon in the pattern. Methyl, ethyl and
 * benzyl esters; a tert-butyl ester waits for longer.
 */
const CHAINS = [
  { pattern: '[NX3;H2;+0][CX4]-!@[CX4]-!@[CX4]-!@[CX3](=[OX1])[OX2][CX4;H2,H3]', ester: 4, verdict: 'never' },
  { pattern: '[NX3;H2;+0][CX4]-!@[CX4]-!@[CX4]-!@[CX4]-!@[CX3](=[OX1])[OX2][CX4;H2,H3]', ester: 5, verdict: 'risk' },
] as const satisfies readonly Chain[];

export const closingLactams: MechanismRule = {
  id: 'R6',
  statement: 'An amine that is set free three or four carbons from an ester closes the lactam of five or six.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    if (!FREEING.some((name) => view.names.includes(name))) return [];
    const { sourceOf } = view.mapped;
    return CHAINS.flatMap(({ pattern, ester, verdict }) =>
      view
        .places('product', pattern)
        .filter(([nitrogen]) => view.changed.has(sourceOf[nitrogen]))
        .map((places) => ({
          verdict,
          chip: 'Closes the lactam',
          text: 'The amine that comes free here meets the ester of its own chain: the lactam closes and the alcohol goes.',
          wanted: [sourceOf[places[0]]],
          rivals: [sourceOf[places[ester]]],
        })),
    );
  },
};

const ESTER = '[CX3](=[OX1])[OX2][CX4;H2,H3]';
const AMINE = '[NX3;H2;+0]';

/** Amino esters as precursors: the amine first, and the place of the carbonyl carbon. */
const WAITING = [
  { pattern: `${AMINE}[CX4]-!@c:c-!@${ESTER}`, ester: 4, verdict: 'never' },
  { pattern: `${AMINE}[CX4]-!@[CX4]-!@[CX4]-!@${ESTER}`, ester: 4, verdict: 'never' },
  { pattern: `${AMINE}[CX4]-!@[CX4]-!@[CX4]-!@[CX4]-!@${ESTER}`, ester: 5, verdict: 'risk' },
] as const satisfies readonly Chain[];

export const aminoEstersDoNotWait: MechanismRule = {
  id: 'R47',
  statement: 'An amino ester that could close a lactam of five is no precursor for anything else; one of six closes as it stands.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const { becomes } = view.mapped;
    return WAITING.flatMap(({ pattern, ester, verdict }) =>
      view
        .places('reactants', pattern)
        // An amine that reacts itself goes in as its salt, and meets its partner first.
        .filter((place) => becomes[place[0]] >= 0 && !view.changed.has(place[0]))
        .map((place) => ({
          verdict,
          chip: 'Closes the lactam',
          text: 'The free amine of this precursor meets the ester of its own chain: the lactam closes and the alcohol goes. Keep it as a salt, or protected.',
          wanted: [place[ester]],
          rivals: [place[0]],
        })),
    ).slice(0, 1);
  },
};
