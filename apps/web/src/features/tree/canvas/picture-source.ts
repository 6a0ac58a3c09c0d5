/** A ring round an atom (from 1), with its number beside it; dashed for a rival of the wanted site. */
export interface AtomRing {
  readonly atom: number;
  readonly tag: number;
  readonly isRival: boolean;
}

/** Address of the picture of a structure with the given atoms (from 1) haloed, and ringed; width and height in pixels at scale 1. */
export type PictureSource = (sid: number, centre: readonly number[], width: number, height: number, rings?: readonly AtomRing[]) => string;
