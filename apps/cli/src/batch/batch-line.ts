import type { ListedTarget } from '@retron/command';
import { type MoleculeNode, nestedTree } from '@retron/exports/routes';
import type { Failure } from '@retron/molecule';
import type { RouteJson } from '../planning/route-json.ts';
import type { RouteAnswer } from '../planning/route-query.ts';

/** `jsonl`: routes as `retron plan --json` prints them; `routes`: nested, as AiZynthFinder and RetroCast read them. */
export type BatchFormat = 'jsonl' | 'routes';

/** How lines are written. */
export interface LineSettings {
  readonly format: BatchFormat;
  /** See `questionDigest`. */
  readonly question: string;
  /** Times differ from run to run: they are told only where they ended the search, so that results of counted searches are always the same. */
  readonly isTimed: boolean;
}

/** The line of a target that was searched for. */
export function answeredLine({ id, text }: ListedTarget, answer: RouteAnswer, { format, question, isTimed }: LineSettings): string {
  const { target, routes, routesKnown, ended, missing, timing, firstRouteExpansions } = answer;
  const { structuresExpanded } = timing;
  return JSON.stringify({
    id,
    smiles: text,
    target,
    isSolved: routes.length > 0,
    ...(format === 'routes' ? { trees: routes.map((route) => routeTree(target, route)) } : { routes }),
    routesKnown,
    ended,
    missing,
    structuresExpanded,
    firstRouteExpansions,
    ...(isTimed ? { timing: { firstRouteMs: timing.firstRouteMs, totalMs: timing.totalMs } } : {}),
    question,
  });
}

/** The line of a target that could not be: what kind of thing is wrong with it, and in words. */
export function refusedLine({ id, text }: ListedTarget, { kind, message }: Failure, question: string): string {
  return JSON.stringify({ id, smiles: text, error: { kind, message }, question });
}

/** A route as AiZynthFinder reads it. */
export function routeTree(target: string, { reactions, startingMaterials }: RouteJson): MoleculeNode {
  const makers = new Map(reactions.map((reaction) => [reaction.product, reaction]));
  const bought = new Set(startingMaterials.filter(({ isKnown }) => isKnown === true).map(({ smiles }) => smiles));
  return nestedTree(target, {
    smiles: (smiles) => smiles,
    isInStock: (smiles) => bought.has(smiles),
    stepTo: (smiles) => {
      const maker = makers.get(smiles);
      if (maker === undefined) return undefined;
      const { precursors, nameReactions, rating, choice, feasibility, numPrecedents } = maker;
      return {
        reactants: precursors,
        metadata: {
          classification: nameReactions[0]?.name ?? '',
          rating,
          choice: choice?.disconnection ?? null,
          feasibility,
          library_occurence: numPrecedents,
        },
      };
    },
  });
}
