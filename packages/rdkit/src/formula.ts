import type { Mol } from '@rdkit/rdkit';

/** An atom in brackets: isotope, symbol, chirality, hydrogens, charge. */
const BRACKET_ATOM = /\[\d*([A-Z][a-z]?|[a-z]{1,2})(?:@+(?:(?:TH|AL|SP|TB|OH)\d+)?)?(?:H(\d*))?(?:(\++|-+)(\d*))?(?::\d+)?\]/g;

/**
 * Hill formula with charge: carbon, hydrogen, then the rest by alphabet; all by alphabet where there is no carbon.
 *
 * Isotopes count as their element, components are added up. The charge follows as `+`, `2+`, `-` …
 */
export function formulaOf(molecule: Mol): string {
  return formulaOfBracketSmiles(molecule.get_smiles('{"allHsExplicit":true}'));
}

/** @param smiles - every atom in brackets, as RDKit writes with `allHsExplicit` */
export function formulaOfBracketSmiles(smiles: string): string {
  const counts = new Map<string, number>();
  const add = (symbol: string, count: number) => counts.set(symbol, (counts.get(symbol) ?? 0) + count);
  let charge = 0;
  for (const [, symbol, hydrogens, signs, size] of smiles.matchAll(BRACKET_ATOM)) {
    add(symbol[0].toUpperCase() + symbol.slice(1), 1);
    if (hydrogens !== undefined) add('H', hydrogens === '' ? 1 : Number(hydrogens));
    if (signs !== undefined) charge += (signs[0] === '+' ? 1 : -1) * (size === '' ? signs.length : Number(size));
  }
  return (
    [...counts]
      .sort(byHillOrder(counts.has('C')))
      .map(([symbol, count]) => symbol + written(count))
      .join('') + chargeSuffix(charge)
  );
}

function byHillOrder(hasCarbon: boolean) {
  const rank = (symbol: string) => (hasCarbon && symbol === 'C' ? 0 : hasCarbon && symbol === 'H' ? 1 : 2);
  return ([a]: [string, number], [b]: [string, number]) => rank(a) - rank(b) || (a < b ? -1 : 1);
}

function chargeSuffix(charge: number): string {
  if (charge === 0) return '';
  return written(Math.abs(charge)) + (charge > 0 ? '+' : '-');
}

/** A count as formulas write it: one is silent. */
function written(count: number): string {
  return count === 1 ? '' : String(count);
}
