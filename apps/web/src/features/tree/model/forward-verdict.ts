import type { ForwardCheckAnswer } from '@retron/contract';

/** Why a reaction of the textbooks is not asked of the forward model. */
export const NOT_LEARNT = 'the model has learnt from recorded reactions, and none shows this one';

/** What the forward model says of a step, and whether the step gives its product before anything else. */
export function forwardVerdict({ share, outside, others }: ForwardCheckAnswer): { readonly isExpected: boolean; readonly text: string } {
  const rival = Math.max(0, ...others.map((other) => other.share));
  const unknown = `; outside what is known ${outside.toFixed(2)}`;
  if (share === null) return { isExpected: false, text: `not expected${unknown}` };
  const isExpected = share > rival && share > outside;
  const text = share > rival ? `expected with ${share.toFixed(2)}` : `with ${share.toFixed(2)} only; something else is as likely`;
  return { isExpected, text: `${text}${unknown}` };
}
