import type { ForwardCheckAnswer } from '@retron/contract';

/** By what the product is expected, where no recorded reaction shows it; with what is not told of it. Follows its share. */
export function textbookWords({ textbook, isConfigurationOpen }: ForwardCheckAnswer): string {
  if (textbook === null) return '';
  return ` by a textbook reaction (${textbook}) that no record shows${isConfigurationOpen ? '; its configuration is not predicted' : ''}`;
}

/** What the forward model says of a step, and whether the step gives its product before anything else. */
export function forwardVerdict(check: ForwardCheckAnswer): { readonly isExpected: boolean; readonly text: string } {
  const { share, outside, others } = check;
  const rival = Math.max(0, ...others.map((other) => other.share));
  const unknown = `; outside what is known ${outside.toFixed(2)}`;
  if (share === null) return { isExpected: false, text: `not expected${unknown}` };
  const isExpected = share > rival && share > outside;
  const words = textbookWords(check);
  const text =
    share > rival ? `expected with ${share.toFixed(2)}${words}` : `with ${share.toFixed(2)} only${words}; something else is as likely`;
  return { isExpected, text: `${text}${unknown}` };
}
