import type { EnsembleNode } from '@retron/contract';

/** Whether a suggestion is a reaction of the textbooks that no recorded reaction shows: its reasons say so. */
export function isTextbookReaction({ reasons }: Pick<EnsembleNode, 'reasons'>): boolean {
  return reasons.some((reason) => reason.startsWith('Textbook reaction: '));
}
