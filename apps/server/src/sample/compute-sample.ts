import { finished } from '@retron/molecule';
import { plan } from '@retron/planning';
import { checkStructure } from '../chemistry/check-structure.ts';
import { chooseLibraries } from '../commands/choose-libraries.ts';
import type { SampleQuery } from '../commands/ensure-sample.ts';
import { planRequestOf } from '../jobs/plan-task.ts';
import { treeGrowth } from '../jobs/tree-growth.ts';
import { exampleKeys } from '../planning/example-keys.ts';
import { completeReport } from '../planning/plan-runner.ts';
import type { SAMPLE_QUESTION } from './sample-question.ts';
import type { SampleWorld } from './sample-world.ts';

/** Plans the sample as a worker would, from start to end. @throws when the question cannot be asked */
export function computeSample(world: SampleWorld, { target, ...question }: typeof SAMPLE_QUESTION): SampleQuery {
  const { errors, structure } = checkStructure(world.rdkit, target, 'smiles');
  const { chosen, missing } = chooseLibraries(question.libraries, [...world.libraries.keys()]);
  if (structure === null || errors.length > 0) throw new Error(`The target of the sample cannot be planned: ${errors.join(' ')}`);
  if (missing.length > 0) throw new Error(`The sample needs the library ${missing.join(', ')}.`);
  const query = { ...question, libraries: chosen, smiles: structure.smiles, rosdal: structure.rosdal, inchiKey: structure.inchiKey };
  const libraries = [...world.libraries.values()].filter(({ fullName }) => chosen.includes(fullName));
  const reports = [...plan({ ...world, libraries }, planRequestOf(query))].map((report) =>
    finished(completeReport(report, ({ transforms }) => exampleKeys(world.libraries, transforms))),
  );
  return {
    query,
    growth: treeGrowth(reports, 0),
    plannedBy: {
      build: null,
      libraries: libraries.map(({ fullName, header }) => ({ name: fullName, hash: header.hash })),
      rankers: [],
      catalogs: [],
    },
  };
}
