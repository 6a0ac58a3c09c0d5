import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { activation } from '../nucleophilic-activation.ts';
import { replacements } from '../replacement.ts';
import type { Finding } from './nucleophiles.ts';

export const arylChloridesKeepTheirPlace: MechanismRule = {
  id: 'L8',
  statement: 'The chloride of an arene is exchanged for bromide or iodide only where an acceptor or a ring nitrogen activates it.',
  source: TEXTBOOKS.conjugateAddition,
  judge: (view) => {
    const { reactants } = view.mapped;
    return replacements(view).flatMap(({ carbon, incoming, leaving }): readonly Finding[] => {
      if (reactants.isAromatic[carbon] === 0 || reactants.atomicNumber[leaving] !== ELEMENT.chlorine) return [];
      const isHeavier = reactants.atomicNumber[incoming] === ELEMENT.bromine || reactants.atomicNumber[incoming] === ELEMENT.iodine;
      if (!isHeavier || activation(reactants, carbon) !== 'none') return [];
      const text =
        'No usual catalyst exchanges a chloride that nothing activates for bromide or iodide: start from the bromide, or from the amine.';
      return [{ verdict: 'never', chip: 'Chloride stays', text, wanted: [carbon], rivals: [] }];
    });
  },
};
