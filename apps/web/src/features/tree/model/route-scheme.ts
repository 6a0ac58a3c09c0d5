import type { EnsembleNode, LookupAnswer, StructureNode } from '@retron/contract';
import { type Place, precursorsAt, suggestionsAt, targetPlace } from '@retron/tree';
import { conditionFacts } from './condition-facts.ts';
import type { LoadedTree } from './loaded-tree.ts';
import { speciesText } from './precedent-facts.ts';

/** What goes into a step: made by the step before it in the line, made in a line of its own, or where the route starts. */
export interface SchemeMaterial {
  readonly place: Place;
  readonly structure: StructureNode;
  readonly origin: 'before' | 'branch' | 'start';
}

export interface SchemeStep {
  readonly place: Place;
  readonly suggestion: EnsembleNode;
  readonly product: StructureNode;
  /** What was made before it comes first. */
  readonly materials: readonly SchemeMaterial[];
}

/** Steps that follow each other, in the order in which they are run. */
export type SchemeLine = readonly SchemeStep[];

/** A chosen route as it is run: the branches first, and last the longest line, which ends with the target. */
export function schemeLines(tree: LoadedTree, choices: readonly Place[]): readonly SchemeLine[] {
  const chosen = new Set(choices);
  const lines: SchemeLine[] = [];
  const stepAt = (place: Place) => suggestionsAt(tree, place)?.find((alternative) => chosen.has(alternative.place));
  const lengthTo = (place: Place): number => {
    const step = stepAt(place);
    return step ? 1 + Math.max(0, ...precursorsAt(step.place, step.suggestion).map((precursor) => lengthTo(precursor.place))) : 0;
  };
  const lineTo = (place: Place, product: StructureNode): SchemeLine => {
    const step = stepAt(place);
    if (!step) return [];
    const { suggestion } = step;
    const precursors = precursorsAt(step.place, suggestion).map((precursor, index) => ({
      place: precursor.place,
      structure: suggestion.wire.children[index] ?? tree.structureOf(precursor.structureId),
      length: lengthTo(precursor.place),
    }));
    const longest = Math.max(0, ...precursors.map(({ length }) => length));
    const before = longest === 0 ? undefined : precursors.find(({ length }) => length === longest);
    const earlier = before ? lineTo(before.place, before.structure) : [];
    const materials = precursors.map(({ place: at, structure, length }): SchemeMaterial => {
      if (before?.place === at) return { place: at, structure, origin: 'before' };
      if (length > 0) lines.push(lineTo(at, structure));
      return { place: at, structure, origin: length > 0 ? 'branch' : 'start' };
    });
    materials.sort((a, b) => Number(b.origin === 'before') - Number(a.origin === 'before'));
    return [...earlier, { place: step.place, suggestion: suggestion.wire, product, materials }];
  };
  const main = lineTo(targetPlace(tree.target), tree.structureOf(tree.target));
  return main.length === 0 ? [] : [...lines, main];
}

/** What stands at the arrow of a step. */
export interface ArrowFacts {
  /** Over it: what else is put in. */
  readonly reagents: readonly string[];
  /** Under it: solvents, temperature and time. */
  readonly under: readonly string[];
  /** Per cent; null where no precedent gives one. */
  readonly yieldPercent: number | null;
}

/** The conditions to try first, and the median of what they gave, else of what all precedents gave. */
export function arrowFacts({ conditionSets: [set], statistics }: Pick<LookupAnswer, 'conditionSets' | 'statistics'>): ArrowFacts {
  const all = statistics.yields?.median ?? null;
  if (!set) return { reagents: [], under: [], yieldPercent: all };
  const { temperature, time } = conditionFacts(set);
  const solvents = set.reagents.filter(({ role }) => role === 'solvent').map(speciesText);
  return {
    reagents: set.reagents.filter(({ role }) => role !== 'solvent').map(speciesText),
    under: [solvents.join(', '), [temperature, time].filter((text) => text !== null).join(', ')].filter((text) => text !== ''),
    yieldPercent: set.yields?.median ?? all,
  };
}

/** What is told of a step: still on its way, or not to be had. */
export type StepFacts = ArrowFacts | 'loading' | 'failed';

/** What stands over the arrow of a step: its reagents; of one whose conditions nobody recorded, a reaction of the textbooks, what it is called and what does it. */
export function overArrow(
  facts: StepFacts | undefined,
  { precedentProperties: { nameReactions }, textbook }: EnsembleNode,
): readonly string[] {
  if (typeof facts !== 'object') return [];
  if (facts.reagents.length + facts.under.length > 0) return facts.reagents;
  const [called] = nameReactions;
  return [called?.name, textbook?.reagent].filter((text) => text !== undefined);
}
