import { parentPort } from 'node:worker_threads';
import { type RecordedReaction, SampleMaker, type TrainingProgress, trainCandidates, trainRelevance, trainTrees } from '@retron/build';
import { joinData, packTargets, type RankingData, RelevanceNetwork, Vocabulary } from '@retron/learning';
import { openLibrary, type TransformLibrary } from '@retron/library';
import { IdentityCounts } from '@retron/planning';
import { createRdkit } from '@retron/rdkit';
import { answerCalls } from '@retron/threads';
import type {
  CandidateJob,
  CanonicaliseJob,
  DescribeJob,
  RankingFunctions,
  RankingJob,
  RankingResults,
  RelevanceJob,
  SortedCounts,
  TreeJob,
} from '../training/ranking-jobs.ts';

/** A thread that prepares samples and trains networks; see `RankingThreads`. */

const rdkit = createRdkit();
/** By hash: a buffer arrives as another object with every job, and what is compiled of a library hangs on the object. */
const openLibraries = new Map<string, TransformLibrary>();

/** Reactions whose samples are packed together: a sample is thousands of small arrays, which are dear to keep. */
const BATCH = 50;

async function canonicalise({ mappedReactions }: CanonicaliseJob): Promise<RankingResults['canonicalise']> {
  const toolkit = await rdkit;
  return mappedReactions.map((mappedReaction): RecordedReaction | null => {
    const [reactantSide, , productSide] = mappedReaction.split('>');
    const answers = [...reactantSide.split('.'), productSide].map((smiles) => toolkit.canonicalSmiles(smiles));
    const texts = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
    if (texts.length < answers.length) return null;
    return { mappedReaction, reactants: texts.slice(0, -1).sort(), product: texts[texts.length - 1] };
  });
}

async function describe({ library, known, reactions }: DescribeJob): Promise<RankingResults['describe']> {
  const revived = ({ identities, counts }: SortedCounts) => new IdentityCounts(identities, counts);
  const materials = { reactants: revived(known.reactants), synthons: revived(known.synthons) };
  const maker = new SampleMaker(await rdkit, open(library), materials);
  const packs: RankingData[] = [];
  for (let first = 0; first < reactions.length; first += BATCH) {
    const batch = reactions.slice(first, first + BATCH);
    packs.push(packTargets(batch.flatMap((reaction) => maker.describe(reaction) ?? [])));
  }
  const data = joinData(packs);
  return { data, unsupported: reactions.length - data.targetCount };
}

function open(buffer: SharedArrayBuffer): TransformLibrary {
  const opened = openLibrary(buffer);
  if (!opened.ok) throw new Error(opened.error.message);
  const library = openLibraries.get(opened.value.header.hash) ?? opened.value;
  openLibraries.set(library.header.hash, library);
  return library;
}

function relevance(job: RelevanceJob): RankingResults['relevance'] {
  const vocabulary = new Vocabulary(job.vocabulary);
  const { vocabulary: _, ...parameters } = trainRelevance(job.data, job.targets, vocabulary, job.levelStart, job.settings, say);
  const network = new RelevanceNetwork({ ...parameters, vocabulary });
  return { parameters, judged: Array.from(job.judged, (target) => network.relevances(job.data, target)) };
}

function candidates(job: CandidateJob): RankingResults['candidates'] {
  const { vocabulary: _, ...parameters } = trainCandidates(
    job.data,
    job.relevances,
    job.targets,
    new Vocabulary(job.vocabulary),
    job.settings,
    say,
  );
  return { parameters };
}

function trees({ data, relevances, targets, views, settings }: TreeJob): RankingResults['trees'] {
  return trainTrees(data, relevances, targets, views, settings, say);
}

async function work(job: RankingJob): Promise<RankingResults[RankingJob['kind']]> {
  switch (job.kind) {
    case 'canonicalise':
      return canonicalise(job);
    case 'describe':
      return describe(job);
    case 'relevance':
      return relevance(job);
    case 'candidates':
      return candidates(job);
    case 'trees':
      return trees(job);
  }
}

if (!parentPort) throw new Error('ranking-thread is run as a worker thread only.');
/** Tells how far the job under way is. */
const say: (progress: TrainingProgress) => void = answerCalls(parentPort, { work } satisfies RankingFunctions);
