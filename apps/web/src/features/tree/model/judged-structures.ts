import type { QueryAnswer, StructureNode } from '@retron/contract';
import type { LoadedTree } from './loaded-tree.ts';

/** Structures whose lists are judged: the target, and those that the query went on from, as far as their suggestions are there. */
export function judgedStructures({ leftOut }: QueryAnswer, target: StructureNode, tree: LoadedTree): readonly StructureNode[] {
  const sids = [...new Set(leftOut.flatMap(({ sid }) => sid ?? []))];
  const others = sids.flatMap((sid) => {
    const suggestions = tree.suggestionsOf(sid);
    return suggestions === null ? [] : [{ ...tree.structureOf(sid), children: suggestions.map(({ wire }) => wire) }];
  });
  return [target, ...others];
}
