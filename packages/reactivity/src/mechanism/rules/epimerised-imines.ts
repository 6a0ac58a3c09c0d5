import { CHIRALITY, ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isSaturatedCarbon } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { bondsOf, type Finding } from './nucleophiles.ts';

/** The carbonyl carbon of a ketone, or of an aldehyde whose alpha carbon bears an arene. */
const CARBONYL = '[$([CX3;$(C([#6])[#6])]=[OX1]),$([CX3;H1;$(C[CX4]c)]=[OX1])]';
const ALPHA = '[CX4;H1]';

export const iminesEpimerise: MechanismRule = {
  id: 'Q160',
  statement: 'A stereocentre beside a ketone may lose its configuration as the imine forms, by way of the enamine.',
  source: TEXTBOOKS.enols,
  judge: (view) => {
    const { reactants, product, becomes } = view.mapped;
    const carbonyls = view.atoms('reactants', CARBONYL);
    const alphas = view.atoms('reactants', ALPHA);
    return bondsOf(view, 'carbonyl').flatMap(({ nucleophile, electrophile }): readonly Finding[] => {
      if (reactants.atomicNumber[nucleophile] !== ELEMENT.nitrogen || !carbonyls.has(electrophile)) return [];
      const centres = neighboursOf(reactants, electrophile).filter((atom) => {
        const isStated =
          reactants.chirality[atom] !== CHIRALITY.none && becomes[atom] >= 0 && product.chirality[becomes[atom]] !== CHIRALITY.none;
        return isStated && alphas.has(atom) && isSaturatedCarbon(reactants, atom);
      });
      if (centres.length === 0) return [];
      const text =
        'The centre beside the carbonyl group may epimerise as the imine and its enamine form: expect the more stable isomer too.';
      return [{ verdict: 'risk', chip: 'May epimerise', text, wanted: centres, rivals: [electrophile] }];
    });
  },
};
