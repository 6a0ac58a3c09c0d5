import { type LevelStarts, type RankingData, RowTable, Vocabulary } from '@retron/learning';
import { joinData } from '@retron/learning/training';
import type { TransformLibrary } from '@retron/library';
import type { RankerHeader, RankerModel } from '@retron/planning';
import { LearnedRanker, PLAIN_VIEWS, RANKER_FORMAT, RANKER_KIND } from '@retron/planning/training';
import { evenHash, shuffled } from '../../collect/hold-out.ts';
import type { TrainingProgress } from '../networks/softmax.ts';
import { CANDIDATE_SETTINGS, type CandidateSettings } from '../networks/train-candidates.ts';
import { RELEVANCE_SETTINGS, type RelevanceSettings } from '../networks/train-relevance.ts';
import { TREE_SETTINGS, type TreeSettings } from '../trees/train-trees.ts';
import { type CalibrationPoint, fitCalibration } from './fit-calibration.ts';
import type { OnStage, RankingWork } from './ranking-work.ts';
import { countMaterials, type RecordedReaction } from './training-sample.ts';

/** How a ranker is trained. */
export interface TrainingSettings {
  readonly relevance: RelevanceSettings;
  readonly candidates: CandidateSettings;
  readonly trees: TreeSettings;
  /** Weight of the trees beside the candidate networks; see `RankerHeader.treeShare`. */
  readonly treeShare: number;
  /** Parts of the targets that are judged by relevance networks which have not seen them. */
  readonly folds: number;
  /** Networks of each kind whose answers are averaged. */
  readonly relevanceNetworks: number;
  readonly candidateNetworks: number;
  /** Targets that a surrounding must occur in to be known to the networks. */
  readonly leastUse: number;
}

export const TRAINING_SETTINGS: TrainingSettings = {
  relevance: RELEVANCE_SETTINGS,
  candidates: CANDIDATE_SETTINGS,
  trees: TREE_SETTINGS,
  treeShare: 0.3,
  folds: 8,
  relevanceNetworks: 1,
  candidateNetworks: 1,
  leastUse: 12,
};

export interface TrainingInput {
  readonly library: TransformLibrary;
  /** The library's inflated file. */
  readonly libraryBuffer: SharedArrayBuffer;
  /** Reactions the library was made from, each once. */
  readonly reactions: readonly RecordedReaction[];
  /** Learns from so many of the reactions, drawn evenly; all when absent. Starting materials are counted over all of them. */
  readonly limit?: number;
  readonly work: RankingWork;
  readonly settings: TrainingSettings;
  readonly onStage: OnStage;
}

/** Reactions in one job. */
const CHUNK = 1000;
/** Share of the targets that the candidate network does not learn from, so that its probabilities can be calibrated on them. */
const CALIBRATION_SHARE = 0.05;

/** Trains a ranker for a library. The same input gives the same model, however many jobs are done at a time. */
export async function trainRanker(input: TrainingInput): Promise<RankerModel> {
  const { library, settings, onStage } = input;
  const known = countMaterials(input.reactions);
  const { data, unsupported } = await describeReactions(input, known);
  const vocabulary = Vocabulary.of(data, settings.leastUse);
  const levelStart: LevelStarts = [0, library.transformsAt(2).first, library.transformsAt(3).first, library.transformCount];
  const relevance = await trainRelevanceNetworks(input, data, vocabulary, levelStart);
  const isCalibrating = (target: number) => evenHash(`calibration ${foldKey(data, target)}`) < CALIBRATION_SHARE;
  const targets = Uint32Array.from({ length: data.targetCount }, (_, target) => target).filter((target) => !isCalibrating(target));
  const { candidates, trees } = await trainOnCandidates(input, data, vocabulary, relevance.judged, targets);
  onStage('Calibrating', 0, null);
  const header: RankerHeader = {
    kind: RANKER_KIND,
    format: RANKER_FORMAT,
    library: library.fullName,
    libraryHash: library.header.hash,
    settings: settingsOf(settings),
    calibration: { slope: 1, intercept: 0, reactions: 0 },
    reactionsLearnt: data.targetCount,
    shortlistSize: settings.candidates.shortlistSize,
    levelStart,
    widths: settings.candidates.widths,
    relevanceNetworks: relevance.networks.length,
    candidateNetworks: candidates.length,
    treeShare: settings.treeShare,
  };
  const model: RankerModel = { header, relevance: relevance.networks, candidates, trees, known, reactionCounts: countsOf(library) };
  const ranker = new LearnedRanker(model, library);
  const points: CalibrationPoint[] = [];
  let calibrated = 0;
  for (let target = 0; target < data.targetCount; target++) {
    if (!isCalibrating(target)) continue;
    calibrated++;
    const first = data.candidateStart[target];
    const judged = relevance.judged.subarray(3 * first, 3 * data.candidateStart[target + 1]);
    ranker.sharesOf(data, target, judged).forEach((share, c) => {
      points.push({ share, isRecorded: data.isRecorded[first + c] === 1 });
    });
  }
  // Of reactions that nothing else supports no step can be the recorded one: they lower every probability.
  const found = data.targetCount / (data.targetCount + unsupported);
  const { slope, intercept } = fitCalibration(points);
  const calibration = { slope, intercept: intercept + Math.log(found), reactions: calibrated };
  return { ...model, header: { ...header, calibration } };
}

async function describeReactions({ libraryBuffer, work, onStage, ...input }: TrainingInput, known: RankerModel['known']) {
  const reactions = shuffled(input.reactions, ({ mappedReaction }) => mappedReaction).slice(0, input.limit);
  let done = 0;
  const jobs: Promise<{ data: RankingData; unsupported: number }>[] = [];
  for (let first = 0; first < reactions.length; first += CHUNK) {
    const chunk = reactions.slice(first, first + CHUNK);
    const job = work.run({ kind: 'describe', library: libraryBuffer, known, reactions: chunk });
    jobs.push(
      job.then((result) => {
        done += chunk.length;
        onStage('Describing reactions', done, done / reactions.length);
        return result;
      }),
    );
  }
  onStage('Describing reactions', 0, 0);
  const results = await Promise.all(jobs);
  const unsupported = results.reduce((sum, result) => sum + result.unsupported, 0);
  return { data: joinData(results.map((result) => result.data)), unsupported };
}

/** The same for targets of one structure, so that none is judged by a network that has seen its twin. */
function foldKey(data: RankingData, target: number): string {
  const first = data.surroundingStart[target];
  const end = data.surroundingStart[target + 1];
  return `${data.surrounding.subarray(first, end).join()} ${data.surroundingCount.subarray(first, end).join()}`;
}

async function trainRelevanceNetworks(
  { work, settings, onStage }: TrainingInput,
  data: RankingData,
  vocabulary: Vocabulary,
  levelStart: LevelStarts,
) {
  const { folds, relevanceNetworks } = settings;
  const foldOf = Uint8Array.from({ length: data.targetCount }, (_, target) => Math.floor(evenHash(foldKey(data, target)) * folds));
  const all = Uint32Array.from(foldOf.keys());
  const trainings = Array.from({ length: relevanceNetworks }, (_, network) => [
    ...Array.from({ length: folds }, (__, fold) => ({ network, fold })),
    { network, fold: -1 },
  ]).flat();
  const progress = trainings.map(() => 0);
  const tell = () => onStage('Learning relevance', 0, progress.reduce((sum, each) => sum + each, 0) / trainings.length);
  tell();
  const results = await Promise.all(
    trainings.map(({ network, fold }, index) => {
      const job = {
        kind: 'relevance' as const,
        data,
        targets: all.filter((target) => foldOf[target] !== fold),
        judged: all.filter((target) => foldOf[target] === fold),
        vocabulary: vocabulary.hashes,
        levelStart,
        settings: { ...settings.relevance, seed: settings.relevance.seed + 100 * network + fold + 1 },
      };
      const run = work.run(job, ({ epoch, epochs }) => {
        progress[index] = epoch / epochs;
        tell();
      });
      return run.then(({ parameters, judged }) => ({ parameters, judged, job, fold }));
    }),
  );
  const judged = new Float32Array(new SharedArrayBuffer(4 * 3 * data.isRecorded.length));
  for (const result of results) {
    result.job.judged.forEach((target, i) => {
      const at = 3 * data.candidateStart[target];
      result.judged[i].forEach((relevance, k) => {
        judged[at + k] += relevance / relevanceNetworks;
      });
    });
  }
  const networks = results
    .filter(({ fold }) => fold < 0)
    .map(({ parameters }) => ({
      ...parameters,
      vocabulary,
      surroundings: revived(parameters.surroundings),
      transforms: revived(parameters.transforms),
    }));
  return { judged, networks };
}

/** Candidate networks and trees, which learn beside each other. */
async function trainOnCandidates(
  { work, settings, onStage }: TrainingInput,
  data: RankingData,
  vocabulary: Vocabulary,
  relevances: Float32Array,
  targets: Uint32Array,
) {
  const progress = new Array<number>(settings.candidateNetworks + 1).fill(0);
  const teller =
    (place: number) =>
    ({ epoch, epochs }: TrainingProgress) => {
      progress[place] = epoch / epochs;
      onStage('Learning candidates', 0, progress.reduce((sum, each) => sum + each, 0) / progress.length);
    };
  onStage('Learning candidates', 0, 0);
  const networks = Array.from({ length: settings.candidateNetworks }, (_, network) => {
    const networkSettings = { ...settings.candidates, seed: settings.candidates.seed + network };
    const job = { kind: 'candidates' as const, data, relevances, targets, vocabulary: vocabulary.hashes, settings: networkSettings };
    return work.run(job, teller(network));
  });
  const treeJob = { kind: 'trees' as const, data, relevances, targets, views: PLAIN_VIEWS, settings: settings.trees };
  const trees = work.run(treeJob, teller(settings.candidateNetworks));
  const candidates = (await Promise.all(networks)).map(({ parameters }) => ({
    ...parameters,
    vocabulary,
    changes: revived(parameters.changes),
    surroundings: revived(parameters.surroundings),
    precursors: revived(parameters.precursors),
  }));
  return { candidates, trees: await trees };
}

function countsOf(library: TransformLibrary): Uint32Array {
  return Uint32Array.from({ length: library.transformCount }, (_, transform) => library.reactionCount(transform));
}

/** A table that crossed threads, where objects lose their class. */
function revived({ width, values, scales }: RowTable): RowTable {
  return new RowTable(width, values, scales);
}

function settingsOf({ relevance, candidates, trees, ...rest }: TrainingSettings): RankerHeader['settings'] {
  const named = (prefix: string, values: object) => Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]);
  return Object.fromEntries([
    ...Object.entries(rest),
    ...named('relevance', relevance),
    ...named('candidates', candidates),
    ...named('trees', trees),
  ]);
}
