import type { EnsembleNode, StructureNode, WireDirection } from '@retron/contract';
import { type Molecule, parseSmiles, symbolOf } from '@retron/molecule';
import { listed } from './words.ts';

/** The line below a suggestion's name: `Breaks S–N · makes structures 3 and 4`. */
export function whatItDoes(suggestion: EnsembleNode, structure: StructureNode, direction: WireDirection): string {
  const made = suggestion.children.map((precursor) => precursor.no);
  const products = `${made.length === 1 ? 'product' : 'products'} ${listed(made)}`;
  const structures = `${made.length === 1 ? 'structure' : 'structures'} ${listed(made)}`;
  if (direction === 'reaction')
    return suggestion.partners.length === 0 ? `Gives ${products}` : `With ${listed(suggestion.partners)} · gives ${products}`;
  const bonds = brokenBonds(suggestion, structure);
  return bonds.length === 0 ? `Changes functional groups · makes ${structures}` : `Breaks ${listed(bonds)} · makes ${structures}`;
}

/** The bonds of the structure that the reaction makes, by element and order: `S–N`, `C=C`; equal ones once, with their number. */
export function brokenBonds(suggestion: Pick<EnsembleNode, 'bonds'>, structure: Pick<StructureNode, 'smiles'>): readonly string[] {
  const parsed = parseSmiles(structure.smiles);
  if (!parsed.ok) return [];
  const counts = new Map<string, number>();
  for (const bond of suggestion.bonds) {
    const label = bondLabel(parsed.value, bond);
    if (label !== null) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].map(([label, count]) => (count === 1 ? label : `${count} × ${label}`));
}

const SIGNS: Record<number, string> = { 2: '=', 3: '≡' };

/** @param bond - as the wire has it: `4-7`, atom numbers from 1 */
function bondLabel(molecule: Molecule, bond: string): string | null {
  const [first, second] = bond.split('-').map((number) => Number(number) - 1);
  if (first === undefined || second === undefined || !(first < molecule.atomCount) || !(second < molecule.atomCount)) return null;
  const [left, right] = [first, second].map((atom) => symbolOf(molecule.atomicNumber[atom] ?? 0)).sort(bySeniority);
  return `${left}${SIGNS[orderBetween(molecule, first, second)] ?? '–'}${right}`;
}

function orderBetween(molecule: Molecule, first: number, second: number): number {
  for (let place = molecule.neighbourStart[first] ?? 0; place < (molecule.neighbourStart[first + 1] ?? 0); place += 1) {
    if (molecule.neighbourAtom[place] === second) return molecule.bondOrder[molecule.neighbourBond[place] ?? 0] ?? 1;
  }
  return 1;
}

/** Carbon first, the rest as chemists write a pair: heavier elements before nitrogen and oxygen. */
const SENIORITY = ['C', 'B', 'Si', 'P', 'S', 'N', 'O'];

function bySeniority(a: string, b: string): number {
  return rank(a) - rank(b) || a.localeCompare(b);
}

function rank(symbol: string): number {
  const index = SENIORITY.indexOf(symbol);
  return index < 0 ? SENIORITY.length : index;
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
