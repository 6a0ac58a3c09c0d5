import type { TransformId } from '@retron/library';
import { bondBetween, type Molecule, ringBonds } from '@retron/molecule';
import { applyTemplate, type DraftPrecursor, type Outcome, prepareTarget, type Target } from '@retron/transforms';
import type { Precision } from '@retron/tree';
import type { CompiledLibrary } from '../expansion/compiled-library.ts';
import type { Disconnection } from '../expansion/disconnection.ts';
import type { Support } from '../expansion/ensemble.ts';
import { readCanonical } from '../expansion/fragments.ts';
import { RecentlyUsed } from '../expansion/recently-used.ts';
import { kindsOfBond } from '../strategies/bond-kinds.ts';
import { partnerSets } from './reaction-partners.ts';

/** One transform run forward on the structure and partners; atoms are those of the structure. */
export interface ForwardApplication {
  readonly product: DraftPrecursor;
  readonly partners: readonly string[];
  readonly outcome: Outcome;
  readonly disconnection: Disconnection;
  readonly support: Support;
}

/** Share of the structure's atoms that the product must have, so that it is made from the structure and not by it. */
const LEAST_SHARE_KEPT = 0.5;

/** Mixtures of the structure with partners that were made ready for matching. */
const MIXTURES_REMEMBERED = 2000;

/** Every product that transforms of the given levels make of a structure, with partners taken from recorded examples. */
export function applyForward(
  libraries: readonly CompiledLibrary[],
  smiles: string,
  levels: readonly Precision[],
): readonly ForwardApplication[] {
  const structure = prepareTarget(readCanonical(smiles));
  const mixtures = new RecentlyUsed<string, Target>(MIXTURES_REMEMBERED);
  const applications: ForwardApplication[] = [];
  for (const library of libraries) {
    for (const level of levels) {
      for (const transform of transformsOf(library, structure, level)) {
        for (const partners of partnerSets(library.library, transform)) {
          const mixture = mixtures.getOrMake(partners.join('.'), () => prepareTarget(readCanonical([smiles, ...partners].join('.'))));
          const { outcomes } = applyTemplate(library.template(transform), mixture);
          for (const outcome of outcomes) {
            const application = ofStructure(outcome, structure.molecule, mixture.molecule, partners.length);
            if (application !== null) applications.push({ ...application, partners, support: { library, transform, level } });
          }
        }
      }
    }
  }
  return applications;
}

/** Ascending, each once. */
function transformsOf(library: CompiledLibrary, structure: Target, level: Precision): readonly TransformId[] {
  const found = new Set<TransformId>();
  library.findTransforms(structure, level, (transform) => found.add(transform));
  return [...found].sort((a, b) => a - b);
}

/**
 * The outcome seen from the structure, whose atoms come first in the mixture; `null` where it does not go into one product together
 * with its partners.
 */
function ofStructure(
  { precursors, centre, bonds }: Outcome,
  structure: Molecule,
  mixture: Molecule,
  partnerCount: number,
): Omit<ForwardApplication, 'partners' | 'support'> | null {
  const isOwn = (atom: number) => atom >= 0 && atom < structure.atomCount;
  const [product] = precursors;
  if (precursors.length !== 1) return null;
  const kept = product.provenance.filter(isOwn).length;
  if (kept < LEAST_SHARE_KEPT * structure.atomCount) return null;
  if (partnerCount > 0 && product.provenance.every((atom) => atom < structure.atomCount)) return null;
  return {
    product: { smiles: product.smiles, provenance: product.provenance.map((atom) => (isOwn(atom) ? atom : -1)) },
    outcome: { precursors, centre: centre.filter(isOwn), bonds: bonds.filter(([a, b]) => isOwn(a) && isOwn(b)) },
    disconnection: bondsMade(product, structure, mixture),
  };
}

/** What the reaction does to the skeleton: bonds of the product that were none before. */
function bondsMade({ smiles, provenance }: DraftPrecursor, structure: Molecule, mixture: Molecule): Disconnection {
  const molecule = readCanonical(smiles);
  const inRing = ringBonds(molecule);
  let joinedBonds = 0;
  let ringBondsMade = 0;
  let kindsMade = 0;
  for (let bond = 0; bond < molecule.bondCount; bond++) {
    const a = provenance[molecule.bondBegin[bond]];
    const b = provenance[molecule.bondEnd[bond]];
    if (a >= 0 && b >= 0 && bondBetween(mixture, a, b) >= 0) continue;
    if (inRing[bond] === 1) ringBondsMade++;
    kindsMade |= kindsOfBond(molecule, bond, inRing[bond] === 1);
    if (a >= structure.atomCount !== b >= structure.atomCount) joinedBonds++;
  }
  const own = provenance.filter((atom) => atom >= 0 && atom < structure.atomCount).length;
  const brought = provenance.length - own;
  return {
    joinedBonds,
    ringBondsMade,
    changedBonds: 0,
    kindsMade,
    smallestPart: Math.min(own, brought || own),
    largestShare: Math.max(own, brought) / provenance.length,
  };
}
