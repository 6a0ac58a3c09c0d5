import { type Box, heightOf, px, widthOf } from './geometry.ts';

/** Some part of a drawing, and what it covers. */
export interface Drawn {
  readonly svg: string;
  readonly box: Box;
}

/** Where `fit` put a drawing: a point of it lands at `x * scale + shiftX`, `y * scale + shiftY`. */
export interface Placement {
  readonly scale: number;
  readonly shiftX: number;
  readonly shiftY: number;
}

/** Free space round a drawing: 2 % of the side, as RDKit counts its padding, and at least the reach of a line's mitre. */
const PADDING = 0.02;
const LEAST_PADDING_PX = 1.5;

/** Labels do not shrink below their smallest size, so the right bond length has to be found by trying. */
const ATTEMPTS = 4;
/** A drawing this little too large is scaled as a whole rather than drawn again. */
const NEARLY_FITS = 0.97;
/** Bonds are not made shorter than this; what is still too large is scaled as a whole, labels too. */
const SHORTEST_BOND_PX = 4;

/**
 * Draws with the longest bonds that fit into a picture, centred.
 *
 * @param draw - draws with a given bond length, in px
 * @returns the whole SVG with transparent ground, and where in it the drawing came to lie
 */
export function fit<T extends Drawn>(
  draw: (bondPx: number) => T,
  longestBondPx: number,
  widthPx: number,
  heightPx: number,
): { readonly svg: string; readonly drawn: T; readonly placement: Placement } {
  const freeWidth = widthPx - 2 * Math.max(LEAST_PADDING_PX, PADDING * widthPx);
  const freeHeight = heightPx - 2 * Math.max(LEAST_PADDING_PX, PADDING * heightPx);
  const scaleToFit = ({ box }: Drawn) => Math.min(1, freeWidth / widthOf(box), freeHeight / heightOf(box));

  let bondPx = longestBondPx;
  let drawn = draw(bondPx);
  let scale = scaleToFit(drawn);
  for (let attempt = 1; attempt < ATTEMPTS && scale < NEARLY_FITS && bondPx > SHORTEST_BOND_PX; attempt++) {
    bondPx = Math.max(SHORTEST_BOND_PX, bondPx * scale);
    drawn = draw(bondPx);
    scale = scaleToFit(drawn);
  }
  const placement = {
    scale,
    shiftX: widthPx / 2 - (scale * (drawn.box.left + drawn.box.right)) / 2,
    shiftY: heightPx / 2 - (scale * (drawn.box.top + drawn.box.bottom)) / 2,
  };
  return { svg: page(drawn.svg, placement, widthPx, heightPx), drawn, placement };
}

function page(body: string, { scale, shiftX, shiftY }: Placement, widthPx: number, heightPx: number): string {
  const transform = `translate(${px(shiftX)} ${px(shiftY)})${scale === 1 ? '' : ` scale(${Math.floor(scale * 1e4) / 1e4})`}`;
  return [
    `<svg xmlns='http://www.w3.org/2000/svg' width='${widthPx}' height='${heightPx}' viewBox='0 0 ${widthPx} ${heightPx}'>`,
    `<g transform='${transform}'>`,
    body,
    '</g>',
    '</svg>\n',
  ].join('\n');
}
