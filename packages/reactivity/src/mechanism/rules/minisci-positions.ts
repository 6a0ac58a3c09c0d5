import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticSystem } from '../aromatic-ring.ts';
import { isSaturatedCarbon } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { hydrogenReplacements } from '../replacement.ts';
import type { Finding } from './nucleophiles.ts';

/** The carbon of a carboxyl group. */
const CARBOXYL = '[CX3;$(C(=[OX1])[OX2H,OX1-])]';

/** Open positions beside and across from the nitrogen of a single pyridine. */
const OPEN_TO_RADICALS = '[cH;r6;$(c1[nX2]cccc1),$(c1cc[nX2]cc1)]';

export const radicalsTakeBothPositions: MechanismRule = {
  id: 'A251',
  statement: 'The alkyl radical of a Minisci reaction takes 2 and 4 of a pyridine alike where both are open.',
  source: TEXTBOOKS.radicals,
  judge: (view) => {
    const { reactants } = view.mapped;
    return hydrogenReplacements(view).flatMap(({ carbon, incoming }): readonly Finding[] => {
      if (reactants.isAromatic[carbon] === 0 || !isSaturatedCarbon(reactants, incoming)) return [];
      const carboxyls = view.atoms('reactants', CARBOXYL);
      if (!view.leavingFrom(incoming).some((each) => carboxyls.has(each))) return [];
      const open = view.atoms('reactants', OPEN_TO_RADICALS);
      const { symmetryClass } = view.reactants;
      const rivals = aromaticSystem(reactants, carbon).filter((atom) => open.has(atom) && symmetryClass[atom] !== symmetryClass[carbon]);
      if (!open.has(carbon) || rivals.length === 0) return [];
      const text =
        'The radical takes every open position beside and across from the nitrogen: a mixture results. Block one, or couple a halide.';
      return [{ verdict: 'risk', chip: 'Mixture of positions', text, wanted: [carbon], rivals }];
    });
  },
};
