import type { WirePrecedent } from '@retron/contract';

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
export function structurePicture(queryId: number, sid: number, size: PictureSize, theme: PictureTheme, centre: readonly number[]): string {
  const search = new URLSearchParams({ w: String(size.width), h: String(size.height), theme });
  if (centre.length > 0) search.set('centre', centre.join(','));
  return `/app/api/queries/${queryId}/structures/${sid}/picture?${search}`;
}

/** Where the server draws a published reaction with its centre on both sides: lists of atoms joined by `;`, reactants first, the product last. */
export function precedentPicture(precedent: Pick<WirePrecedent, 'reaction' | 'centre'>, size: PictureSize, theme: PictureTheme): string {
  const centre = [...precedent.centre.reactants, precedent.centre.product].map((atoms) => atoms.join(',')).join(';');
  const search = new URLSearchParams({ reaction: precedent.reaction, w: String(size.width), h: String(size.height), theme, centre });
  return `/app/api/reactions/picture?${search}`;
}
