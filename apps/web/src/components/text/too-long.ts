import { characterCount } from '@retron/contract';
import * as common from '../../texts/common.ts';

/**
 * What to say of a text that is longer than is taken; null where it fits. A field says it rather than cut what is typed or pasted: what is
 * cut without a word is not noticed.
 */
export function tooLong(text: string, most: number): string | null {
  return characterCount(text.trim()) > most ? common.tooLong(most) : null;
}
