import type { CanonicalReaction } from '@retron/build';
import type { CommandIo } from '@retron/command';
import type { TransformLibrary } from '@retron/library';
import { createReactionPredictor, type PredictedReaction, type ProductWeights, productRanker, Workbench } from '@retron/planning';
import type { Rdkit } from '@retron/rdkit';

/** Places in the list at which it is asked whether the recorded product is among the first so many. */
export const RANKS = [1, 3, 5, 10] as const;
/** Targets between two lines of progress. */
const PROGRESS_STEP = 20;

/** How one recorded reaction was predicted. */
export interface Prediction {
  readonly reaction: CanonicalReaction;
  /** Place of the recorded product, from 1; `null` when it is not among the products. */
  readonly rank: number | null;
  /** Products predicted, and the estimated probability of the first. */
  readonly products: number;
  readonly firstProbability: number;
  /** See `PredictedReaction`. */
  readonly outside: number;
  readonly facts: PredictedReaction['facts'];
  readonly milliseconds: number;
}

/**
 * Predicts the products of every reaction from its reactants, given together.
 *
 * @param withAgents - what the record has between the arrows is given as reagents
 */
export function measureForward(
  library: TransformLibrary,
  weights: ProductWeights,
  reactions: readonly CanonicalReaction[],
  withAgents: boolean,
  rdkit: Rdkit,
  io: CommandIo,
): readonly Prediction[] {
  const predict = createReactionPredictor([library], new Workbench(rdkit), productRanker(weights));
  const predictions = reactions.map((reaction, index) => {
    const started = performance.now();
    const { products, outside, facts } = predict(reaction.reactants, withAgents ? agentsOf(reaction, rdkit) : []);
    const milliseconds = performance.now() - started;
    const place = products.findIndex(({ smiles }) => smiles === reaction.product);
    if (index % PROGRESS_STEP === 0) io.progress(`\rReactions predicted: ${index} of ${reactions.length}`);
    return {
      reaction,
      rank: place < 0 ? null : place + 1,
      products: products.length,
      firstProbability: products[0]?.probability ?? 0,
      outside,
      facts,
      milliseconds,
    };
  });
  io.progress('\r\x1b[K');
  return predictions;
}

/** Molecules and ions between the arrows of the record, canonical; those that the toolkit refuses are left out. */
function agentsOf({ record }: CanonicalReaction, rdkit: Rdkit): readonly string[] {
  const [, agents = ''] = record.mappedReaction.split('>');
  return agents.split('.').flatMap((agent) => {
    const canonical = agent === '' ? null : rdkit.canonicalSmiles(agent);
    return canonical?.ok ? [canonical.value] : [];
  });
}
