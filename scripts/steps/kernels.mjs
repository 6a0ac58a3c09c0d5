import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const SOURCE = join(ROOT, 'packages/learning/kernels/kernels.ts');
/** Where the compiled bytes are committed, as text. */
export const KERNEL_BYTES_FILE = join(ROOT, 'packages/learning/src/kernels/kernel-bytes.ts');

/** Rows of the network arithmetic are read four numbers at a time, in memory that is handed in; the options are part of the bytes. */
const OPTIONS = '--enable simd --runtime stub -O3 --noAssert --importMemory --maximumMemory 65536'.split(' ');
const LINE_LENGTH = 120;

/**
 * The file `kernel-bytes.ts` as the pinned compiler makes it from `kernels.ts`. The same on every machine: compiler and optimiser
 * (Binaryen) are WebAssembly themselves.
 */
export async function compileKernels() {
  const { default: asc } = await import('assemblyscript/asc');
  let bytes = null;
  const { error, stderr } = await asc.main(['kernels.ts', '--outFile', 'kernels.wasm', ...OPTIONS], {
    readFile: (name) => (name === 'kernels.ts' ? readFileSync(SOURCE, 'utf8') : null),
    writeFile: (name, contents) => {
      if (name === 'kernels.wasm') bytes = contents;
    },
    listFiles: () => [],
  });
  if (error || bytes === null) throw new Error(`The kernels cannot be compiled:\n${stderr}`, { cause: error });
  const lines = Buffer.from(bytes)
    .toString('base64')
    .match(new RegExp(`.{1,${LINE_LENGTH}}`, 'g'));
  return [
    '/** `kernels/kernels.ts`, compiled; base64. Written by `npm run kernels`. */',
    'export const KERNEL_BYTES = [',
    ...lines.map((line) => `  '${line}',`),
    "].join('');",
    '',
  ].join('\n');
}
