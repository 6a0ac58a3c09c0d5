import { eachOnce, type Repeated } from './each-once.ts';
import { reagentLabel } from './reagent-label.ts';
import type { SchemeMaterial } from './route-scheme.ts';

/** Pixels of a drawing of a scheme, on the page and in its picture. */
export const SCHEME_DRAWING = { width: 148, height: 116 } as const;

/** The same where a route is one step alone, which has room: drawn so large at most. */
export const LARGE_DRAWING = { width: 260, height: 204 } as const;

/** Small reagents are words over the arrow, as long as something is drawn; what the step before made is drawn already. */
export function sortedMaterials(materials: readonly SchemeMaterial[]): {
  readonly drawn: readonly SchemeMaterial[];
  /** Each once. */
  readonly written: readonly Repeated<SchemeMaterial>[];
} {
  const isSmall = ({ structure, origin }: SchemeMaterial) => origin === 'start' && reagentLabel(structure.smiles) !== null;
  const written = materials.every(isSmall) ? materials.slice(1) : materials.filter(isSmall);
  return {
    drawn: materials.filter((each) => each.origin !== 'before' && !written.includes(each)),
    written: eachOnce(written, ({ structure }) => structure.sid),
  };
}
