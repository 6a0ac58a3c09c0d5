import { ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { replacements } from '../replacement.ts';
import type { Finding } from './nucleophiles.ts';

export const boronSitsOnCarbon: MechanismRule = {
  id: 'K14',
  statement: 'Boron hands a carbon over that it holds itself: the borate of a phenol or alcohol couples with nothing.',
  source: TEXTBOOKS.couplings,
  judge: (view) => {
    const { atomicNumber } = view.mapped.reactants;
    return replacements(view).flatMap(({ carbon, incoming, leaving }): readonly Finding[] => {
      const isBorate =
        atomicNumber[leaving] === ELEMENT.oxygen &&
        neighboursOf(view.mapped.reactants, leaving).some((atom) => atomicNumber[atom] === ELEMENT.boron);
      if (!isBorate || atomicNumber[incoming] !== ELEMENT.carbon) return [];
      const text = 'This is the borate of a phenol or alcohol, whose oxygen does not leave: the coupling needs boron on carbon.';
      return [{ verdict: 'never', chip: 'Boron on oxygen', text, wanted: [carbon], rivals: [leaving] }];
    });
  },
};
