import { type AtomIndex, BOND, ELEMENT, type Molecule, otherEnd } from '@retron/molecule';

/** A ring as chemists name it, such as `pyrimidine`. */
export interface NamedRing {
  readonly name: string;
  /** In their order round the ring. */
  readonly atoms: readonly AtomIndex[];
  readonly isAromatic: boolean;
  /** It stands alone, so that its atoms can be numbered by its own heteroatoms. */
  readonly isMonocycle: boolean;
}

/** Rings larger than this have no name here. */
const LARGEST = 8;

/** Rings by their atoms, written from the one that gives the earliest text in either direction. */
const AROMATIC: Readonly<Record<string, string>> = {
  CCCCCC: 'benzene',
  CCCCCN: 'pyridine',
  CCCCNN: 'pyridazine',
  CCCNCN: 'pyrimidine',
  CCNCCN: 'pyrazine',
  CNCNCN: 'triazine',
  CCNCNN: 'triazine',
  CCCCN: 'pyrrole',
  CCCCO: 'furan',
  CCCCS: 'thiophene',
  CCCNN: 'pyrazole',
  CCNCN: 'imidazole',
  CCCNO: 'isoxazole',
  CCNCO: 'oxazole',
  CCCNS: 'isothiazole',
  CCNCS: 'thiazole',
  CCNNN: 'triazole',
  CNCNN: 'triazole',
  CNCNO: 'oxadiazole',
  CNNCO: 'oxadiazole',
  CCNON: 'oxadiazole',
  CNCNS: 'thiadiazole',
  CNNCS: 'thiadiazole',
  CNNNN: 'tetrazole',
};
const SATURATED: Readonly<Record<string, string>> = {
  CCC: 'cyclopropane',
  CCN: 'aziridine',
  CCO: 'epoxide',
  CCCC: 'cyclobutane',
  CCCN: 'azetidine',
  CCCO: 'oxetane',
  CCCCC: 'cyclopentane',
  CCCCN: 'pyrrolidine',
  CCCCO: 'tetrahydrofuran',
  CCCCCC: 'cyclohexane',
  CCCCCN: 'piperidine',
  CCCCCO: 'tetrahydropyran',
  CCNCCN: 'piperazine',
  CCNCCO: 'morpholine',
  CCNCCS: 'thiomorpholine',
  CCCCCCN: 'azepane',
};
/** Two aromatic rings that share a bond. */
const FUSED: Readonly<Record<string, string>> = {
  'benzene pyrrole': 'indole',
  'benzene imidazole': 'benzimidazole',
  'benzene pyrazole': 'indazole',
  'benzene furan': 'benzofuran',
  'benzene thiophene': 'benzothiophene',
  'benzene oxazole': 'benzoxazole',
  'benzene thiazole': 'benzothiazole',
  'benzene triazole': 'benzotriazole',
  'benzene pyrimidine': 'quinazoline',
  'benzene pyrazine': 'quinoxaline',
  'benzene pyridazine': 'cinnoline or phthalazine',
  'benzene benzene': 'naphthalene',
};
/** Words for a ring that carries a C=O. */
const WITH_CARBONYL: Readonly<Record<string, string>> = {
  pyridine: 'pyridone',
  pyrimidine: 'pyrimidinone',
  pyridazine: 'pyridazinone',
  pyrazine: 'pyrazinone',
};

/** The smallest ring through an atom, or through a bond, with its usual name; `null` where there is none, or it has none. */
export function namedRingThrough(molecule: Molecule, from: AtomIndex, across?: AtomIndex): NamedRing | null {
  const atoms = smallestRing(molecule, from, across);
  return atoms === null ? null : nameOf(molecule, atoms);
}

/**
 * Where an atom stands in a ring with one kind of place for each number: `pyrimidine C-2`; for what has no such numbers the ring alone.
 */
export function placeInRing(molecule: Molecule, { name, atoms, isMonocycle }: NamedRing, atom: AtomIndex): string {
  const element = molecule.atomicNumber[atom];
  if (element === ELEMENT.nitrogen) return `${name} N`;
  const numbers = PLACES[name];
  if (!isMonocycle || numbers === undefined) return name;
  const at = atoms.indexOf(atom);
  const distances = atoms.flatMap((other, index) => {
    if (molecule.atomicNumber[other] === ELEMENT.carbon) return [];
    const apart = Math.abs(index - at);
    return [Math.min(apart, atoms.length - apart)];
  });
  const number = numbers[distances.sort((a, b) => a - b).join('')];
  return number === undefined ? name : `${name} C-${number}`;
}

/** Numbers by the distances to the heteroatoms, the least of the equal places. */
const PLACES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  pyridine: { '1': 2, '2': 3, '3': 4 },
  pyridone: { '1': 2, '2': 3, '3': 4 },
  pyrimidine: { '11': 2, '13': 4, '22': 5 },
  pyridazine: { '12': 3, '23': 4 },
  pyrrole: { '1': 2, '2': 3 },
  furan: { '1': 2, '2': 3 },
  thiophene: { '1': 2, '2': 3 },
  piperidine: { '1': 2, '2': 3, '3': 4 },
  pyrrolidine: { '1': 2, '2': 3 },
};

function nameOf(molecule: Molecule, atoms: readonly AtomIndex[]): NamedRing | null {
  const isAromatic = atoms.every((atom) => molecule.isAromatic[atom] === 1);
  const own = ownName(molecule, atoms, isAromatic);
  if (own === null) return null;
  const partner = isAromatic ? fusedPartner(molecule, atoms) : null;
  const isMonocycle = partner === null && neighboursInRings(molecule, atoms) === 0;
  if (partner === null) return { name: own, atoms, isAromatic, isMonocycle };
  const key = [own, partner.name].sort().join(' ');
  const name = key === 'benzene pyridine' ? quinoline(molecule, own === 'pyridine' ? atoms : partner.atoms) : (FUSED[key] ?? own);
  return { name, atoms, isAromatic, isMonocycle: false };
}

function ownName(molecule: Molecule, atoms: readonly AtomIndex[], isAromatic: boolean): string | null {
  const text = canonicalText(atoms.map((atom) => SYMBOLS.get(molecule.atomicNumber[atom]) ?? '?'));
  if (!isAromatic) {
    const isSaturated = atoms.every((atom) => bondsOf(molecule, atom).every(({ order }) => order === BOND.single));
    return isSaturated ? (SATURATED[text] ?? null) : null;
  }
  const name = AROMATIC[text] ?? null;
  const hasCarbonyl = atoms.some((atom) => bondsOf(molecule, atom).some(({ order }) => order === BOND.double));
  return name !== null && hasCarbonyl ? (WITH_CARBONYL[name] ?? name) : name;
}

const SYMBOLS: ReadonlyMap<number, string> = new Map([
  [ELEMENT.carbon, 'C'],
  [ELEMENT.nitrogen, 'N'],
  [ELEMENT.oxygen, 'O'],
  [ELEMENT.sulfur, 'S'],
]);

/** The earliest of all ways to write a ring down. */
function canonicalText(symbols: readonly string[]): string {
  const turned = (ring: readonly string[]) => ring.map((_, first) => [...ring.slice(first), ...ring.slice(0, first)].join(''));
  return [...turned(symbols), ...turned([...symbols].reverse())].reduce((least, text) => (text < least ? text : least));
}

/** The aromatic ring that shares a bond with a ring. */
function fusedPartner(
  molecule: Molecule,
  atoms: readonly AtomIndex[],
): { readonly name: string; readonly atoms: readonly AtomIndex[] } | null {
  const own = new Set(atoms);
  for (const [index, atom] of atoms.entries()) {
    const next = atoms[(index + 1) % atoms.length];
    for (const { atom: outside } of bondsOf(molecule, atom)) {
      if (own.has(outside) || molecule.isAromatic[outside] === 0 || molecule.isAromatic[next] === 0) continue;
      const ring = smallestRing(molecule, atom, outside);
      if (ring === null || !ring.includes(next) || !ring.every((each) => molecule.isAromatic[each] === 1)) continue;
      const name = ownName(molecule, ring, true);
      if (name !== null) return { name, atoms: ring };
    }
  }
  return null;
}

/** Nitrogen beside the other ring, or one further. */
function quinoline(molecule: Molecule, pyridine: readonly AtomIndex[]): string {
  const nitrogen = pyridine.find((atom) => molecule.atomicNumber[atom] === ELEMENT.nitrogen);
  if (nitrogen === undefined) return 'quinoline';
  const isBesideFusion = bondsOf(molecule, nitrogen).some(
    ({ atom }) => bondsOf(molecule, atom).filter(({ order }) => order === BOND.aromatic).length === 3,
  );
  return isBesideFusion ? 'quinoline' : 'isoquinoline';
}

/** How many bonds lead from a ring to atoms that close another one with it. */
function neighboursInRings(molecule: Molecule, atoms: readonly AtomIndex[]): number {
  const own = new Set(atoms);
  return atoms.filter((atom) =>
    bondsOf(molecule, atom).some(
      ({ atom: outside }) => !own.has(outside) && (smallestRing(molecule, atom, outside) ?? []).filter((each) => own.has(each)).length > 1,
    ),
  ).length;
}

interface Neighbour {
  readonly atom: AtomIndex;
  readonly order: number;
}

function bondsOf(molecule: Molecule, atom: AtomIndex): readonly Neighbour[] {
  const { neighbourStart, neighbourBond, bondOrder } = molecule;
  return Array.from({ length: neighbourStart[atom + 1] - neighbourStart[atom] }, (_, k) => {
    const bond = neighbourBond[neighbourStart[atom] + k];
    return { atom: otherEnd(molecule, bond, atom), order: bondOrder[bond] };
  });
}

/** Shortest way round through `from` (and its neighbour `across`), both included, in order; `null` for none of at most `LARGEST`. */
function smallestRing(molecule: Molecule, from: AtomIndex, across?: AtomIndex): readonly AtomIndex[] | null {
  const starts = across === undefined ? bondsOf(molecule, from).map(({ atom }) => atom) : [across];
  let best: readonly AtomIndex[] | null = null;
  for (const start of starts) {
    const ring = wayBack(molecule, start, from);
    if (ring !== null && (best === null || ring.length < best.length)) best = ring;
  }
  return best;
}

/** From `start` to `end`, but not by the bond between them. */
function wayBack(molecule: Molecule, start: AtomIndex, end: AtomIndex): readonly AtomIndex[] | null {
  const cameFrom = new Map<AtomIndex, AtomIndex>([[start, -1]]);
  const depth = new Map<AtomIndex, number>([[start, 1]]);
  const queue = [start];
  for (const atom of queue) {
    if ((depth.get(atom) ?? 0) >= LARGEST) continue;
    for (const { atom: next } of bondsOf(molecule, atom)) {
      if (cameFrom.has(next) || (atom === start && next === end)) continue;
      cameFrom.set(next, atom);
      depth.set(next, (depth.get(atom) ?? 0) + 1);
      if (next === end) return pathTo(cameFrom, end);
      queue.push(next);
    }
  }
  return null;
}

function pathTo(cameFrom: ReadonlyMap<AtomIndex, AtomIndex>, end: AtomIndex): readonly AtomIndex[] {
  const path: AtomIndex[] = [];
  for (let atom: AtomIndex = end; atom !== -1; atom = cameFrom.get(atom) ?? -1) path.push(atom);
  return path;
}
