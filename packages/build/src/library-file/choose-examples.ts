import type { CollectedReaction } from '../collect/collect-reactions.ts';

/** Examples kept of one level-3 transform. */
export const MAX_EXAMPLES = 5;

/** How useful a record is to a chemist who wants to see evidence. */
function worth({ record }: CollectedReaction): number {
  return (
    (record.patent === null ? 0 : 8) +
    (record.yieldPercent === null ? 0 : 4) +
    (record.temperatureCelsius === null ? 0 : 1) +
    (record.timeHours === null ? 0 : 1) +
    (record.solvents.length > 0 || record.mappedReaction.split('>')[1] !== '' ? 1 : 0)
  );
}

/**
 * Chooses up to `MAX_EXAMPLES` of the reactions behind a level-3 transform, best first.
 *
 * Records with a patent come first, then those with a yield and conditions, then recent ones; a patent or a product gives a second
 * example only when all others have one. Reactions without a patent are taken only when none has one: of these no publication can be
 * cited (docs/decisions/precedents-without-a-patent.md).
 */
export function chooseExamples(reactions: readonly CollectedReaction[]): CollectedReaction[] {
  const cited = reactions.filter(({ record }) => record.patent !== null);
  const candidates = (cited.length > 0 ? cited : reactions).map((reaction) => ({ reaction, worth: worth(reaction) }));
  candidates.sort(
    (a, b) =>
      b.worth - a.worth ||
      (b.reaction.record.year ?? 0) - (a.reaction.record.year ?? 0) ||
      (a.reaction.record.key < b.reaction.record.key ? -1 : 1),
  );
  const chosen: CollectedReaction[] = [];
  const repeated: CollectedReaction[] = [];
  const seen = new Set<string>();
  for (const { reaction } of candidates) {
    const marks = [reaction.product, ...(reaction.record.patent === null ? [] : [reaction.record.patent])];
    (marks.some((mark) => seen.has(mark)) ? repeated : chosen).push(reaction);
    for (const mark of marks) seen.add(mark);
  }
  return [...chosen, ...repeated].slice(0, MAX_EXAMPLES);
}
