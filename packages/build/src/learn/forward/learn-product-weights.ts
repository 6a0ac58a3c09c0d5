import type { TransformLibrary } from '@retron/library';
import type { ProductWeights } from '@retron/planning';
import type { Rdkit } from '@retron/rdkit/port';
import type { CanonicalReaction } from '../../collect/canonical-reactions.ts';
import { reactionKey } from '../../collect/collect-reactions.ts';
import { shuffled } from '../../collect/hold-out.ts';
import { fitProductWeights } from './fit-product-weights.ts';
import { ForwardLessons } from './forward-lessons.ts';
import type { RankingExample } from './ranking-example.ts';

/** What learning to rank products came to. */
export interface ForwardLearning {
  readonly weights: ProductWeights;
  readonly report: {
    readonly reactionsRead: number;
    readonly examples: number;
    /** Reactions that teach nothing, by reason. */
    readonly noLesson: Readonly<Record<string, number>>;
    readonly heldBack: { readonly count: number; readonly top1: number; readonly temperature: number };
  };
}

/** Told how far learning is: after each reaction, with the number done before it, then after each pass over all of them. */
export interface ForwardLearningProgress {
  readonly onReaction: (done: number, total: number) => void;
  readonly onPass: (pass: number, meanLoss: number) => void;
}

/**
 * Learns to rank products from recorded reactions that the library was built from, each once; `most` of them, drawn evenly but always
 * the same ones.
 */
export function learnProductWeights(
  library: TransformLibrary,
  reactions: readonly CanonicalReaction[],
  most: number,
  rdkit: Rdkit,
  { onReaction, onPass }: ForwardLearningProgress,
): ForwardLearning {
  const byKey = new Map(reactions.map((reaction) => [reactionKey(reaction.reactants, reaction.product), reaction]));
  const taught = shuffled([...byKey], ([key]) => key).slice(0, most);
  const lessons = new ForwardLessons(library, rdkit);
  const examples: RankingExample[] = [];
  const noLesson: Record<string, number> = {};
  taught.forEach(([, { record, source, reactants, product }], index) => {
    const example = lessons.exampleOf({ mappedReaction: record.mappedReaction, limits: source.limits, reactants, product });
    if (typeof example === 'string') noLesson[example] = (noLesson[example] ?? 0) + 1;
    else examples.push(example);
    onReaction(index, taught.length);
  });
  const { weights, heldBack } = fitProductWeights(examples, undefined, onPass);
  return { weights, report: { reactionsRead: taught.length, examples: examples.length, noLesson, heldBack } };
}
