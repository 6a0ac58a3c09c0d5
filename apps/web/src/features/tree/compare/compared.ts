import type { TreeView } from '@retron/tree';
import { type ListRow, listRows } from '../model/list-rows.ts';
import type { LoadedTree } from '../model/loaded-tree.ts';

/** How many suggestions stand side by side. */
export const COMPARED = { least: 2, most: 4 } as const;

/** The selected suggestions that the list shows, folded variants included, in the tree's order. */
export function comparedIn(tree: LoadedTree, view: TreeView): readonly ListRow[] {
  return listRows(tree, view).filter(({ isSelected }) => isSelected);
}
