import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismFinding, MechanismRule } from '../mechanism-rule.ts';

/** Reductions that set an amine free without an acid to hold it as a salt. */
const FREEING = ['nitrile-reduction', 'nitro-to-amino', 'azide-to-amine-reduction'] as const;

/**
 * Primary amine of a chain, first, with an ester at the other end, and the place of its carbonyl carbon in the pattern. Methyl, ethyl and
 * benzyl esters; a tert-butyl ester waits for longer.
 */
const CHAINS = [
  { pattern: '[NX3;H2;+0][CX4]-!@[CX4]-!@[CX4]-!@[CX3](=[OX1])[OX2][CX4;H2,H3]', ester: 4, verdict: 'never' },
  { pattern: '[NX3;H2;+0][CX4]-!@[CX4]-!@[CX4]-!@[CX4]-!@[CX3](=[OX1])[OX2][CX4;H2,H3]', ester: 5, verdict: 'risk' },
] as const satisfies readonly { readonly pattern: string; readonly ester: number; readonly verdict: MechanismFinding['verdict'] }[];

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
