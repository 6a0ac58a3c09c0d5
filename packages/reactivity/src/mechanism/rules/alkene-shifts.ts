import { BOND, bondBetween, ELEMENT } from '@retron/molecule';
import type { ReactionView } from '../reaction-view.ts';

/** Whether a double bond between carbons comes to stand elsewhere: an alcohol that is oxidised so is oxidised by aluminium alkoxide (Oppenauer). */
export function shiftsAlkene({ mapped: { product }, reordered }: Pick<ReactionView, 'mapped' | 'reordered'>): boolean {
  return reordered.some(
    ([a, b]) =>
      product.atomicNumber[a] === ELEMENT.carbon &&
      product.atomicNumber[b] === ELEMENT.carbon &&
      product.bondOrder[bondBetween(product, a, b)] === BOND.double,
  );
}
