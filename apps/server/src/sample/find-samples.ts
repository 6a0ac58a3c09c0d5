import { SAMPLE_SHAPE } from '@retron/contract';
import { plan, STRATEGIES } from '@retron/planning';
import type { Rating } from '@retron/tree';
import { checkStructure } from '../chemistry/check-structure.ts';
import { planRequestOf, type QuerySettings } from '../jobs/plan-task.ts';
import type { SampleWorld } from './sample-world.ts';

/** A molecule with a name that people know. */
export interface NamedTarget {
  readonly name: string;
  readonly smiles: string;
}

/** A question whose answer has the shape of the sample. */
export interface SampleCandidate extends Pick<QuerySettings, 'algorithm' | 'strategy' | 'precision'> {
  readonly name: string;
  /** Of the suggestions, best first. */
  readonly ratings: readonly Rating[];
}

const ALGORITHMS = ['complexity-reduction', 'brute-force'] as const;
const PRECISIONS = [3, 2] as const;

/** Asks about each target with every strategy, at high and medium precision, and gives the questions whose answer has the sample's shape. */
export function* findSamples(world: SampleWorld, library: string, targets: Iterable<NamedTarget>): Generator<SampleCandidate, void, void> {
  const libraries = [...world.libraries.values()].filter(({ fullName }) => fullName === library);
  const strategies = STRATEGIES.filter(({ direction }) => direction === 'retrosynthesis').map(({ name }) => name);
  for (const { name, smiles } of targets) {
    const { errors, structure } = checkStructure(world.rdkit, smiles, 'smiles');
    if (structure === null || errors.length > 0) continue;
    for (const strategy of strategies) {
      for (const precision of PRECISIONS) {
        for (const algorithm of ALGORITHMS) {
          const settings = { algorithm, strategy, precision };
          const dimensions = { direction: 'retrosynthesis', maxSuggestions: SAMPLE_SHAPE.breadth, maxSteps: 1 } as const;
          const [report] = plan({ ...world, libraries }, planRequestOf({ smiles: structure.smiles, ...settings, ...dimensions }));
          if (report.suggestions.length !== SAMPLE_SHAPE.suggestions || report.structures.length !== SAMPLE_SHAPE.structures) continue;
          yield { name, ...settings, ratings: report.suggestions.map(({ rating }) => rating) };
        }
      }
    }
  }
}
