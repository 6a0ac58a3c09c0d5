import type { EnsembleNode } from '@retron/contract';
import type { AtomRing } from '../../../api/picture-url.ts';

type RingedAtom = EnsembleNode['mechanism'][number]['wanted'][number];

/** Where a warning is about. */
export interface RingedPlaces {
  readonly wanted: readonly RingedAtom[];
  /** Each place with all of its atoms. */
  readonly rivals: readonly (readonly RingedAtom[])[];
}

/** Rings on the molecules that a suggestion is drawn with. */
export interface StepRings {
  /** On the structure that has the suggestion. */
  readonly structure: readonly AtomRing[];
  /** On each partner, and each child. */
  readonly partners: readonly (readonly AtomRing[])[];
  readonly children: readonly (readonly AtomRing[])[];
}

type Drawn = Pick<EnsembleNode, 'children' | 'partners'>;

export const noRings = ({ children, partners }: Drawn): StepRings => ({
  structure: [],
  partners: partners.map(() => []),
  children: children.map(() => []),
});

/** The rings of a warning on what its suggestion is drawn with: the wanted sites share number 1, rivals count on from 2. */
export function ringsOf({ wanted, rivals }: RingedPlaces, { children, partners }: Drawn): StepRings {
  const structure: AtomRing[] = [];
  const ofPartners = partners.map((): AtomRing[] => []);
  const ofChildren = children.map((): AtomRing[] => []);
  const add = ({ of, structure: which, atom }: RingedAtom, tag: number, isRival: boolean) => {
    const rings = of === 'parent' ? structure : of === 'partners' ? ofPartners[which] : ofChildren[which];
    rings?.push({ atom, tag, isRival });
  };
  for (const atom of wanted) add(atom, 1, false);
  for (const [index, place] of rivals.entries()) for (const atom of place) add(atom, index + 2, true);
  return { structure, partners: ofPartners, children: ofChildren };
}

/** All rings of a suggestion. */
export const allRings = ({ structure, partners, children }: StepRings): readonly AtomRing[] => [
  ...structure,
  ...partners.flat(),
  ...children.flat(),
];
