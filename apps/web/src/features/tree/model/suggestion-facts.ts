import type { EnsembleNode, StructureNode, WireDirection } from '@retron/contract';
import { parseSmiles, symbolOf } from '@retron/molecule';
import { type BondPair, disconnectionNamer } from '@retron/tree';
import * as texts from '../../../texts/tree/model.ts';
import { eachOnce } from './each-once.ts';
import { listed } from './words.ts';

/** The line below a suggestion's name: `Breaks S–N, sulfonamide · makes 3 and 4`. */
export function whatItDoes(suggestion: EnsembleNode, structure: StructureNode, direction: WireDirection): string {
  const each = eachOnce(suggestion.children, ({ sid }) => sid);
  const made = each.map(({ no, count }) => texts.structureTimes(no, count));
  const products = texts.productsMade(made.length, listed(made));
  if (direction === 'reaction')
    return suggestion.partners.length === 0
      ? texts.givesProducts(products)
      : texts.withPartnersGives(listed(suggestion.partners), products);
  const bonds = brokenBonds(suggestion, structure);
  return bonds === null ? texts.changesGroups(listed(made)) : texts.breaksAndMakes(bonds, listed(made));
}

/** What the reaction makes of the structure, by elements and place: `C–N, amide`; `null` where it makes no bond of it. */
export function brokenBonds(suggestion: Pick<EnsembleNode, 'bonds'>, structure: Pick<StructureNode, 'smiles'>): string | null {
  if (suggestion.bonds.length === 0) return null;
  const pairs = suggestion.bonds.map((bond): BondPair => {
    const [first = 0, second = 0] = bond.split('-').map((number) => Number(number) - 1);
    return [first, second];
  });
  const name = namerOf(structure.smiles)(pairs);
  return name === NO_BOND ? null : name;
}

const NO_BOND = texts.noBondMade;
/** One for each structure of a tree; a long session forgets them from time to time. */
const namers = new Map<string, (bonds: readonly BondPair[]) => string>();
const MOST_NAMERS = 2000;

function namerOf(smiles: string): (bonds: readonly BondPair[]) => string {
  const known = namers.get(smiles);
  if (known !== undefined) return known;
  const parsed = parseSmiles(smiles);
  const namer = parsed.ok ? disconnectionNamer(parsed.value, 'made') : () => NO_BOND;
  if (namers.size >= MOST_NAMERS) namers.clear();
  namers.set(smiles, namer);
  return namer;
}

/** What atoms of a structure (from 1) are written as, such as `NH` or `C`. */
export function atomNamer(smiles: string): (atom: number) => string {
  const parsed = parseSmiles(smiles);
  if (!parsed.ok) return (atom) => texts.atomNumber(atom);
  const { atomicNumber, hydrogenCount } = parsed.value;
  return (atom) => {
    const hydrogens = hydrogenCount[atom - 1] ?? 0;
    const symbol = symbolOf(atomicNumber[atom - 1] ?? 0);
    return symbol === 'C' || hydrogens === 0 ? symbol : `${symbol}H${hydrogens === 1 ? '' : hydrogens}`;
  };
}

/** Atoms of a structure without hydrogens, for sharing out the width of a scheme; a lone picture's share if it cannot be read. */
export function atomCountOf(structure: Pick<StructureNode, 'smiles'>): number {
  const parsed = parseSmiles(structure.smiles);
  return parsed.ok ? parsed.value.atomCount : 10;
}

/**
 * Widths of the pictures of a scheme that has `available` pixels for all of them: larger molecules get more, none less than `least`.
 */
export function shareWidth(atomCounts: readonly number[], available: number, least: number): readonly number[] {
  const weights = atomCounts.map((count) => Math.sqrt(Math.max(1, count)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const spare = Math.max(0, available - least * atomCounts.length);
  return weights.map((weight) => Math.floor(least + (spare * weight) / sum));
}
