import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { madeAmongReactants } from '../made-bonds.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { Finding } from './nucleophiles.ts';

/** Phosgene, its dimer and trimer, carbonyldiimidazole, carbonates and chloroformates. */
const CARBONYL_SOURCE = '[CX3;$(C(=[OX1])([n,O,Cl])[n,O,Cl])]';
/** The hydroxyl group that is meant, and its neighbour on the next carbon. */
const DIOL = '[OX2H][CX4][CX4][OX2H]';
const ARYLAMINE = '[NX3;!H0;+0;$(Nc);!$(N[#6,S,P]=[O,S,N])]';

export const diolsCloseCarbonates: MechanismRule = {
  id: 'C171',
  statement: 'A 1,2-diol closes its cyclic carbonate before an aromatic amine of the molecule takes the carbonyl group.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const sources = view.atoms('reactants', CARBONYL_SOURCE);
    if (sources.size === 0) return [];
    const amines = view.atoms('reactants', ARYLAMINE);
    const diols = view.places('reactants', DIOL);
    const { becomes, moleculeOf } = view.mapped;
    const bonds = madeAmongReactants(view);
    const partnersOf = (carbon: number) => bonds.flatMap(([a, b]) => (a === carbon ? [b] : b === carbon ? [a] : []));
    return [...sources].flatMap((carbon): readonly Finding[] => {
      const partners = partnersOf(carbon);
      const amine = partners.find((atom) => amines.has(atom));
      if (amine === undefined) return [];
      const diol = diols.find(
        ([one, , , other]) =>
          moleculeOf[one] === moleculeOf[amine] && partners.includes(one) && becomes[other] >= 0 && !view.changed.has(other),
      );
      if (diol === undefined) return [];
      const text =
        'The diol takes the carbonyl group twice, to the cyclic carbonate: protect the other hydroxyl group, or open the epoxide with a carbamate.';
      return [{ verdict: 'never', chip: 'Carbonate closes', text, wanted: [amine], rivals: [diol[diol.length - 1]] }];
    });
  },
};
