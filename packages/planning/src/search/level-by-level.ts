import type { AtWork } from '@retron/molecule';
import type { Structure } from '@retron/tree';
import type { ExpansionReport } from '../request/plan-report.ts';
import type { PlanGraph } from './plan-graph.ts';
import { ProgressEstimate } from './progress-estimate.ts';

/**
 * Expands the target, then everything it can be made from, and so on, `maxSteps` times; one report for each structure it expands.
 *
 * Within a level in the order of discovery, so that the best suggestions are followed first. Variants of a disconnection are not followed:
 * they differ from the first in what leaves. Structures that an earlier run has expanded count as steps, but bring no report.
 */
export function* searchLevelByLevel(graph: PlanGraph, maxSteps: number): Generator<ExpansionReport | AtWork, undefined, void> {
  const estimate = new ProgressEstimate();
  const seen = new Set([graph.start]);
  let level: readonly Structure[] = [graph.start];
  for (let steps = 1; steps <= maxSteps && level.length > 0; steps++) {
    const next: Structure[] = [];
    for (const [position, structure] of level.entries()) {
      const growth = graph.mayExpand(structure) ? yield* graph.expand(structure) : null;
      for (const { precursors, variantOf } of growth?.suggestions ?? graph.follow(structure)) {
        if (variantOf !== null) continue;
        for (const { structureId } of precursors) {
          const precursor = graph.structure(structureId);
          if (seen.has(precursor) || !(graph.mayExpand(precursor) || graph.isExpanded(precursor))) continue;
          seen.add(precursor);
          next.push(precursor);
        }
      }
      if (growth === null) continue;
      const done = position + 1;
      const levelsAfter = maxSteps - steps;
      const percent = estimate.update(graph.structuresExpanded, level.length - done, next.length / done, level.length, levelsAfter);
      yield { ...growth, progress: graph.progress(percent) };
    }
    level = next;
  }
  return undefined;
}
