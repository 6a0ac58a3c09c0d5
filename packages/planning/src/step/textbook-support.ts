import type { TextbookTransform } from '@retron/reactivity';
import { TextbookLibrary } from '../libraries/textbook-library.ts';
import type { Support } from './support.ts';

/** Whether a transform of the textbooks gives the step. */
export function isOfTextbook({ library: { library } }: Support): boolean {
  return library instanceof TextbookLibrary;
}

/**
 * The textbook reaction that a step is; `null` where recorded reactions stand behind it. Of several the likeliest, then the first of the tables.
 *
 * @param support - all of textbooks or none, as `uniteSupport` leaves it
 */
export function textbookReactionOf(support: readonly Support[]): TextbookTransform | null {
  let best: TextbookTransform | null = null;
  for (const { library, transform } of support) {
    if (!(library.library instanceof TextbookLibrary)) return null;
    const reaction = library.library.reaction(transform);
    if (best === null || IN_ORDER.indexOf(reaction.likelihood) < IN_ORDER.indexOf(best.likelihood)) best = reaction;
  }
  return best;
}

/**
 * The textbook reactions behind a step, likeliest first, then in the order of the tables, each with what supports it: none where recorded
 * reactions stand behind it.
 *
 * @param support - as in `textbookReactionOf`
 */
export function textbookReactionsOf(
  support: readonly Support[],
): readonly { readonly reaction: TextbookTransform; readonly support: readonly Support[] }[] {
  const found = new Map<TextbookTransform, Support[]>();
  for (const each of support) {
    const reaction = textbookReactionOf([each]);
    if (reaction === null) return [];
    found.set(reaction, [...(found.get(reaction) ?? []), each]);
  }
  const inOrder = [...found].map(([reaction, behind]) => ({ reaction, support: behind }));
  return inOrder.sort((a, b) => IN_ORDER.indexOf(a.reaction.likelihood) - IN_ORDER.indexOf(b.reaction.likelihood));
}

const IN_ORDER: readonly TextbookTransform['likelihood'][] = ['characteristic', 'usual', 'possible', 'seldom'];
