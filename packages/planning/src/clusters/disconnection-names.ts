import { bondBetween, type Molecule, ringBonds, symbolOf } from '@retron/molecule';
import type { BondPair } from '@retron/tree';
import { type BondKind, bondKindSet, kindsOfBond } from '../molecules/bond-kinds.ts';

/** What a chemist calls a disconnection after the elements; the first that fits. */
const WORDS: readonly (readonly [BondKind, string])[] = [
  ['amide', 'amide'],
  ['urea, carbamate or carbonate', 'urea or carbamate'],
  ['ester', 'ester'],
  ['sulfonamide', 'sulfonamide'],
  ['ring', 'ring'],
  ['biaryl', 'biaryl'],
  ['aryl C-N', 'aryl amine'],
  ['aryl C-O', 'aryl ether'],
  ['benzylic', 'benzylic'],
  ['multiple', 'multiple bond'],
];
const TIMES = ['', '', ' twice', ' three times', ' four times'] as const;
/** Carbon first, then as chemists write a pair: heavier elements before nitrogen and oxygen. */
const SENIORITY = ['C', 'B', 'Si', 'P', 'S', 'N', 'O'];

/** Names of bond sets of one molecule, such as `C–N, amide` or `C–C and C–N, ring`; a set without bonds is `No bond made`, or broken. */
export function disconnectionNamer(molecule: Molecule, happens: 'made' | 'broken'): (bonds: readonly BondPair[]) => string {
  const inRing = ringBonds(molecule);
  return (bonds) => {
    if (bonds.length === 0) return `No bond ${happens}`;
    const counts = new Map<string, number>();
    let kinds = 0;
    for (const [a, b] of bonds) {
      const bond = bondBetween(molecule, a, b);
      const elements = [a, b].map((atom) => symbolOf(molecule.atomicNumber[atom])).sort((x, y) => rank(x) - rank(y));
      counts.set(elements.join('–'), (counts.get(elements.join('–')) ?? 0) + 1);
      kinds |= kindsOfBond(molecule, bond, inRing[bond] === 1);
    }
    const parts = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([pair, count]) => `${pair}${TIMES[count] ?? ` ${count} times`}`);
    const word = WORDS.find(([kind]) => (kinds & bondKindSet([kind])) !== 0)?.[1];
    const pairs = parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
    return word === undefined ? pairs : `${pairs}, ${word}`;
  };
}

function rank(symbol: string): number {
  const index = SENIORITY.indexOf(symbol);
  return index < 0 ? SENIORITY.length : index;
}
