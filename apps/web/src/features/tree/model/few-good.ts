import type { QueryAnswer, StructureNode } from '@retron/contract';

/** Below so many good disconnections a reader is told where there are more. */
const FEW_GOOD = 3;

/** Disconnections of a structure that are good or better, as far as its suggestions are there; variants of one count once. */
export function goodDisconnections({ children }: StructureNode): number {
  return children.filter(({ rating, variantOf }) => rating >= 3 && variantOf === null).length;
}

/** Fewer than three, unless as many as were asked for. */
export function isFewGood({ breadth }: Pick<QueryAnswer, 'breadth'>, goodShown: number): boolean {
  return goodShown < Math.min(FEW_GOOD, breadth);
}
