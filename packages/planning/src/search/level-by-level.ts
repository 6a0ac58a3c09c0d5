import type { Structure } from '@retron/tree';
import type { ExpansionReport } from '../ports.ts';
import type { PlanGraph } from './plan-graph.ts';
import { ProgressEstimate } from './progress-estimate.ts';

/**
 * Expands the target, then everything it can be made from, and so on, `maxSteps` times; one report for each structure.
 *
 * Within a level in the order of discovery, so that the best suggestions are followed first.
 */
export function* searchLevelByLevel(graph: PlanGraph, maxSteps: number): Generator<ExpansionReport, undefined, void> {
  const estimate = new ProgressEstimate();
  let level: readonly Structure[] = graph.mayExpand(graph.start) ? [graph.start] : [];
  for (let steps = 1; steps <= maxSteps && level.length > 0; steps++) {
    const inLevel = new Set(level);
    const next = new Map<number, Structure>();
    for (const [position, structure] of level.entries()) {
      const growth = graph.expand(structure);
      for (const suggestion of growth.suggestions) {
        for (const { structureId } of suggestion.precursors) {
          const precursor = graph.structure(structureId);
          if (graph.mayExpand(precursor) && !inLevel.has(precursor)) next.set(structureId, precursor);
        }
      }
      const done = position + 1;
      const levelsAfter = maxSteps - steps;
      const percent = estimate.update(graph.structuresExpanded, level.length - done, next.size / done, level.length, levelsAfter);
      yield { ...growth, progress: graph.progress(percent) };
    }
    level = [...next.values()];
  }
  return undefined;
}
