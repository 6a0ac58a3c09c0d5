import { type AtomIndex, BOND, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticSystem, conjugatedWith, isAzineNitrogen, substituentOf } from '../aromatic-ring.ts';
import { hasDoubleBondedOxygen, neighboursAcross } from '../atoms.ts';
import { unlikeBystanders } from '../bystanders.ts';
import type { MechanismRule } from '../mechanism-rule.ts';
import { isAcceptor } from '../substituent.ts';
import { isMetalFreeArylation } from './condensation-order.ts';
import { bondsOf, type Finding, NUCLEOPHILES } from './nucleophiles.ts';

const ARYLAMINES = [NUCLEOPHILES.aniline, NUCLEOPHILES.heteroarylamine];

/** What an acceptor or a ring nitrogen ortho or para costs an arylamine, on a scale on which a group beside it or on its nitrogen costs 1. */
const HELD_BY_ACCEPTOR = 2;

/**
 * How readily an arylamine takes an acyl group, on a scale that only orders; the least held has 0. Donors are left out: they differ less than
 * a group that stands in the way. `null` where the nitrogen hangs on no aromatic carbon, or on two, and on rings with a carbonyl group (uracils),
 * of which one side is an enamine.
 */
function readiness(molecule: Molecule, nitrogen: AtomIndex): number | null {
  const carbons = neighboursOf(molecule, nitrogen).filter((each) => molecule.isAromatic[each] === 1);
  if (carbons.length !== 1) return null;
  const [carbon] = carbons;
  if (aromaticSystem(molecule, carbon).some((atom) => hasDoubleBondedOxygen(molecule, atom))) return null;
  let sum = molecule.hydrogenCount[nitrogen] === 2 ? 0 : -1;
  for (const atom of neighboursAcross(molecule, carbon, BOND.aromatic)) {
    const beside = substituentOf(molecule, atom);
    const isSmall = beside === undefined || molecule.atomicNumber[beside] === ELEMENT.fluorine || isAmino(molecule, beside);
    if (!isSmall) sum -= 1;
  }
  for (const atom of conjugatedWith(molecule, carbon)) {
    const substituent = substituentOf(molecule, atom);
    const holds = isAzineNitrogen(molecule, atom) || (substituent !== undefined && isAcceptor(molecule, substituent, atom));
    if (holds) sum -= HELD_BY_ACCEPTOR;
  }
  return sum;
}

function isAmino(molecule: Molecule, atom: AtomIndex): boolean {
  return molecule.atomicNumber[atom] === ELEMENT.nitrogen && molecule.hydrogenCount[atom] > 0 && molecule.charge[atom] === 0;
}

export const opennessOfArylamines: MechanismRule = {
  id: 'C10',
  statement:
    'Of two aromatic amines that on the open side is acylated, and arylated without a metal: not the one with an alkyl group, beside a substituent, or that an acceptor or ring nitrogen ortho or para holds.',
  source: TEXTBOOKS.chemoselectivity,
  judge: (view) =>
    [...bondsOf(view, 'acyl'), ...(isMetalFreeArylation(view) ? bondsOf(view, 'aryl') : [])].flatMap(
      ({ nucleophile }): readonly Finding[] => {
        const { reactants, moleculeOf } = view.mapped;
        if (!ARYLAMINES.some((pattern) => view.atoms('reactants', pattern).has(nucleophile))) return [];
        const here = readiness(reactants, nucleophile);
        if (here === null) return [];
        const rivals = ARYLAMINES.flatMap((pattern) => unlikeBystanders(view, pattern, [nucleophile])).filter(
          (atom) => moleculeOf[atom] === moleculeOf[nucleophile] && (readiness(reactants, atom) ?? here) > here,
        );
        if (rivals.length === 0) return [];
        const text = 'The other aromatic amine of this molecule is less crowded, or keeps more of its lone pair, and reacts first.';
        return [{ verdict: 'never', chip: 'Other aniline first', text, wanted: [nucleophile], rivals }];
      },
    ),
};
