import { referenceCalls, type WishError } from '@retron/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { keys } from './keys.ts';

/** Structures and names by what is asked of them: to be avoided, to be had, never to be bought, also to be had. */
export type TextWishes = Readonly<Record<WishError['wish'], readonly string[]>>;

/** What of them a start would refuse, and why. @param asked - what is absent is not asked */
export function wishErrorsOptions(asked: Partial<TextWishes>) {
  const { avoid = [], require = [], never = [], also = [] } = asked;
  return queryOptions({
    queryKey: keys.wishErrors(avoid, require, never, also),
    queryFn: async ({ signal }) =>
      (
        await call(referenceCalls.checkWishes, {
          body: { avoid: [...avoid], require: [...require], never: [...never], also: [...also] },
          signal,
        })
      ).errors,
    enabled: avoid.length + require.length + never.length + also.length > 0,
    // What was said of the last list stands for those that are in this one too.
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What is said at the field of one wish: of the texts that still stand there. */
export function wishErrorText(errors: readonly WishError[], wish: WishError['wish'], texts: readonly string[]): string | undefined {
  return errors.flatMap((each) => (each.wish === wish && texts.includes(each.text) ? [each.message] : [])).join(' ') || undefined;
}
