import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { palettePng } from './palette-png.ts';

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
      return palettePng(image.pixels, image.width, image.height);
    } finally {
      image.free();
      drawing.free();
    }
  };
}
