import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { palettePng } from './palette-png.ts';

type Colour = readonly [red: number, green: number, blue: number];

const WHITE: Colour = [255, 255, 255];
const INK: Colour = [22, 27, 38];
const BLUE: Colour = [35, 64, 196];

const rgbaOf = (colours: readonly Colour[]) => Uint8Array.from(colours.flatMap((each) => [...each, 255]));

/** As a reader that is not ours sees it, row by row. */
function readBack(png: Uint8Array): { readonly size: readonly number[]; readonly colours: readonly Colour[] } {
  const { width, height, data } = PNG.sync.read(Buffer.from(png));
  const colours = Array.from({ length: width * height }, (_, at): Colour => [data[4 * at], data[4 * at + 1], data[4 * at + 2]]);
  return { size: [width, height], colours };
}

describe('a PNG with a palette', () => {
  it('has every pixel of a drawing with few colours', () => {
    const colours = [WHITE, INK, BLUE, INK, WHITE, WHITE];
    expect(readBack(palettePng(rgbaOf(colours), 3, 2))).toEqual({ size: [3, 2], colours });
  });

  it('keeps white beside shades that are all but white', () => {
    const colours: Colour[] = [WHITE, [250, 250, 250], [230, 230, 230], WHITE];
    expect(readBack(palettePng(rgbaOf(colours), 4, 1)).colours).toEqual([WHITE, [240, 240, 240], [240, 240, 240], WHITE]);
  });

  it('comes near to every colour where there are more than a palette has room for', () => {
    const colours = Array.from({ length: 4096 }, (_, at): Colour => [(at & 15) * 17, ((at >> 4) & 15) * 17, (at >> 8) * 17]);
    const read = readBack(palettePng(rgbaOf(colours), 64, 64)).colours;
    const furthest = (channel: 0 | 1 | 2) => Math.max(...colours.map((each, at) => Math.abs(each[channel] - read[at][channel])));
    expect(furthest(0)).toBeLessThanOrEqual(32);
    expect(furthest(1)).toBeLessThanOrEqual(32);
    expect(furthest(2)).toBeLessThanOrEqual(64);
  });

  it('is read where the pixels begin at an odd byte', () => {
    const apart = new Uint8Array(13);
    apart.set(rgbaOf([WHITE, INK, BLUE]), 1);
    expect(readBack(palettePng(apart.subarray(1), 3, 1)).colours).toEqual([WHITE, INK, BLUE]);
  });
});
