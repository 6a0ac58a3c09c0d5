import { NAME_REACTION_TABLES, type ReactionClass } from '@retron/reactivity';
import type { Support } from './support.ts';
import { topmostSupport } from './support.ts';

/** What the recorded reactions behind a step are called. */
export interface NameShares {
  /** Share of the recorded reactions, 0 to 1, that have one of these names. */
  ofNames(names: readonly string[]): number;
  /** Share of the recorded reactions, 0 to 1, that have a name of one of these classes. */
  ofClasses(classes: readonly ReactionClass[]): number;
  /** Share of the recorded reactions, 0 to 1, that have any name. */
  readonly named: number;
}

const CLASS_OF_NAME: ReadonlyMap<string, ReactionClass> = new Map(
  NAME_REACTION_TABLES.flatMap(({ reactionClass, reactions }) => reactions.map(({ name }) => [name, reactionClass] as const)),
);

/**
 * Names by the library's counts for the most general transforms of `support`, which hold the reactions of all others.
 *
 * A reaction with two names counts for each, so that a share is an upper bound; it is cut at 1.
 */
export function nameSharesOf(support: readonly Support[]): NameShares {
  const counts = new Map<string, number>();
  let reactions = 0;
  for (const { library, transform } of topmostSupport(support)) {
    reactions += library.library.reactionCount(transform);
    for (const { name, count } of library.library.nameReactions(transform)) counts.set(name, (counts.get(name) ?? 0) + count);
  }
  const shareWhere = (isMeant: (name: string) => boolean) => {
    let meant = 0;
    for (const [name, count] of counts) if (isMeant(name)) meant += count;
    return reactions === 0 ? 0 : Math.min(1, meant / reactions);
  };
  return {
    ofNames: (names) => shareWhere((name) => names.includes(name)),
    ofClasses: (classes) =>
      shareWhere((name) => {
        const reactionClass = CLASS_OF_NAME.get(name);
        return reactionClass !== undefined && classes.includes(reactionClass);
      }),
    named: shareWhere(() => true),
  };
}
