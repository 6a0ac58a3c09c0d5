import { parseRosdal, parseSmiles } from '@retron/molecule';
import type { Notation } from './notation.ts';
import type { Objection } from './objection.ts';

/**
 * A racemate, or one enantiomer of which nobody knows which. What is planned is one molecule: read as it is drawn it would silently be one
 * enantiomer, and without its wedges it would lose how its centres lie to each other.
 */
export const STEREO_GROUPS: Objection = {
  kind: 'stereo-groups',
  message:
    'The structure is drawn as a racemate or with relative configuration (stereo groups & or o). Please draw one enantiomer, or leave out the wedges.',
};

/** Collections of a V3000 molfile: `STERAC` is "and", `STEREL` is "or"; `STEABS` is as it is drawn. */
const V3000_GROUP = /^M {2}V30 MDLV30\/STE(?:RAC|REL)\d/im;

/** Whether a text says of centres that they are those of several stereoisomers. */
export function statesStereoGroups(text: string, notation: Notation): boolean {
  if (notation === 'molfile') return V3000_GROUP.test(text);
  const molecule = notation === 'rosdal' ? parseRosdal(text) : parseSmiles(text.trim());
  return molecule.ok && molecule.value.stereoGroups.length > 0;
}

/** The SMILES without a block `|...|` of stereo groups behind it, which the toolkit does not take. */
export function withoutStereoGroups(smiles: string): string {
  return statesStereoGroups(smiles, 'smiles') ? smiles.trim().split(/\s/, 1)[0] : smiles;
}
