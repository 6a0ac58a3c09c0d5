import { canonicalSmiles, ELEMENT, type Molecule, neutralForm, parseSmiles } from '@retron/molecule';
import { ionsDrawnAsBond } from './drawn-as-bond.ts';

const ALKALI_CATIONS: ReadonlySet<string> = new Set(['[Li+]', '[Na+]', '[K+]', '[Cs+]']);
const CARBON = /C(?![a-z])|c/;

/**
 * Starting materials without alkali metals: of a salt the acid that it is made of, as sodium phenoxide reacts as phenol and base do. Whoever
 * writes an equation writes the salt; nothing is planned with a metal in it.
 *
 * @param molecules - canonical SMILES of connected molecules and ions
 * @returns the same list where it has no such salt
 */
export function acidsOfSalts(molecules: readonly string[]): readonly string[] {
  const ions = molecules.flatMap((smiles) => ionsDrawnAsBond(smiles) ?? [smiles]);
  const anions = ions.filter(isOrganicAnion);
  const cations = ions.filter((smiles) => ALKALI_CATIONS.has(smiles));
  if (anions.length === 0 || cations.length === 0) return molecules;
  return ions
    .filter((smiles) => !ALKALI_CATIONS.has(smiles))
    .map((smiles) => (isOrganicAnion(smiles) ? (acidOf(smiles) ?? smiles) : smiles));
}

function isOrganicAnion(smiles: string): boolean {
  return CARBON.test(smiles) && smiles.includes('-]');
}

/** `null` where the charge is no proton's that left, as of a carbanion, and where the acid cannot be written here. */
function acidOf(smiles: string): string | null {
  const anion = parseSmiles(smiles);
  if (!anion.ok || hasCarbanion(anion.value)) return null;
  const acid = neutralForm(anion.value);
  return acid === null ? null : canonicalSmiles(acid);
}

function hasCarbanion({ atomicNumber, charge }: Molecule): boolean {
  return atomicNumber.some((element, atom) => element === ELEMENT.carbon && charge[atom] < 0);
}
