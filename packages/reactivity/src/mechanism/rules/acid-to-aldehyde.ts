import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';

const ACID = '[CX3;$(C[#6])](=[OX1])[OX2H,OX1-]';
const ALDEHYDE = '[CX3;H1;$(C[#6])]=[OX1]';

export const acidToAldehyde: MechanismRule = {
  id: 'O8',
  statement: 'The reduction of a carboxylic acid does not stop at the aldehyde.',
  source: TEXTBOOKS.redox,
  judge: (view) => {
    const acids = [...view.atoms('reactants', ACID)];
    const aldehydes = acids.length === 0 ? null : view.atoms('product', ALDEHYDE);
    const wanted = acids.filter((atom) => aldehydes?.has(view.mapped.becomes[atom]) ?? false);
    if (wanted.length === 0) return [];
    const text =
      'An aldehyde is reduced faster than the acid: reduce to the alcohol and oxidise it, or go by the Weinreb amide or the ester.';
    return [{ verdict: 'never', chip: 'Acid to aldehyde', text, wanted, rivals: [] }];
  },
};
