import { type Molecule, parseSmiles, symbolOf } from '@retron/molecule';
import { chargeText, subscript } from './formula.ts';
import { SHORT_NAMES } from './short-names.ts';

/** A structure of so many heavy atoms or fewer is written, not drawn. Source: docs/look, part 2, "Small reagents are words". */
const MOST_HEAVY_ATOMS = 5;
/** With carbon and more heavy atoms than this a formula says too little: C₄H₈O is butanone and 3-buten-2-ol. */
const MOST_IN_ORGANIC_FORMULA = 2;

/** SMILES come again and again while a tree is looked at. */
const known = new Map<string, string | null>();

/** How a small reagent is written, such as `EtI` or `CH₂O`; null for a structure that is drawn, as words would not say what it is. */
export function reagentLabel(smiles: string): string | null {
  const before = known.get(smiles);
  if (before !== undefined) return before;
  const label = labelOf(smiles);
  known.set(smiles, label);
  return label;
}

function labelOf(smiles: string): string | null {
  const parsed = parseSmiles(smiles);
  if (!parsed.ok) return null;
  const heavy = [...parsed.value.atomicNumber].filter((number) => number !== HYDROGEN);
  if (heavy.length > MOST_HEAVY_ATOMS) return null;
  return SHORT_NAMES.get(smiles) ?? (saysAll(parsed.value, heavy) ? formulaOf(parsed.value) : null);
}

/** Whether a formula hides nothing: no isomer, no isotope, and so small no stereo. */
function saysAll({ isotope }: Molecule, heavy: readonly number[]): boolean {
  return !isotope.some((mass) => mass !== 0) && (!heavy.includes(CARBON) || heavy.length <= MOST_IN_ORGANIC_FORMULA);
}

const HYDROGEN = 1;
const CARBON = 6;

/** Elements in the order of formulas without carbon, such as SO₂ and PCl₃. Source: IUPAC Red Book 2005, table VI, as far as reagents go. */
const ELECTROPOSITIVE_FIRST = 'Na Li Mg Zn Cu Sn Al B Si P N H Se S I Br Cl O F'.split(' ');

/** Carbon, hydrogen, then the rest by symbol, numbers as subscripts, charge as superscript; without carbon the more electropositive first. */
function formulaOf(molecule: Molecule): string {
  const { atomCount, atomicNumber, hydrogenCount } = molecule;
  const counts = new Map<string, number>();
  const add = (symbol: string, count: number) => counts.set(symbol, (counts.get(symbol) ?? 0) + count);
  for (let atom = 0; atom < atomCount; atom += 1) {
    add(symbolOf(atomicNumber[atom] ?? 0), 1);
    add('H', hydrogenCount[atom] ?? 0);
  }
  const isOrganic = (counts.get('C') ?? 0) > 0;
  const atoms = [...counts]
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => placeOf(a, isOrganic) - placeOf(b, isOrganic) || (a < b ? -1 : 1))
    .map(([symbol, count]) => (count === 1 ? symbol : `${symbol}${subscript(count)}`))
    .join('');
  return `${atoms}${chargeText(molecule)}`;
}

function placeOf(symbol: string, isOrganic: boolean): number {
  return isOrganic ? ['C', 'H', symbol].indexOf(symbol) : ELECTROPOSITIVE_FIRST.indexOf(symbol);
}
