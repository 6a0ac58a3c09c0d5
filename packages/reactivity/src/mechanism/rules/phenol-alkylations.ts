import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { hydrogenReplacements } from '../replacement.ts';
import type { Finding } from './nucleophiles.ts';

/** A free phenol and the atoms of its ring. */
const PHENOL_RING = '[OX2H]c1cccc[c,n]1';

/** Primary halides that no neighbour makes a cation of without a strong Lewis acid. */
const PRIMARY_HALIDE = '[CX4;H2,H3;$(C[Cl,Br,I]);!$(C[OX2,NX3,SX2])]';

export const phenolsAtOxygen: MechanismRule = {
  id: 'A11',
  statement: 'A primary alkyl, allyl or benzyl halide takes a free phenol at oxygen, not at carbon.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    return hydrogenReplacements(view).flatMap(({ carbon, incoming }): readonly Finding[] => {
      if (reactants.isAromatic[carbon] === 0 || reactants.atomicNumber[incoming] !== ELEMENT.carbon) return [];
      if (moleculeOf[carbon] === moleculeOf[incoming] || !view.atoms('reactants', PRIMARY_HALIDE).has(incoming)) return [];
      const ring = view.places('reactants', PHENOL_RING).find((place) => place.includes(carbon) && !view.changed.has(place[0]));
      if (ring === undefined) return [];
      const text =
        'Base makes the phenolate, and the halide takes it at oxygen: for the carbon go by the allyl ether (Claisen), an alcohol in acid, or an aldehyde.';
      return [{ verdict: 'never', chip: 'Oxygen first', text, wanted: [carbon], rivals: [ring[0]] }];
    });
  },
};
