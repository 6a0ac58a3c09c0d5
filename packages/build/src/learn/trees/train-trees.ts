import type { BoostedTrees, RankingData } from '@retron/learning';
import { hasRecorded, RELEVANCE_WIDTH, shortlistAmong, writeTreeInputs } from '@retron/learning/training';
import { seededRandom } from '../networks/random.ts';
import type { TrainingProgress } from '../networks/softmax.ts';
import { type Border, growTree } from './grow-tree.ts';
import { BINS, binBorders, binOf } from './input-bins.ts';

export interface TreeSettings {
  readonly trees: number;
  readonly leaves: number;
  /** Share of a tree's answer that is added. */
  readonly rate: number;
  /** Keeps leaves with little evidence small. */
  readonly ridge: number;
  /** Least sum of second derivatives in a leaf. */
  readonly leastCurvature: number;
  /** Share of the targets that a tree learns from, by chance. */
  readonly share: number;
  /** Candidates of a target that are learnt from, at most. */
  readonly shortlistSize: number;
  readonly seed: number;
}

export const TREE_SETTINGS: TreeSettings = {
  trees: 200,
  leaves: 32,
  rate: 0.1,
  ridge: 20,
  leastCurvature: 2,
  share: 0.5,
  shortlistSize: 64,
  seed: 1,
};

/** Candidates whose error is smaller count by chance: one in `FAINT_SHARE`, and that many times as much (gradient-based sampling). */
const FAINT = 0.003;
const FAINT_SHARE = 10;
/** Rows that the borders of the bins are chosen from. */
const SAMPLED_ROWS = 200_000;
const LEAST_CURVATURE_OF_ROW = 1e-6;

/** What trees learn from, in bins, row by row; the rows of a target lie together. */
interface Rows {
  readonly bins: Uint8Array;
  readonly inputs: number;
  /** First row of each target, and the number of rows. */
  readonly start: Uint32Array;
  readonly isRecorded: Uint8Array;
}

/**
 * Trains boosted trees to tell the recorded candidate of a target from the others on its shortlist: each tree takes a step against the
 * gradient of the listwise softmax loss, by second derivatives (doi:10.1145/2939672.2939785).
 *
 * @param relevances - three for each candidate of `data`, by networks that have not seen its target
 * @param targets - as for `trainCandidates`; those whose recorded candidate is not on the shortlist are passed over
 * @param views - see `BoostedTrees.views`
 */
export function trainTrees(
  data: RankingData,
  relevances: Float32Array,
  targets: Uint32Array,
  views: Uint8Array,
  settings: TreeSettings,
  onProgress: (progress: TrainingProgress) => void,
): BoostedTrees {
  const { rows, borders } = readRows(data, relevances, targets, views, settings.shortlistSize);
  const random = seededRandom(settings.seed);
  const scores = new Float32Array(rows.isRecorded.length);
  const gradient = new Float32Array(scores.length);
  const curvature = new Float32Array(scores.length);
  const chosen = new Int32Array(scores.length);
  const roots: number[] = [];
  const nodes: { input: number; below: number; number: number }[] = [];
  for (let tree = 0; tree < settings.trees; tree++) {
    const { loss, count } = chooseRows(rows, scores, gradient, curvature, chosen, settings.share, random);
    const grown = growTree({ ...rows, borders, gradient, curvature, rows: chosen.subarray(0, count) }, settings);
    addAnswers(rows, grown, scores);
    const root = nodes.length;
    roots.push(root);
    for (const { border, below, value } of grown) {
      if (border === null) nodes.push({ input: 0, below: 0, number: value });
      else nodes.push({ input: border.input, below: root + below, number: borders[border.input][border.bin] });
    }
    onProgress({ epoch: tree + 1, epochs: settings.trees, loss });
  }
  return {
    views,
    roots: Uint32Array.from(roots),
    input: Uint8Array.from(nodes, ({ input }) => input),
    below: Uint32Array.from(nodes, ({ below }) => below),
    number: Float32Array.from(nodes, ({ number }) => number),
  };
}

function readRows(data: RankingData, relevances: Float32Array, targets: Uint32Array, views: Uint8Array, shortlistSize: number) {
  const inputs = data.plainWidth + RELEVANCE_WIDTH;
  const lists = Array.from(targets, (target) => ({ target, list: shortlistAmong(data, target, relevances, shortlistSize) })).filter(
    ({ target, list }) => hasRecorded(data, target, list),
  );
  const start = new Uint32Array(lists.length + 1);
  lists.forEach(({ list }, i) => {
    start[i + 1] = start[i] + list.candidates.length;
  });
  const rowCount = start[lists.length];
  const isRecorded = new Uint8Array(rowCount);
  const row = new Float32Array(inputs);
  const forEachRow = (visit: (at: number) => void) =>
    lists.forEach(({ target, list }, i) => {
      list.candidates.forEach((place, rank) => {
        const candidate = data.candidateStart[target] + place;
        const relevance = list.relevance.subarray(rank * RELEVANCE_WIDTH, (rank + 1) * RELEVANCE_WIDTH);
        writeTreeInputs(data, candidate, relevance, views, row);
        isRecorded[start[i] + rank] = data.isRecorded[candidate];
        visit(start[i] + rank);
      });
    });
  const every = Math.max(1, Math.floor(rowCount / SAMPLED_ROWS));
  const sample = Array.from({ length: inputs }, () => new Float32Array(Math.ceil(rowCount / every)));
  forEachRow((at) => {
    if (at % every === 0) for (let i = 0; i < inputs; i++) sample[i][at / every] = row[i];
  });
  const borders = sample.map(binBorders);
  const bins = new Uint8Array(rowCount * inputs);
  forEachRow((at) => {
    for (let i = 0; i < inputs; i++) bins[at * inputs + i] = binOf(borders[i], row[i]);
  });
  const rows: Rows = { bins, inputs, start, isRecorded };
  return { rows, borders };
}

/** Writes the derivatives of the loss and the rows that a tree learns from. @returns the mean loss, and how many rows */
function chooseRows(
  { start, isRecorded }: Rows,
  scores: Float32Array,
  gradient: Float32Array,
  curvature: Float32Array,
  chosen: Int32Array,
  share: number,
  random: () => number,
) {
  let loss = 0;
  let count = 0;
  for (let target = 0; target + 1 < start.length; target++) {
    const [first, end] = [start[target], start[target + 1]];
    let highest = Number.NEGATIVE_INFINITY;
    for (let row = first; row < end; row++) highest = Math.max(highest, scores[row]);
    let sum = 0;
    let recorded = 0;
    for (let row = first; row < end; row++) {
      gradient[row] = Math.exp(scores[row] - highest);
      sum += gradient[row];
      if (isRecorded[row] === 1) recorded += gradient[row];
    }
    loss -= Math.log(recorded / sum);
    const isUsed = random() < share;
    for (let row = first; row < end; row++) {
      const probability = gradient[row] / sum;
      gradient[row] = (isRecorded[row] === 1 ? gradient[row] / recorded : 0) - probability;
      curvature[row] = probability * (1 - probability) + LEAST_CURVATURE_OF_ROW;
      if (!isUsed) continue;
      if (isRecorded[row] === 0 && Math.abs(gradient[row]) <= FAINT) {
        if (random() >= 1 / FAINT_SHARE) continue;
        gradient[row] *= FAINT_SHARE;
        curvature[row] *= FAINT_SHARE;
      }
      chosen[count++] = row;
    }
  }
  return { loss: loss / (start.length - 1), count };
}

function addAnswers(
  { bins, inputs }: Rows,
  nodes: readonly { readonly border: Border | null; readonly below: number; readonly value: number }[],
  scores: Float32Array,
): void {
  const bound = Uint8Array.from(nodes, ({ border }) => border?.bin ?? BINS);
  const input = Uint8Array.from(nodes, ({ border }) => border?.input ?? 0);
  const below = Uint32Array.from(nodes, (node) => node.below);
  const value = Float64Array.from(nodes, (node) => node.value);
  for (let row = 0; row < scores.length; row++) {
    let node = 0;
    while (below[node] > 0) node = bins[row * inputs + input[node]] <= bound[node] ? below[node] : below[node] + 1;
    scores[row] += value[node];
  }
}
