import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isHalogen, isSaturatedCarbon } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { hydrogenReplacements, replacements } from '../replacement.ts';
import type { Finding } from './nucleophiles.ts';
import { PRIMARY_AMINE, SECONDARY_AMINE } from './self-reactive.ts';

/** Aziridinium ions and rings close from these; weaker nucleophiles than carbanions find the salt, which lasts. */
export const carbanionsFreeHaloamines: MechanismRule = {
  id: 'T91',
  statement:
    'A carbanion takes the proton of an amine salt: the free amine meets the halide of its own molecule before the carbanion does.',
  source: TEXTBOOKS.enols,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    const halides = replacements(view).flatMap(({ carbon, leaving }) =>
      isHalogen(reactants, leaving) && isSaturatedCarbon(reactants, carbon) ? [carbon] : [],
    );
    const found = hydrogenReplacements(view).flatMap(({ carbon, incoming }): readonly Finding[] => {
      if (!halides.includes(incoming) || moleculeOf[carbon] === moleculeOf[incoming] || reactants.isAromatic[carbon] === 1) return [];
      const rivals = [PRIMARY_AMINE, SECONDARY_AMINE]
        .flatMap((pattern) => [...view.atoms('reactants', pattern)])
        .filter((atom) => moleculeOf[atom] === moleculeOf[incoming]);
      if (rivals.length === 0) return [];
      const text = 'The base sets the amine free, which displaces the halide of its own or of the next molecule: protect the nitrogen.';
      return [{ verdict: 'never', chip: 'Reacts with itself', text, wanted: [incoming], rivals }];
    });
    return found.slice(0, 1);
  },
};
