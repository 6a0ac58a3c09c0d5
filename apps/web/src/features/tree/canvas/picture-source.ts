import type { AtomRing } from '../../../api/picture-url.ts';

/** Address of the picture of a structure with the given atoms (from 1) haloed, and ringed; width and height in pixels at scale 1. */
export type PictureSource = (sid: number, centre: readonly number[], width: number, height: number, rings?: readonly AtomRing[]) => string;
