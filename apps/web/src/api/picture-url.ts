import { pictureCalls } from '@retron/contract';
import { addressOf } from './address.ts';

export type PictureTheme = 'light' | 'dark';

export interface PictureRequest {
  readonly smiles: string;
  /** Pixels at scale 1. */
  readonly width: number;
  readonly height: number;
  readonly theme: PictureTheme;
  /** Atoms of the reaction centre to halo, from 1 in the order of `smiles`. */
  readonly highlight?: readonly number[];
  /** Atoms that a search found, from 1. */
  readonly match?: readonly number[];
  readonly rings?: readonly AtomRing[];
}

/** A ring round an atom (from 1), with its number beside it; dashed for a rival of the wanted site. */
export interface AtomRing {
  readonly atom: number;
  readonly tag: number;
  readonly isRival: boolean;
}

/** Such as `4:1,9:2!`. */
export const ringsInAddress = (rings: readonly AtomRing[]): string =>
  rings.map(({ atom, tag, isRival }) => `${atom}:${tag}${isRival ? '!' : ''}`).join(',');

/** Where the server draws a structure. Equal requests give equal addresses, so that the browser's cache holds them. */
export function pictureUrl({ smiles, width, height, theme, highlight = [], match = [], rings = [] }: PictureRequest): string {
  const found = match.length === 0 ? {} : { match: match.join(',') };
  const ringed = rings.length === 0 ? {} : { rings: ringsInAddress(rings) };
  return addressOf(pictureCalls.drawStructure, {
    query: { smiles, width, height, theme, highlight: highlight.join(','), ...found, ...ringed },
  });
}
