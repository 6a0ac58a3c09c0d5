import { type AtomIndex, BOND, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { aromaticRings, substituentOf } from '../aromatic-ring.ts';
import { isHalogen, neighboursAcross } from '../atoms.ts';
import type { MechanismFinding } from '../mechanism-rule.ts';
import { hydrogenReplacements, replacements } from '../replacement.ts';
import { type Substituent, substituentKind } from '../substituent.ts';
import { COUPLING_METALS, type ReagentRule } from './reagent-sides.ts';

type Finding = Omit<MechanismFinding, 'rule'>;

/** How well groups lead a lithium base to the hydrogen beside them, in competition: those that hold the lithium best come first (Clayden 24). */
const STRENGTH: Readonly<Partial<Record<Substituent, number>>> = {
  acyloxy: 4,
  carbamoyl: 4,
  sulfonyl: 4,
  acylamino: 4,
  alkoxy: 3,
  fluoroalkoxy: 3,
  fluoro: 3,
  trifluoromethyl: 2,
  chloro: 1,
  bromo: 1,
};

/** What leads a base to a hydrogen of a benzene ring, the stronger group first; 0 for what does not. */
function guides(molecule: Molecule, carbon: AtomIndex): readonly [number, number] {
  const [first = 0, second = 0] = neighboursAcross(molecule, carbon, BOND.aromatic)
    .map((atom) => {
      const substituent = substituentOf(molecule, atom);
      if (substituent === undefined || isSilyloxy(molecule, substituent)) return 0;
      return STRENGTH[substituentKind(molecule, substituent, atom)] ?? 0;
    })
    .sort((a, b) => b - a);
  return [first, second];
}

/** Oxygen below a silyl group, which keeps the base away. */
function isSilyloxy(molecule: Molecule, atom: AtomIndex): boolean {
  return neighboursOf(molecule, atom).some((each) => molecule.atomicNumber[each] === ELEMENT.silicon);
}

function isBetterGuided([first, second]: readonly [number, number], [otherFirst, otherSecond]: readonly [number, number]): boolean {
  return first > otherFirst || (first === otherFirst && second > otherSecond);
}

const strongerGuideWins: ReagentRule = {
  id: 'Y22',
  statement: 'A lithium base takes the hydrogen between two groups that lead it, or beside that one which holds the lithium better.',
  source: TEXTBOOKS.regioselectivity,
  holdsUnder: (kinds) => kinds.has('organolithium-base') || kinds.has('amide-base'),
  judge: (view) => {
    const { reactants, moleculeOf } = view.mapped;
    return hydrogenReplacements(view).flatMap(({ carbon, incoming }): readonly Finding[] => {
      const [ring] = aromaticRings(reactants, carbon, 6);
      if (ring === undefined || ring.some((atom) => reactants.atomicNumber[atom] !== ELEMENT.carbon)) return [];
      if (moleculeOf[carbon] === moleculeOf[incoming]) return [];
      const own = guides(reactants, carbon);
      const rivals = ring.filter((atom) => reactants.hydrogenCount[atom] === 1 && isBetterGuided(guides(reactants, atom), own));
      if (rivals.length === 0) return [];
      const text = 'The lithium is held by the stronger group, and the hydrogen beside it is taken: the new bond is made there.';
      return [{ verdict: 'never', chip: 'Lithiated elsewhere', text, wanted: [carbon], rivals: rivals.sort((a, b) => a - b) }];
    });
  },
};

const amideBasesLeaveHalogens: ReagentRule = {
  id: 'Y23',
  statement: 'A hindered amide base takes a hydrogen of an aryl halide: the halogen is exchanged by alkyllithiums and by magnesium.',
  source: TEXTBOOKS.organometallics,
  holdsUnder: (kinds) =>
    kinds.has('amide-base') && ![...COUPLING_METALS, 'organolithium-base', 'organometallic'].some((kind) => kinds.has(kind)),
  judge: (view) => {
    const { reactants } = view.mapped;
    return replacements(view).flatMap(({ carbon, incoming, leaving }): readonly Finding[] => {
      if (reactants.isAromatic[carbon] === 0 || !isHalogen(reactants, leaving) || reactants.atomicNumber[leaving] === ELEMENT.fluorine)
        return [];
      if (!CAME_TO_LITHIUM.includes(reactants.atomicNumber[incoming])) return [];
      const text = 'The amide takes a hydrogen and leaves the halogen where it is: what follows comes to the carbon that lost it.';
      return [{ verdict: 'never', chip: 'Halogen stays', text, wanted: [carbon], rivals: [] }];
    });
  },
};

/** What an aryllithium takes up. */
const CAME_TO_LITHIUM: readonly number[] = [ELEMENT.carbon, ELEMENT.boron, ELEMENT.silicon, ELEMENT.tin];

/** Which hydrogen of an arene a lithium base takes, and that it leaves halogens; asked forward only, as those of `reagent-sides.ts`. */
export const LITHIATION_ORDER: readonly ReagentRule[] = [strongerGuideWins, amideBasesLeaveHalogens];
