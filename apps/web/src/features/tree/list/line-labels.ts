import type { ListLine, ListRow } from '../model/list-rows.ts';
import type { LoadedTree } from '../model/loaded-tree.ts';
import { variantLabels } from '../model/variant-label.ts';

/** Of the variants that a line folds away. */
export function leftLabels(left: readonly ListRow[], labels: ReadonlyMap<number, string> | undefined): string {
  return left.map(({ suggestion }) => labels?.get(suggestion.wire.ensid) ?? '').join(', ');
}

/** Labels of the variants of each disconnection that is unfolded, by its leader. */
export function variantLabelsOf(lines: readonly ListLine[], tree: LoadedTree): ReadonlyMap<number, ReadonlyMap<number, string>> {
  const labels = new Map<number, ReadonlyMap<number, string>>();
  for (const line of lines) {
    if ((line.kind !== 'variant' && line.kind !== 'more') || labels.has(line.leader)) continue;
    const [first] = line.members;
    const target = first === undefined ? '' : tree.structureOf(first.suggestion.structureId).smiles;
    labels.set(
      line.leader,
      variantLabels(
        line.members.map(({ suggestion }) => suggestion.wire),
        target,
      ),
    );
  }
  return labels;
}
