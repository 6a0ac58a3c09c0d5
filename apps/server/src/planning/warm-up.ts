import type { TransformLibrary } from '@retron/library';
import { type PlanningPorts, plan, STRATEGIES } from '@retron/planning';

/** Any molecule of the usual size, with groups that many transforms fit. */
const USUAL_TARGET = 'CCOc1ccc(S(=O)(=O)N2CCOCC2)cc1NC(=O)c1ccncc1';
const DEFAULT_PRECISION = 2;

const DIRECTION = 'retrosynthesis';

/** Makes a thread ready for its first query: the libraries are compiled for what most queries ask for. */
export function warmUp(libraries: Iterable<TransformLibrary>, ports: Omit<PlanningPorts, 'libraries'>): void {
  const strategy = STRATEGIES.find((each) => each.direction === DIRECTION);
  if (!strategy) return;
  for (const library of libraries) {
    if (!library.header.directions.includes(DIRECTION)) continue;
    const request = {
      target: USUAL_TARGET,
      direction: DIRECTION,
      algorithm: 'brute-force',
      strategy: strategy.name,
      precision: DEFAULT_PRECISION,
      maxSuggestions: 5,
      maxSteps: 1,
    } as const;
    plan({ ...ports, libraries: [library] }, request).next();
  }
}
