import { type AtomIndex, BOND, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import { ringPath } from '../alkene-addition.ts';
import { isHalogen, isSulfonateOxygen, neighboursAcross } from '../atoms.ts';
import type { MechanismFinding, MechanismRule } from '../mechanism-rule.ts';
import type { ReactionView } from '../reaction-view.ts';
import { replacements } from '../replacement.ts';

/** Rings of eight close in poor yield at high dilution, those of nine to eleven are the slowest of all. */
const SMALLEST = 8;
const LARGEST = 11;

/** Whether every atom of a ring is saturated, one of them no carbon, and no smaller ring holds the ends together. */
function isOpenChain(product: Molecule, ring: readonly AtomIndex[]): boolean {
  const isSaturated = ring.every((atom) => neighboursAcross(product, atom, BOND.single).length === neighboursOf(product, atom).length);
  const hetero = ring.filter((atom) => product.atomicNumber[atom] !== ELEMENT.carbon);
  const isHeldTogether = ring.some((atom) => {
    const inside = neighboursOf(product, atom).filter((each) => ring.includes(each));
    return neighboursOf(product, atom).some((each) => !inside.includes(each) && ringPath(product, atom, each) !== null);
  });
  return isSaturated && hetero.length === 1 && !isHeldTogether;
}

/** Reactant carbons at which a halide or sulfonate is displaced. */
function displaced(view: ReactionView): ReadonlySet<AtomIndex> {
  const { reactants } = view.mapped;
  const leaves = (atom: AtomIndex) => isHalogen(reactants, atom) || isSulfonateOxygen(reactants, atom);
  return new Set(replacements(view).flatMap(({ carbon, leaving }) => (leaves(leaving) ? [carbon] : [])));
}

/** What F17 says of lactones and lactams, of amines, ethers and sulfides. */
export const noMediumRingByAlkylation: MechanismRule = {
  id: 'F61',
  statement: 'An open saturated chain closes no ring of eight to eleven by substitution: the ends meet those of other molecules first.',
  source: TEXTBOOKS.strain,
  judge: (view) => {
    const { product, sourceOf } = view.mapped;
    const carbons = displaced(view);
    if (carbons.size === 0) return [];
    const found = view.made.flatMap((bond): readonly Omit<MechanismFinding, 'rule'>[] => {
      const carbon = bond.find((atom) => carbons.has(sourceOf[atom]));
      if (carbon === undefined) return [];
      const ring = ringPath(product, bond[0], bond[1], LARGEST);
      if (ring === null || ring.length < SMALLEST || !isOpenChain(product, ring)) return [];
      const text =
        'A ring of this size is strained by hydrogens across it, and a chain seldom brings its ends together: a polymer results.';
      const verdict = ring.length === SMALLEST ? 'risk' : 'never';
      return [{ verdict, chip: 'Medium ring', text, wanted: [sourceOf[carbon]], rivals: [] }];
    });
    return found.slice(0, 1);
  },
};
