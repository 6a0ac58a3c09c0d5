import { ELEMENT, type Molecule, parseSmiles, writeSmiles } from '@retron/molecule';
import type { Rdkit } from '@retron/rdkit/port';

/**
 * Acids, bases, ions and solvents that a compound may be sold with, neutral where they can be. Names stand for people; what counts is the
 * molecule.
 */
const COMPANIONS: Readonly<Record<string, string>> = {
  water: 'O',
  'hydrogen fluoride': 'F',
  'hydrogen chloride': 'Cl',
  'hydrogen bromide': 'Br',
  'hydrogen iodide': 'I',
  'sulphuric acid': 'O=S(=O)(O)O',
  'nitric acid': 'O=[N+]([O-])O',
  'phosphoric acid': 'O=P(O)(O)O',
  'perchloric acid': '[O-][Cl+3]([O-])([O-])O',
  'carbonic acid': 'O=C(O)O',
  'cyanic acid': 'N#CO',
  'thiocyanic acid': 'N#CS',
  'formic acid': 'O=CO',
  'acetic acid': 'CC(=O)O',
  'trifluoroacetic acid': 'O=C(O)C(F)(F)F',
  'oxalic acid': 'O=C(O)C(=O)O',
  'maleic or fumaric acid': 'O=C(O)C=CC(=O)O',
  'maleic acid': 'O=C(O)/C=C\\C(=O)O',
  'fumaric acid': 'O=C(O)/C=C/C(=O)O',
  'succinic acid': 'O=C(O)CCC(=O)O',
  'citric acid': 'O=C(O)CC(O)(CC(=O)O)C(=O)O',
  'methanesulphonic acid': 'CS(=O)(=O)O',
  'toluenesulphonic acid': 'Cc1ccc(S(=O)(=O)O)cc1',
  ammonia: 'N',
  lithium: '[Li+]',
  sodium: '[Na+]',
  potassium: '[K+]',
  caesium: '[Cs+]',
  magnesium: '[Mg+2]',
  calcium: '[Ca+2]',
};

/** The component with its acidic and basic groups as they are in the free compound; charges that no proton explains stay. */
function neutral(molecule: Molecule): Molecule {
  const charge = molecule.charge.slice();
  const hydrogenCount = molecule.hydrogenCount.slice();
  for (let atom = 0; atom < molecule.atomCount; atom++) {
    const bound = molecule.neighbourAtom.subarray(molecule.neighbourStart[atom], molecule.neighbourStart[atom + 1]);
    const hasCounterpart = bound.some((other) => molecule.charge[other] * molecule.charge[atom] < 0);
    if (hasCounterpart) continue;
    if (takesProton(molecule, atom)) {
      charge[atom] = 0;
      hydrogenCount[atom]++;
    } else if (molecule.charge[atom] === 1 && molecule.atomicNumber[atom] === ELEMENT.nitrogen && hydrogenCount[atom] > 0) {
      charge[atom] = 0;
      hydrogenCount[atom]--;
    }
  }
  return { ...molecule, charge, hydrogenCount };
}

const HALOGENS: ReadonlySet<number> = new Set([9, 17, 35, 53]);

function takesProton({ charge, atomicNumber }: Molecule, atom: number): boolean {
  const element = atomicNumber[atom];
  return charge[atom] === -1 && (element === ELEMENT.oxygen || element === ELEMENT.sulfur || HALOGENS.has(element));
}

function isCharged({ charge }: Molecule): boolean {
  return charge.reduce((sum, value) => sum + value, 0) !== 0;
}

/** Nitrites and other salts without carbon are sold for themselves. */
function hasCarbon({ atomicNumber }: Molecule): boolean {
  return atomicNumber.includes(ELEMENT.carbon);
}

/** What a compound that is sold as a salt or hydrate is a salt or hydrate of. */
export type Parent =
  | { readonly kind: 'itself' }
  | { readonly kind: 'parent'; readonly smiles: string }
  /** More than one compound besides companions. */
  | { readonly kind: 'mixture' };

/**
 * The compound that a salt or hydrate is of: what remains when common acids, bases, ions and water are taken off and the charges are
 * settled by protons. A compound in one part is itself, and so is one of which nothing remains, or something charged or without carbon.
 */
export class ParentFinder {
  readonly #rdkit: Rdkit;
  readonly #companions: ReadonlySet<string>;

  constructor(rdkit: Rdkit) {
    this.#rdkit = rdkit;
    this.#companions = new Set(
      Object.values(COMPANIONS).map((smiles) => {
        const canonical = rdkit.canonicalSmiles(smiles);
        if (!canonical.ok) throw new Error(`${smiles}: ${canonical.error.message}`);
        return canonical.value;
      }),
    );
  }

  /** @param smiles - canonical */
  find(smiles: string): Parent {
    const parts = smiles.split('.');
    if (parts.length === 1) return { kind: 'itself' };
    const rest = new Set<string>();
    for (const part of parts) {
      const free = this.#free(part);
      if (free === null) return { kind: 'itself' };
      if (!this.#companions.has(free)) rest.add(free);
    }
    const [parent, ...more] = rest;
    if (parent === undefined) return { kind: 'itself' };
    if (more.length > 0) return { kind: 'mixture' };
    const molecule = parseSmiles(parent);
    const isCompound = molecule.ok && !isCharged(molecule.value) && hasCarbon(molecule.value);
    return isCompound ? { kind: 'parent', smiles: parent } : { kind: 'itself' };
  }

  #free(part: string): string | null {
    const molecule = parseSmiles(part);
    const canonical = molecule.ok ? this.#rdkit.canonicalSmiles(writeSmiles(neutral(molecule.value)).smiles) : molecule;
    return canonical.ok ? canonical.value : null;
  }
}
