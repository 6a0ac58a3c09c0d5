import {
  type ClusterAnswer,
  type DisconnectionBody,
  type FilterAnswer,
  MOST_PASSING,
  type ReactionsAnswer,
  type StructureNode,
  type DisconnectionSummary as SummaryAnswer,
} from '@retron/contract';
import type { DisconnectionCluster } from '@retron/planning';
import { nameOfNameReaction, nameReactionIdOf } from '@retron/reactivity';
import { type DisconnectionNote, type DisconnectionSummary, MAP_SIZE } from '../commands/disconnection-summary.ts';
import type { FilteredSuggestions, NamedSuggestions, NarrowedTree } from '../commands/narrowed-tree.ts';
import type { ReactionCluster } from '../commands/reaction-cluster.ts';
import { ensembleNodeOf, structureNodeOf } from './tree-nodes.ts';
import { bondOf, bondText, targetHashOf } from './words.ts';

function clusterOf(cluster: DisconnectionCluster): ClusterAnswer['cluster'] {
  return {
    no: cluster.no,
    size: cluster.size,
    bonds: cluster.bonds.map(bondText),
    name: cluster.name,
    precedents: cluster.precedentCount,
    rating: cluster.bestRating,
    ensid: cluster.suggestionIds[0],
    ensids: [...cluster.suggestionIds],
  };
}

export function clusterAnswerOf({ cluster, root: place }: ReactionCluster): ClusterAnswer {
  const root = structureNodeOf(place);
  const structures = new Map<number, StructureNode>();
  for (const { children } of root.children) for (const child of children) if (!structures.has(child.sid)) structures.set(child.sid, child);
  return { cluster: clusterOf(cluster), structures: [...structures.values()], root };
}

export function disconnectionAnswerOf(summary: DisconnectionSummary): SummaryAnswer {
  const { query } = summary;
  return {
    id: query.id,
    targethash: targetHashOf(query),
    sessionid: query.name,
    breadth: query.maxSuggestions,
    nsteps: query.maxSteps,
    precision: query.precision,
    strategy: query.strategy,
    library: query.libraries.join('|'),
    rosdal: query.rosdal,
    clusters: summary.clusters.map((cluster) => ({
      ...clusterOf(cluster),
      comment: cluster.comment,
      commentVersion: cluster.commentVersion,
    })),
    filterProperties: filterPropertiesOf(summary.filter),
    data: {
      sid: summary.targetId,
      suggestions: summary.suggestionCount,
      nameReactions: namedOf(summary.nameReactions),
      drawing: { width: MAP_SIZE.widthPx, height: MAP_SIZE.heightPx, atoms: [...summary.atoms] },
    },
  };
}

export function reactionsAnswerOf({ filter, suggestionCount, suggestions }: NarrowedTree): ReactionsAnswer {
  return {
    queryGroup: 'BONDSET',
    filterProperties: filterPropertiesOf(filter),
    suggestions: suggestionCount,
    ensembles: suggestions.map(ensembleNodeOf),
  };
}

export function namedReactionsAnswerOf({ filter, suggestionCount, found }: NamedSuggestions): ReactionsAnswer {
  return {
    ...reactionsAnswerOf({ filter, suggestionCount, suggestions: found.map(({ place }) => place) }),
    places: found.map(({ way }) => way.join('-')),
  };
}

export function filterAnswerOf(
  filter: NarrowedTree['filter'],
  { suggestionCount, passing, nameReactions }: FilteredSuggestions,
): FilterAnswer {
  return {
    filterProperties: filterPropertiesOf(filter),
    suggestions: suggestionCount,
    passing: passing.length,
    ensids: passing.slice(0, MOST_PASSING),
    nameReactions: namedOf(nameReactions),
  };
}

const namedOf = (counted: FilteredSuggestions['nameReactions']): FilterAnswer['nameReactions'] =>
  counted.map(({ id, suggestions }) => ({ name: nameOfNameReaction(id), suggestions }));

export const filterPropertiesOf = ({ nameReactions }: NarrowedTree['filter']): ReactionsAnswer['filterProperties'] => ({
  nameReactions: nameReactions.map(nameOfNameReaction),
});

/** What narrows a summary; undefined where nobody said. */
export function filterOf(given: DisconnectionBody['filterProperties']): DisconnectionNote['filter'] {
  return given && { nameReactions: (given.nameReactions ?? []).map(nameReactionIdOf) };
}

/** What a reader asks to be kept. */
export function disconnectionNoteOf({ cluster, filterProperties }: DisconnectionBody): DisconnectionNote {
  return {
    cluster: cluster && { ...cluster, bonds: cluster.bonds.map(bondOf) },
    filter: filterOf(filterProperties),
  };
}
