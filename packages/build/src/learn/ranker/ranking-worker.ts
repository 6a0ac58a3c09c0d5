import { packTargets, type RankingData, RelevanceNetwork, Vocabulary } from '@retron/learning';
import { joinData } from '@retron/learning/training';
import { openLibrary, type TransformLibrary } from '@retron/library';
import { IdentityCounts } from '@retron/planning/training';
import type { Rdkit } from '@retron/rdkit/port';
import type { TrainingProgress } from '../networks/softmax.ts';
import { trainCandidates } from '../networks/train-candidates.ts';
import { trainRelevance } from '../networks/train-relevance.ts';
import { trainTrees } from '../trees/train-trees.ts';
import type {
  CandidateJob,
  CanonicaliseJob,
  DescribeJob,
  RankingJob,
  RankingResults,
  RelevanceJob,
  SortedCounts,
  TreeJob,
} from './ranking-jobs.ts';
import { type RecordedReaction, SampleMaker } from './training-sample.ts';

type OnProgress = (progress: TrainingProgress) => void;

/** Reactions whose samples are packed together: a sample is thousands of small arrays, which are dear to keep. */
const BATCH = 50;

function canonicalise({ mappedReactions }: CanonicaliseJob, rdkit: Rdkit): RankingResults['canonicalise'] {
  return mappedReactions.map((mappedReaction): RecordedReaction | null => {
    const [reactantSide, , productSide] = mappedReaction.split('>');
    const answers = [...reactantSide.split('.'), productSide].map((smiles) => rdkit.canonicalSmiles(smiles));
    const texts = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
    if (texts.length < answers.length) return null;
    return { mappedReaction, reactants: texts.slice(0, -1).sort(), product: texts[texts.length - 1] };
  });
}

function describe({ library, known, reactions }: DescribeJob, rdkit: Rdkit, libraries: Libraries): RankingResults['describe'] {
  const revived = ({ identities, counts }: SortedCounts) => new IdentityCounts(identities, counts);
  const materials = { reactants: revived(known.reactants), synthons: revived(known.synthons) };
  const maker = new SampleMaker(rdkit, libraries.open(library), materials);
  const packs: RankingData[] = [];
  for (let first = 0; first < reactions.length; first += BATCH) {
    const batch = reactions.slice(first, first + BATCH);
    packs.push(packTargets(batch.flatMap((reaction) => maker.describe(reaction) ?? [])));
  }
  const data = joinData(packs);
  return { data, unsupported: reactions.length - data.targetCount };
}

/** By hash: a buffer arrives as another object with every job, and what is compiled of a library hangs on the object. */
class Libraries {
  readonly #opened = new Map<string, TransformLibrary>();

  open(buffer: SharedArrayBuffer): TransformLibrary {
    const opened = openLibrary(buffer);
    if (!opened.ok) throw new Error(opened.error.message);
    const library = this.#opened.get(opened.value.header.hash) ?? opened.value;
    this.#opened.set(library.header.hash, library);
    return library;
  }
}

function relevance(job: RelevanceJob, onProgress: OnProgress): RankingResults['relevance'] {
  const vocabulary = new Vocabulary(job.vocabulary);
  const { vocabulary: _, ...parameters } = trainRelevance(job.data, job.targets, vocabulary, job.levelStart, job.settings, onProgress);
  const network = new RelevanceNetwork({ ...parameters, vocabulary });
  return { parameters, judged: Array.from(job.judged, (target) => network.relevances(job.data, target)) };
}

function candidates(job: CandidateJob, onProgress: OnProgress): RankingResults['candidates'] {
  const { vocabulary: _, ...parameters } = trainCandidates(
    job.data,
    job.relevances,
    job.targets,
    new Vocabulary(job.vocabulary),
    job.settings,
    onProgress,
  );
  return { parameters };
}

function trees({ data, relevances, targets, views, settings }: TreeJob, onProgress: OnProgress): RankingResults['trees'] {
  return trainTrees(data, relevances, targets, views, settings, onProgress);
}

/** Does jobs one after the other: samples are made with the toolkit given, and libraries once opened stay open. */
export class RankingWorker {
  readonly #rdkit: Rdkit;
  readonly #libraries = new Libraries();

  constructor(rdkit: Rdkit) {
    this.#rdkit = rdkit;
  }

  work(job: RankingJob, onProgress: OnProgress): RankingResults[RankingJob['kind']] {
    switch (job.kind) {
      case 'canonicalise':
        return canonicalise(job, this.#rdkit);
      case 'describe':
        return describe(job, this.#rdkit, this.#libraries);
      case 'relevance':
        return relevance(job, onProgress);
      case 'candidates':
        return candidates(job, onProgress);
      case 'trees':
        return trees(job, onProgress);
    }
  }
}
