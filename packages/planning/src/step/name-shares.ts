import {
  type NameReactionId,
  nameReactionIdOf,
  type ReactionClass,
  type RecordedNameReactionId,
  reactionClassOf,
} from '@retron/reactivity';
import type { Support } from './support.ts';
import { topmostSupport } from './support.ts';
import { textbookReactionOf } from './textbook-support.ts';

/** What the recorded reactions behind a step are called. */
export interface NameShares {
  /** Share of the recorded reactions, 0 to 1, that are one of these name reactions. */
  ofNameReactions(ids: readonly NameReactionId[]): number;
  /** Share of the recorded reactions, 0 to 1, that have a name of one of these classes. */
  ofClasses(classes: readonly ReactionClass[]): number;
  /** Share of the recorded reactions, 0 to 1, that have any name. */
  readonly named: number;
}

/**
 * Names by the library's counts for the most general transforms of `support`, which hold the reactions of all others.
 *
 * A textbook reaction counts as if it were recorded once.
 *
 * A reaction with two names counts for each, so that a share is an upper bound; it is cut at 1.
 */
export function nameSharesOf(support: readonly Support[]): NameShares {
  const { counts, reactions } = countNames(support);
  const shareWhere = (isMeant: (id: RecordedNameReactionId) => boolean) => {
    let meant = 0;
    for (const [id, count] of counts) if (isMeant(id)) meant += count;
    return reactions === 0 ? 0 : Math.min(1, meant / reactions);
  };
  return {
    ofNameReactions: (ids: readonly RecordedNameReactionId[]) => shareWhere((id) => ids.includes(id)),
    ofClasses: (classes) =>
      shareWhere((id) => {
        const reactionClass = reactionClassOf(id);
        return reactionClass !== null && classes.includes(reactionClass);
      }),
    named: shareWhere(() => true),
  };
}

function countNames(support: readonly Support[]): {
  readonly counts: ReadonlyMap<RecordedNameReactionId, number>;
  readonly reactions: number;
} {
  const textbook = textbookReactionOf(support);
  if (textbook !== null) return { counts: new Map([[nameReactionIdOf(textbook.name), 1]]), reactions: 1 };
  const counts = new Map<RecordedNameReactionId, number>();
  let reactions = 0;
  for (const { library, transform } of topmostSupport(support)) {
    reactions += library.library.reactionCount(transform);
    for (const { id, count } of library.library.nameReactions(transform)) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return { counts, reactions };
}
