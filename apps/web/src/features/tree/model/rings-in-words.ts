import type { AtomRing } from '../../../api/picture-url.ts';
import * as texts from '../../../texts/tree/evidence.ts';
import { atomNamer } from './suggestion-facts.ts';

/** What the rings say, for those who do not see them: `, rival site 2: NH`. */
export function ringsInWords(rings: readonly AtomRing[], smiles: string): string {
  if (rings.length === 0) return '';
  const nameOf = atomNamer(smiles);
  return rings.map(({ atom, tag, isRival }) => texts.andSite(isRival, tag, nameOf(atom))).join('');
}
