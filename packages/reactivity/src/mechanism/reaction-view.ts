import { type AtomIndex, bondBetween, degree, type Molecule } from '@retron/molecule';
import { type PreparedMolecule, prepareMolecule } from '@retron/patterns';
import type { MappedReaction } from '@retron/transforms';
import type { NameReactionId } from '../name-reactions/table.ts';
import type { PreparedSides } from '../prepared-sides.ts';
import { AtomsOnDemand } from './atoms-on-demand.ts';
import { type CentreChange, centreChange } from './centre-change.ts';
import { type PatternCache, PatternPlaces, type Places } from './pattern-cache.ts';

/** A bond on one side of a step, by its atoms there; the lower first. */
export type AtomPair = readonly [AtomIndex, AtomIndex];

/** A step as rules of mechanism see it: what it makes, breaks and changes, on both sides. */
export interface ReactionView {
  readonly mapped: MappedReaction;
  /** All reactants as one mixture; its molecule is that of `mapped`. */
  readonly reactants: PreparedMolecule;
  readonly product: PreparedMolecule;
  /** What the step itself is called, whatever its precedents are called. */
  readonly names: readonly NameReactionId[];
  /** Bonds of the product that are none among the reactants: product atoms. */
  readonly made: readonly AtomPair[];
  /** Bonds of the reactants that are none in the product, those to atoms that leave included: reactant atoms. */
  readonly broken: readonly AtomPair[];
  /** Bonds that stay with another order, those that only become or cease to be aromatic included: product atoms. */
  readonly reordered: readonly AtomPair[];
  /** Reactant atoms that lose or gain a bond, a hydrogen or a charge, without those that leave. */
  readonly changed: ReadonlySet<AtomIndex>;
  /** For a reactant atom that stays, the atoms bonded to it that leave, ascending. */
  leavingFrom(reactantAtom: AtomIndex): readonly AtomIndex[];
  /** All atoms of the leaving group that hangs on at `first`, which leaves; ascending. */
  leavingGroup(first: AtomIndex): readonly AtomIndex[];
  /** @param atom - of the product */
  centreChange(atom: AtomIndex): CentreChange;
  /** Every place of a SMARTS pattern on one side, atoms in the order of the pattern. Remembered for this step. */
  places(side: 'reactants' | 'product', pattern: string): Places;
  /** Atoms that stand first in any place of the pattern, ascending. */
  atoms(side: 'reactants' | 'product', pattern: string): ReadonlySet<AtomIndex>;
  /** What was found of this step, by what found it; see `rememberedOfView`. */
  readonly remembered: Map<object, object>;
}

/** @param prepared - both sides, where they are prepared already */
export function viewReaction(
  mapped: MappedReaction,
  names: readonly NameReactionId[],
  patterns: PatternCache,
  prepared: PreparedSides = {},
): ReactionView {
  const reactants = prepared.reactants ?? prepareMolecule(mapped.reactants);
  const product = prepared.product ?? prepareMolecule(mapped.product);
  const inReactants = new PatternPlaces(patterns, reactants);
  const inProduct = patterns.placesInShared(product);
  const placesIn = (side: 'reactants' | 'product') => (side === 'product' ? inProduct : inReactants);
  return {
    mapped,
    reactants,
    product,
    names,
    ...bondChanges(mapped),
    changed: changedAtoms(mapped),
    leavingFrom: (atom) => neighbours(mapped.reactants, atom).filter((each) => mapped.becomes[each] < 0),
    leavingGroup: (first) => leavingGroup(mapped, first),
    centreChange: (atom) => centreChange(mapped, atom),
    places: (side, pattern) => placesIn(side).of(pattern),
    atoms: (side, pattern) => new AtomsOnDemand(placesIn(side), pattern),
    remembered: new Map(),
  };
}

function bondChanges({ reactants, product, sourceOf, becomes }: MappedReaction): Pick<ReactionView, 'made' | 'broken' | 'reordered'> {
  const made: AtomPair[] = [];
  const reordered: AtomPair[] = [];
  for (let bond = 0; bond < product.bondCount; bond++) {
    const [a, b] = [product.bondBegin[bond], product.bondEnd[bond]];
    const before = bondBetween(reactants, sourceOf[a], sourceOf[b]);
    if (before < 0) made.push(pair(a, b));
    else if (reactants.bondOrder[before] !== product.bondOrder[bond]) reordered.push(pair(a, b));
  }
  const broken: AtomPair[] = [];
  for (let bond = 0; bond < reactants.bondCount; bond++) {
    const [a, b] = [reactants.bondBegin[bond], reactants.bondEnd[bond]];
    const [afterA, afterB] = [becomes[a], becomes[b]];
    if (afterA < 0 && afterB < 0) continue;
    if (afterA < 0 || afterB < 0 || bondBetween(product, afterA, afterB) < 0) broken.push(pair(a, b));
  }
  return { made, broken, reordered };
}

function changedAtoms({ reactants, product, sourceOf }: MappedReaction): ReadonlySet<AtomIndex> {
  const changed = new Set<AtomIndex>();
  for (let atom = 0; atom < product.atomCount; atom++) {
    const source = sourceOf[atom];
    const hasChanged =
      product.hydrogenCount[atom] !== reactants.hydrogenCount[source] ||
      product.charge[atom] !== reactants.charge[source] ||
      !hasSameBonds(reactants, product, sourceOf, atom);
    if (hasChanged) changed.add(source);
  }
  return changed;
}

/** Whether an atom of the product has the neighbours that it came with, by bonds of the same orders. */
function hasSameBonds(reactants: Molecule, product: Molecule, sourceOf: ArrayLike<number>, atom: AtomIndex): boolean {
  const source = sourceOf[atom];
  if (degree(product, atom) !== degree(reactants, source)) return false;
  for (let k = product.neighbourStart[atom]; k < product.neighbourStart[atom + 1]; k++) {
    const before = bondBetween(reactants, source, sourceOf[product.neighbourAtom[k]]);
    if (before < 0 || reactants.bondOrder[before] !== product.bondOrder[product.neighbourBond[k]]) return false;
  }
  return true;
}

function leavingGroup({ reactants, becomes }: MappedReaction, first: AtomIndex): readonly AtomIndex[] {
  const group = new Set([first]);
  for (const atom of group) {
    for (const next of neighbours(reactants, atom)) if (becomes[next] < 0) group.add(next);
  }
  return [...group].sort((a, b) => a - b);
}

function neighbours({ neighbourStart, neighbourAtom }: Molecule, atom: AtomIndex): readonly AtomIndex[] {
  return [...neighbourAtom.subarray(neighbourStart[atom], neighbourStart[atom + 1])].sort((a, b) => a - b);
}

function pair(a: AtomIndex, b: AtomIndex): AtomPair {
  return a < b ? [a, b] : [b, a];
}
