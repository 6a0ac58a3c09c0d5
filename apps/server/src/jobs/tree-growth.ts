import type { PlanReport } from '../planning/planning-messages.ts';
import { sumOfCounts } from '../repositories/counts.ts';
import type { TreeGrowth } from '../repositories/tree-writing.ts';

/**
 * What some reports of a plan bring to its tree.
 *
 * @param reports - at least one, in their order
 * @param foundBefore - suggestions found by earlier runs of the query: the progress counts all
 */
export function treeGrowth(reports: readonly PlanReport[], foundBefore: number): TreeGrowth {
  const { percent, structuresExpanded, suggestionsFound } = reports[reports.length - 1].progress;
  return {
    structures: reports.flatMap((report) => report.structures.map((structure, index) => ({ ...structure, rosdal: report.rosdals[index] }))),
    suggestions: reports.flatMap((report) =>
      report.suggestions.map((suggestion, index) => ({ ...suggestion, rank: index + 1, examples: report.examples[index] })),
    ),
    leftOut: sumOfCounts(reports.map((report) => report.leftOut)),
    ...newestRoutes(reports),
    expanded: reports.map((report) => report.structureId),
    outside: reports.flatMap(({ structureId, outside }) => (outside === undefined ? [] : [{ structureId, share: outside }])),
    progress: { percent, structuresExpanded, suggestionsFound: foundBefore + suggestionsFound },
  };
}

/** Each report that tells routes tells all. */
function newestRoutes(reports: readonly PlanReport[]): Pick<TreeGrowth, 'routes'> {
  const routes = reports.findLast((report) => report.routes !== undefined)?.routes;
  return routes === undefined ? {} : { routes };
}
