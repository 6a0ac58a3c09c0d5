import { type AtomIndex, bondBetween } from '@retron/molecule';
import type { Route, StructureId, Suggestion, SuggestionId } from '@retron/tree';
import { readCanonical } from '../step/fragments.ts';

/** What is asked of a suggestion to tell which bonds of the target it makes. */
export type BondsOfStep = Pick<Suggestion, 'bonds' | 'precursors'>;

/** Where routes are looked up. */
export interface IdeaSource {
  suggestion(id: SuggestionId): BondsOfStep;
  /** Canonical SMILES. */
  smiles(id: StructureId): string;
}

/**
 * The idea of a route: which bonds of the target it makes, and in what order. Equal for routes that differ in leaving groups, protection,
 * oxidation states and other steps that make no bond of the target, or in where a step between two bonds stands.
 *
 * Atoms that symmetry makes equal are told apart: two routes may be one idea and not be found to be.
 */
export function ideaOf(route: Route, source: IdeaSource): string {
  const target = readCanonical(source.smiles(route.structureId));
  return ideaBelow(
    route,
    source,
    Array.from({ length: target.atomCount }, (_, atom) => atom),
  );
}

/** @param targetAtom - for every atom of the structure the atom of the target that it becomes, or -1 */
function ideaBelow({ step }: Route, source: IdeaSource, targetAtom: readonly AtomIndex[]): string {
  if (step === null) return '';
  const { bonds, precursors } = source.suggestion(step.suggestionId);
  const made = bonds
    .filter((bond) => bond.every((atom) => targetAtom[atom] >= 0) && !standsInPrecursor(bond, precursors, source))
    .map((bond) =>
      bond
        .map((atom) => targetAtom[atom])
        .sort((a, b) => a - b)
        .join('-'),
    )
    .sort();
  const below = step.precursors
    .map((precursor, index) => {
      const becomes = precursors[index].parentAtom.map((atom) => (atom < 0 ? -1 : targetAtom[atom]));
      return ideaBelow(precursor, source, becomes);
    })
    .filter((idea) => idea !== '')
    .sort();
  return made.length === 0 ? below.join('+') : `${made.join(',')}(${below.join('+')})`;
}

/** A bond of the product whose order alone changes. */
function standsInPrecursor([a, b]: readonly [AtomIndex, AtomIndex], precursors: BondsOfStep['precursors'], source: IdeaSource): boolean {
  return precursors.some(({ structureId, parentAtom }) => {
    const [first, second] = [parentAtom.indexOf(a), parentAtom.indexOf(b)];
    return first >= 0 && second >= 0 && bondBetween(readCanonical(source.smiles(structureId)), first, second) >= 0;
  });
}

/** Ideas of which the best route stands first. */
const FIRST_IDEAS = 5;

/**
 * Brings the best route of each idea to the front, until five ideas stand there; all others follow in their order.
 *
 * @param routes - best first
 * @param mayComeFirst - a route that may not stays where it is, and the best of its idea that may comes in its stead
 */
export function differentIdeasFirst<R>(
  routes: readonly R[],
  ideaOfRoute: (route: R) => string,
  mayComeFirst: (route: R) => boolean = () => true,
  ideas = FIRST_IDEAS,
): readonly R[] {
  const seen = new Set<string>();
  const first = new Set<R>();
  for (const route of routes) {
    if (first.size >= ideas) break;
    const idea = ideaOfRoute(route);
    if (seen.has(idea) || !mayComeFirst(route)) continue;
    seen.add(idea);
    first.add(route);
  }
  return [...first, ...routes.filter((route) => !first.has(route))];
}
