import type { Container } from '@retron/library/format';
import type { TrainedRanker } from '../../ports/step-ranker.ts';
import { LearnedRanker } from './learned-ranker.ts';
import { RANKER_FORMAT, RANKER_KIND, type RankerModel, viewRanker } from './ranker-file.ts';

/** Networks and trees learnt from recorded reactions, as a kind of ranker. */
export const NETWORKS_AND_TREES = {
  kind: RANKER_KIND,
  format: RANKER_FORMAT,
  view: (container: Container): TrainedRanker => trainedRanker(viewRanker(container)),
} as const;

/** A model as a ranker that planning can use: made ready when it is first asked for, and once. */
export function trainedRanker(model: RankerModel): TrainedRanker {
  let ranker: LearnedRanker | undefined;
  return {
    kind: model.header.kind,
    libraryHash: model.header.libraryHash,
    ready(library) {
      ranker ??= new LearnedRanker(model, library);
      return ranker;
    },
  };
}
