import { type AtomIndex, neighboursOf } from '@retron/molecule';
import type { ReactionView } from './reaction-view.ts';

/** Whether two bonded reactant atoms are bonded in the product, too; not where either leaves. */
export function staysBonded({ mapped: { becomes, product } }: ReactionView, a: AtomIndex, b: AtomIndex): boolean {
  return becomes[b] >= 0 && becomes[a] >= 0 && neighboursOf(product, becomes[a]).includes(becomes[b]);
}
