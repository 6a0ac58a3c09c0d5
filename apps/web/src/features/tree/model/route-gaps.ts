import type { StructureNode } from '@retron/contract';
import { type Place, precursorsAt, suggestionsAt, targetPlace } from '@retron/tree';
import type { LoadedTree } from './loaded-tree.ts';

/**
 * A structure at which a route ends though nobody is known to sell it. `choose`: there are suggestions to choose from; `search`: it was not
 * looked for yet; `none`: nothing was found.
 */
export interface RouteGap {
  readonly place: Place;
  readonly structure: StructureNode;
  readonly next: 'choose' | 'search' | 'none';
}

export interface RouteEnds {
  /** In the order of planning, each structure once. */
  readonly gaps: readonly RouteGap[];
  /** Different structures the route starts from, whether or not they are known. */
  readonly materials: number;
}

/** Where a chosen route ends. */
export function routeEnds(tree: LoadedTree, choices: readonly Place[]): RouteEnds {
  const chosen = new Set(choices);
  const materials = new Set<number>();
  const gaps = new Map<number, RouteGap>();
  const follow = (structurePlace: Place, structure: StructureNode) => {
    const step = suggestionsAt(tree, structurePlace)?.find((alternative) => chosen.has(alternative.place));
    if (!step) {
      materials.add(structure.sid);
      if (structure.instock !== true && !gaps.has(structure.sid))
        gaps.set(structure.sid, { place: structurePlace, structure, next: nextOf(structure) });
      return;
    }
    precursorsAt(step.place, step.suggestion).forEach((precursor) => {
      follow(precursor.place, tree.structureOf(precursor.structureId));
    });
  };
  follow(targetPlace(tree.target), tree.structureOf(tree.target));
  return { gaps: [...gaps.values()], materials: materials.size };
}

function nextOf({ childCount, isExpanded }: StructureNode): RouteGap['next'] {
  if (childCount > 0) return 'choose';
  return isExpanded ? 'none' : 'search';
}
