import type { WireDirection } from '@retron/contract';
import { BOND, connectedComponents, ELEMENT, kekulise, type Molecule, parseSmiles, symbolOf } from '@retron/molecule';

/** Elements a target may have: the nonmetals and metalloids of organic chemistry. Everything else counts as a metal here. */
const PLANNABLE: ReadonlySet<number> = new Set(
  [1, 5, 6, 7, 8, 9, 14, 15, 16, 17, 32, 33, 34, 35, 51, 52, 53], // H B C N O F Si P S Cl Ge As Se Br Sb Te I
);

/** Electron pairs a neutral atom shares, by element; a charged atom follows its isoelectronic neighbour. */
const VALENCES: ReadonlyMap<number, readonly number[]> = new Map([
  [ELEMENT.boron, [3]],
  [ELEMENT.carbon, [4]],
  [ELEMENT.nitrogen, [3]],
  [ELEMENT.oxygen, [2]],
  [ELEMENT.fluorine, [1]],
  [ELEMENT.silicon, [4]],
  [ELEMENT.phosphorus, [3, 5]],
  [ELEMENT.sulfur, [2, 4, 6]],
  [ELEMENT.chlorine, [1, 3, 5, 7]],
  [ELEMENT.arsenic, [3, 5]],
  [ELEMENT.selenium, [2, 4, 6]],
  [ELEMENT.bromine, [1, 3, 5, 7]],
  [ELEMENT.tellurium, [2, 4, 6]],
  [ELEMENT.iodine, [1, 3, 5, 7]],
]);

/** Whether the atom of a Kekulé structure has a valence left open: a radical or a carbene. Unknown elements and charges are not judged. */
function isOpen(molecule: Molecule, atom: number): boolean {
  if (molecule.unpairedElectrons[atom] > 0) return true;
  const charge = molecule.charge[atom];
  const element = molecule.atomicNumber[atom];
  // C+ has an empty orbital, not an unpaired electron: three bonds are all it can have.
  const valences = element === ELEMENT.carbon && charge === 1 ? [3] : VALENCES.get(element - charge);
  if (valences === undefined || !VALENCES.has(element)) return false;
  let shared = molecule.hydrogenCount[atom];
  for (let place = molecule.neighbourStart[atom]; place < molecule.neighbourStart[atom + 1]; place++) {
    const order = molecule.bondOrder[molecule.neighbourBond[place]];
    if (order > BOND.quadruple) return false;
    shared += order;
  }
  return shared < valences[valences.length - 1] && !valences.includes(shared);
}

function firstOpenAtom(molecule: Molecule): number {
  for (let atom = 0; atom < molecule.atomCount; atom++) if (isOpen(molecule, atom)) return atom;
  return -1;
}

export const QUERY_ATOMS = 'The structure has query atoms or open places (*). Please draw one definite molecule.';

/** Molecules that can be given together in the forward direction. */
const MOST_STARTING_MATERIALS = 4;

/**
 * Why a molecule cannot be planned, in words for the user; empty when it can. In the forward direction several molecules may be given:
 * they react with each other.
 *
 * @param smiles - canonical SMILES that the toolkit accepted
 */
export function targetObjections(smiles: string, direction: WireDirection): readonly string[] {
  const parsed = parseSmiles(smiles);
  if (!parsed.ok) return [parsed.error.message];
  const molecule = parsed.value;
  const elements = [...new Set(molecule.atomicNumber)].sort((a, b) => a - b);
  const objections: string[] = [];
  if (elements.includes(ELEMENT.any)) objections.push(QUERY_ATOMS);
  const fragments = connectedComponents(molecule).length;
  if (direction === 'reaction' && fragments > MOST_STARTING_MATERIALS) {
    objections.push(
      `The structure has ${fragments} fragments. Up to ${MOST_STARTING_MATERIALS} starting materials can react with each other.`,
    );
  }
  if (direction === 'synthesis' && fragments > 1)
    objections.push(`The structure has ${fragments} fragments. Please draw one connected molecule, without salts and solvents.`);
  const metals = elements.filter((element) => element !== ELEMENT.any && !PLANNABLE.has(element));
  if (metals.length > 0) {
    objections.push(`The structure has elements that cannot be planned: ${metals.map(symbolOf).join(', ')}. Metals are not supported.`);
  }
  if (!elements.includes(ELEMENT.carbon)) objections.push('The structure has no carbon atom.');
  const kekule = kekulise(molecule);
  const open = kekule.ok ? firstOpenAtom(kekule.value) : -1;
  if (open >= 0) {
    objections.push(
      `Atom ${open + 1} (${symbolOf(molecule.atomicNumber[open])}) has an open valence. Radicals and carbenes are not supported.`,
    );
  }
  return objections;
}

/** Whether a molfile has atoms that stand for several elements or for open places; a toolkit may read them as one of them. */
export function hasQueryAtoms(molfile: string): boolean {
  const lines = molfile.split(/\r\n?|\n/);
  const isV3000 = /V3000/.test(lines[3] ?? '');
  return isV3000
    ? lines.some((line) => /^M {2}V30 \d+ (?:A|Q|X|M|L|R#?|\*|"?(?:NOT ?)?\[)/.test(line))
    : lines.some((line) => /^M {2}(?:ALS|RGP)/.test(line)) || atomSymbols(lines).some((symbol) => /^(?:A|Q|X|M|L|R|R#|\*)$/.test(symbol));
}

/** Symbols of the atom block of a V2000 molfile (columns 32 to 34). */
function atomSymbols(lines: readonly string[]): readonly string[] {
  const count = Number.parseInt((lines[3] ?? '').slice(0, 3), 10);
  return Number.isNaN(count) ? [] : lines.slice(4, 4 + count).map((line) => line.slice(31, 34).trim());
}
