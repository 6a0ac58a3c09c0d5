import { ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { hasDoubleBondedOxygen } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { additions, electrophileRank } from './organometal-steps.ts';

export const addsTwice: MechanismRule = {
  id: 'M3',
  statement: 'A Grignard or organolithium reagent does not stop at the ketone on its way from an ester.',
  source: TEXTBOOKS.organometallics,
  judge: (view) =>
    additions(view).flatMap(({ nucleophile, electrophile, isDrawn }) => {
      const { reactants, product, becomes, moleculeOf } = view.mapped;
      const isKetone = hasDoubleBondedOxygen(product, becomes[electrophile]);
      if (!isDrawn || electrophileRank(reactants, electrophile) !== 2 || !isKetone || moleculeOf[nucleophile] === moleculeOf[electrophile])
        return [];
      // An oxalate, and a trifluoroacetate, holds the adduct until work-up.
      const isHeld = neighboursOf(reactants, electrophile).some(
        (each) =>
          hasDoubleBondedOxygen(reactants, each) ||
          neighboursOf(reactants, each).some((end) => reactants.atomicNumber[end] === ELEMENT.fluorine),
      );
      // The alkoxide of a lactone stays, and closes on the ketone.
      const isLactone = neighboursOf(reactants, electrophile).some(
        (each) => reactants.atomicNumber[each] === ELEMENT.oxygen && neighboursOf(reactants, each).length === 2 && becomes[each] >= 0,
      );
      // That of a phthalide does so readily: citalopram is made by way of it.
      if (isLactone && neighboursOf(reactants, electrophile).some((each) => reactants.isAromatic[each] === 1)) return [];
      return [
        {
          verdict: isHeld || isLactone ? ('risk' as const) : ('never' as const),
          chip: 'Adds twice',
          text: isLactone
            ? 'The adduct of a lactone lasts in the cold alone, with one equivalent: otherwise the ketone takes up the organometal too.'
            : 'The ketone takes up the organometal faster than the ester does: the tertiary alcohol results. A Weinreb amide or a nitrile stops at the ketone.',
          wanted: [electrophile],
          rivals: [],
        },
      ];
    }),
};
