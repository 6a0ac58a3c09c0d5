import type { LaidSpot, TreeLayout } from './tree-layout.ts';

/** Where a key leads from a spot: left to the parent or collapse, right to expand or the first child, up and down in the column. Null: nowhere. */
export function spotFor(key: string, layout: TreeLayout, from: LaidSpot): LaidSpot | 'toggle' | null {
  const { spot, parent, children } = from;
  switch (key) {
    case 'ArrowRight':
      return children[0] ?? (spot.kind === 'structure' && spot.childCount > 0 ? 'toggle' : null);
    case 'ArrowLeft':
      return spot.kind === 'structure' && parent !== null && children.length > 0 ? 'toggle' : parent;
    case 'ArrowUp':
      return neighbour(layout, from, -1);
    case 'ArrowDown':
      return neighbour(layout, from, 1);
    case 'Home':
      return layout.root;
    case 'End':
      return lastOf(layout.root);
    default:
      return null;
  }
}

/** The next of the same level, above or below. */
function neighbour({ root }: TreeLayout, { spot: { key, level } }: LaidSpot, step: 1 | -1): LaidSpot | null {
  const column: LaidSpot[] = [];
  const collect = (laid: LaidSpot): void => {
    if (laid.spot.level === level) column.push(laid);
    else laid.children.forEach(collect);
  };
  collect(root);
  return column[column.findIndex(({ spot }) => spot.key === key) + step] ?? null;
}

function lastOf(laid: LaidSpot): LaidSpot {
  const last = laid.children.at(-1);
  return last === undefined ? laid : lastOf(last);
}
