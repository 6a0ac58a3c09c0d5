import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { staysBonded } from '../kept-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { bondsOf, type Finding } from './nucleophiles.ts';

/** A carbamate of a plain alcohol whose nitrogen bears no hydrogen, so that it gives no isocyanate. */
const SHUT_CARBAMATE = '[CX3;$(C[NX3;H0;$(N([#6;!$(C=O)])[#6;!$(C=O)])])](=[OX1])[OX2;$(O[CX4;!$(CC(F)F);!$(CC(Cl)Cl)])]';

export const shutCarbamatesGiveNoUreas: MechanismRule = {
  id: 'C25',
  statement: 'No amine opens the alkyl carbamate of a secondary amine, which can give no isocyanate.',
  source: TEXTBOOKS.aminoProtection,
  judge: (view) => {
    return bondsOf(view, 'acyl').flatMap(({ nucleophile, electrophile, closesRing }): readonly Finding[] => {
      const isAmine = view.mapped.reactants.atomicNumber[nucleophile] === ELEMENT.nitrogen;
      const isOpened = view
        .places('reactants', SHUT_CARBAMATE)
        .some(([carbon, , oxygen]) => carbon === electrophile && !staysBonded(view, carbon, oxygen));
      if (closesRing || !isAmine || !isOpened) return [];
      const text = 'This carbamate is chosen as one that amines leave alone: take the carbamoyl chloride, or the phenyl carbamate.';
      return [{ verdict: 'never', chip: 'Carbamate kept shut', text, wanted: [electrophile], rivals: [] }];
    });
  },
};
