import type { Route, Structure, StructureId } from '@retron/tree';
import type { KnownSuggestion } from '../request/known-suggestion.ts';
import type { CostedRoute } from '../request/plan-report.ts';

/** A place in the AND/OR tree where a structure is wanted (OR). */
export interface MoleculeNode {
  readonly structure: Structure;
  readonly parent: StepNode | null;
  /** Steps that a route may still have below it. */
  readonly stepsLeft: number;
  /** `null` while open: nobody has asked yet how to make it. */
  steps: readonly StepNode[] | null;
  /** Cost of the cheapest way to it, with 0 for what is still open; infinite where there is none. V(m|T) in the Retro* paper. */
  value: number;
  /** The same over the ways on which something is still open. */
  openValue: number;
}

/** A suggestion at a place (AND): it needs all its precursors. */
export interface StepNode {
  readonly suggestion: KnownSuggestion;
  readonly parent: MoleculeNode;
  readonly cost: number;
  readonly precursors: readonly MoleculeNode[];
}

/** What one more step costs whatever its probability, so that of two equally likely routes the shorter one wins. */
const STEP_COST = 0.1;
/** Below this every step is equally hopeless. */
const LEAST_PROBABILITY = 1e-6;

/** Negative logarithm of the step's probability: the cost of Retro* (arXiv:2006.15820, section 3), plus a constant. */
export function stepCost(suggestion: KnownSuggestion): number {
  return STEP_COST - Math.log(Math.max(suggestion.probability, LEAST_PROBABILITY));
}

/** Ids of the structures from the target down to this place. */
export function structuresAbove(node: MoleculeNode): ReadonlySet<StructureId> {
  const ids = new Set<StructureId>();
  for (let at: MoleculeNode | null = node; at !== null; at = at.parent?.parent ?? null) ids.add(at.structure.id);
  return ids;
}

/** Brings the values from `node` up to the target up to date. */
export function updateValues(node: MoleculeNode): void {
  for (let at: MoleculeNode | null = node; at !== null; at = at.parent?.parent ?? null) {
    if (at.steps === null) continue;
    at.value = Math.min(Infinity, ...at.steps.map(stepValue));
    at.openValue = Math.min(Infinity, ...at.steps.map(openStepValue));
  }
}

function stepValue(step: StepNode): number {
  return step.precursors.reduce((sum, precursor) => sum + precursor.value, step.cost);
}

function openStepValue(step: StepNode): number {
  const others = (open: MoleculeNode) => step.precursors.reduce((sum, each) => (each === open ? sum : sum + each.value), step.cost);
  return Math.min(Infinity, ...step.precursors.map((precursor) => others(precursor) + precursor.openValue));
}

/** The open place on the cheapest way that has one, or `null` when nothing is open. Of equal ones the first. */
export function cheapestOpenPlace(target: MoleculeNode): MoleculeNode | null {
  let at = target;
  while (at.steps !== null) {
    const { openValue } = at;
    const step: StepNode | undefined = openValue === Infinity ? undefined : at.steps.find((each) => openStepValue(each) === openValue);
    if (step === undefined) return null;
    at = step.precursors.reduce((best, each) => (each.openValue - each.value < best.openValue - best.value ? each : best));
  }
  return at.openValue === Infinity ? null : at;
}

/** The cheapest complete routes below a place, best first. Two with the same steps at the same places are never given. */
export function cheapestRoutes(node: MoleculeNode, count: number): readonly CostedRoute[] {
  const { id } = node.structure;
  if (node.steps === null)
    return node.value === 0 && node.openValue === Infinity ? [{ route: { structureId: id, step: null }, cost: 0 }] : [];
  return node.steps
    .flatMap((step) => routesThrough(step, count))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, count);
}

function routesThrough(step: StepNode, count: number): readonly CostedRoute[] {
  let partial: readonly { precursors: readonly Route[]; cost: number }[] = [{ precursors: [], cost: step.cost }];
  for (const precursor of step.precursors) {
    const routes = cheapestRoutes(precursor, count);
    partial = partial
      .flatMap((head) => routes.map((tail) => ({ precursors: [...head.precursors, tail.route], cost: head.cost + tail.cost })))
      .sort((a, b) => a.cost - b.cost)
      .slice(0, count);
  }
  const { id: suggestionId } = step.suggestion;
  return partial.map(({ precursors, cost }) => ({
    route: { structureId: step.parent.structure.id, step: { suggestionId, precursors } },
    cost,
  }));
}
