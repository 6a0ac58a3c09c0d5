import { type AtomIndex, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isHalogen } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { hydrogenReplacements } from '../replacement.ts';
import type { Finding } from './nucleophiles.ts';

/** Oxygen and nitrogen of the N-oxide of a ring of six. */
const N_OXIDE = '[OX1-;$([O-][n+;r6])][n+]';

export const oxidesAreChlorinatedOnBothSides: MechanismRule = {
  id: 'N210',
  statement: 'Phosphoryl chloride takes a pyridine N-oxide on either side of its nitrogen, where both are open.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) => {
    const { reactants, becomes } = view.mapped;
    const oxides = view.places('reactants', N_OXIDE).filter(([oxygen]) => becomes[oxygen] < 0);
    if (oxides.length === 0) return [];
    const { symmetryClass } = view.reactants;
    const isOpen = (atom: AtomIndex) => reactants.isAromatic[atom] === 1 && reactants.hydrogenCount[atom] === 1 && !view.changed.has(atom);
    return hydrogenReplacements(view).flatMap(({ carbon, incoming }): readonly Finding[] => {
      const oxide = isHalogen(reactants, incoming)
        ? oxides.find(([, nitrogen]) => neighboursOf(reactants, nitrogen).includes(carbon))
        : undefined;
      if (oxide === undefined) return [];
      const rivals = neighboursOf(reactants, oxide[1]).filter((atom) => isOpen(atom) && symmetryClass[atom] !== symmetryClass[carbon]);
      if (rivals.length === 0) return [];
      const text =
        'The chloride comes in on either side of the nitrogen, and across from it too: expect isomers, or start from the pyridone.';
      return [{ verdict: 'risk', chip: 'Other side as well', text, wanted: [carbon], rivals }];
    });
  },
};
