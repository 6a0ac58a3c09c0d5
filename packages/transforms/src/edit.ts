import { failure, type Result, success } from '@retron/molecule';
import { type AtomQuery, statedValue, UNSTATED } from './atom-query.ts';
import { BOND_SET, onlyOrder } from './bond-query.ts';
import type { Pattern } from './pattern.ts';
import { compileStereoPlan, type StereoPlan } from './stereo-plan.ts';
import type { TemplateFailure } from './template.ts';

/** What a template does to the atoms it matches, worked out once. Numbers are atoms and bonds of its two patterns. */
export interface Edit {
  /** For each matched atom its partner in `made`, or -1 where it leaves. */
  readonly partnerOfMatched: Int16Array;
  /** For each made atom its partner in `matched`, or -1 where it is added. */
  readonly partnerOfMade: Int16Array;
  /** Atoms that are added, in the order of the made side. */
  readonly addedAtoms: readonly AddedAtom[];
  /** What is asked of kept atoms; those of which nothing is asked are left out. */
  readonly atomChanges: readonly AtomChange[];
  /** Bonds between kept atoms that are broken, as pairs of matched atoms. */
  readonly brokenBonds: readonly (readonly [number, number])[];
  /** Bonds made or changed, as pairs of made atoms. */
  readonly madeBonds: readonly MadeBond[];
  readonly stereo: StereoPlan;
  /**
   * Matched atoms on which the outcome depends, ascending: two matches that agree in them give the same outcome. The others only
   * describe surroundings.
   */
  readonly decidingAtoms: Uint8Array;
}

/** What the made side asks of a kept atom; `UNSTATED` where it asks nothing. */
export interface AtomChange {
  readonly matched: number;
  /** Element the atom must have, where the matched side did not ask for it. */
  readonly atomicNumber: number;
  readonly isAromatic: number;
  readonly charge: number;
  /** Implicit and explicit ones. */
  readonly hydrogens: number;
}

export interface MadeBond {
  readonly begin: number;
  readonly end: number;
  /** One of `BOND`, or `BY_AROMATICITY`. */
  readonly order: number;
}

/** Order of a bond that the template leaves as single or aromatic: aromatic between aromatic atoms, else single. */
export const BY_AROMATICITY = 0;

/** An atom that is added. */
export interface AddedAtom {
  readonly made: number;
  readonly atomicNumber: number;
  readonly isAromatic: boolean;
  readonly charge: number;
  /** `UNSTATED`: as many as its valence leaves. */
  readonly hydrogens: number;
  readonly isotope: number;
}

/** Compares the two sides of a template. */
export function compileEdit(matched: Pattern, made: Pattern): Result<Edit, TemplateFailure> {
  const pairs = pairAtoms(matched, made);
  if (!pairs.ok) return pairs;
  const { partnerOfMatched, partnerOfMade } = pairs.value;
  const addedAtoms: AddedAtom[] = [];
  const atomChanges: AtomChange[] = [];
  const deciding = new Uint8Array(matched.atomCount);

  for (let atom = 0; atom < made.atomCount; atom++) {
    const partner = partnerOfMade[atom];
    if (partner < 0) {
      if (statedValue(made.queries[atom], 'atomicNumber') < 0) return ambiguous('an added atom has no definite element');
      addedAtoms.push(addedAtom(made, atom));
      continue;
    }
    const before = matched.queries[partner];
    const after = made.queries[atom];
    const elementBefore = statedValue(before, 'atomicNumber');
    const elementAfter = statedValue(after, 'atomicNumber');
    if (elementBefore >= 0 && elementAfter >= 0 && elementBefore !== elementAfter) {
      return failure({ kind: 'template-element', message: `Map ${made.atomMap[atom]} changes its element` });
    }
    const change: AtomChange = {
      matched: partner,
      atomicNumber: elementBefore >= 0 ? UNSTATED : elementAfter,
      isAromatic: unlessEqual(before, after, 'aromatic'),
      charge: unlessEqual(before, after, 'charge'),
      hydrogens: statedValue(after, 'hydrogens'),
    };
    const changesHydrogens = unlessEqual(before, after, 'hydrogens') !== UNSTATED;
    const isDeciding = change.atomicNumber >= 0 || change.isAromatic >= 0 || change.charge !== UNSTATED || changesHydrogens;
    if (isDeciding || change.hydrogens >= 0) atomChanges.push(change);
    if (isDeciding) deciding[partner] = 1;
  }

  const brokenBonds: [number, number][] = [];
  for (let bond = 0; bond < matched.bondCount; bond++) {
    const begin = matched.bondBegin[bond];
    const end = matched.bondEnd[bond];
    if (partnerOfMatched[begin] < 0 || partnerOfMatched[end] < 0) {
      deciding[begin] = deciding[end] = 1;
    } else if (bondBetweenAtoms(made, partnerOfMatched[begin], partnerOfMatched[end]) < 0) {
      brokenBonds.push([begin, end]);
      deciding[begin] = deciding[end] = 1;
    }
  }

  const madeBonds: MadeBond[] = [];
  for (let bond = 0; bond < made.bondCount; bond++) {
    const begin = made.bondBegin[bond];
    const end = made.bondEnd[bond];
    const set = made.bondSet[bond];
    const before =
      partnerOfMade[begin] < 0 || partnerOfMade[end] < 0 ? -1 : bondBetweenAtoms(matched, partnerOfMade[begin], partnerOfMade[end]);
    if (before >= 0 && matched.bondSet[before] === set) continue;
    const order = onlyOrder(set);
    if (order === 0 && set !== BOND_SET.singleOrAromatic) {
      if (before >= 0) continue;
      return ambiguous('a made bond has no definite order');
    }
    madeBonds.push({ begin, end, order: order === 0 ? BY_AROMATICITY : order });
    for (const atom of [begin, end]) if (partnerOfMade[atom] >= 0) deciding[partnerOfMade[atom]] = 1;
  }

  const stereo = compileStereoPlan(matched, made, partnerOfMatched, partnerOfMade, deciding.slice());
  for (const atom of stereo.referredAtoms) deciding[atom] = 1;
  return success({
    partnerOfMatched,
    partnerOfMade,
    addedAtoms,
    atomChanges,
    brokenBonds,
    madeBonds,
    stereo,
    decidingAtoms: Uint8Array.from(deciding.keys()).filter((atom) => deciding[atom] === 1),
  });
}

function addedAtom(made: Pattern, atom: number): AddedAtom {
  const query = made.queries[atom];
  const charge = statedValue(query, 'charge');
  return {
    made: atom,
    atomicNumber: statedValue(query, 'atomicNumber'),
    isAromatic: statedValue(query, 'aromatic') === 1,
    charge: charge === UNSTATED ? 0 : charge,
    hydrogens: statedValue(query, 'hydrogens'),
    isotope: statedIsotope(query),
  };
}

function statedIsotope(query: AtomQuery): number {
  for (const clause of query.clauses) {
    const term = clause.length === 1 && clause[0].length === 1 ? clause[0][0] : null;
    if (term !== null && term.kind === 'isotope' && !term.isNegated) return term.mass;
  }
  return 0;
}

function unlessEqual(before: AtomQuery, after: AtomQuery, field: 'aromatic' | 'charge' | 'hydrogens'): number {
  const value = statedValue(after, field);
  return value === statedValue(before, field) ? UNSTATED : value;
}

function pairAtoms(matched: Pattern, made: Pattern): Result<Pick<Edit, 'partnerOfMatched' | 'partnerOfMade'>, TemplateFailure> {
  const partnerOfMatched = new Int16Array(matched.atomCount).fill(-1);
  const partnerOfMade = new Int16Array(made.atomCount).fill(-1);
  const matchedAtom = atomsByMap(matched);
  const madeAtom = atomsByMap(made);
  if (matchedAtom === null || madeAtom === null)
    return failure({ kind: 'template-maps', message: 'A map number occurs twice on one side' });
  for (const [map, atom] of matchedAtom) {
    const partner = madeAtom.get(map);
    if (partner === undefined) continue;
    partnerOfMatched[atom] = partner;
    partnerOfMade[partner] = atom;
  }
  if (!partnerOfMade.some((partner) => partner >= 0))
    return failure({ kind: 'template-maps', message: 'The two sides share no mapped atom' });
  return success({ partnerOfMatched, partnerOfMade });
}

function atomsByMap(pattern: Pattern): Map<number, number> | null {
  const atoms = new Map<number, number>();
  for (let atom = 0; atom < pattern.atomCount; atom++) {
    const map = pattern.atomMap[atom];
    if (map === 0) continue;
    if (atoms.has(map)) return null;
    atoms.set(map, atom);
  }
  return atoms;
}

/** The bond of a pattern between two of its atoms, or -1. */
export function bondBetweenAtoms(pattern: Pattern, a: number, b: number): number {
  for (let k = pattern.neighbourStart[a]; k < pattern.neighbourStart[a + 1]; k++) {
    if (pattern.neighbourAtom[k] === b) return pattern.neighbourBond[k];
  }
  return -1;
}

function ambiguous(problem: string) {
  return failure<TemplateFailure>({ kind: 'template-ambiguous', message: `The template is ambiguous: ${problem}` });
}
