import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { bystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { type Finding, OPEN_ALKYLAMINE } from './nucleophiles.ts';

const GIVEN_UP = 'n,Cl,$([OX2]C(Cl)(Cl)Cl),$([OX2][#6])';
/** The carbon of carbonyldiimidazole, phosgene and its like, or a carbonate: it gives up both of its groups. */
const CARBONYL_SOURCE = `[CX3;$(C(=[OX1])([${GIVEN_UP}])[${GIVEN_UP}])]`;

/** A carbonyl group that comes to stand between two nucleophiles of one molecule takes them in the order in which they react. */
export const amineTakesCarbonylFirst: MechanismRule = {
  id: 'C160',
  statement:
    'Carbonyldiimidazole, phosgene and carbonates take a free alkylamine before they close a ring with an alcohol or an aromatic amine of the same molecule.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    if (view.made.length < 2) return [];
    const { sourceOf, becomes, moleculeOf, reactants } = view.mapped;
    return [...view.atoms('reactants', CARBONYL_SOURCE)].flatMap((carbon): readonly Finding[] => {
      if (becomes[carbon] < 0) return [];
      const joined = view.made
        .filter((bond) => bond.includes(becomes[carbon]))
        .map(([a, b]) => sourceOf[a === becomes[carbon] ? b : a])
        .filter((atom) => reactants.atomicNumber[atom] !== ELEMENT.carbon);
      if (joined.length !== 2 || moleculeOf[joined[0]] !== moleculeOf[joined[1]]) return [];
      const amines = view.atoms('reactants', OPEN_ALKYLAMINE);
      if (joined.some((atom) => amines.has(atom))) return [];
      const rivals = bystanders(view, OPEN_ALKYLAMINE).filter((atom) => moleculeOf[atom] === moleculeOf[joined[0]]);
      if (rivals.length === 0) return [];
      const text =
        'The free alkylamine takes the carbonyl group first and closes its own ring or a urea: protect it before this ring closes.';
      return [{ verdict: 'never', chip: 'Amine reacts first', text, wanted: [carbon], rivals }];
    });
  },
};
