import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileKernels, KERNEL_BYTES_FILE } from './steps/kernels.mjs';

describe('the WebAssembly kernels', () => {
  it('are committed as the pinned compiler makes them from their source', async () => {
    expect(readFileSync(KERNEL_BYTES_FILE, 'utf8')).toBe(await compileKernels());
  });
});
