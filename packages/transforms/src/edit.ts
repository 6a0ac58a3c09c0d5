import { failure, type Result, success } from '@retron/molecule';
import { type AtomQuery, BOND_SET, onlyOrder, type Pattern, patternBondBetween, statedValue, UNSTATED } from '@retron/patterns';
import { compileStereoPlan, type StereoPlan, type TemplateSides } from './stereo-plan.ts';
import type { TemplateFailure } from './template-failure.ts';

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
interface AtomChange {
  readonly matched: number;
  /** Element the atom must have, where the matched side did not ask for it. */
  readonly atomicNumber: number;
  readonly isAromatic: number;
  readonly charge: number;
  /** Implicit and explicit ones. */
  readonly hydrogens: number;
}

interface MadeBond {
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
  const sides = pairAtoms(matched, made);
  if (!sides.ok) return sides;
  const atomChanges = compareAtoms(sides.value);
  if (!atomChanges.ok) return atomChanges;
  const madeBonds = compareMadeBonds(sides.value);
  if (!madeBonds.ok) return madeBonds;
  const addedAtoms = findAddedAtoms(sides.value);
  if (!addedAtoms.ok) return addedAtoms;
  const { partnerOfMatched, partnerOfMade } = sides.value;
  const { brokenBonds, looseEnds } = compareMatchedBonds(sides.value);

  const isEdited = new Uint8Array(matched.atomCount);
  for (const { change, isDeciding } of atomChanges.value) if (isDeciding) isEdited[change.matched] = 1;
  for (const atom of [...brokenBonds.flat(), ...looseEnds]) isEdited[atom] = 1;
  for (const atom of madeBonds.value.flatMap(({ begin, end }) => [begin, end])) {
    if (partnerOfMade[atom] >= 0) isEdited[partnerOfMade[atom]] = 1;
  }
  const stereo = compileStereoPlan(sides.value, isEdited);
  const deciding = new Set([...isEdited.keys()].filter((atom) => isEdited[atom] === 1).concat(stereo.referredAtoms));
  return success({
    partnerOfMatched,
    partnerOfMade,
    addedAtoms: addedAtoms.value,
    atomChanges: atomChanges.value.map(({ change }) => change),
    brokenBonds,
    madeBonds: madeBonds.value,
    stereo,
    decidingAtoms: Uint8Array.from(deciding).sort(),
  });
}

/** What is asked of kept atoms, and whether it can differ from what a matched atom has. */
function compareAtoms({ matched, made, partnerOfMade }: TemplateSides) {
  const changes: { change: AtomChange; isDeciding: boolean }[] = [];
  for (let atom = 0; atom < made.atomCount; atom++) {
    const partner = partnerOfMade[atom];
    if (partner < 0) continue;
    const before = matched.queries[partner];
    const after = made.queries[atom];
    const elementBefore = statedValue(before, 'atomicNumber');
    const elementAfter = statedValue(after, 'atomicNumber');
    if (elementBefore >= 0 && elementAfter >= 0 && elementBefore !== elementAfter) {
      return failure<TemplateFailure>({ kind: 'template-element', message: `Map ${made.atomMap[atom]} changes its element` });
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
    if (isDeciding || change.hydrogens >= 0) changes.push({ change, isDeciding });
  }
  return success(changes);
}

/** Bonds that the made side does not have, and atoms that leave or lose a neighbour that does. */
function compareMatchedBonds({ matched, made, partnerOfMatched }: TemplateSides) {
  const brokenBonds: [number, number][] = [];
  const looseEnds = [...partnerOfMatched.keys()].filter((atom) => partnerOfMatched[atom] < 0);
  for (let bond = 0; bond < matched.bondCount; bond++) {
    const begin = matched.bondBegin[bond];
    const end = matched.bondEnd[bond];
    if (partnerOfMatched[begin] < 0 || partnerOfMatched[end] < 0) looseEnds.push(begin, end);
    else if (patternBondBetween(made, partnerOfMatched[begin], partnerOfMatched[end]) < 0) brokenBonds.push([begin, end]);
  }
  return { brokenBonds, looseEnds };
}

function compareMadeBonds({ matched, made, partnerOfMade }: TemplateSides): Result<MadeBond[], TemplateFailure> {
  const madeBonds: MadeBond[] = [];
  for (let bond = 0; bond < made.bondCount; bond++) {
    const begin = made.bondBegin[bond];
    const end = made.bondEnd[bond];
    const set = made.bondSet[bond];
    const isKept = partnerOfMade[begin] >= 0 && partnerOfMade[end] >= 0;
    const before = isKept ? patternBondBetween(matched, partnerOfMade[begin], partnerOfMade[end]) : -1;
    if (before >= 0 && matched.bondSet[before] === set) continue;
    const order = onlyOrder(set);
    if (order !== 0) madeBonds.push({ begin, end, order });
    else if (set === BOND_SET.singleOrAromatic) madeBonds.push({ begin, end, order: BY_AROMATICITY });
    else if (before < 0) return ambiguous('a made bond has no definite order');
  }
  return success(madeBonds);
}

function findAddedAtoms({ made, partnerOfMade }: TemplateSides): Result<AddedAtom[], TemplateFailure> {
  const added: AddedAtom[] = [];
  for (let atom = 0; atom < made.atomCount; atom++) {
    if (partnerOfMade[atom] >= 0) continue;
    if (statedValue(made.queries[atom], 'atomicNumber') < 0) return ambiguous('an added atom has no definite element');
    added.push(addedAtom(made, atom));
  }
  return success(added);
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

function pairAtoms(matched: Pattern, made: Pattern): Result<TemplateSides, TemplateFailure> {
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
  return success({ matched, made, partnerOfMatched, partnerOfMade });
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

function ambiguous(problem: string) {
  return failure<TemplateFailure>({ kind: 'template-ambiguous', message: `The template is ambiguous: ${problem}` });
}
