import { type CandidateDescription, CHANGE_BUCKETS, PRECURSOR_BUCKETS, type TargetDescription, VIEW } from '@retron/learning';
import type { TransformLibrary } from '@retron/library';
import { mixBits } from '@retron/molecule';
import type { PreparedMolecule } from '@retron/patterns';
import type { RawPrecursor } from '@retron/transforms';
import type { Application } from '../../step/application.ts';
import { bondClasses } from '../../step/application.ts';
import { readCanonical } from '../../step/fragments.ts';
import { asRecorded, recordedForm } from '../../step/recorded-form.ts';
import type { KnownMaterials } from './known-molecules.ts';
import { type DescribedMolecule, described, FEATURE_RADIUS } from './molecule-environments.ts';
import { synthonIdentity } from './synthon.ts';

/**
 * What is known of recorded reactions. In training the reaction to be found again is left out of it: its counts must look as they would
 * for a reaction nobody has recorded.
 */
export interface RecordedReactions {
  readonly library: TransformLibrary;
  /** Recorded reactions of a transform. */
  reactionCount(transform: number): number;
  /** The same with nothing left out. */
  learntCount(transform: number): number;
  readonly known: KnownMaterials;
}

/** The ways to make a structure, described for a model as far as it wants to know. */
export interface DescribedApplications extends Pick<TargetDescription, 'surroundings' | 'counts'> {
  /** For each application the transforms that the model is told of, ascending. */
  readonly transforms: readonly Uint32Array[];
  /** For each application the number of its disconnection; applications with the same one break the same bonds, up to symmetry. */
  readonly sites: Uint16Array;
  /** What a closer look at applications shows, in their order: of several together part by part, as that takes less time. */
  describe(applications: readonly number[]): readonly Pick<CandidateDescription, 'changes' | 'parts' | 'plain'>[];
  /** What the precursors of one application are; see `DescribedMolecule.identity`. */
  identities(application: number): readonly number[];
  /** Surroundings in the precursors of the applications that were described so far; see `TargetDescription.precursors`. */
  precursors(): readonly Uint16Array[];
}

/**
 * Describes a structure and the ways to make it, for a model. RDKit need not have seen the applications.
 *
 * @param applications - all applications of the structure; transforms that the model's library does not have are passed over
 */
export function describeApplications(
  target: PreparedMolecule,
  applications: readonly Application[],
  recorded: RecordedReactions,
): DescribedApplications {
  const product = described(target.molecule);
  const molecules = new Map<string, PrecursorMolecule>();
  const precursors = new Map<RawPrecursor, DescribedPrecursor>();
  const supporting = applications.map((application) => supportingTransforms(application, recorded));
  const sites = countSites(supporting);
  const describeNew = (smiles: string): PrecursorMolecule => {
    const whole = described(readCanonical(smiles));
    const known = Math.log1p(recorded.known.reactants.count(whole.identity));
    const molecule = { described: whole, known, place: molecules.size };
    molecules.set(smiles, molecule);
    return molecule;
  };
  const describePrecursor = (shown: RawPrecursor): DescribedPrecursor => {
    const raw = recordedPrecursor(shown);
    const molecule = molecules.get(raw.smiles) ?? describeNew(raw.smiles);
    const brought = raw.provenance.filter((atom) => atom >= 0);
    return {
      ...molecule,
      provenance: raw.provenance,
      kept: brought.length,
      synthonKnown: brought.length === 0 ? 0 : Math.log1p(recorded.known.synthons.count(synthonIdentity(target.molecule, brought))),
    };
  };
  // Many steps share a precursor.
  const precursorsOf = (application: Application): readonly DescribedPrecursor[] =>
    application.outcome.precursors.map((raw) => {
      const precursor = precursors.get(raw) ?? describePrecursor(raw);
      precursors.set(raw, precursor);
      return precursor;
    });
  return {
    ...surroundingsOf(product),
    sites: numberSites(applications, target),
    transforms: supporting.map((transforms) => transforms.filter((transform) => isTold(transform, recorded))),
    describe(indices) {
      const own = indices.map((index) => precursorsOf(applications[index]));
      const changes = own.map((each) => changedSurroundings(product, each));
      return indices.map((index, place) => ({
        changes: changes[place],
        parts: Uint16Array.from(own[place], (precursor) => precursor.place),
        plain: plainFeatures(target, applications[index], own[place], supporting[index], sites, applications.length, recorded),
      }));
    },
    identities: (index) => precursorsOf(applications[index]).map(({ described }) => described.identity),
    precursors: () => Array.from(molecules.values(), ({ described }) => hashedSurroundings(described)),
  };
}

/**
 * A Grignard or zinc reagent without its halide, as most records have it; any other precursor as it is. Suggestions write them whole, and a
 * ranker would meet what none of the reactions it learnt from starts from.
 */
function recordedPrecursor(shown: RawPrecursor): Pick<RawPrecursor, 'smiles' | 'provenance'> {
  if (asRecorded(shown.smiles) === shown.smiles) return shown;
  const { molecules, givenAtom } = recordedForm(shown.smiles);
  return { smiles: molecules.join('.'), provenance: Array.from(givenAtom, (atom) => shown.provenance[atom]) };
}

interface PrecursorMolecule {
  readonly described: DescribedMolecule;
  /** How often recorded reactions start from it; logarithm of one more. */
  readonly known: number;
  /** Among the precursors of the structure, in order of appearance. */
  readonly place: number;
}

interface DescribedPrecursor extends PrecursorMolecule {
  readonly provenance: readonly number[];
  /** Atoms that it brings to the structure. */
  readonly kept: number;
  /** How often recorded reactions start from what brings the same part; logarithm of one more. */
  readonly synthonKnown: number;
}

/** The supporting transforms and the more general ones above them, ascending: what was applied depends on the precision, this does not. */
function supportingTransforms({ support }: Application, { library, reactionCount }: RecordedReactions): Uint32Array {
  const own = new Set<number>();
  for (const each of support) {
    if (each.library.library !== library) continue;
    for (let transform = each.transform; transform >= 0; transform = library.parent(transform)) {
      if (reactionCount(transform) > 0) own.add(transform);
    }
  }
  return Uint32Array.from(own).sort();
}

/**
 * Recorded reactions from which on a network is told of a more specific transform: of rarer ones it learns nothing but noise. Nothing is
 * left out of the count: a network that is not told of a transform where it is the answer, but where it is not, would learn that it never is.
 */
const FEWEST_REACTIONS_TOLD = 3;

function isTold(transform: number, { library, learntCount }: RecordedReactions): boolean {
  return library.level(transform) === 1 || learntCount(transform) >= FEWEST_REACTIONS_TOLD;
}

function countSites(transforms: readonly Uint32Array[]): ReadonlyMap<number, number> {
  const sites = new Map<number, number>();
  for (const list of transforms) for (const transform of list) sites.set(transform, (sites.get(transform) ?? 0) + 1);
  return sites;
}

function surroundingsOf({ environments }: DescribedMolecule): Pick<TargetDescription, 'surroundings' | 'counts'> {
  const all = environments.hash.slice(0, (FEATURE_RADIUS + 1) * environments.atomCount).sort();
  const surroundings: number[] = [];
  const counts: number[] = [];
  for (let i = 0; i < all.length; i++) {
    if (i === 0 || all[i] !== all[i - 1]) {
      surroundings.push(all[i]);
      counts.push(0);
    }
    counts[counts.length - 1]++;
  }
  return { surroundings: Uint32Array.from(surroundings), counts: Uint16Array.from(counts) };
}

/** Applications that make no bond are told apart by the atoms they change. */
function numberSites(applications: readonly Application[], target: PreparedMolecule): Uint16Array {
  const numbers = new Map<string, number>();
  return Uint16Array.from(applications, ({ outcome }) => {
    const site = outcome.bonds.length > 0 ? bondClasses(outcome.bonds, target) : `at ${centreClasses(outcome, target).join()}`;
    const number = numbers.get(site) ?? numbers.size;
    numbers.set(site, number);
    return number;
  });
}

function centreClasses({ centre }: Application['outcome'], { symmetryClass }: PreparedMolecule): readonly number[] {
  return [...new Set(centre)].map((atom) => symmetryClass[atom]).sort((a, b) => a - b);
}

/** The surroundings in a precursor, each once, hashed. */
function hashedSurroundings({ environments }: DescribedMolecule): Uint16Array {
  const { hash, atomCount } = environments;
  const buckets = new Uint16Array((FEATURE_RADIUS + 1) * atomCount);
  for (let k = 0; k < buckets.length; k++) buckets[k] = mixBits(hash[k]) % PRECURSOR_BUCKETS;
  buckets.sort();
  let count = 0;
  for (let k = 0; k < buckets.length; k++) if (k === 0 || buckets[k] !== buckets[k - 1]) buckets[count++] = buckets[k];
  return buckets.subarray(0, count);
}

/** Tells what was there before the step from what is there after it. */
const GAINED = 0x7feb352d;
const LOST = 0x846ca68b;

function changedSurroundings(product: DescribedMolecule, precursors: readonly DescribedPrecursor[]): Uint16Array {
  const changes: number[] = [];
  const after = product.environments;
  const isKept = new Uint8Array(after.atomCount);
  const add = (hash: number, salt: number) => changes.push(mixBits(hash ^ salt) % CHANGE_BUCKETS);
  for (const { described, provenance } of precursors) {
    const before = described.environments;
    for (let atom = 0; atom < before.atomCount; atom++) {
      const from = provenance[atom];
      if (from >= 0) isKept[from] = 1;
      for (let radius = 0; radius <= FEATURE_RADIUS; radius++) {
        const hash = before.hash[radius * before.atomCount + atom];
        const was = from >= 0 ? after.hash[radius * after.atomCount + from] : -1;
        if (hash === was) continue;
        add(hash, GAINED);
        if (from >= 0) add(was, LOST);
      }
    }
  }
  for (let atom = 0; atom < after.atomCount; atom++) {
    if (isKept[atom] === 1) continue;
    for (let radius = 0; radius <= FEATURE_RADIUS; radius++) add(after.hash[radius * after.atomCount + atom], LOST);
  }
  return Uint16Array.from(changes).sort();
}

/** How trees look at the plain numbers, in the order of `plainFeatures`. Means and ratios of counts would tell counts exactly. */
export const PLAIN_VIEWS = Uint8Array.from([
  ...new Array<number>(11).fill(VIEW.asIs),
  ...[VIEW.count, VIEW.count, VIEW.none, VIEW.asIs],
  ...[VIEW.count, VIEW.count, VIEW.count],
  ...new Array<number>(5).fill(VIEW.asIs),
  ...[VIEW.none, VIEW.none],
  ...new Array<number>(3).fill(VIEW.asIs),
  ...[VIEW.count, VIEW.count, VIEW.asIs],
]);

function byLevel(transforms: Uint32Array, library: TransformLibrary): readonly (readonly number[])[] {
  const levels: number[][] = [[], [], []];
  for (const transform of transforms) levels[library.level(transform) - 1].push(transform);
  return levels;
}

/** Plain numbers about one application: sizes as shares of the structure, counts as logarithms. See `PLAIN_VIEWS`. */
function plainFeatures(
  { molecule }: PreparedMolecule,
  { outcome }: Application,
  precursors: readonly DescribedPrecursor[],
  transforms: Uint32Array,
  sites: ReadonlyMap<number, number>,
  candidateCount: number,
  { library, reactionCount }: RecordedReactions,
): Float32Array {
  const size = molecule.atomCount;
  const kept = precursors.map((precursor) => precursor.kept);
  const carrying = precursors.filter((precursor) => precursor.kept > 0);
  const addedAtoms = precursors.reduce((sum, precursor) => sum + precursor.provenance.length - precursor.kept, 0);
  const known = precursors.map((precursor) => precursor.known);
  const synthons = carrying.map((precursor) => precursor.synthonKnown);
  const atomsOf = (counted: readonly DescribedPrecursor[]) => counted.reduce((sum, precursor) => sum + precursor.kept, 0);
  const knownAtoms = atomsOf(precursors.filter((precursor) => precursor.known > 0));
  const synthonAtoms = atomsOf(carrying.filter((precursor) => precursor.synthonKnown > 0));
  const [level1, level2, level3] = byLevel(transforms, library);
  const most = (list: readonly number[]) => list.reduce((best, transform) => Math.max(best, reactionCount(transform)), 0);
  const fewestSites = (list: readonly number[]) => list.reduce((best, transform) => Math.min(best, sites.get(transform) ?? 1), 1000);
  const [count1, count2, count3] = [most(level1), most(level2), most(level3)];
  return Float32Array.of(
    precursors.length === 1 ? 1 : 0,
    precursors.length === 2 ? 1 : 0,
    precursors.length > 2 ? 1 : 0,
    Math.max(0, ...kept) / size,
    Math.min(size, ...carrying.map((precursor) => precursor.kept)) / size,
    Math.min(addedAtoms, 20) / 10,
    Math.log1p(addedAtoms),
    Math.max(0, ...precursors.map(({ provenance }) => provenance.length)) / size,
    size / 30,
    outcome.centre.length / 5,
    outcome.bonds.length / 3,
    Math.min(...known),
    Math.max(...known),
    known.reduce((sum, each) => sum + each, 0) / known.length,
    knownAtoms / size,
    Math.log1p(count1),
    Math.log1p(count2),
    Math.log1p(count3),
    level2.length > 0 ? 1 : 0,
    level3.length > 0 ? 1 : 0,
    level1.length / 3,
    level2.length / 3,
    level3.length / 3,
    count1 > 0 ? count2 / count1 : 0,
    count2 > 0 ? count3 / count2 : 0,
    Math.log(fewestSites(level1)),
    level2.length > 0 ? Math.log(fewestSites(level2)) : 0,
    Math.log(candidateCount),
    synthons.length > 0 ? Math.min(...synthons) : 0,
    Math.max(0, ...synthons),
    synthonAtoms / size,
  );
}
