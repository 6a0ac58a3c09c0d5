import { NODE_SIZE_PX } from '@retron/contract';

/** `pictures`: nodes as designed; `boxes`: frames without pictures; `outline`: one path for all structures, discs keep their colour. */
export type Detail = 'pictures' | 'boxes' | 'outline';

/** Screen pixels of a structure below which its picture says nothing, and below which a box of its own costs more than it shows. */
const PICTURE_PX = 28;
const BOX_PX = 9;

export function detailAt(scale: number): Detail {
  const size = NODE_SIZE_PX.structure * scale;
  if (size > PICTURE_PX) return 'pictures';
  return size >= BOX_PX ? 'boxes' : 'outline';
}
