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

const GIVES_UP_BOTH = 'n,Cl,$([OX2]C(Cl)(Cl)Cl)';
/** Phosgene, its dimer and trimer, carbonyldiimidazole. */
const PHOSGENE = `[CX3;$(C(=[OX1])([${GIVES_UP_BOTH}])[${GIVES_UP_BOTH}])]`;
/** A free amino alcohol whose oxygen and nitrogen stand two carbons apart; the tertiary carbon of a tert-butylamine does not keep it open. */
const AMINO_ALCOHOL = '[NX3;!H0;+0;$(N[CX4]);!$(N[!#6]);!$(N[#6,S,P]=[O,S,N])][CX4][CX4][OX2H]';

export const aminoAlcoholsCloseOxazolidinones: MechanismRule = {
  id: 'C270',
  statement:
    'Phosgene and its like close a free 1,2-amino alcohol to the oxazolidinone before an aromatic amine of the molecule takes the carbonyl group.',
  source: TEXTBOOKS.carbonylSubstitution,
  judge: (view) => {
    const sources = view.atoms('reactants', PHOSGENE);
    if (sources.size === 0) return [];
    const amines = view.atoms('reactants', ARYLAMINE);
    const { becomes, moleculeOf } = view.mapped;
    const bonds = madeAmongReactants(view);
    return [...sources].flatMap((carbon): readonly Finding[] => {
      const partners = bonds.flatMap(([a, b]) => (a === carbon ? [b] : b === carbon ? [a] : []));
      const amine = partners.find((atom) => amines.has(atom));
      if (amine === undefined) return [];
      const rival = view
        .places('reactants', AMINO_ALCOHOL)
        .find(
          (place) => moleculeOf[place[0]] === moleculeOf[amine] && place.every((atom) => becomes[atom] >= 0 && !view.changed.has(atom)),
        );
      if (rival === undefined) return [];
      const text =
        'The amino alcohol takes the carbonyl group at both ends, to the oxazolidinone: make the urea first, and open the epoxide last.';
      return [{ verdict: 'never', chip: 'Oxazolidinone closes', text, wanted: [amine], rivals: [rival[0], rival[rival.length - 1]] }];
    });
  },
};
