import type { PlaceView, TreeView } from '@retron/tree';
import type { TreeStateContent } from './tree-state.ts';

/** A saved view in the words of the tree. */
export function treeViewOf({ nodes, expandAll, grouped, route, show, filter }: TreeStateContent): TreeView {
  const places = Object.entries(nodes).map(([place, node]): readonly [string, PlaceView] => [
    place,
    {
      isExpanded: node.expanded,
      visibleAlternative: node.contraction,
      visibleVariant: node.variant,
      isSelected: node.isSelected,
      isHidden: node.visibility === 'hidden',
      tag: node.tag,
    },
  ]);
  const { nameReactions, precedentProperties, tags, cluster } = filter;
  return {
    places: Object.fromEntries(places),
    isAllExpanded: expandAll,
    isGrouped: grouped,
    route,
    show,
    filter: { nameReactions, leastPrecedents: precedentProperties.numPrecedents, tags, cluster },
  };
}

/** The reverse. */
export function treeStateContentOf({ places, isAllExpanded, isGrouped, route, show, filter }: TreeView): TreeStateContent {
  const nodes = Object.entries(places).map(
    ([place, { isExpanded, visibleAlternative, visibleVariant, isSelected, isHidden, tag }]) =>
      [
        place,
        {
          contraction: visibleAlternative,
          variant: visibleVariant,
          expanded: isExpanded,
          tag,
          isSelected,
          visibility: isHidden ? ('hidden' as const) : ('shown' as const),
        },
      ] as const,
  );
  const { nameReactions, leastPrecedents, tags, cluster } = filter;
  return {
    nodes: Object.fromEntries(nodes),
    expandAll: isAllExpanded,
    grouped: isGrouped,
    route: [...route],
    show,
    filter: {
      nameReactions: [...nameReactions],
      precedentProperties: { numPrecedents: leastPrecedents },
      tags: [...tags],
      cluster: cluster === null ? null : { name: cluster.name, suggestions: [...cluster.suggestions] },
    },
  };
}
