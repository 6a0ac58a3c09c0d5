import { type Molecule, parseSmiles, symbolOf } from '@retron/molecule';

/** How many atoms of each element all these molecules have together, by symbol, hydrogens included; null where one cannot be read. */
export function elementCounts(smiles: readonly string[]): Map<string, number> | null {
  const counts = new Map<string, number>();
  const add = (symbol: string, count: number) => {
    if (count > 0) counts.set(symbol, (counts.get(symbol) ?? 0) + count);
  };
  for (const each of smiles) {
    const molecule = parseSmiles(each);
    if (!molecule.ok) return null;
    const { atomCount, atomicNumber, hydrogenCount } = molecule.value;
    for (let atom = 0; atom < atomCount; atom += 1) {
      add(symbolOf(atomicNumber[atom] ?? 0), 1);
      add('H', hydrogenCount[atom] ?? 0);
    }
  }
  return counts;
}

/** Hill order (doi:10.1021/ja02046a005), numbers as subscripts: carbon, hydrogen, then the rest by symbol; without carbon all by symbol. */
export function formulaText(counts: ReadonlyMap<string, number>): string {
  const rank = (symbol: string) => (counts.has('C') ? (symbol === 'C' ? 0 : symbol === 'H' ? 1 : 2) : 2);
  return [...counts]
    .sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map(([symbol, count]) => `${symbol}${count === 1 ? '' : subscript(count)}`)
    .join('');
}

/** The charge of the whole as a superscript, `⁻` or `²⁺`; empty for what has none. */
export function chargeText({ charge }: Pick<Molecule, 'charge'>): string {
  const net = charge.reduce((sum, each) => sum + each, 0);
  if (net === 0) return '';
  const count = Math.abs(net) === 1 ? '' : [...String(Math.abs(net))].map((digit) => SUPERSCRIPTS[Number(digit)]).join('');
  return `${count}${net < 0 ? '⁻' : '⁺'}`;
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

export function subscript(count: number): string {
  return [...String(count)].map((digit) => String.fromCodePoint(0x2080 + Number(digit))).join('');
}
