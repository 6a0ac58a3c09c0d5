import { type AtomIndex, failure, type Result, success } from '@retron/molecule';
import { type CondensedGraph, condense } from './condensed-graph.ts';
import { distancesFromCentre, nodesByLevel } from './environment.ts';
import type { ExtractFailure, ExtractFailureKind } from './extract-failure.ts';
import { brokenLimit, CURATED_LIMITS, type ExtractionLimits, measureChange, type ReactionChange } from './extraction-limits.ts';
import { readMappedReaction } from './mapped-reaction.ts';
import { isWritableBond } from './pattern-writer.ts';
import { implausibleChange } from './plausibility.ts';
import { findReactionCentre, type ReactionCentre } from './reaction-centre.ts';
import { templateText } from './template-text.ts';
import { tidyMap } from './tidy-map.ts';

/** A reactant that takes part in the change. */
export interface UsedReactant {
  /** Place among the molecules of the reactant side, from 0, in the order of the text. */
  readonly index: number;
  /** Atoms of the reaction centre and leaving atoms bound to it, ascending, counted within this molecule in the order of the text. */
  readonly centre: readonly AtomIndex[];
}

/** What one mapped reaction teaches: three nested templates and where they apply. */
export interface ExtractedTransform {
  /** Canonical template text of level 1, 2 and 3. */
  readonly templates: readonly [level1: string, level2: string, level3: string];
  /** Product atoms of the reaction centre, ascending, in the order of the product's text. */
  readonly productCentre: readonly AtomIndex[];
  readonly usedReactants: readonly UsedReactant[];
  readonly change: ReactionChange;
}

function refuse(kind: ExtractFailureKind, message: string): { ok: false; error: ExtractFailure } {
  return failure({ kind, message });
}

function listUsedReactants(graph: CondensedGraph, centre: ReactionCentre): UsedReactant[] {
  const { reactants, moleculeOf, moleculeCount, becomes } = graph.reaction;
  const isCentre = new Uint8Array(reactants.atomCount);
  for (let node = 0; node < graph.reaction.product.atomCount; node++) {
    if (!centre.isChanged[node]) continue;
    const atom = graph.reactantAtom[node];
    isCentre[atom] = 1;
    for (let k = reactants.neighbourStart[atom]; k < reactants.neighbourStart[atom + 1]; k++) {
      const neighbour = reactants.neighbourAtom[k];
      if (becomes[neighbour] < 0) isCentre[neighbour] = 1;
    }
  }
  const centres: AtomIndex[][] = Array.from({ length: moleculeCount }, () => []);
  const sizes = new Int32Array(moleculeCount);
  for (let atom = 0; atom < reactants.atomCount; atom++) {
    const molecule = moleculeOf[atom];
    if (isCentre[atom]) centres[molecule].push(sizes[molecule]);
    sizes[molecule]++;
  }
  return centres.map((atoms, index) => ({ index, centre: atoms })).filter((used) => used.centre.length > 0);
}

/**
 * The transforms a mapped reaction is an example of, one for each level.
 *
 * Level 1 holds the atoms that change, level 2 also their neighbours, level 3 also the neighbours' neighbours; leaving groups stand in
 * all of them, whole, with their stereo. Maps that the product does not carry are ignored, and so are agents and reactants that give
 * no atom. The rules are lettered in docs/chemistry/extraction.md.
 *
 * @param mappedReaction - `reactants>agents>product`, one product with all atoms mapped
 */
export function extractTemplates(
  mappedReaction: string,
  limits: ExtractionLimits = CURATED_LIMITS,
): Result<ExtractedTransform, ExtractFailure> {
  const read = readMappedReaction(mappedReaction);
  if (!read.ok) return read;
  const graph = condense(tidyMap(read.value));
  const centre = findReactionCentre(graph);
  if (centre.changedCount === 0) return refuse('no-change', 'The product is one of the reactants as it stands.');
  const change = measureChange(graph, centre);
  const broken = brokenLimit(change, limits) ?? (limits.isPlausibilityChecked ? implausibleChange(graph) : null);
  if (broken) return failure(broken);
  const writable = (order: number) => order === 0 || isWritableBond(order);
  if (!graph.productOrder.every(writable) || !graph.reactantOrder.every(writable)) {
    return refuse('unsupported-bond', 'A bond is neither single, double, triple, quadruple nor aromatic.');
  }
  const levels = nodesByLevel(graph, centre, distancesFromCentre(graph, centre));
  const [level1, level2, level3] = levels.map((nodes) => templateText(graph, centre, nodes));
  if (level1 === null || level2 === null || level3 === null) {
    return refuse('unsupported-stereo', 'The double-bond marks cannot be written together.');
  }
  const productCentre: AtomIndex[] = [];
  for (let atom = 0; atom < read.value.product.atomCount; atom++) if (centre.isChanged[atom]) productCentre.push(atom);
  return success({ templates: [level1, level2, level3], productCentre, usedReactants: listUsedReactants(graph, centre), change });
}
