import type { RouteNode, RoutesAnswer } from '@retron/contract';
import { type Place, precursorPlace, type Rating, suggestionPlace, targetPlace } from '@retron/tree';
import type { AtomRing } from '../../../api/picture-url.ts';
import * as said from '../../../texts/tree/routes.ts';

/** What is wrong with how two steps of a route follow each other. */
export interface RouteFault {
  readonly text: string;
  /** By structure the atoms that the groups hang on; empty where they are not told. */
  readonly rings: ReadonlyMap<number, readonly AtomRing[]>;
}

/** What of a route one reads before looking at it. */
export interface FoundRoute {
  /** From 1: the best of each of the first ideas, then the cheapest first. */
  readonly no: number;
  /** From 1: equal for routes that make the same strategic bonds of the target. */
  readonly idea: number;
  readonly cost: number;
  readonly steps: number;
  /** Steps on the longest way from a leaf to the target. */
  readonly longest: number;
  readonly isConvergent: boolean;
  readonly protectingGroupSteps: number;
  /** Per cent, by the precedents of its steps; null where a step has none with a yield. */
  readonly yieldRange: RoutesAnswer['routes'][number]['yield'];
  readonly unknownYields: number;
  /** Per cent; null for unknown. */
  readonly atomEconomy: number | null;
  /** US dollars for a gram of the target; null where no material has a price. */
  readonly materialCost: { readonly perGram: number; readonly unpriced: number } | null;
  readonly tiers: RoutesAnswer['routes'][number]['tiers'];
  /** What is wrong with how its steps follow each other. */
  readonly faults: readonly RouteFault[];
  /** Rating of the weakest step, and its name. */
  readonly weakest: { readonly rating: Rating; readonly name: string } | null;
  /** The step that makes the target. */
  readonly lastStep: string;
  /** The other steps by name, those nearest to the target first. */
  readonly earlierSteps: readonly string[];
  /** Structures that nothing makes, each once, in the order of the route. */
  readonly leaves: readonly number[];
  /** Its suggestions, each with the structure that it makes. */
  readonly reactions: readonly { readonly sid: number; readonly ensid: number }[];
  /** Where its suggestions stand in the tree. */
  readonly places: readonly Place[];
}

/** The routes of an answer, in its order. */
export function foundRoutes({ routes, ensembles }: RoutesAnswer): readonly FoundRoute[] {
  const stepOf = new Map(ensembles.map((ensemble) => [ensemble.ensid, ensemble]));
  return routes.map((found) => {
    const { no, idea, cost, steps, longest, convergent, weakest: weakestId, protectingGroupSteps, tiers, route } = found;
    const nodes = [...nodesOf(route)];
    const weakest = stepOf.get(weakestId);
    return {
      no,
      idea,
      cost,
      steps,
      longest,
      isConvergent: convergent,
      protectingGroupSteps,
      yieldRange: found.yield,
      unknownYields: found.unknownyields,
      atomEconomy: found.atomeconomy,
      materialCost: found.materialcost === null ? null : costOf(found.materialcost, new Set(leavesOf(nodes)).size),
      tiers,
      faults: (found.faults ?? []).map((fault) => ({
        text: faultText(fault, (ensid) => stepOf.get(ensid)?.name ?? said.step),
        rings: faultRings(fault),
      })),
      weakest: weakest === undefined ? null : { rating: weakest.rating as Rating, name: weakest.name },
      lastStep: (route.ensid === null ? undefined : stepOf.get(route.ensid)?.name) ?? '',
      earlierSteps: byDepth(route)
        .flatMap(({ ensid }) => (ensid === null ? [] : [stepOf.get(ensid)?.name ?? '']))
        .slice(1),
      leaves: [...new Set(leavesOf(nodes))],
      reactions: nodes.flatMap(({ sid, ensid }) => (ensid === null ? [] : [{ sid, ensid }])),
      places: branchPlaces(route, targetPlace(route.sid)),
    };
  });
}

const leavesOf = (nodes: readonly RouteNode[]): readonly number[] => nodes.flatMap(({ sid, ensid }) => (ensid === null ? [sid] : []));

type Fault = NonNullable<RoutesAnswer['routes'][number]['faults']>[number];

function faultText({ kind, ensid, freedby }: Fault, nameOf: (ensid: number) => string): string {
  const [before, after] = [nameOf(freedby), nameOf(ensid)];
  const texts = {
    'freed-too-early': said.freedTooEarly(before, after),
    exchanged: said.shieldedTwice(before, after),
    'drawn-as-two': said.doneTwice(after),
    undone: said.undone(before, after),
    'in-vain': said.inVain(before, after),
    'turned-over': said.turnedOver(before, after),
  } satisfies Record<Fault['kind'], string>;
  return texts[kind];
}

/** All with number 1: it is one group, or groups that are meant together. What is in the way is a rival, as in the step that it is in the way of. */
function faultRings({ kind, atoms = [] }: Fault): RouteFault['rings'] {
  const rings = new Map<number, AtomRing[]>();
  for (const { sid, atom } of atoms) {
    rings.set(sid, [...(rings.get(sid) ?? []), { atom, tag: 1, isRival: kind === 'freed-too-early' }]);
  }
  return rings;
}

function costOf({ pergram, unpriced }: NonNullable<RoutesAnswer['routes'][number]['materialcost']>, materials: number) {
  return unpriced >= materials ? null : { perGram: pergram, unpriced };
}

/** Names a route in an address: its suggestions, so that it is the same one when better routes have come before it. */
export function routeKey({ reactions }: Pick<FoundRoute, 'reactions'>): string {
  return reactions.map(({ ensid }) => ensid).join('-');
}

/** Whether just this route is selected. */
export function isSelectedRoute({ places }: Pick<FoundRoute, 'places'>, selected: readonly Place[]): boolean {
  return selected.length === places.length && places.every((place) => selected.includes(place));
}

/** The nodes of a route, level by level. */
function byDepth(node: RouteNode): readonly RouteNode[] {
  const nodes = [node];
  for (const each of nodes) nodes.push(...each.children);
  return nodes;
}

function* nodesOf(node: RouteNode): Generator<RouteNode> {
  yield node;
  for (const child of node.children) yield* nodesOf(child);
}

/** Where the suggestions of a route stand whose product stands at a place. */
export function branchPlaces(node: RouteNode, at: Place): readonly Place[] {
  if (node.ensid === null) return [];
  const suggestion = suggestionPlace(at, node.ensid);
  const seen = new Map<number, number>();
  const below = node.children.flatMap((child) => {
    const copy = (seen.get(child.sid) ?? 0) + 1;
    seen.set(child.sid, copy);
    return branchPlaces(child, precursorPlace(suggestion, child.sid, copy));
  });
  return [suggestion, ...below];
}
