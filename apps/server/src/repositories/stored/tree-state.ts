import { INITIAL_TREE_VIEW, NODE_TAGS, type TreeView } from '@retron/tree';
import { z } from 'zod';
import type { StoredTreeState } from '../../database/schema/stored-json.ts';
import { versionOf } from './version.ts';

/** 1, written without a number: whatever a browser kept, as it gave it. 2: the view of a tree, checked before it was stored. */
const VERSION = 2;

const id = z.int();
const placeView = z.object({
  isExpanded: z.boolean().nullable(),
  visibleAlternative: id.nullable(),
  // Views saved before there were variants have none.
  visibleVariant: id.nullable().default(null),
  isSelected: z.boolean(),
  isHidden: z.boolean(),
  // Before tags were elements, nothing set any.
  tag: z.enum(NODE_TAGS).nullable().catch(null),
});

const treeView = z.object({
  places: z.record(z.string(), placeView),
  isAllExpanded: z.boolean(),
  isGrouped: z.boolean().default(true),
  route: z.array(z.string()),
  show: z.enum(['all', 'selected', 'matching']),
  filter: z.object({
    nameReactions: z.array(z.string()),
    leastPrecedents: z.int().default(0),
    tags: z.array(z.enum(NODE_TAGS)).default([]),
    // Views saved before there were clusters have none.
    cluster: z
      .object({ name: z.string(), suggestions: z.array(id) })
      .nullable()
      .default(null),
  }),
});

export function writeTreeState(view: TreeView): StoredTreeState {
  return { version: VERSION, ...view } as unknown as StoredTreeState;
}

/**
 * A view as it was saved; what an older version kept and no version can read is as if never touched.
 *
 * @throws StoredByNewerVersion
 */
export function readTreeState(stored: StoredTreeState): TreeView {
  const json = stored as unknown as { readonly version?: number };
  const version = versionOf({ version: typeof json.version === 'number' ? json.version : 1 }, VERSION, 'view of a tree');
  if (version === VERSION) {
    const { version: _, ...view } = json;
    return view as TreeView;
  }
  const read = treeView.safeParse(json);
  return read.success ? read.data : INITIAL_TREE_VIEW;
}
