import { type AtomEnvironments, atomEnvironments } from '@retron/learning';
import { type AtomIndex, bondBetween, ELEMENT, mixBits, ringBonds } from '@retron/molecule';
import type { Precision } from '@retron/tree';
import type { ProductCandidate } from '../../step/product-candidate.ts';
import type { Support } from '../../step/support.ts';
import type { WantedStructure } from '../../step/wanted-structure.ts';
import { ringSizeOf } from './ring-size.ts';

/** What is known of one product when it is ranked among those of its mixture. */
export interface ProductFeatures {
  /** 32-bit names of what is there; one that is there twice stands twice. */
  readonly sparse: Uint32Array;
  /** As `DENSE` names them. */
  readonly dense: Float32Array;
}

/** Measured features, in their order; scaled to about 1. */
export const DENSE = [
  'reactions at level 1',
  'reactions at level 2',
  'reactions at level 3',
  'has level 2',
  'has level 3',
  'products of the same transform, level 1',
  'products of the same transform, level 2',
  'products of the same transform, level 3',
  'atoms lost',
  'share of atoms lost',
  'atoms changed',
  'bonds made',
  'ring bonds made',
  'level 2 among level 1',
  'level 3 among level 2',
  'transforms',
] as const;

/** Tells the kinds of sparse features apart. */
const KIND = {
  transform: 100,
  changedAtom: 200,
  changedAtomByTransform: 300,
  madeAtom: 400,
  change: 500,
  bond: 600,
  ring: 700,
  molecules: 800,
  bystander: 900,
} as const;

/** Bonds around a changed atom that are looked at. */
const RADIUS = 3;

/** What the features need to know of the transforms. */
export interface TransformFacts {
  /** Recorded reactions behind it; in training without the one learned from. */
  readonly reactionCount: (support: Support) => number;
  /** Names the transform by its text. */
  readonly name: (support: Support) => number;
}

/** The transform of one level with most reactions behind it. */
interface BestSupport {
  readonly count: number;
  readonly name: number;
  readonly products: number;
}

/** Describes the products of one mixture; in their order. @param mixture - the molecules, dot-separated */
export function productFeatures(
  mixture: WantedStructure,
  candidates: readonly ProductCandidate[],
  facts: TransformFacts,
): readonly ProductFeatures[] {
  const { molecule } = mixture.prepared;
  const before = atomEnvironments(molecule, RADIUS);
  const heteroAtoms = [...molecule.atomicNumber.keys()].filter((atom) => molecule.atomicNumber[atom] !== ELEMENT.carbon);
  const products = countProducts(candidates, facts);
  return candidates.map((candidate) => describe(mixture, before, heteroAtoms, candidate, bestOfLevels(candidate, facts, products)));
}

/** By name of a transform the number of products it gives. */
function countProducts(candidates: readonly ProductCandidate[], { name }: TransformFacts): ReadonlyMap<number, number> {
  const products = new Map<number, number>();
  for (const { support } of candidates) {
    for (const each of new Set(support.map(name))) products.set(each, (products.get(each) ?? 0) + 1);
  }
  return products;
}

function bestOfLevels(
  { support }: ProductCandidate,
  { reactionCount, name }: TransformFacts,
  products: ReadonlyMap<number, number>,
): Record<Precision, BestSupport | null> {
  const best: Record<Precision, BestSupport | null> = { 1: null, 2: null, 3: null };
  for (const each of support) {
    const count = reactionCount(each);
    const of = name(each);
    const known = best[each.level];
    if (known !== null && (known.count > count || (known.count === count && known.name <= of))) continue;
    best[each.level] = { count, name: of, products: products.get(of) ?? 1 };
  }
  return best;
}

function describe(
  mixture: WantedStructure,
  before: AtomEnvironments,
  heteroAtoms: readonly AtomIndex[],
  { application, support, molecule: product, environments: after }: ProductCandidate,
  best: Record<Precision, BestSupport | null>,
): ProductFeatures {
  const { molecule, component } = mixture.prepared;
  const moleculeCount = Math.max(...component) + 1;
  const { provenance } = application.product;
  const sparse: number[] = [];
  const centralName = best[1]?.name ?? 0;
  const add = (kind: number, ...parts: readonly number[]) => {
    let hash = kind;
    for (const part of parts) hash = mixBits(Math.imul(hash, 0x27d4eb2f) + part);
    sparse.push(hash);
    return hash;
  };
  for (const level of [1, 2, 3] as const) {
    const of = best[level];
    if (of !== null) add(KIND.transform + level, of.name);
  }

  const productAtom = new Int32Array(molecule.atomCount).fill(-1);
  provenance.forEach((atom, index) => {
    if (atom >= 0) productAtom[atom] = index;
  });
  const isCentre = new Uint8Array(molecule.atomCount);
  const signature = new Uint32Array(RADIUS);
  let changed = 0;
  for (const atom of application.outcome.centre) {
    isCentre[atom] = 1;
    const place = productAtom[atom];
    if (place < 0) continue;
    changed++;
    const becomes = after.hash[place];
    for (let radius = 0; radius <= RADIUS; radius++) {
      const change = add(KIND.changedAtom + radius, before.hash[radius * before.atomCount + atom], becomes);
      if (radius < RADIUS) signature[radius] += change;
      if (radius === 1 || radius === 2) add(KIND.changedAtomByTransform, change, centralName);
    }
    for (const radius of [1, 2]) add(KIND.madeAtom + radius, after.hash[radius * after.atomCount + place]);
  }
  for (let radius = 0; radius < RADIUS; radius++) add(KIND.change + radius, signature[radius]);

  const inRing = ringBonds(product);
  const made = { bonds: 0, ringBonds: 0, joined: 0 };
  for (let bond = 0; bond < product.bondCount; bond++) {
    const begin = product.bondBegin[bond];
    const end = product.bondEnd[bond];
    const [a, b] = [provenance[begin], provenance[end]];
    if (a < 0 || b < 0 || bondBetween(molecule, a, b) >= 0) continue;
    const isJoined = component[a] !== component[b];
    made.bonds++;
    if (isJoined) made.joined++;
    for (const radius of [1, 2]) {
      const x = before.hash[radius * before.atomCount + a];
      const y = before.hash[radius * before.atomCount + b];
      add(KIND.bond + radius, product.bondOrder[bond], x + y, Math.imul(x | 1, y | 1));
    }
    if (inRing[bond] === 0) continue;
    made.ringBonds++;
    const size = ringSizeOf(product, begin, end);
    add(KIND.ring, size);
    add(KIND.ring + 1, size, centralName);
    if (isJoined) continue;
    add(KIND.ring + 2, size);
    add(KIND.ring + 3, size, centralName);
  }
  add(KIND.molecules, moleculeCount, centralName);
  add(KIND.molecules + 1, moleculeCount, made.bonds, made.ringBonds, made.joined);
  addBystanders(before, heteroAtoms, isCentre, centralName, sparse);

  const lost = molecule.atomCount - provenance.length;
  return { sparse: Uint32Array.from(sparse), dense: measured(best, { lost, atoms: molecule.atomCount, changed, ...made }, support.length) };
}

/** Functional groups that are there and do not take part: what the reaction has to leave alone. */
function addBystanders(
  before: AtomEnvironments,
  heteroAtoms: readonly AtomIndex[],
  isCentre: Uint8Array,
  centralName: number,
  sparse: number[],
): void {
  const seen = new Set<number>();
  for (const atom of heteroAtoms) {
    if (isCentre[atom] === 1) continue;
    for (const radius of [1, 2]) {
      const group = before.hash[radius * before.atomCount + atom];
      seen.add(mixBits(Math.imul(mixBits(group + KIND.bystander + radius), 0x27d4eb2f) + centralName));
    }
  }
  sparse.push(...seen);
}

interface Sizes {
  readonly lost: number;
  readonly atoms: number;
  readonly changed: number;
  readonly bonds: number;
  readonly ringBonds: number;
}

function measured(best: Record<Precision, BestSupport | null>, sizes: Sizes, transforms: number): Float32Array {
  const count = (level: Precision) => Math.log1p(best[level]?.count ?? 0) / 5;
  const products = (level: Precision) => Math.log(best[level]?.products ?? 1);
  const among = (inner: Precision, outer: Precision) => {
    const of = best[inner];
    return of === null ? -1 : Math.log((of.count + 1) / ((best[outer]?.count ?? 0) + 2)) / 5;
  };
  return Float32Array.of(
    count(1),
    count(2),
    count(3),
    best[2] === null ? 0 : 1,
    best[3] === null ? 0 : 1,
    products(1),
    products(2),
    products(3),
    sizes.lost / 10,
    sizes.lost / sizes.atoms,
    sizes.changed / 5,
    sizes.bonds / 3,
    sizes.ringBonds / 3,
    among(2, 1),
    among(3, 2),
    Math.log1p(transforms) / 3,
  );
}
