import {
  type AtomIndex,
  BOND,
  canonicalSmiles,
  connectedComponents,
  degree,
  ELEMENT,
  type Molecule,
  MoleculeBuilder,
  neighboursOf,
  parseSmiles,
  symbolOf,
} from '@retron/molecule';

/** Lithium, sodium, potassium, caesium. */
const ALKALI: ReadonlySet<number> = new Set([3, 11, 19, 55]);
const ALKALI_DRAWN = /Li|Na|K|Cs/;
/** Canonical SMILES of their ions. */
export const ALKALI_CATIONS: ReadonlySet<string> = new Set([...ALKALI].map(cationOf));

function cationOf(atomicNumber: number): string {
  return `[${symbolOf(atomicNumber)}+]`;
}

/**
 * The ions of a salt that is drawn with a bond to its alkali metal: `CC[O-]` and `[Na+]` of `CC[O][Na]`, a hydride's of `[NaH]`.
 *
 * @param smiles - canonical, of one connected molecule
 * @returns canonical SMILES, the anion first; `null` for what is no such salt, for bonds of the metal to carbon, which are organometallic
 *   reagents, and for anions beyond organic chemistry
 */
export function ionsDrawnAsBond(smiles: string): readonly string[] | null {
  if (!ALKALI_DRAWN.test(smiles)) return null;
  const parsed = parseSmiles(smiles);
  if (!parsed.ok) return null;
  const molecule = parsed.value;
  const metals = [...molecule.atomicNumber.keys()].filter((atom) => ALKALI.has(molecule.atomicNumber[atom]));
  const isSalt = metals.every((metal) => molecule.charge[metal] === 0 && degree(molecule, metal) + molecule.hydrogenCount[metal] === 1);
  if (metals.length === 0 || !isSalt) return null;
  const cations = metals.map((metal) => cationOf(molecule.atomicNumber[metal]));
  if (molecule.atomCount === 1) return ['[H-]', ...cations];
  const anion = withoutMetals(molecule, metals);
  const written = anion === null || connectedComponents(anion).length !== 1 ? null : canonicalSmiles(anion);
  return written === null ? null : [written, ...cations];
}

/** What the metals leave, each a negative charge where it was bonded; `null` where that is carbon, or a configuration would be lost. */
function withoutMetals(molecule: Molecule, metals: readonly AtomIndex[]): Molecule | null {
  if (molecule.chirality.some((each) => each !== 0) || molecule.doubleBondStereo.some((each) => each !== 0)) return null;
  const charge = new Map<AtomIndex, number>();
  for (const metal of metals) {
    const [beside] = neighboursOf(molecule, metal);
    if (beside === undefined || molecule.atomicNumber[beside] === ELEMENT.carbon || metals.includes(beside)) return null;
    charge.set(beside, (charge.get(beside) ?? molecule.charge[beside]) - 1);
  }
  const builder = new MoleculeBuilder();
  const places = new Map<AtomIndex, AtomIndex>();
  for (let atom = 0; atom < molecule.atomCount; atom++) {
    if (metals.includes(atom)) continue;
    places.set(
      atom,
      builder.addAtom({
        atomicNumber: molecule.atomicNumber[atom],
        charge: charge.get(atom) ?? molecule.charge[atom],
        hydrogenCount: molecule.hydrogenCount[atom],
        isAromatic: molecule.isAromatic[atom] === 1,
      }),
    );
  }
  for (let bond = 0; bond < molecule.bondCount; bond++) {
    const [begin, end] = [places.get(molecule.bondBegin[bond]), places.get(molecule.bondEnd[bond])];
    if (begin !== undefined && end !== undefined) builder.addBond(begin, end, molecule.bondOrder[bond] ?? BOND.single);
  }
  return builder.build();
}
