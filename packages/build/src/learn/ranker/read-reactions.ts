import { reactionKey } from '../../collect/collect-reactions.ts';
import type { ReactionSource } from '../../collect/source-reaction.ts';
import { withoutSpectators } from '../../collect/spectators.ts';
import type { OnStage, RankingWork } from './ranking-work.ts';
import type { RecordedReaction } from './training-sample.ts';

/** Reactions in one job. */
const CHUNK = 2000;

/**
 * The reactions of mapped sources with their canonical molecules, each once.
 *
 * @param leaveOut - keys of reactions that must not be learnt from
 */
export async function readReactions(
  sources: readonly ReactionSource[],
  leaveOut: ReadonlySet<string>,
  work: RankingWork,
  onStage: OnStage,
): Promise<RecordedReaction[]> {
  const texts: string[] = [];
  for (const source of sources) for await (const record of source.reactions) texts.push(withoutSpectators(record.mappedReaction));
  const jobs: Promise<readonly (RecordedReaction | null)[]>[] = [];
  let done = 0;
  for (let first = 0; first < texts.length; first += CHUNK) {
    const chunk = texts.slice(first, first + CHUNK);
    const job = work.run({ kind: 'canonicalise', mappedReactions: chunk });
    jobs.push(
      job.then((result) => {
        done += chunk.length;
        onStage('Reading molecules', done, done / texts.length);
        return result;
      }),
    );
  }
  const seen = new Set(leaveOut);
  const reactions: RecordedReaction[] = [];
  for (const reaction of (await Promise.all(jobs)).flat()) {
    if (reaction === null) continue;
    const key = reactionKey(reaction.reactants, reaction.product);
    if (seen.has(key)) continue;
    seen.add(key);
    reactions.push(reaction);
  }
  return reactions;
}
