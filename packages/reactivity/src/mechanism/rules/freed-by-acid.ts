import type { ReactionView } from '../reaction-view.ts';

/** Deprotections of an amine by acid. */
const IN_ACID = ['n-boc-deprotection', 'n-trityl-deprotection'] as const;

/** Whether the step sets an amine free by acid: as its salt, which attacks nothing. */
export function isFreedByAcid({ names }: Pick<ReactionView, 'names'>): boolean {
  return IN_ACID.some((name) => names.includes(name));
}
