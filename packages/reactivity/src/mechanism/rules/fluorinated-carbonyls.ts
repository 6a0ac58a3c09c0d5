import { ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { breaksBondOf } from '../broken-bonds.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

const KETONE_OR_ALDEHYDE = '[CX3;$(C([#6])[#6]),$([CX3;H1][#6])]=[OX1]';

/** Hydroxyl groups of alcohols and of carboxylic acids: both take fluorine before a ketone does. */
const HYDROXYL = '[OX2H;$(O[CX4]),$(O[CX3]=[OX1])]';

export const hydroxylsFluorinatedFirst: MechanismRule = {
  id: 'P62',
  statement: 'What turns a ketone into a difluoride takes alcohols and acids first.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const { product, becomes, moleculeOf } = view.mapped;
    if (!breaksBondOf(view, ELEMENT.carbon, ELEMENT.oxygen)) return [];
    return view.places('reactants', KETONE_OR_ALDEHYDE).flatMap(([carbon, oxygen]): readonly Finding[] => {
      if (becomes[carbon] < 0 || becomes[oxygen] >= 0) return [];
      const fluorines = neighboursOf(product, becomes[carbon]).filter((atom) => product.atomicNumber[atom] === ELEMENT.fluorine);
      if (fluorines.length !== 2) return [];
      const rivals = bystanders(view, HYDROXYL).filter((atom) => moleculeOf[atom] === moleculeOf[carbon]);
      if (rivals.length === 0) return [];
      const text = 'The fluorinating reagent takes this hydroxyl group before the carbonyl group: protect it.';
      return [{ verdict: 'never', chip: 'Hydroxyl first', text, wanted: [carbon], rivals }];
    });
  },
};

/** A ketone between two carbons that bear fluorine: its carbon and its oxygen. */
const PERFLUOROKETONE = '[CX3;$(C([CX4](F)F)[CX4](F)F)]=[OX1]';

export const perfluoroketonesKeepOxygen: MechanismRule = {
  id: 'P65',
  statement: 'A ketone between two fluorinated carbons gives no difluoride: its oxygen is no base, and no cation follows.',
  source: TEXTBOOKS.saturatedSubstitution,
  judge: (view) => {
    const { product, becomes } = view.mapped;
    if (!breaksBondOf(view, ELEMENT.carbon, ELEMENT.oxygen)) return [];
    return view.places('reactants', PERFLUOROKETONE).flatMap(([carbon, oxygen]): readonly Finding[] => {
      if (becomes[carbon] < 0 || becomes[oxygen] >= 0) return [];
      const fluorines = neighboursOf(product, becomes[carbon]).filter((atom) => product.atomicNumber[atom] === ELEMENT.fluorine);
      if (fluorines.length !== 2) return [];
      const text =
        'Aminosulfur fluorides do not touch this ketone: such chains are made of fluoroolefins or by electrochemical fluorination.';
      return [{ verdict: 'never', chip: 'Ketone too poor', text, wanted: [carbon], rivals: [] }];
    });
  },
};
