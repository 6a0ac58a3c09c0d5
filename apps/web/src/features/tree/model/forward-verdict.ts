import type { ForwardCheckAnswer } from '@retron/contract';
import * as texts from '../../../texts/tree/verdict.ts';

/** By what the product is expected, where no recorded reaction shows it; with what is not told of it. Follows its share. */
export function textbookWords({ textbook, isConfigurationOpen }: ForwardCheckAnswer): string {
  if (textbook === null) return '';
  return texts.byTextbook(textbook, isConfigurationOpen);
}

/** Up to so many times its share, something else is as likely, for all that the model can tell; from so many on it is far likelier. */
const AS_LIKELY = 1.25;
const FAR_LIKELIER = 3;

/** What the forward model says of a step, and whether the step gives its product before anything else. */
export function forwardVerdict(check: ForwardCheckAnswer): { readonly isExpected: boolean; readonly text: string } {
  const { share, outside, others } = check;
  const rival = Math.max(0, ...others.map((other) => other.share));
  const unknown = texts.andOutsideKnown(outside.toFixed(2));
  if (share === null) return { isExpected: false, text: texts.productNotExpected(unknown) };
  const isExpected = share > rival && share > outside;
  const words = textbookWords(check);
  return { isExpected, text: `${sayingOf(share, rival)(share.toFixed(2), words)}${unknown}` };
}

function sayingOf(share: number, rival: number): (share: string, words: string) => string {
  if (share > rival) return texts.productExpectedWith;
  if (rival <= AS_LIKELY * share) return texts.productAsLikely;
  return rival < FAR_LIKELIER * share ? texts.productLessLikely : texts.productFarLessLikely;
}
