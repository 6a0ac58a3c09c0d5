import { type AtomIndex, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticSystem, substituentOf } from '../aromatic-ring.ts';
import { isHalogen, isSaturatedCarbon } from '../atoms.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { isBesideHeteroatom, isBesidePi, substitutions } from '../saturated-substitution.ts';
import { NEUTRAL_ACCEPTORS, substituentKind } from '../substituent.ts';
import { bondsOf, type Finding } from './nucleophiles.ts';

/** The amino group at 2 or 4 of a pyrimidine or triazine, or beside the nitrogen of a pyrazine or pyridazine: an amidine, or its vinylogue. */
const AMINO_DIAZINE =
  '[NX3;!H0;+0;!$(N[!#6]);!$(N[C,S,P]=,#[O,S,N]);$(N[c;r6](:[nX2;r6]):[nX2;r6]),$(N[c;r6]:[nX2;r6]:[c;r6]:[nX2;r6]),$(N[c;r6]:[nX2;r6]:[nX2;r6]),$(N[c;r6]:[nX2;r6]:[c;r6]:[c;r6]:[nX2;r6])]';

/** Whether a halogen or an acceptor on its ring draws still more from the amino group. */
function isDrained(view: ReactionView, amine: AtomIndex): boolean {
  const { reactants } = view.mapped;
  const [ringAtom] = neighboursOf(reactants, amine).filter((each) => reactants.isAromatic[each] === 1);
  return aromaticSystem(reactants, ringAtom).some((atom) => {
    const first = substituentOf(reactants, atom);
    return first !== undefined && (isHalogen(reactants, first) || NEUTRAL_ACCEPTORS.has(substituentKind(reactants, first, atom)));
  });
}

const KETONE = '[CX3;$(C(=[OX1])([#6])[#6])]';

export const aminoDiazinesFormNoImines: MechanismRule = {
  id: 'C40',
  statement: 'The amino group of a pyrimidine or another diazine forms no imine with a ketone, nor readily one with an aldehyde.',
  source: TEXTBOOKS.carbonylCondensation,
  judge: (view) => {
    const { product, becomes } = view.mapped;
    const amines = view.atoms('reactants', AMINO_DIAZINE);
    return bondsOf(view, 'carbonyl').flatMap(({ nucleophile, electrophile }): readonly Finding[] => {
      if (!amines.has(nucleophile) || !isSaturatedCarbon(product, becomes[electrophile])) return [];
      const isKetone = view.atoms('reactants', KETONE).has(electrophile);
      const drained = isDrained(view, nucleophile);
      if (!isKetone && !drained) return [];
      const text =
        'This amino group is that of an amidine, whose lone pair the ring keeps: displace a halide of the ring with the alkylamine instead.';
      const verdict = isKetone && drained ? 'never' : 'risk';
      return [{ verdict, chip: 'Amine too poor', text, wanted: [nucleophile, electrophile], rivals: [] }];
    });
  },
};

const OPEN_SECONDARY = '[CX4;H1;!r3;!r4;$(C([#6])[#6])]';

export const aminoDiazinesEliminate: MechanismRule = {
  id: 'S18',
  statement:
    'The amino group of a pyrimidine or another diazine takes no secondary halide or sulfonate: its anion eliminates, its ring nitrogen is alkylated.',
  source: TEXTBOOKS.elimination,
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    const amines = view.atoms('reactants', AMINO_DIAZINE);
    return substitutions(view).flatMap((each): readonly Finding[] => {
      const { carbon, incoming, by } = each;
      if (by !== 'halide' || !amines.has(incoming) || moleculeOf[carbon] === moleculeOf[incoming]) return [];
      const givesHydrogen = neighboursOf(reactants, carbon).some((atom) => reactants.hydrogenCount[atom] > 0);
      if (!view.atoms('reactants', OPEN_SECONDARY).has(carbon) || !givesHydrogen) return [];
      if (isBesidePi(view, each) || isBesideHeteroatom(view, each)) return [];
      const text =
        'Only the anion of this amine is a nucleophile, and to a secondary carbon it is a base: displace a halide of the ring with the alkylamine.';
      return [{ verdict: 'never', chip: 'Elimination wins', text, wanted: [carbon], rivals: [incoming] }];
    });
  },
};
