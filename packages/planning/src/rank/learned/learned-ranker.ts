import {
  type CandidateDescription,
  CandidateNetwork,
  packTargets,
  type RankingData,
  RelevanceNetwork,
  type Shortlist,
  shortlist,
  treeScores,
} from '@retron/learning';
import type { TransformLibrary } from '@retron/library';
import type { ApplicationRanker, Calibration } from '../../ports/step-ranker.ts';
import type { Application } from '../../step/application.ts';
import type { WantedStructure } from '../../step/wanted-structure.ts';
import { describeApplications } from './describe-applications.ts';
import type { RankerModel } from './ranker-file.ts';

/** Keeps logarithms finite. */
const LEAST_SHARE = 1e-30;
/** How far below the last of the shortlist a candidate beyond it is put. */
const BEYOND_SHORTLIST = 1;

/** Scores the ways to make a structure by networks and trees learnt from recorded reactions; for one thread. */
export class LearnedRanker implements ApplicationRanker {
  readonly sees = 'applications';
  readonly kind: string;
  readonly calibration: Calibration;
  readonly #model: RankerModel;
  readonly #library: TransformLibrary;
  readonly #relevance: readonly RelevanceNetwork[];
  readonly #candidates: readonly CandidateNetwork[];

  /** @param library - the one the model serves: `header.libraryHash` of the model is its hash */
  constructor(model: RankerModel, library: TransformLibrary) {
    this.kind = model.header.kind;
    this.calibration = model.header.calibration;
    this.#model = model;
    this.#library = library;
    this.#relevance = model.relevance.map((parameters) => new RelevanceNetwork(parameters));
    this.#candidates = model.candidates.map((parameters) => new CandidateNetwork(parameters));
  }

  /**
   * The probability of each application to be the recorded step, before calibration; `null` for applications of which the model has learnt no transform.
   *
   * @param applications - every application of the structure that the asked precision gives, whatever a strategy says of it
   */
  probabilities({ prepared }: WantedStructure, applications: readonly Application[]): readonly (number | null)[] {
    if (applications.length === 0) return [];
    const count = (transform: number) => this.#model.reactionCounts[transform];
    const { surroundings, counts, transforms, sites, describe, precursors } = describeApplications(prepared, applications, {
      library: this.#library,
      reactionCount: count,
      learntCount: count,
      known: this.#model.known,
    });
    const pack = (candidates: readonly CandidateDescription[]) =>
      packTargets([{ surroundings, counts, precursors: precursors(), candidates }]);
    const sketch = pack(transforms.map((list, application) => ({ ...SKETCHED, transforms: list, site: sites[application] })));
    const relevances = meanOf(this.#relevance.map((network) => network.relevances(sketch, 0)));
    const list = shortlist(sketch, 0, relevances, this.#model.header.shortlistSize);
    // Only what is on the shortlist is looked at closely, which spares most of the describing.
    const described = describe(list.candidates);
    const close = pack(
      list.candidates.map((application, place) => ({ ...SKETCHED, ...described[place], transforms: transforms[application] })),
    );
    const scores = this.#closeScores(close, 0, { ...list, candidates: [...list.candidates.keys()] });
    const shares = sharesOfScores(relevances, list.candidates, scores);
    return Array.from(shares, (share, application) => (transforms[application].length > 0 ? share : null));
  }

  /**
   * The same for candidates that are described already, whose relevance is known.
   *
   * @param relevances - three for each candidate, see `RelevanceNetwork.relevances`
   */
  sharesOf(data: RankingData, target: number, relevances: Float32Array): Float64Array {
    const list = shortlist(data, target, relevances, this.#model.header.shortlistSize);
    return sharesOfScores(relevances, list.candidates, this.#closeScores(data, target, list));
  }

  #closeScores(data: RankingData, target: number, list: Shortlist): Float32Array {
    const { treeShare } = this.#model.header;
    const networks = softmax(Float64Array.from(meanOf(this.#candidates.map((network) => network.scores(data, target, list)))));
    const trees = softmax(Float64Array.from(treeScores(this.#model.trees, data, target, list)));
    const logarithm = (share: number) => Math.log(share + LEAST_SHARE);
    return Float32Array.from(networks, (share, i) => (1 - treeShare) * logarithm(share) + treeShare * logarithm(trees[i]));
  }
}

/** A candidate of which only the transforms and the site are known. */
const SKETCHED: CandidateDescription = {
  transforms: new Uint32Array(0),
  site: 0,
  changes: new Uint16Array(0),
  parts: new Uint16Array(0),
  plain: new Float32Array(0),
  isRecorded: false,
};

/** @param close - scores of the candidates of the shortlist, in its order */
function sharesOfScores(relevances: Float32Array, listed: readonly number[], close: Float32Array): Float64Array {
  const scores = Float64Array.from({ length: relevances.length / 3 }, (_, c) => sumOfLevels(relevances, c));
  // Behind the shortlist the order of the relevances goes on, from below its last score.
  const lowest = close.reduce((least, score) => Math.min(least, score), Number.POSITIVE_INFINITY);
  const edge = scores[listed[listed.length - 1]];
  for (let c = 0; c < scores.length; c++) scores[c] = lowest - BEYOND_SHORTLIST - Math.max(0, edge - scores[c]);
  listed.forEach((candidate, rank) => {
    scores[candidate] = close[rank];
  });
  return softmax(scores);
}

function sumOfLevels(relevances: Float32Array, candidate: number): number {
  return relevances[3 * candidate] + relevances[3 * candidate + 1] + relevances[3 * candidate + 2];
}

function meanOf(lists: readonly Float32Array[]): Float32Array {
  const [first, ...others] = lists;
  if (others.length === 0) return first;
  return first.map((value, i) => others.reduce((sum, other) => sum + other[i], value) / lists.length);
}

function softmax(scores: Float64Array): Float64Array {
  const highest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const raised = scores.map((score) => Math.exp(score - highest));
  const sum = raised.reduce((total, each) => total + each, 0);
  return raised.map((each) => each / sum);
}
