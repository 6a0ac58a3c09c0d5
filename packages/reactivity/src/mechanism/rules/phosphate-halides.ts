import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { substitutions } from '../saturated-substitution.ts';
import type { Finding } from './nucleophiles.ts';

/** The halomethyl group of a phosphoric acid that is free. */
const HALOMETHYL_PHOSPHATE = '[CX4;H1,H2;$(C[Cl,Br,I]);$(CO[PX4](=[OX1])[OX2H,OX1-])]';

export const haloPhosphatesAreProtected: MechanismRule = {
  id: 'S14',
  statement: 'A halomethyl phosphate alkylates as its diester: the free acid takes the base, and its anion falls apart to formaldehyde.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const electrophiles = view.atoms('reactants', HALOMETHYL_PHOSPHATE);
    return substitutions(view).flatMap(({ carbon, by }): readonly Finding[] => {
      if (by !== 'halide' || !electrophiles.has(carbon)) return [];
      const text = 'Take the di-tert-butyl ester of this phosphate, and free the acid at the end.';
      return [{ verdict: 'never', chip: 'Acid not protected', text, wanted: [carbon], rivals: [] }];
    });
  },
};
