import type { ForwardCheckAnswer } from '@retron/contract';
import * as texts from '../../../texts/tree/verdict.ts';

/** By what the product is expected, where no recorded reaction shows it; with what is not told of it. Follows its share. */
export function textbookWords({ textbook, isConfigurationOpen }: ForwardCheckAnswer): string {
  if (textbook === null) return '';
  return texts.byTextbook(textbook, isConfigurationOpen);
}

/** What the forward model says of a step, and whether the step gives its product before anything else. */
export function forwardVerdict(check: ForwardCheckAnswer): { readonly isExpected: boolean; readonly text: string } {
  const { share, outside, others } = check;
  const rival = Math.max(0, ...others.map((other) => other.share));
  const unknown = texts.andOutsideKnown(outside.toFixed(2));
  if (share === null) return { isExpected: false, text: texts.productNotExpected(unknown) };
  const isExpected = share > rival && share > outside;
  const words = textbookWords(check);
  const text = share > rival ? texts.productExpectedWith(share.toFixed(2), words) : texts.productLessLikely(share.toFixed(2), words);
  return { isExpected, text: `${text}${unknown}` };
}
