import { type PlanningPorts, type PlanRequest, plan } from '@retron/planning';
import type { Rdkit } from '@retron/rdkit';
import type { Rating, Suggestion, SuggestionId } from '@retron/tree';
import type { LastStep } from './gold-fixtures.ts';

/** What is asked of the planner. */
export type ListSettings = Pick<PlanRequest, 'algorithm' | 'strategy' | 'precision' | 'maxSuggestions'>;

/** What one list has of the literature. Places count disconnections from 1; `null` where the literature step is not in the list. */
export interface LastStepFinding {
  readonly name: string;
  readonly kind: string;
  readonly place: number | null;
  /** The same where configurations are not compared. */
  readonly placeWithoutStereo: number | null;
  /** Of the literature step, the first in the list. */
  readonly rating: Rating | null;
  /** Best in the list; `null` when it is empty. */
  readonly bestRating: Rating | null;
  readonly suggestions: number;
}

/** A suggestion as far as its place goes. `variantOf` is absent where the planner does not tell variants of one disconnection apart. */
export type ListedSuggestion = Pick<Suggestion, 'id' | 'rating'> & {
  readonly precursors: readonly string[];
  readonly variantOf?: SuggestionId | null;
};

/**
 * Place of each suggestion, from 1: that of its disconnection. A variant has the place of the suggestion that it is a variant of, wherever
 * it stands in the list; without variants every suggestion has its own.
 */
export function placesOf(suggestions: readonly ListedSuggestion[]): readonly number[] {
  const leaders = suggestions.filter(({ variantOf }) => variantOf === undefined || variantOf === null).map(({ id }) => id);
  return suggestions.map(({ id, variantOf }) => leaders.indexOf(variantOf ?? id) + 1);
}

/** Looks in the planner's list for the last step of the literature; water may be drawn or left out. */
export function measureLastStep(ports: PlanningPorts, lastStep: LastStep, settings: ListSettings): LastStepFinding {
  const suggestions = listFor(ports, lastStep.target, settings);
  const places = placesOf(suggestions);
  const literature = new Set(lastStep.precursorSets.map((set) => withoutWater(set).join('.')));
  const flat = new Set(lastStep.precursorSets.map((set) => withoutStereo(withoutWater(set), ports.rdkit)));
  const found = suggestions.map(({ precursors }) => literature.has(withoutWater(precursors).join('.')));
  const foundFlat = suggestions.map(({ precursors }) => flat.has(withoutStereo(withoutWater(precursors), ports.rdkit)));
  const best = (isFound: readonly boolean[]) =>
    places.filter((_, i) => isFound[i]).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const place = best(found);
  const placeWithoutStereo = best(foundFlat);
  return {
    name: lastStep.name,
    kind: lastStep.kind,
    place: Number.isFinite(place) ? place : null,
    placeWithoutStereo: Number.isFinite(placeWithoutStereo) ? placeWithoutStereo : null,
    rating: suggestions.find((_, i) => found[i] && places[i] === place)?.rating ?? null,
    bestRating: suggestions.length === 0 ? null : (Math.max(...suggestions.map(({ rating }) => rating)) as Rating),
    suggestions: suggestions.length,
  };
}

function listFor(ports: PlanningPorts, target: string, settings: ListSettings): readonly ListedSuggestion[] {
  const [report] = plan(ports, { ...settings, target, direction: 'retrosynthesis', maxSteps: 1 });
  if (report === undefined) return [];
  const smilesOf = new Map(report.structures.map(({ id, smiles }) => [id, smiles]));
  return report.suggestions.map((suggestion) => ({
    ...suggestion,
    precursors: [...new Set(suggestion.precursors.map(({ structureId }) => smilesOf.get(structureId) ?? target))].sort(),
  }));
}

/** Of a hydrolysis or hydration some draw the water and some do not. */
function withoutWater(molecules: readonly string[]): readonly string[] {
  return molecules.filter((smiles) => smiles !== 'O');
}

/** The molecules as one text in which no configuration is left. */
function withoutStereo(molecules: readonly string[], rdkit: Rdkit): string {
  const flat = molecules.map((smiles) => {
    const canonical = rdkit.canonicalSmiles(smiles.replace(/[@/\\]/g, ''));
    return canonical.ok ? canonical.value : smiles;
  });
  return [...new Set(flat)].sort().join('.');
}
