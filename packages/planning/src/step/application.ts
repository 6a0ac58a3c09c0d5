import type { PreparedMolecule } from '@retron/patterns';
import type { Outcome } from '@retron/transforms';
import type { Support } from './support.ts';

/**
 * What transforms did at one place of a structure: one outcome, with all transforms whose edit reads alike. The toolkit has not seen its
 * precursors.
 */
export interface Application {
  readonly outcome: Outcome;
  /** The disconnection, the same for symmetric ones; see `bondClasses`. */
  readonly site: string;
  readonly support: Support[];
}

/** Bonds named so that those which are alike under the symmetry of the target have the same name. */
export function bondClasses(bonds: Outcome['bonds'], { symmetryClass }: Pick<PreparedMolecule, 'symmetryClass'>): string {
  return bonds
    .map(([a, b]) =>
      symmetryClass[a] < symmetryClass[b] ? `${symmetryClass[a]}-${symmetryClass[b]}` : `${symmetryClass[b]}-${symmetryClass[a]}`,
    )
    .sort()
    .join();
}
