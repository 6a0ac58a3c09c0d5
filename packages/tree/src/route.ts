import { idAt, type Place, targetPlace } from './place.ts';
import type { Availability, StructureId, SuggestionId } from './tree.ts';
import { precursorsAt, type SuggestionShape, type SuggestionTree, suggestionsAt } from './unfold.ts';

/** One suggestion per structure, from a structure down to its leaves. */
export interface Route {
  readonly structureId: StructureId;
  /** `null` at a leaf. */
  readonly step: RouteStep | null;
}

export interface RouteStep {
  readonly suggestionId: SuggestionId;
  readonly precursors: readonly Route[];
}

/** Weight of a leaf's price in a route. Source: spec section 9, "Route cost adds 8 times (cost minus 1) per child". */
const PRICE_WEIGHT = 8;
/** Cost of a structure whose price is not known. Source: spec section 9, "unknown price category 0 counts as 5". */
const UNKNOWN_PRICE_COST = 5;

/** Cost of a structure on the scale 1 to 5: its price category, 5 where that is unknown. */
export function structureCost(availability: Pick<Availability, 'priceCategory'>): number {
  return availability.priceCategory ?? UNKNOWN_PRICE_COST;
}

/**
 * Cost of a route: 1 for every step, and 8 x (cost - 1) for every leaf a step needs. Lower is better; the least is 1 for each step.
 *
 * A route that is a single leaf has no step and costs 0.
 *
 * @param availabilityOf - asked for leaves only
 */
export function routeCost(route: Route, availabilityOf: (structure: StructureId) => Pick<Availability, 'priceCategory'>): number {
  if (route.step === null) return 0;
  let cost = 1;
  for (const precursor of route.step.precursors) {
    cost +=
      precursor.step === null
        ? PRICE_WEIGHT * (structureCost(availabilityOf(precursor.structureId)) - 1)
        : routeCost(precursor, availabilityOf);
  }
  return cost;
}

/** Number of reactions in a route. */
export function stepCount(route: Route): number {
  return route.step === null ? 0 : 1 + route.step.precursors.reduce((sum, precursor) => sum + stepCount(precursor), 0);
}

/** Reactions on the longest branch of a route. */
export function longestBranch(route: Route): number {
  return route.step === null ? 0 : 1 + Math.max(...route.step.precursors.map(longestBranch));
}

/** The leaves of a route, from left to right; a structure needed twice comes twice. */
export function leavesOf(route: Route): readonly StructureId[] {
  return route.step === null ? [route.structureId] : route.step.precursors.flatMap(leavesOf);
}

/** The structures of a route, each before what it is made from; one needed twice comes twice. */
export function structuresOf({ structureId, step }: Route): readonly StructureId[] {
  return [structureId, ...(step?.precursors.flatMap(structuresOf) ?? [])];
}

/** The suggestions of a route, each before those below it; one needed twice comes twice. */
export function suggestionsOf({ step }: Route): readonly SuggestionId[] {
  return step === null ? [] : [step.suggestionId, ...step.precursors.flatMap(suggestionsOf)];
}

/**
 * The route that a choice of suggestion places describes, from the target down. A structure with no chosen suggestion is a leaf.
 *
 * @param choices - places of suggestions; of two at one structure the better one counts
 */
export function routeFromChoices(tree: SuggestionTree, choices: ReadonlySet<Place>): Route {
  const grow = (place: Place): Route => {
    const chosen = suggestionsAt(tree, place)?.find((suggestion) => choices.has(suggestion.place));
    return { structureId: idAt(place), step: chosen === undefined ? null : stepOf(chosen.place, chosen.suggestion) };
  };
  const stepOf = (place: Place, suggestion: SuggestionShape): RouteStep => ({
    suggestionId: suggestion.id,
    precursors: precursorsAt(place, suggestion).map((precursor) => grow(precursor.place)),
  });
  return grow(targetPlace(tree.target));
}
