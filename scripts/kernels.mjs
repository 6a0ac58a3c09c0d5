import { writeFileSync } from 'node:fs';
import { ensureInstalled } from './steps/install.mjs';
import { compileKernels, KERNEL_BYTES_FILE } from './steps/kernels.mjs';

/** `npm run kernels`: compiles the WebAssembly kernels of `packages/learning` anew, after a change of `kernels/kernels.ts`. */
await ensureInstalled();
writeFileSync(KERNEL_BYTES_FILE, await compileKernels());
