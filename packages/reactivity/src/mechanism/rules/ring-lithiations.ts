import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { hasDoubleBondedOxygen } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { hydrogenReplacements } from '../replacement.ts';
import type { Finding } from './nucleophiles.ts';

/** 4 and 5 of thiazoles, oxazoles and N-substituted imidazoles whose C-2 has its hydrogen, and 3 of N-substituted pyrazoles with one at 5, whose 4 takes electrophiles. */
const LATER = '[c;H1;r5;$(c1[s,o,$([nX3][#6])][cH]nc1),$(c1n[cH][s,o,$([nX3][#6])]c1),$(c1c[cH]n([#6;!$(C=O)])n1)]';

/** Where a strong base takes the hydrogen. */
const FIRST = '[c;H1;r5;$(c1[s,o,$([nX3][#6])]ccn1),$(c1ccn[nX3]1[#6])]';

export const azolesAtTheirMostAcidicCarbon: MechanismRule = {
  id: 'M8',
  statement: 'A strong base takes the hydrogen at 2 of thiazoles, oxazoles and imidazoles, and at 5 of N-substituted pyrazoles.',
  source: TEXTBOOKS.heteroaromatics,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    const later = view.atoms('reactants', LATER);
    const first = view.atoms('reactants', FIRST);
    return hydrogenReplacements(view).flatMap(({ carbon, incoming }): readonly Finding[] => {
      if (!later.has(carbon) || first.has(carbon) || !hasDoubleBondedOxygen(reactants, incoming)) return [];
      if (moleculeOf[carbon] === moleculeOf[incoming]) return [];
      // Acyl chlorides come with a Lewis acid, as an electrophile.
      if (view.leavingFrom(incoming).some((each) => reactants.atomicNumber[each] === ELEMENT.chlorine)) return [];
      const ring = [...first].filter((atom) => moleculeOf[atom] === moleculeOf[carbon] && !view.changed.has(atom));
      if (ring.length === 0) return [];
      const text =
        'The base takes the more acidic hydrogen of this ring, between or beside its heteroatoms, and the new bond is made there.';
      return [{ verdict: 'never', chip: 'Metalated elsewhere', text, wanted: [carbon], rivals: ring.sort((a, b) => a - b) }];
    });
  },
};
