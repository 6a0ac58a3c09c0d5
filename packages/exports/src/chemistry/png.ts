import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { PNG } from 'pngjs';

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

/** Lines on white get hardly smaller beyond it, and take twice the time. */
const PACKING = 5;
const RGB = 2;

/**
 * A PNG without transparency of pixels that have none: a PDF takes one as it is, where it has to unpack, part and pack again one that
 * might be transparent.
 *
 * @param rgba - four bytes a pixel
 */
function opaquePng(rgba: Uint8Array, width: number, height: number): Uint8Array {
  const image = new PNG({ width, height });
  image.data = Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength);
  return new Uint8Array(PNG.sync.write(image, { colorType: RGB, filterType: 0, deflateLevel: PACKING }));
}
