import type { CondensedGraph } from './condensed-graph.ts';
import type { ExtractFailure } from './extract-failure.ts';
import type { ReactionCentre } from './reaction-centre.ts';

/** What a recorded change may amount to before its atom map is taken to be wrong. All are counts of heavy atoms, bonds or molecules. */
export interface ExtractionLimits {
  /** Product atoms in the reaction centre. */
  readonly maxChangedAtoms: number;
  /** Bonds between product atoms that are made, broken or change their order. */
  readonly maxChangedBonds: number;
  /** Molecules that give atoms to the product. */
  readonly maxReactants: number;
  /** Leaving atoms of one reactant. */
  readonly maxLeavingAtoms: number;
  /** Leaving atoms of one reactant for each atom it gives. */
  readonly maxLeavingRatio: number;
  /** Whether changes that no step makes are refused too; see `implausibleChange`. */
  readonly isPlausibilityChecked: boolean;
}

/** For reactions whose map was curated or checked: only what no template could describe is refused. */
export const CURATED_LIMITS: ExtractionLimits = {
  maxChangedAtoms: 40,
  maxChangedBonds: 40,
  maxReactants: 6,
  maxLeavingAtoms: 60,
  maxLeavingRatio: Number.POSITIVE_INFINITY,
  isPlausibilityChecked: false,
};

/**
 * For maps that come straight from an automatic mapper. Chosen on 42,000 patent reactions so that textbook reactions all pass,
 * Wittig reactions (19 leaving atoms) and Lawesson's reagent (21 for 1) among them; see docs/chemistry/extraction.md.
 */
export const AUTO_MAPPED_LIMITS: ExtractionLimits = {
  maxChangedAtoms: 12,
  maxChangedBonds: 10,
  maxReactants: 3,
  maxLeavingAtoms: 25,
  maxLeavingRatio: 25,
  isPlausibilityChecked: true,
};

/** How much changes in a reaction. */
export interface ReactionChange {
  readonly changedAtoms: number;
  readonly changedBonds: number;
  readonly reactants: number;
  /** Leaving atoms of the reactant that loses most. */
  readonly leavingAtoms: number;
  /** Largest number of leaving atoms for each atom given, over the reactants. */
  readonly leavingRatio: number;
}

export function measureChange(graph: CondensedGraph, centre: ReactionCentre): ReactionChange {
  const { product, moleculeOf, moleculeCount } = graph.reaction;
  let changedBonds = 0;
  const given = new Int32Array(moleculeCount);
  const leaving = new Int32Array(moleculeCount);
  for (let node = 0; node < graph.nodeCount; node++) {
    const isLeaving = node >= product.atomCount;
    (isLeaving ? leaving : given)[moleculeOf[graph.reactantAtom[node]]]++;
    for (let k = graph.edgeStart[node]; !isLeaving && k < graph.edgeStart[node + 1]; k++) {
      const neighbour = graph.edgeNode[k];
      if (neighbour > node && neighbour < product.atomCount && graph.productOrder[k] !== graph.reactantOrder[k]) changedBonds++;
    }
  }
  let reactants = 0;
  let leavingRatio = 0;
  for (let molecule = 0; molecule < moleculeCount; molecule++) {
    if (given[molecule] === 0) continue;
    reactants++;
    leavingRatio = Math.max(leavingRatio, leaving[molecule] / given[molecule]);
  }
  return { changedAtoms: centre.changedCount, changedBonds, reactants, leavingAtoms: Math.max(0, ...leaving), leavingRatio };
}

/** The first limit that `change` breaks, or `null`. */
export function brokenLimit(change: ReactionChange, limits: ExtractionLimits): ExtractFailure | null {
  const over = (kind: ExtractFailure['kind'], what: string, value: number, limit: number): ExtractFailure | null =>
    value > limit ? { kind, message: `${what}: ${Math.round(value)}, at most ${limit} are allowed.` } : null;
  return (
    over('too-many-changed-atoms', 'Changed atoms', change.changedAtoms, limits.maxChangedAtoms) ??
    over('too-many-changed-bonds', 'Changed bonds', change.changedBonds, limits.maxChangedBonds) ??
    over('too-many-reactants', 'Reactants', change.reactants, limits.maxReactants) ??
    over('leaving-group-too-large', 'Leaving atoms of one reactant', change.leavingAtoms, limits.maxLeavingAtoms) ??
    over('reactant-mostly-lost', 'Leaving atoms for each atom given', change.leavingRatio, limits.maxLeavingRatio)
  );
}
