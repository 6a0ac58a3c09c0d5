import { type AtomIndex, ELEMENT, type Molecule } from '@retron/molecule';
import { Matcher, PatternSetBuilder, type PreparedMolecule, prepareMolecule, readPattern } from '@retron/patterns';
import type { TextbookSource } from '../functional-groups/functional-group.ts';
import { TEXTBOOKS } from '../functional-groups/textbooks.ts';

/** Why nobody would take these atoms of the product from this molecule. */
export type AtomSourceProblem =
  | 'oxygen-of-organic'
  | 'oxygen-of-acid'
  | 'nitrogen-of-amine'
  | 'nitrogen-of-nitrile'
  | 'methyl-of-silicon'
  | 'halogen-of-carbon'
  | 'methyl-of-halide'
  | 'part-of-auxiliary';

interface Row {
  readonly problem: AtomSourceProblem;
  /** Matched with the first atom on the only atom that is given. */
  readonly onlyAtom: string;
  /** Where this stands in the molecule too, the map took a wrong atom of a right source. */
  readonly notBeside?: string;
  readonly source: TextbookSource;
}

const HALOGENS: ReadonlySet<number> = new Set([ELEMENT.chlorine, ELEMENT.bromine, ELEMENT.iodine]);

/** Peroxides, peracids, N-oxides: these do give oxygen. */
const OXIDISING_OXYGEN = '[$(OO),$([O-][N+])]';

/** Single atoms that no usual reaction takes out of their molecule. What gives them up after all is left out by the pattern. */
const TORN_ATOMS: readonly Row[] = [
  {
    // Hypohalites and N-O compounds give oxygen; benzyl, allyl and tert-butyl alcohols as well, by way of their cations.
    problem: 'oxygen-of-organic',
    onlyAtom: '[OX2,OX1;!$(O~[!#6]);!$(O[CX4][#6]=,:[#6]);!$(O[CX4;H0]);!$(O=C=*);$(O[CX4]),$(O~[#6](~[#6,#7,#8,#1]))]',
    notBeside: OXIDISING_OXYGEN,
    source: TEXTBOOKS.saturatedSubstitution,
  },
  {
    problem: 'oxygen-of-organic',
    onlyAtom: '[OX1,OX2;!$(O~[!#6]);$(O~[CX3;H1])]',
    notBeside: OXIDISING_OXYGEN,
    source: TEXTBOOKS.carbonylSubstitution,
  },
  {
    // Sulfuric, sulfonic and phosphoric acids and their chlorides, and sulfites, which reduce; persulfates have an O-O bond.
    problem: 'oxygen-of-acid',
    onlyAtom: '[O;!$(OO);$(O~[SX4](~O)~O),$(O~[SX3](~O)~O),$(O~[PX4](~O)),$(O=[PX4]Cl),$(O=[SX3]Cl),$(O=[SX4]Cl)]',
    source: TEXTBOOKS.carbonylSubstitution,
  },
  {
    problem: 'nitrogen-of-amine',
    onlyAtom: '[NX3;+0;$(N([CX4;!$(C[#6]=,:[#6]);!$(C([CH3])([CH3])[CH3])])[CX4;!$(C[#6]=,:[#6]);!$(C([CH3])([CH3])[CH3])])]',
    source: TEXTBOOKS.carbonylCondensation,
  },
  // Of a primary sulfonamide; a protected amine takes more than its nitrogen along.
  { problem: 'nitrogen-of-amine', onlyAtom: '[NX3;H2;$(N[SX4](=O)(=O)[#6])]', source: TEXTBOOKS.carbonylSubstitution },
  { problem: 'nitrogen-of-nitrile', onlyAtom: '[NX1]#[CX2][CX4,B]', source: TEXTBOOKS.carbonylSubstitution },
  { problem: 'methyl-of-silicon', onlyAtom: '[CX4;H3][Si]', source: TEXTBOOKS.hydroxylProtection },
  {
    // Carbon tetrachloride and tetrabromide, hexachloroethane and the like are sources of halogen; alpha-fluoroamines of fluorine.
    problem: 'halogen-of-carbon',
    onlyAtom: '[$(F[CX4;!$(C[#7])]),$(Cl[CX4;H1,H2,H3;!$(C[#6]=[O,S])]),$(Fc)]',
    source: TEXTBOOKS.saturatedSubstitution,
  },
];

/** What solvents, bases and reagents may give, other than all of their atoms: sets of atoms, each as a pattern. */
interface Auxiliary {
  readonly name: string;
  /** All heavy atoms. */
  readonly molecule: string;
  readonly gives: readonly string[];
  readonly source: TextbookSource;
}

const DIALKYLAMINO = '[N]([CH3])[CH3]';
const AUXILIARIES: readonly Auxiliary[] = [
  { name: 'acetone', molecule: '[CH3]C(=O)[CH3]', gives: ['[CH3]C[CH3]'], source: TEXTBOOKS.carbonylCondensation },
  {
    name: 'dimethylformamide',
    molecule: '[CH1](=O)N([CH3])[CH3]',
    gives: ['[CH1]', '[CH1]=O', DIALKYLAMINO, '[CH1]N([CH3])[CH3]'],
    source: TEXTBOOKS.aromaticSubstitution,
  },
  {
    name: 'dimethylacetamide',
    molecule: '[CH3]C(=O)N([CH3])[CH3]',
    gives: ['[CH3]C=O', DIALKYLAMINO, '[CH3]CN([CH3])[CH3]'],
    source: TEXTBOOKS.carbonylSubstitution,
  },
  {
    name: 'N-methylpyrrolidone',
    molecule: '[CH3]N1[CH2][CH2][CH2]C1=O',
    gives: ['[CH3]N1[CH2][CH2][CH2]C1'],
    source: TEXTBOOKS.carbonylSubstitution,
  },
  {
    // Where a source has it, di-tert-butyl dicarbonate was misread: no amine takes a Boc group from the carbonate.
    name: 'di-tert-butyl carbonate',
    molecule: '[CH3]C([CH3])([CH3])OC(=O)OC([CH3])([CH3])[CH3]',
    gives: [],
    source: TEXTBOOKS.carbonylSubstitution,
  },
  { name: 'dimethylamine', molecule: '[CH3][NH][CH3]', gives: [], source: TEXTBOOKS.carbonylCondensation },
  {
    name: 'trimethylamine',
    molecule: '[CH3]N([CH3])[CH3]',
    gives: [DIALKYLAMINO],
    source: TEXTBOOKS.carbonylCondensation,
  },
  { name: 'acetonitrile', molecule: '[CH3]C#N', gives: [], source: TEXTBOOKS.enols },
  { name: 'triethylamine', molecule: '[CH3][CH2]N([CH2][CH3])[CH2][CH3]', gives: [], source: TEXTBOOKS.carbonylCondensation },
  {
    name: 'diisopropylethylamine',
    molecule: '[CH3][CH2]N([CH]([CH3])[CH3])[CH]([CH3])[CH3]',
    gives: [],
    source: TEXTBOOKS.carbonylCondensation,
  },
  { name: 'pyridine', molecule: 'n1[cH][cH][cH][cH][cH]1', gives: [], source: TEXTBOOKS.carbonylCondensation },
  { name: '4-(dimethylamino)pyridine', molecule: 'n1[cH][cH]c(N([CH3])[CH3])[cH][cH]1', gives: [], source: TEXTBOOKS.carbonylCondensation },
  { name: 'tetrahydrofuran', molecule: 'O1[CH2][CH2][CH2][CH2]1', gives: [], source: TEXTBOOKS.saturatedSubstitution },
  { name: '1,4-dioxane', molecule: 'O1[CH2][CH2]O[CH2][CH2]1', gives: [], source: TEXTBOOKS.saturatedSubstitution },
  { name: 'diethyl ether', molecule: '[CH3][CH2]O[CH2][CH3]', gives: [], source: TEXTBOOKS.saturatedSubstitution },
  {
    name: 'ethyl acetate',
    molecule: '[CH3]C(=O)O[CH2][CH3]',
    gives: ['[CH3]C=O', '[CH3]C(=O)O', 'O[CH2][CH3]', '[CH3]C', '[CH3]CO[CH2][CH3]'],
    source: TEXTBOOKS.carbonylSubstitution,
  },
  {
    name: 'hexamethyldisilazane',
    molecule: '[CH3][Si]([CH3])([CH3])N[Si]([CH3])([CH3])[CH3]',
    gives: ['N', '[Si]([CH3])([CH3])[CH3]', 'N[Si]([CH3])([CH3])[CH3]'],
    source: TEXTBOOKS.hydroxylProtection,
  },
  {
    name: 'diisopropyl azodicarboxylate',
    molecule: '[CH3][CH]([CH3])OC(=O)N=NC(=O)O[CH]([CH3])[CH3]',
    gives: [],
    source: TEXTBOOKS.saturatedSubstitution,
  },
  { name: 'diethyl azodicarboxylate', molecule: '[CH3][CH2]OC(=O)N=NC(=O)O[CH2][CH3]', gives: [], source: TEXTBOOKS.saturatedSubstitution },
  {
    name: 'a carbodiimide for coupling',
    molecule: '[CH3][CH2]N=C=N[CH2][CH2][CH2]N([CH3])[CH3]',
    gives: [],
    source: TEXTBOOKS.aminoProtection,
  },
  { name: 'dicyclohexylcarbodiimide', molecule: 'C1CCCCC1N=C=NC2CCCCC2', gives: [], source: TEXTBOOKS.aminoProtection },
];

interface CompiledAuxiliary extends Auxiliary {
  readonly atomCount: number;
  readonly whole: Matcher;
  readonly parts: readonly Matcher[];
}

interface CompiledRow {
  readonly problem: AtomSourceProblem;
  readonly matcher: Matcher;
  readonly notBeside: Matcher | null;
}

let compiled: { readonly torn: readonly CompiledRow[]; readonly auxiliaries: readonly CompiledAuxiliary[] } | undefined;

/** Most heavy atoms of what the table of auxiliaries names. */
export const LARGEST_AUXILIARY = 20;

/**
 * Whether these atoms of a molecule would have to be torn out of what is a solvent, base, acid or reagent; `null` when a chemist takes
 * them from it, or takes all of it.
 *
 * @param molecule - one molecule, without its counterions
 * @param given - atoms that go into the product, each once
 */
export function atomSourceProblem(molecule: Molecule, given: readonly AtomIndex[]): AtomSourceProblem | null {
  if (given.length === 0 || given.length === molecule.atomCount) return null;
  if (given.length > 1 && molecule.atomCount > LARGEST_AUXILIARY) return null;
  compiled ??= compileTables();
  let prepared: PreparedMolecule | undefined;
  for (const { atomCount, whole, parts } of compiled.auxiliaries) {
    if (atomCount !== molecule.atomCount) continue;
    prepared ??= prepareMolecule(molecule);
    if (placesOf(whole, prepared).length === 0) continue;
    const wanted = keyOf(given);
    const isGiven = parts.some((part) => placesOf(part, prepared ?? prepareMolecule(molecule)).some((place) => keyOf(place) === wanted));
    return isGiven ? null : 'part-of-auxiliary';
  }
  if (given.length > 1) return null;
  prepared ??= prepareMolecule(molecule);
  for (const { problem, matcher, notBeside } of compiled.torn) {
    if (!placesOf(matcher, prepared).some(([first]) => first === given[0])) continue;
    if (notBeside === null || placesOf(notBeside, prepared).length === 0) return problem;
  }
  return null;
}

/**
 * Whether a carbon with two halogens or more would have to become a methyl group, as when a map takes dichloromethane, the solvent, for the
 * source of a methyl group.
 *
 * @param molecule - of one carbon
 * @param given - the atoms that the product has of it
 * @param hydrogens - of the first of them, in the product
 */
export function isMethylOfHalide(molecule: Molecule, given: readonly AtomIndex[], hydrogens: number): boolean {
  if (given.length !== 1 || hydrogens !== 3 || molecule.atomCount < 3) return false;
  return molecule.atomicNumber.every((atomicNumber, atom) =>
    atom === given[0] ? atomicNumber === ELEMENT.carbon : HALOGENS.has(atomicNumber),
  );
}

function keyOf(atoms: readonly AtomIndex[]): string {
  return [...atoms].sort((a, b) => a - b).join();
}

function placesOf(matcher: Matcher, prepared: PreparedMolecule): readonly (readonly AtomIndex[])[] {
  matcher.begin(prepared);
  const { count, width, atoms } = matcher.matches(0);
  return Array.from({ length: count }, (_, match) => [...atoms.subarray(match * width, (match + 1) * width)]);
}

function compileTables(): NonNullable<typeof compiled> {
  return {
    torn: TORN_ATOMS.map(({ problem, onlyAtom, notBeside }) => ({
      problem,
      matcher: compile(onlyAtom).matcher,
      notBeside: notBeside === undefined ? null : compile(notBeside).matcher,
    })),
    auxiliaries: AUXILIARIES.map((auxiliary) => {
      const { matcher, atomCount } = compile(auxiliary.molecule);
      return { ...auxiliary, atomCount, whole: matcher, parts: auxiliary.gives.map((part) => compile(part).matcher) };
    }),
  };
}

function compile(pattern: string): { readonly matcher: Matcher; readonly atomCount: number } {
  const read = readPattern(pattern);
  if (!read.ok) throw new Error(`${pattern}: ${read.error.message}`);
  const builder = new PatternSetBuilder();
  builder.add(read.value);
  return { matcher: new Matcher(builder.build()), atomCount: read.value.atomCount };
}
