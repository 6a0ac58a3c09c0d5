import type { Molecule } from '../molecule.ts';
import { amideForm } from './amide-form.ts';
import { guanidineForm } from './guanidine-form.ts';
import { neutralForm } from './neutral-form.ts';
import { sharedCharges } from './shared-charges.ts';

/** In this order: charges that a bond takes away need no proton, and a proton that goes to an anion may make an imidic acid or a guanidine. */
const REDRAWINGS = [sharedCharges, neutralForm, amideForm, guanidineForm];

/**
 * The molecule as recorded reactions draw it: one substance drawn by two chemists, or by two databases, has one usual form.
 *
 * Enols, hydroxypyridines and thiols of azoles stay as drawn: which form is usual differs from substance to substance (4-hydroxycoumarins are
 * drawn as enols, acetoacetates are not), and recorded reactions have both.
 *
 * @returns the same atoms in the same order; `null` where it is drawn so already
 */
export function usualForm(molecule: Molecule): Molecule | null {
  let drawn = molecule;
  for (const redraw of REDRAWINGS) drawn = redraw(drawn) ?? drawn;
  return drawn === molecule ? null : drawn;
}
