import { type AtomIndex, bondBetween } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import type { Finding } from './nucleophiles.ts';
import { HYDRAZINE, PRIMARY_AMINE, SECONDARY_AMINE, THIOL } from './self-reactive.ts';

interface Pair {
  readonly acceptor: string;
  readonly never: readonly string[];
  readonly risk: readonly string[];
}

/** Nucleophiles that add to the open end of a double bond in the cold; the first atom of each acceptor is that end. */
const PAIRS: readonly Pair[] = [
  {
    // Acrylates, vinyl ketones, acrolein, vinyl sulfones, nitroethylene.
    acceptor:
      '[CX3;H2]=[CX3;$(C[CX3;$(C([#6])[#6]),$(C[OX2][#6]),H1]=[OX1]),$(C[SX4](=[OX1])(=[OX1])[#6]),$(C[NX3+](=O)[O-]);!$(C([CH3])[CX3](=[OX1])[OX2][#6])]',
    never: [PRIMARY_AMINE, SECONDARY_AMINE, THIOL, HYDRAZINE],
    risk: [],
  },
  // The methyl group slows the addition: the free amine is not kept, but taken from its salt as it reacts.
  { acceptor: '[CX3;H2]=[CX3;$(C([CH3])[CX3](=[OX1])[OX2][#6])]', never: [THIOL], risk: [PRIMARY_AMINE, SECONDARY_AMINE, HYDRAZINE] },
  {
    acceptor: '[CX3;H1;r5]1=[CX3;H1;r5][CX3](=[OX1])[NX3][CX3]1=[OX1]',
    never: [PRIMARY_AMINE, SECONDARY_AMINE, THIOL, HYDRAZINE],
    risk: [],
  },
  // Acrylamides are slower: weeks as the free base, and a good part of them on the way.
  { acceptor: '[CX3;H2]=[CX3;H1][CX3](=[OX1])[NX3]', never: [THIOL], risk: [PRIMARY_AMINE, SECONDARY_AMINE, HYDRAZINE] },
];

/** Whether an atom of the reactants gets a bond to another one of its molecule. */
function closesOnOwnMolecule({ made, mapped: { sourceOf, moleculeOf } }: ReactionView, atom: AtomIndex): boolean {
  return made.some((bond) => {
    const [one, other] = bond.map((each) => sourceOf[each]);
    return (one === atom || other === atom) && moleculeOf[one] === moleculeOf[other];
  });
}

export const acceptorsMeetOwnNucleophiles: MechanismRule = {
  id: 'R90',
  statement:
    'A precursor with a free alkylamine, hydrazine or thiol and an acrylate, a vinyl ketone, a vinyl sulfone or a maleimide adds to itself.',
  source: TEXTBOOKS.conjugateAddition,
  judge: (view) => {
    const { reactants, product, moleculeOf, becomes } = view.mapped;
    for (const { acceptor, never, risk } of PAIRS) {
      const ends = [...view.atoms('reactants', acceptor)];
      if (ends.length === 0) continue;
      for (const [verdict, patterns] of [['never', never] as const, ['risk', risk] as const]) {
        const rivals = patterns
          .flatMap((pattern) => [...view.atoms('reactants', pattern)])
          .filter((atom) => ends.some((end) => moleculeOf[end] === moleculeOf[atom]));
        const wanted = ends.filter((end) => rivals.some((atom) => moleculeOf[end] === moleculeOf[atom]));
        // Where this very ring is meant to close, or the nucleophile closes another with a group of its own molecule.
        const closesOther = rivals.some((atom) => closesOnOwnMolecule(view, atom));
        const isMeant =
          closesOther ||
          wanted.some((end) =>
            rivals.some(
              (atom) =>
                becomes[end] >= 0 &&
                becomes[atom] >= 0 &&
                bondBetween(product, becomes[end], becomes[atom]) >= 0 &&
                bondBetween(reactants, end, atom) < 0,
            ),
          );
        if (rivals.length === 0 || isMeant) continue;
        const text = 'This precursor reacts with itself: the free nitrogen or sulfur adds to the open double bond of the next molecule.';
        return [{ verdict, chip: 'Reacts with itself', text, wanted, rivals }] satisfies readonly Finding[];
      }
    }
    return [];
  },
};
