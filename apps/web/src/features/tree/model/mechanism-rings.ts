import type { EnsembleNode } from '@retron/contract';

/** A ring round an atom (from 1), with its number beside it; dashed for a rival of the wanted site. */
export interface AtomRing {
  readonly atom: number;
  readonly tag: number;
  readonly isRival: boolean;
}

export type MechanismWarning = EnsembleNode['mechanism'][number];

/** The rings of a warning for each child of its suggestion: the wanted sites share number 1, rivals count on from 2. */
export function ringsOf({ wanted, rivals }: MechanismWarning, childCount: number): readonly (readonly AtomRing[])[] {
  const rings: AtomRing[][] = Array.from({ length: childCount }, () => []);
  for (const { structure, atom } of wanted) rings[structure]?.push({ atom, tag: 1, isRival: false });
  for (const [index, { structure, atom }] of rivals.entries()) rings[structure]?.push({ atom, tag: index + 2, isRival: true });
  return rings;
}
