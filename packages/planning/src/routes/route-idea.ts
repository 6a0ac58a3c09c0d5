import { type AtomIndex, atomClasses, bondBetween, ELEMENT, type Molecule, neighboursOf, ringBonds } from '@retron/molecule';
import type { BondPair, Route, StructureId, Suggestion, SuggestionId } from '@retron/tree';
import { RecentlyUsed } from '../molecules/recently-used.ts';
import { readCanonical } from '../step/fragments.ts';

/** What is asked of a suggestion to tell which bonds of the target it makes. */
export type BondsOfStep = Pick<Suggestion, 'bonds' | 'precursors'>;

/** Where routes are looked up. */
export interface IdeaSource {
  suggestion(id: SuggestionId): BondsOfStep;
  /** Canonical SMILES. */
  smiles(id: StructureId): string;
}

/** What a chemist tells routes of one target apart by. */
export interface RouteIdea {
  /** The strategic bonds of the target that are made, whatever the order. */
  readonly bonds: string;
  /** All bonds of the target that are made, and in what order. */
  readonly order: string;
}

/**
 * The idea of a route. Equal for routes that differ in leaving groups, protection, oxidation states and other steps that make no bond of the
 * target. The strategic bonds are those of rings, between carbon atoms, and between larger parts; where none of them is made, any. What symmetry
 * makes equal is one, but not in the order.
 */
export function ideaOf(route: Route, source: IdeaSource): RouteIdea {
  const smiles = source.smiles(route.structureId);
  const target = readCanonical(smiles);
  const made: BondPair[] = [];
  const order = orderBelow(
    route,
    source,
    Array.from({ length: target.atomCount }, (_, atom) => atom),
    made,
  );
  const { isStrategic, nameOf } = bondsOf(smiles);
  const strategic = made.filter(isStrategic);
  return { bonds: (strategic.length > 0 ? strategic : made).map(nameOf).sort().join(), order };
}

/**
 * @param targetAtom - for every atom of the structure the atom of the target that it becomes, or -1
 * @param all - filled with the bonds of the target that are made
 */
function orderBelow({ step }: Route, source: IdeaSource, targetAtom: readonly AtomIndex[], all: BondPair[]): string {
  if (step === null) return '';
  const { bonds, precursors } = source.suggestion(step.suggestionId);
  const made = bonds
    .filter((bond) => bond.every((atom) => targetAtom[atom] >= 0) && !standsInPrecursor(bond, precursors, source))
    .map(([a, b]): BondPair => [Math.min(targetAtom[a], targetAtom[b]), Math.max(targetAtom[a], targetAtom[b])]);
  all.push(...made);
  const below = step.precursors
    .map((precursor, index) => {
      const becomes = precursors[index].parentAtom.map((atom) => (atom < 0 ? -1 : targetAtom[atom]));
      return orderBelow(precursor, source, becomes, all);
    })
    .filter((idea) => idea !== '')
    .sort();
  const names = made.map((bond) => bond.join('-')).sort();
  return made.length === 0 ? below.join('+') : `${names.join(',')}(${below.join('+')})`;
}

/** A bond of the product whose order alone changes. */
function standsInPrecursor([a, b]: readonly AtomIndex[], precursors: BondsOfStep['precursors'], source: IdeaSource): boolean {
  return precursors.some(({ structureId, parentAtom }) => {
    const [first, second] = [parentAtom.indexOf(a), parentAtom.indexOf(b)];
    return first >= 0 && second >= 0 && bondBetween(readCanonical(source.smiles(structureId)), first, second) >= 0;
  });
}

/** Atoms on either side of a bond to a heteroatom from which it holds larger parts together: an acetyl group is none. */
const LARGER_PART = 4;

interface BondsOfTarget {
  readonly isStrategic: (bond: BondPair) => boolean;
  /** Equal for bonds that symmetry makes equal. */
  readonly nameOf: (bond: BondPair) => string;
}

/** All routes of a list have one target. */
const known = new RecentlyUsed<string, BondsOfTarget>(4);

function bondsOf(smiles: string): BondsOfTarget {
  return known.getOrMake(smiles, () => {
    const target = readCanonical(smiles);
    const classes = atomClasses(target);
    const inRing = ringBonds(target);
    const isStrategic = ([a, b]: BondPair) => {
      const bond = bondBetween(target, a, b);
      if (bond < 0 || inRing[bond]) return true;
      const isOfCarbon = [a, b].every((atom) => target.atomicNumber[atom] === ELEMENT.carbon);
      return isOfCarbon || Math.min(sizeBeyond(target, a, b), sizeBeyond(target, b, a)) >= LARGER_PART;
    };
    return {
      isStrategic,
      nameOf: (bond) =>
        bond
          .map((atom) => classes[atom])
          .sort((a, b) => a - b)
          .join('-'),
    };
  });
}

/** The atoms on the second side of a bond outside rings. */
function sizeBeyond(molecule: Molecule, from: AtomIndex, to: AtomIndex): number {
  const side = new Set([to]);
  for (const atom of side) for (const next of neighboursOf(molecule, atom)) if (next !== from || atom !== to) side.add(next);
  return side.size;
}

/** Ideas of which the best route stands first. */
const FIRST_IDEAS = 5;

/**
 * Brings the best route of each idea to the front, until five ideas stand there; all others follow in their order.
 *
 * @param routes - best first
 * @param notions - what tells ideas apart, the coarsest first: a finer one counts where the coarser ones do not bring enough
 * @param mayComeFirst - a route that may not stays where it is, and the best of its idea that may comes in its stead
 */
export function differentIdeasFirst<R>(
  routes: readonly R[],
  notions: readonly ((route: R) => string)[],
  mayComeFirst: (route: R) => boolean = () => true,
  ideas = FIRST_IDEAS,
): readonly R[] {
  const first = new Set<R>();
  for (const ideaOfRoute of notions) {
    const seen = new Set([...first].map(ideaOfRoute));
    for (const route of routes) {
      if (first.size >= ideas) break;
      const idea = ideaOfRoute(route);
      if (seen.has(idea) || !mayComeFirst(route)) continue;
      seen.add(idea);
      first.add(route);
    }
  }
  return [...first, ...routes.filter((route) => !first.has(route))];
}
