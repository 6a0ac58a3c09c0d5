import { findIsomorphism } from '@retron/molecule';
import { formIdentity } from '../molecules/form-identity.ts';
import { readCanonical } from './fragments.ts';

/** In a SMILES: a hydrogen on an aromatic nitrogen. */
const RING_HYDROGEN = /\[nH/;
/** In a SMILES: a charge, or a hydrogen on an aromatic nitrogen. Of two forms one has either. */
export const MOBILE = /\[nH|[-+]\d*\]/;

/**
 * Whether molecules can be forms of each other, by their texts: stereoisomers are none. Without stereo the forms of a molecule are still
 * written differently.
 *
 * @param a - canonical SMILES
 */
export function areWrittenAsForms(a: readonly string[], b: readonly string[]): boolean {
  const plain = (texts: readonly string[]) =>
    texts
      .map((smiles) => smiles.replace(/[@/\\]/g, ''))
      .sort()
      .join('.');
  const centres = (texts: readonly string[]) => texts.join('.').replace(/@@/g, '@').split('@').length;
  return plain(a) !== plain(b) && centres(a) === centres(b);
}

/** The heavy atoms of a SMILES, in an order of their own: equal for forms of one molecule. */
export function heavyAtomsOf(smiles: string): string {
  const letters = smiles.replace(/\[(\d*)([A-Za-z][a-z]?)[^\]]*\]/g, '$2').replace(/[^A-Za-z]/g, '');
  return [...letters]
    .map((letter) => letter.toUpperCase())
    .sort()
    .join('');
}

/**
 * Whether two canonical SMILES are one molecule, in the same form or in two that differ in charges or in where a hydrogen sits: acid and
 * salt, amine and ammonium ion, the tautomers of an azole, hydroxypyridine and pyridone.
 */
export function isSameInAnyForm(a: string, b: string): boolean {
  if (a === b) return true;
  if (!(MOBILE.test(a) || MOBILE.test(b)) || heavyAtomsOf(a) !== heavyAtomsOf(b) || !areWrittenAsForms([a], [b])) return false;
  return formIdentity(readCanonical(a)) === formIdentity(readCanonical(b));
}

/** Whether two canonical SMILES are one molecule or its stereoisomers. */
export function isSameButForStereo(a: string, b: string): boolean {
  if (heavyAtomsOf(a) !== heavyAtomsOf(b)) return false;
  return findIsomorphism(readCanonical(a), readCanonical(b)) !== null;
}

/** In a SMILES: a centre, or a bond beside a double bond, whose configuration is stated. */
const STEREO = /@+|[/\\]/g;

/**
 * Whether a molecule is another with less said of its configuration: whoever has the other has it. Where both state something, what they
 * state is not compared.
 *
 * @param vague - canonical SMILES
 */
export function isVaguerForm(vague: string, exact: string): boolean {
  const stated = (smiles: string) => smiles.match(STEREO)?.length ?? 0;
  return stated(vague) < stated(exact) && isSameButForStereo(vague, exact);
}

/** Whether a molecule has a ring nitrogen whose hydrogen may sit on another atom as well. @param smiles - canonical */
export function mayHaveTautomer(smiles: string): boolean {
  return RING_HYDROGEN.test(smiles);
}

/**
 * Whether two molecules are drawn with a hydrogen at different places of a heteroaromatic ring and are otherwise the same: nobody can put
 * either into a flask alone. Acids and their salts are no tautomers.
 *
 * @param a - canonical SMILES
 */
export function areTautomers(a: string, b: string): boolean {
  return a !== b && (mayHaveTautomer(a) || mayHaveTautomer(b)) && chargesOf(a) === chargesOf(b) && isSameInAnyForm(a, b);
}

const chargesOf = (smiles: string): number => smiles.match(/[-+]\d*\]/g)?.length ?? 0;
