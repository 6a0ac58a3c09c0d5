import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { isFreedByAcid } from './freed-by-acid.ts';
import type { Finding } from './nucleophiles.ts';

const ESTER = '[CX3](=[OX1])[OX2][CX4;H2,H3]';
const PRIMARY = '[NX3;H2;+0]';
/** A secondary amine that nothing crowds. */
const OPEN = '[NX3;H1;+0;$(N([CX4;H2,H3])[CX4;H2])]';
const LINK = '[$([CX4]),$([NX3;!$(N[#6,S]=[O,S])]),$([OX2])]';

/** The amine first, the carbonyl carbon at the place beside it: lactams of five by both, of six by primary amines. */
const CHAINS = [
  { pattern: `${PRIMARY}[CX4]-!@[CX4]-!@[CX4]-!@${ESTER}`, ester: 4 },
  { pattern: `${OPEN}[CX4]-!@[CX4]-!@[CX4]-!@${ESTER}`, ester: 4 },
  { pattern: `${PRIMARY}[CX4]-!@[CX4]-!@${LINK}-!@[CX4]-!@${ESTER}`, ester: 5 },
] as const;

/** What R6 says of amines that a reduction sets free. */
export const aminoEstersClose: MechanismRule = {
  id: 'R94',
  statement: 'An amino ester that a step joins from its parts closes the lactam of five, with a primary amine that of six.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    if (isFreedByAcid(view)) return [];
    const { sourceOf } = view.mapped;
    const found = CHAINS.flatMap(({ pattern, ester }): readonly Finding[] =>
      view
        .places('product', pattern)
        .filter((place) => {
          const chain = place.slice(0, ester + 1);
          return view.made.some((bond) => bond.every((atom) => chain.includes(atom)));
        })
        .map((place) => ({
          verdict: 'never',
          chip: 'Closes the lactam',
          text: 'The amine of what is made meets the ester of its own chain: the lactam closes and the alcohol goes.',
          wanted: [sourceOf[place[0]]],
          rivals: [sourceOf[place[ester]]],
        })),
    );
    return found.slice(0, 1);
  },
};
