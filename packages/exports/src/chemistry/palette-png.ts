import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** One byte a pixel, which names a colour of the palette. Source: PNG specification, third edition, 11.2.2. */
const BITS = 8;
const INDEXED = 3;
/** Beyond it lines on white get hardly smaller, and take twice the time; rows are left as they are, as is advised for palettes. */
const PACKING = { level: 5, memLevel: 9 } as const;

const WHITE = 0xffffffff;
/** Shades that are told apart: eight of red, eight of green and four of blue. */
const SHADES = 256;
/** The lightest shade and its neighbour, a light yellow, count as one, so that a palette always has room for white beside all others. */
const LIGHTEST = 255;

/**
 * A PNG with a palette, of a drawing with few colours on white: a quarter of the bytes of one with three bytes a pixel, in a sixth of the
 * time. Shades next to each other become their mean; white stays white.
 *
 * @param rgba - four bytes a pixel, none of them transparent
 */
export function palettePng(rgba: Uint8Array, width: number, height: number): Uint8Array {
  const { rows, palette } = indexed(rgba, width, height);
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  head[8] = BITS;
  head[9] = INDEXED;
  const parts = [SIGNATURE, ...chunk('IHDR', head), ...chunk('PLTE', palette), ...chunk('IDAT', deflateSync(rows, PACKING))];
  return new Uint8Array(Buffer.concat([...parts, ...chunk('IEND', new Uint8Array(0))]));
}

/** Length, name and content, and a sum over the last two. */
function chunk(name: string, content: Uint8Array): readonly Uint8Array[] {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, content.byteLength);
  const label = Buffer.from(name, 'latin1');
  const sum = new Uint8Array(4);
  new DataView(sum.buffer).setUint32(0, crc32(content, crc32(label)));
  return [length, label, content, sum];
}

/** Of the pixels that one colour of the palette stands for. */
interface Sum {
  red: number;
  green: number;
  blue: number;
  count: number;
}

/** Rows as a PNG has them, a zero before each, and three bytes for each colour that they name. */
function indexed(rgba: Uint8Array, width: number, height: number): { readonly rows: Uint8Array; readonly palette: Uint8Array } {
  // A copy where the bytes do not begin at a whole word.
  const bytes = rgba.byteOffset % 4 === 0 ? rgba : rgba.slice();
  const pixels = new Uint32Array(bytes.buffer, bytes.byteOffset, width * height);
  const rows = new Uint8Array((width + 1) * height);
  const placeOf = new Int16Array(SHADES).fill(-1);
  const sums: Sum[] = [{ red: 255, green: 255, blue: 255, count: 1 }];
  let last = WHITE;
  let place = 0;
  let runFrom = 0;
  const endRun = (at: number) => {
    if (last === WHITE) return;
    const sum = sums[place];
    const run = at - runFrom;
    sum.red += (last & 255) * run;
    sum.green += ((last >>> 8) & 255) * run;
    sum.blue += ((last >>> 16) & 255) * run;
    sum.count += run;
  };
  for (let y = 0, at = 0; y < height; y++) {
    const from = y * (width + 1) + 1;
    for (let x = 0; x < width; x++, at++) {
      const pixel = pixels[at];
      if (pixel !== last) {
        endRun(at);
        [last, runFrom] = [pixel, at];
        place = pixel === WHITE ? 0 : placeOfShade(pixel, placeOf, sums);
      }
      rows[from + x] = place;
    }
  }
  endRun(pixels.length);
  const palette = sums.flatMap(({ red, green, blue, count }) => [red, green, blue].map((sum) => Math.round(sum / count)));
  return { rows, palette: Uint8Array.from(palette) };
}

/** Bytes of a pixel lie in the order red, green, blue, as every machine that Node runs on has its words with the lowest byte first. */
function placeOfShade(pixel: number, placeOf: Int16Array, sums: Sum[]): number {
  const told = (pixel & 0xe0) | ((pixel >>> 11) & 0x1c) | ((pixel >>> 22) & 0x3);
  const shade = told === LIGHTEST - 1 ? LIGHTEST : told;
  if (placeOf[shade] < 0) placeOf[shade] = sums.push({ red: 0, green: 0, blue: 0, count: 0 }) - 1;
  return placeOf[shade];
}
