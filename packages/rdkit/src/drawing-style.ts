import type { DrawingTheme } from './rdkit.ts';

/** Colours of a drawing; the same as the design tokens `--mol-*`, `--centre-halo`, `--strong`, `--paper`, `--warn-i` and `--warn-l` of the web app. */
export interface DrawingColours {
  /** Carbon, and every element without a colour of its own; also arrows and plus signs. */
  readonly carbon: string;
  readonly nitrogen: string;
  readonly oxygen: string;
  readonly sulphur: string;
  readonly halogen: string;
  readonly halo: string;
  /** Band behind what a search found; the design's `--match`. */
  readonly match: string;
  /** Ring and tag of the wanted site, and of its rivals. */
  readonly wanted: string;
  readonly tag: string;
  readonly rival: string;
  readonly rivalTag: string;
}

export const DRAWING_COLOURS: Readonly<Record<DrawingTheme, DrawingColours>> = {
  light: {
    carbon: '#161B26',
    nitrogen: '#2340C4',
    oxygen: '#B3211A',
    sulphur: '#735200',
    halogen: '#17683A',
    halo: '#FCCDEA',
    match: '#DDE1E8',
    wanted: '#7C8798',
    tag: '#FFFFFF',
    rival: '#B86E00',
    rivalTag: '#FFF3DC',
  },
  dark: {
    carbon: '#E7EAF0',
    nitrogen: '#9DB4FF',
    oxygen: '#FF9A90',
    sulphur: '#E8C463',
    halogen: '#7FDCA4',
    halo: '#6E2358',
    match: '#3D4656',
    wanted: '#7A8599',
    tag: '#191D26',
    rival: '#F2BE5C',
    rivalTag: '#372B14',
  },
};

/** How a drawing of a certain size is made; all lengths in px. */
export interface DrawingSize {
  /** Bonds are never drawn longer, so that small molecules are not giants beside large ones. */
  readonly longestBondPx: number;
  readonly bondLineWidthPx: number;
}

/** Drawings by their shorter side: node of the tree, card, dialog, and larger. Source: the design's section on molecules. */
const DRAWING_SIZES: readonly (DrawingSize & { readonly upToPx: number })[] = [
  { upToPx: 120, longestBondPx: 17, bondLineWidthPx: 1.15 },
  { upToPx: 200, longestBondPx: 22, bondLineWidthPx: 1.2 },
  { upToPx: 340, longestBondPx: 28, bondLineWidthPx: 1.4 },
  { upToPx: Number.POSITIVE_INFINITY, longestBondPx: 40, bondLineWidthPx: 2 },
];

export function drawingSize(widthPx: number, heightPx: number): DrawingSize {
  const shorterSide = Math.min(widthPx, heightPx);
  return DRAWING_SIZES.find(({ upToPx }) => shorterSide <= upToPx) ?? DRAWING_SIZES[DRAWING_SIZES.length - 1];
}

/** Width of the halo round a bond of `bondPx`, in px: 11 at the full size of a tree node (17 px a bond), narrower where bonds are shorter. */
export function haloWidthPx(bondPx: number): number {
  return Math.max(5, (11 / 17) * bondPx);
}

/** Width of the band behind what a search found, in px. Source: the design's section on new meanings, third part. */
export function matchWidthPx(bondPx: number): number {
  return Math.max(7, 0.62 * bondPx);
}

/** RDKit's palette: colours from 0 to 1 by atomic number; -1 stands for all others. */
export function atomPalette(colours: DrawingColours): Readonly<Record<string, readonly number[]>> {
  const halogen = channels(colours.halogen);
  const carbon = channels(colours.carbon);
  return {
    '-1': carbon,
    // RDKit has colours of its own for these.
    0: carbon,
    1: carbon,
    5: carbon,
    6: carbon,
    15: carbon,
    7: channels(colours.nitrogen),
    8: channels(colours.oxygen),
    9: halogen,
    16: channels(colours.sulphur),
    17: halogen,
    35: halogen,
    53: halogen,
    85: halogen,
  };
}

/** Red, green and blue, from 0 to 1. */
export function channels(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}
