import { pictureCalls, type WirePrecedent } from '@retron/contract';
import { addressOf } from '../../../api/address.ts';
import { type AtomRing, ringsInAddress } from '../../../api/picture-url.ts';

export type PictureTheme = 'light' | 'dark';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Where the server draws a structure of a query, aligned to its target. Equal requests give equal addresses, so the browser keeps them.
 *
 * @param centre - atoms to halo, from 1; empty for none
 */
export function structurePicture(
  queryId: number,
  sid: number,
  size: PictureSize,
  theme: PictureTheme,
  centre: readonly number[],
  rings: readonly AtomRing[] = [],
): string {
  const ringed = ringsInAddress(rings);
  const query = { w: size.width, h: size.height, theme, centre: centre.join(','), ...(ringed === '' ? {} : { rings: ringed }) };
  return addressOf(pictureCalls.drawQueryStructure, { params: { id: queryId, sid }, query });
}

/** Where the server draws a published reaction with its centre on both sides: lists of atoms joined by `;`, reactants first, the product last. */
export function precedentPicture(precedent: Pick<WirePrecedent, 'reaction' | 'centre'>, size: PictureSize, theme: PictureTheme): string {
  const centre = [...precedent.centre.reactants, precedent.centre.product].map((atoms) => atoms.join(',')).join(';');
  return addressOf(pictureCalls.drawReaction, { query: { reaction: precedent.reaction, w: size.width, h: size.height, theme, centre } });
}
