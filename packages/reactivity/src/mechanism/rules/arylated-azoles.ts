import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { arylations } from '../arylations.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { LARGE } from './azole-crowding.ts';

const UNFUSED = '!$(c(:a)(:a):a)';
/** In the product: the nitrogen of a pyrazole beside a large group, while the other nitrogen stands open. */
const SHIELDED = `[n;$(nn[cH]);$(n1[c;${UNFUSED}]([${LARGE}])[c;${UNFUSED}][c;${UNFUSED}]n1)]`;

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
    if (found.length === 0) return [];
    const text =
      'The other nitrogen of this pyrazole stands open and takes the arene: this isomer is made by closing the ring with an arylhydrazine.';
    return [{ verdict: 'never', chip: 'Other nitrogen', text, wanted: found, rivals: [] }];
  },
};
