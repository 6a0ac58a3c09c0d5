import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { crc32, deflateSync } from 'node:zlib';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

let started: Promise<void> | null = null;

/** Makes PNG of drawings without text, as RDKit's are: letters are paths there, so that no font is asked for. */
export async function createPngWriter(): Promise<(svg: string, zoom: number) => Uint8Array> {
  // The library can be started once in a thread.
  started ??= readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then(initWasm);
  await started;
  return (svg, zoom) => {
    const drawing = new Resvg(svg, { background: 'white', fitTo: { mode: 'zoom', value: zoom }, font: { loadSystemFonts: false } });
    const image = drawing.render();
    try {
      return opaquePng(image.pixels, image.width, image.height);
    } finally {
      image.free();
      drawing.free();
    }
  };
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits a channel, red, green and blue; packed, filtered and interlaced the one usual way. */
const RGB_8 = [8, 2, 0, 0, 0];
/** Lines on white get hardly smaller beyond it, and take twice the time. */
const PACKING = 5;

/**
 * A PNG without transparency of pixels that have none: a PDF takes one as it is, where it has to unpack, part and pack again one that
 * might be transparent. Source: W3C PNG, third edition.
 *
 * @param rgba - four bytes a pixel
 */
function opaquePng(rgba: Uint8Array, width: number, height: number): Uint8Array {
  // Each row begins with the number of its filter: 0, none.
  const rows = new Uint8Array(height * (3 * width + 1));
  let to = 0;
  let from = 0;
  for (let row = 0; row < height; row++) {
    to++;
    for (let column = 0; column < width; column++, to += 3, from += 4) {
      rows[to] = rgba[from];
      rows[to + 1] = rgba[from + 1];
      rows[to + 2] = rgba[from + 2];
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set(RGB_8, 8);
  const pixels = deflateSync(rows, { level: PACKING });
  return new Uint8Array(Buffer.concat([SIGNATURE, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]));
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
