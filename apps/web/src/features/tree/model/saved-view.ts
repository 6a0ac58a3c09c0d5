import type { TreeView } from '@retron/tree';
import { z } from 'zod';

const placeView = z.object({
  isExpanded: z.boolean().nullable(),
  visibleAlternative: z.number().int().nullable(),
  // Views saved before there were variants have none.
  visibleVariant: z.number().int().nullable().default(null),
  isSelected: z.boolean(),
  isHidden: z.boolean(),
  tag: z.string().nullable(),
});

const treeView = z.object({
  places: z.record(z.string(), placeView),
  isAllExpanded: z.boolean(),
  isGrouped: z.boolean().default(true),
  route: z.array(z.string()),
  show: z.enum(['all', 'selected', 'matching']),
  filter: z.object({
    nameReactions: z.array(z.string()),
    // Views saved before there were clusters have none.
    cluster: z
      .object({ name: z.string(), suggestions: z.array(z.number().int()) })
      .nullable()
      .default(null),
  }),
});

/** A view as it was saved; null for one that this version cannot read. */
export function readSavedView(state: Readonly<Record<string, unknown>>): TreeView | null {
  const read = treeView.safeParse(state);
  return read.success ? read.data : null;
}
