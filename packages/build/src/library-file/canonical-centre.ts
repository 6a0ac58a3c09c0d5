import { findIsomorphism, type Molecule, parseSmiles } from '@retron/molecule';

/**
 * Atoms of a molecule as a source wrote it, counted in the order of its canonical SMILES, ascending; empty where the two texts do not
 * describe the same connections. Between symmetric atoms the choice is arbitrary.
 */
export function canonicalCentre(sourceText: string, canonical: string, atoms: readonly number[]): number[] {
  const from = parseSmiles(sourceText);
  const to = parseSmiles(canonical);
  if (!from.ok || !to.ok) return [];
  const place = matchAtoms(from.value, to.value);
  return place === null ? [] : atoms.map((atom) => place[atom]).sort((a, b) => a - b);
}

/** The toolkit may draw aromaticity where the source drew double bonds; then the connections decide. */
function matchAtoms(from: Molecule, to: Molecule): Int16Array | null {
  return findIsomorphism(from, to) ?? findIsomorphism(from, to, 'connectivity');
}
