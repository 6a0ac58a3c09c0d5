import { CHIRALITY, ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** A tertiary alcohol: what stays at its carbon once a hydrogen has come in may be a centre. */
const TERTIARY_ALCOHOL = '[CX4;H0;$(C([#6])([#6])([#6])[OX2H])]';

/** One on a benzylic carbon, from which hydrogen on nickel takes the oxygen directly. */
const BENZYLIC_ALCOHOL = '[CX4;H0;$(C([#6])([#6])([#6])[OX2H]);$(Cc)]';

export const deoxygenationSetsNoCentre: MechanismRule = {
  id: 'Q170',
  statement: 'A tertiary alcohol that is deoxygenated goes by its cation or radical, which takes hydrogen at either face.',
  source: TEXTBOOKS.asymmetricSynthesis,
  judge: (view) => {
    const alcohols = view.atoms('reactants', TERTIARY_ALCOHOL);
    if (alcohols.size === 0) return [];
    const benzylic = view.atoms('reactants', BENZYLIC_ALCOHOL);
    const { reactants, product, becomes } = view.mapped;
    return [...alcohols].flatMap((carbon): readonly Finding[] => {
      const after = becomes[carbon];
      if (after < 0 || product.chirality[after] === CHIRALITY.none || product.hydrogenCount[after] !== 1) return [];
      const isLost = neighboursOf(reactants, carbon).some((atom) => reactants.atomicNumber[atom] === ELEMENT.oxygen && becomes[atom] < 0);
      if (!isLost) return [];
      // Of a stated benzylic centre Raney nickel keeps, and palladium turns over, more than it loses.
      if (reactants.chirality[carbon] !== CHIRALITY.none && benzylic.has(carbon)) {
        const text =
          'An acid and a hydride make the flat cation and the racemate: only hydrogenolysis, retaining on Raney nickel, carries the centre over.';
        return [{ verdict: 'risk', chip: 'Centre may be lost', text, wanted: [carbon], rivals: [] }];
      }
      // Another centre may shield one face.
      const isAlone = product.chirality.every((chirality, atom) => chirality === CHIRALITY.none || atom === after);
      const text = isAlone
        ? 'The cation or radical of this alcohol is flat, whatever its configuration was: the racemate results.'
        : 'The cation or radical of this alcohol is flat: only what shields one of its faces decides, and a mixture is to be expected.';
      return [{ verdict: isAlone ? 'never' : 'risk', chip: 'Centre not set', text, wanted: [carbon], rivals: [] }];
    });
  },
};
