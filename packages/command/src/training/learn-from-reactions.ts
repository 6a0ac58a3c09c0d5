import { type CanonicalReaction, type ForwardLearning, learnProductWeights } from '@retron/build';
import type { TransformLibrary } from '@retron/library';
import type { ProductWeights } from '@retron/planning';
import type { Rdkit } from '@retron/rdkit';
import type { CommandIo } from '../command.ts';

/** Reactions between two lines of progress. */
const PROGRESS_STEP = 100;

/** `learnProductWeights`, telling how far it is, and how long it took. */
export function learnFromReactions(
  library: TransformLibrary,
  reactions: readonly CanonicalReaction[],
  most: number,
  rdkit: Rdkit,
  io: CommandIo,
): { readonly weights: ProductWeights; readonly report: ForwardLearning['report'] & { readonly seconds: number } } {
  const started = performance.now();
  const { weights, report } = learnProductWeights(library, reactions, most, rdkit, {
    onReaction: (done, total) => {
      if (done % PROGRESS_STEP === 0) io.progress(`\rReactions learned from: ${done} of ${total}`);
    },
    onPass: (pass, loss) => {
      io.progress('\r\x1b[K');
      io.err(`Pass ${pass}: mean loss ${loss.toFixed(4)}`);
    },
  });
  return { weights, report: { ...report, seconds: Math.round((performance.now() - started) / 1000) } };
}
