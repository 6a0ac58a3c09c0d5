import { BINS } from './input-bins.ts';

/** Rows up to and with the bin go below, the others above. */
export interface Border {
  readonly input: number;
  readonly bin: number;
}

/** A node of one tree; the first is its root. */
export interface TreeNode {
  readonly border: Border | null;
  /** Number of the node for rows below the border; the next is for those above. 0 for leaves. */
  readonly below: number;
  /** What a leaf answers; 0 for others. */
  readonly value: number;
}

/** What one tree learns from. */
export interface TreeRows {
  /** Bins of all rows, row by row. */
  readonly bins: Uint8Array;
  readonly inputs: number;
  /** Borders between the bins of each input. */
  readonly borders: readonly Float32Array[];
  readonly gradient: Float32Array;
  readonly curvature: Float32Array;
  /** Numbers of the rows that are looked at; they are put in another order. */
  readonly rows: Int32Array;
}

export interface GrowthSettings {
  readonly leaves: number;
  readonly rate: number;
  readonly ridge: number;
  readonly leastCurvature: number;
}

/** Sums of gradients and curvatures in each bin of each input, in turns. */
type Histogram = Float64Array;

interface Leaf {
  readonly node: number;
  readonly rows: Int32Array;
  readonly histogram: Histogram;
  readonly gradient: number;
  readonly curvature: number;
  readonly split: { readonly border: Border; readonly gain: number } | null;
}

const LEAST_GAIN = 1e-6;

/** Splits the leaf with most to gain until there are enough leaves. */
export function growTree(data: TreeRows, settings: GrowthSettings): TreeNode[] {
  const nodes: TreeNode[] = [{ border: null, below: 0, value: 0 }];
  const leaves = [makeLeaf(0, data.rows, histogramOf(data, data.rows), data, settings)];
  while (leaves.length < settings.leaves) {
    const best = bestLeaf(leaves);
    const leaf = leaves[best];
    if (leaf?.split == null) break;
    const middle = partition(data, leaf.rows, leaf.split.border);
    const [lower, upper] = [leaf.rows.subarray(0, middle), leaf.rows.subarray(middle)];
    const isLowerSmall = lower.length < upper.length;
    const small = histogramOf(data, isLowerSmall ? lower : upper);
    const large = leaf.histogram.map((sum, i) => sum - small[i]);
    const below = nodes.length;
    nodes[leaf.node] = { border: leaf.split.border, below, value: 0 };
    nodes.push({ border: null, below: 0, value: 0 }, { border: null, below: 0, value: 0 });
    leaves.splice(
      best,
      1,
      makeLeaf(below, lower, isLowerSmall ? small : large, data, settings),
      makeLeaf(below + 1, upper, isLowerSmall ? large : small, data, settings),
    );
  }
  for (const { node, gradient, curvature } of leaves) {
    nodes[node] = { border: null, below: 0, value: (settings.rate * gradient) / (curvature + settings.ridge) };
  }
  return nodes;
}

/** The first of those with most to gain. */
function bestLeaf(leaves: readonly Leaf[]): number {
  const gain = (leaf: Leaf) => leaf.split?.gain ?? 0;
  return leaves.reduce((best, leaf, i) => (gain(leaf) > gain(leaves[best]) ? i : best), 0);
}

function histogramOf({ bins, inputs, gradient, curvature }: TreeRows, rows: Int32Array): Histogram {
  const histogram = new Float64Array(inputs * BINS * 2);
  for (const row of rows) {
    const [g, h] = [gradient[row], curvature[row]];
    for (let input = 0; input < inputs; input++) {
      const at = 2 * (input * BINS + bins[row * inputs + input]);
      histogram[at] += g;
      histogram[at + 1] += h;
    }
  }
  return histogram;
}

function makeLeaf(node: number, rows: Int32Array, histogram: Histogram, { borders }: TreeRows, settings: GrowthSettings): Leaf {
  let gradient = 0;
  let curvature = 0;
  for (let bin = 0; bin < BINS; bin++) {
    gradient += histogram[2 * bin];
    curvature += histogram[2 * bin + 1];
  }
  return { node, rows, histogram, gradient, curvature, split: bestSplit(histogram, gradient, curvature, borders, settings) };
}

function bestSplit(
  histogram: Histogram,
  gradient: number,
  curvature: number,
  borders: readonly Float32Array[],
  { ridge, leastCurvature }: GrowthSettings,
): Leaf['split'] {
  const worth = (g: number, h: number) => (g * g) / (h + ridge);
  const whole = worth(gradient, curvature);
  let best: Leaf['split'] = null;
  borders.forEach(({ length }, input) => {
    let [g, h] = [0, 0];
    for (let bin = 0; bin < length; bin++) {
      g += histogram[2 * (input * BINS + bin)];
      h += histogram[2 * (input * BINS + bin) + 1];
      if (h < leastCurvature) continue;
      if (curvature - h < leastCurvature) break;
      const gain = worth(g, h) + worth(gradient - g, curvature - h) - whole;
      if (gain > (best?.gain ?? LEAST_GAIN)) best = { border: { input, bin }, gain };
    }
  });
  return best;
}

/** Puts the rows below the border first. @returns how many they are */
function partition({ bins, inputs }: TreeRows, rows: Int32Array, { input, bin }: Border): number {
  let low = 0;
  let high = rows.length - 1;
  while (low <= high) {
    const row = rows[low];
    if (bins[row * inputs + input] <= bin) low++;
    else {
      rows[low] = rows[high];
      rows[high--] = row;
    }
  }
  return low;
}
