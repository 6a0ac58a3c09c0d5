import { ELEMENT, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { isHalogen, isSaturatedCarbon, isSulfonateOxygen } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { isBesidePi, substitutions } from '../saturated-substitution.ts';

const WITTIG = 'wittig-olefination';
/** The carbon of a phosphonium salt that becomes an alkene, and the carbon of its chain that a ring of three to six would close at. */
const WITH_OWN_HALIDE = [
  '[CX4;!H0;$(C[P+])][CX4][CX4;H2][Cl,Br,I]',
  '[CX4;!H0;$(C[P+])][CX4][CX4][CX4;H2][Cl,Br,I]',
  '[CX4;!H0;$(C[P+])][CX4][CX4][CX4][CX4;H2][Cl,Br,I]',
  '[CX4;!H0;$(C[P+])][CX4][CX4][CX4][CX4][CX4;H2][Cl,Br,I]',
] as const;

export const ylideClosesRing: MechanismRule = {
  id: 'T17',
  statement: 'A phosphonium ylide with a halide three to six carbons along its chain closes the ring.',
  source: TEXTBOOKS.enols,
  judge: (view) => {
    if (!view.names.includes(WITTIG)) return [];
    const { atomicNumber } = view.mapped.reactants;
    const places = WITH_OWN_HALIDE.flatMap((pattern) => view.places('reactants', pattern)).filter(([ylide]) => view.changed.has(ylide));
    return places.map((place) => {
      const [wanted, halogen] = [place[0], place[place.length - 1]];
      const text =
        'The ylide meets the halide at the end of its own chain, and a ring closes: bring the halide in afterwards, from the alcohol, which a second equivalent of base keeps.';
      // Chloride leaves slowly enough that some get by in the cold.
      const verdict = atomicNumber[halogen] === ELEMENT.chlorine ? ('risk' as const) : ('never' as const);
      return { verdict, chip: 'Closes a ring', text, wanted: [wanted], rivals: [place[place.length - 2]] };
    });
  },
};

/** Carbon beside one acceptor that bears a single hydrogen: alkylated it is quaternary. Between two acceptors the anion is no strong base. */
const HINDERED_ENOLATE =
  '[CX4;H1;$(C([#6])([#6])[#6]);$(C[CX3]=[OX1]),$(CC#N);!$(C([#6,S]=,#[O,N])[#6,S]=,#[O,N]);!$(C1[CX4][CX4]1);!$(C1[CX4][CX4][CX4]1)]';

export const quaternaryFromSecondary: MechanismRule = {
  id: 'T18',
  statement: 'An enolate that becomes quaternary takes a proton from a secondary halide instead of its carbon.',
  source: TEXTBOOKS.elimination,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    const enolates = view.atoms('reactants', HINDERED_ENOLATE);
    return substitutions(view).flatMap((each) => {
      const { carbon, incoming, leaving } = each;
      if (!enolates.has(incoming) || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      if (!isHalogen(reactants, leaving) && !isSulfonateOxygen(reactants, leaving)) return [];
      const carbons = neighboursOf(reactants, carbon).filter((atom) => reactants.atomicNumber[atom] === ELEMENT.carbon);
      const isSecondary = reactants.hydrogenCount[carbon] === 1 && carbons.length === 2 && isSaturatedCarbon(reactants, carbon);
      if (!isSecondary || isBesidePi(view, each)) return [];
      const text =
        'So crowded an enolate is a base to a secondary halide: an alkene results. Build the quaternary carbon in another order, with this carbon in place before.';
      return [{ verdict: 'never' as const, chip: 'Elimination wins', text, wanted: [carbon], rivals: [incoming] }];
    });
  },
};
