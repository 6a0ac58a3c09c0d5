import { reagentKindsOf, reagentOfSmiles } from '../reagents/reagents.ts';
import { hasStructure } from '../reagents/without-structure.ts';
import { materialAboveArrow } from './material-above-arrow.ts';
import { SOLVENT_NAMES } from './solvent-names.ts';

/**
 * Whether nothing is known of what stands above an arrow: it is of no kind, no solvent, and reacts as no starting material would. What it brings
 * about cannot be said, so that nothing can be said to be missing beside it.
 *
 * @param smiles - canonical, ions joined by dots
 */
export function isUnknownReagent(smiles: string): boolean {
  const parts = smiles.split('.');
  if (!hasStructure(smiles) || parts.every((part) => part in SOLVENT_NAMES)) return false;
  if (reagentKindsOf(parts).length === 0) return materialAboveArrow(smiles) === null;
  // Of a salt the halide says nothing where its cation may do anything (2-chloro-1-methylpyridinium iodide).
  return reagentOfSmiles(smiles) === null && parts.some((part) => isOrganicCation(part) && reagentKindsOf([part]).length === 0);
}

const TETRAALKYLAMMONIUM = /^[C()\d]*\[N\+\][C()\d]*$/;

function isOrganicCation(ion: string): boolean {
  return /[Cc]/.test(ion) && /\+\d?\]/.test(ion) && !ion.includes('-]') && !TETRAALKYLAMMONIUM.test(ion);
}
