import type { Drawn } from './fit.ts';
import { px } from './geometry.ts';

/** Lengths in bonds. */
const ARROW_BONDS = 2.4;
const HEAD_BONDS = 0.4;
const RETRO_HALF_GAP_BONDS = 0.14;
const PLUS_BONDS = 0.5;

/** The plus between two reactants. */
export function plusSign(bondPx: number, linePx: number, colour: string): Drawn {
  const arm = (PLUS_BONDS * bondPx) / 2;
  return stroked(`M${px(-arm)},0H${px(arm)}M0,${px(-arm)}V${px(arm)}`, arm, arm, linePx, colour);
}

/** The plain arrow of a reaction run forward. */
export function forwardArrow(bondPx: number, linePx: number, colour: string): Drawn {
  const tip = (ARROW_BONDS * bondPx) / 2;
  const head = HEAD_BONDS * bondPx;
  const d = `M${px(-tip)},0H${px(tip)}M${px(tip - head)},${px(-head / 1.6)}L${px(tip)},0L${px(tip - head)},${px(head / 1.6)}`;
  return stroked(d, tip, head / 1.6, linePx, colour);
}

/** The open double arrow of a retrosynthetic step. */
export function retroArrow(bondPx: number, linePx: number, colour: string): Drawn {
  const tip = (ARROW_BONDS * bondPx) / 2;
  const head = HEAD_BONDS * bondPx;
  const half = RETRO_HALF_GAP_BONDS * bondPx;
  // The shafts end on the slanting lines of the head.
  const shaftEnd = tip - half;
  const d = [
    `M${px(-tip)},${px(-half)}H${px(shaftEnd)}`,
    `M${px(-tip)},${px(half)}H${px(shaftEnd)}`,
    `M${px(tip - head)},${px(-head)}L${px(tip)},0L${px(tip - head)},${px(head)}`,
  ].join('');
  return stroked(d, tip, head, linePx, colour);
}

function stroked(d: string, halfWidth: number, halfHeight: number, linePx: number, colour: string): Drawn {
  const style = `fill:none;stroke:${colour};stroke-width:${px(linePx)};stroke-linecap:round;stroke-linejoin:round`;
  const right = halfWidth + linePx / 2;
  const bottom = halfHeight + linePx / 2;
  return { svg: `<path d='${d}' style='${style}'/>`, box: { left: -right, top: -bottom, right, bottom } };
}
