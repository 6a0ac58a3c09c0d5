import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { EDITOR_FILE } from '../../scripts/steps/built-lists.mjs';
import { npmPackagesOfPages } from '../../scripts/steps/npm-packages-of-pages.mjs';

/** The editor page alone: Ketcher needs a wider content security policy and more memory than the rest of the product. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/editor/',
  plugins: [react(), npmPackagesOfPages(EDITOR_FILE)],
  define: { 'process.env': {}, 'process.env.NODE_ENV': JSON.stringify('production') },
  build: { outDir: '../../dist/editor', emptyOutDir: true, chunkSizeWarningLimit: 20_000 },
  worker: { format: 'es' },
});
