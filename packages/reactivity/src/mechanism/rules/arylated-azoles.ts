import type { AtomIndex } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { arylations } from '../arylations.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { LARGE } from './azole-crowding.ts';
import type { Finding } from './nucleophiles.ts';

const UNFUSED = '!$(c(:a)(:a):a)';
/** Carbonyl groups stand in the way of an arene, which cannot lie in their plane, though not of an alkyl group. */
const CARBONYL = '$([CX3]=[OX1])';
/** In the product: the nitrogen of a pyrazole beside a large group, while the other nitrogen stands open. */
const SHIELDED = `[n;$(nn[cH]);$(n1[c;${UNFUSED}]([${LARGE},${CARBONYL}])[c;${UNFUSED}][c;${UNFUSED}]n1)]`;
/** The same beside a carbonyl group, while the other nitrogen is beside a group of its own that is no larger. */
const BOTH_SHIELDED = `[n;$(n1[c;${UNFUSED}]([${CARBONYL}])[c;${UNFUSED}][c;${UNFUSED}]([!a;!$([CX4;H0]);!$([CX4;H1]([#6])[#6])])n1)]`;

/** As I1 of alkyl groups: an arene, flat and brought by a metal, is as large at least. */
export const openNitrogenArylated: MechanismRule = {
  id: 'I60',
  statement: 'Of the two nitrogens of a pyrazole an arene goes to the one that stands open, away from a large group at carbon.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) => {
    const { becomes } = view.mapped;
    const joined = arylations(view).map(({ incoming }) => incoming);
    if (joined.length === 0) return [];
    const shielded = view.atoms('product', SHIELDED);
    const found = joined.filter((nitrogen) => shielded.has(becomes[nitrogen]));
    if (found.length === 0) return betweenTwoGroups(view, joined);
    const text =
      'The other nitrogen of this pyrazole stands open and takes the arene: this isomer is made by closing the ring with an arylhydrazine.';
    return [{ verdict: 'never', chip: 'Other nitrogen', text, wanted: found, rivals: [] }];
  },
};

/** The nitrogen beside the carbonyl group, where a group stands beside the other one as well: neither is chosen. */
function betweenTwoGroups(view: ReactionView, joined: readonly AtomIndex[]): readonly Finding[] {
  const both = view.atoms('product', BOTH_SHIELDED);
  const found = joined.filter((nitrogen) => both.has(view.mapped.becomes[nitrogen]));
  if (found.length === 0) return [];
  const text =
    'Either nitrogen of this pyrazole has a group beside it, and that beside the carbonyl group is no more open: isomers result. Bring the carbonyl group in after the arene, or close the ring with an arylhydrazine.';
  return [{ verdict: 'risk', chip: 'Either nitrogen', text, wanted: found, rivals: [] }];
}
