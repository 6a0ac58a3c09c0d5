import { canonicalSmiles, ELEMENT, type Molecule, netCharge, neutralForm, parseSmiles } from '@retron/molecule';
import { ALKALI_CATIONS, ionsDrawnAsBond } from './drawn-as-bond.ts';

/**
 * Starting materials without alkali metals: of a salt the acid that it is made of, as sodium phenoxide reacts as phenol and base do. Whoever
 * writes an equation writes the salt; nothing is planned with a metal in it. Of a trifluoroborate the boronic acid, as which it couples.
 *
 * @param molecules - canonical SMILES of connected molecules and ions
 * @returns the same list where it has no such salt
 */
export function acidsOfSalts(molecules: readonly string[]): readonly string[] {
  const ions = molecules.flatMap((smiles) => ionsDrawnAsBond(smiles) ?? [smiles]);
  if (!ions.some((smiles) => ALKALI_CATIONS.has(smiles))) return molecules;
  const anions = new Map(ions.flatMap((smiles) => withAcid(smiles)));
  if (anions.size === 0) return molecules;
  return ions.filter((smiles) => !ALKALI_CATIONS.has(smiles)).map((smiles) => anions.get(smiles) ?? smiles);
}

/** A trifluoroborate at carbon, in canonical SMILES: at the beginning or within. */
const TRIFLUOROBORATE = /F\[B-\]\(F\)\(F\)|\[B-\]\(F\)\(F\)F/;

/** Canonical SMILES of the boronic acid that a trifluoroborate gives in the flask; `null` for what is none, and for two in one molecule. */
function boronicAcid(smiles: string): string | null {
  if (!TRIFLUOROBORATE.test(smiles)) return null;
  const read = parseSmiles(smiles.replace(TRIFLUOROBORATE, (group) => (group.startsWith('F') ? 'OB(O)' : 'B(O)O')));
  return read.ok && !TRIFLUOROBORATE.test(canonicalSmiles(read.value) ?? '') ? canonicalSmiles(read.value) : null;
}

/** An anion with carbon and its acid, itself where it has none to be written here: a carbanion, whose charge is no proton's that left. */
function withAcid(smiles: string): readonly (readonly [anion: string, acid: string])[] {
  const read = parseSmiles(smiles);
  if (!read.ok || netCharge(smiles) >= 0 || !read.value.atomicNumber.includes(ELEMENT.carbon)) return [];
  const acid = hasCarbanion(read.value) ? null : neutralForm(read.value);
  return [[smiles, boronicAcid(smiles) ?? (acid === null ? null : canonicalSmiles(acid)) ?? smiles]];
}

function hasCarbanion({ atomicNumber, charge }: Molecule): boolean {
  return atomicNumber.some((element, atom) => element === ELEMENT.carbon && charge[atom] < 0);
}
