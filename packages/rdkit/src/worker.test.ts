import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { createRdkit, loadRdkitModule } from './create-rdkit.ts';
import { expectValue } from './testing/expect-value.ts';

/** What a worker thread does: an instance from the module it was handed, and one molecule. */
const WORKER = `
  import { parentPort, workerData } from 'node:worker_threads';
  import { createRdkit } from './create-rdkit.ts';
  createRdkit({ module: workerData }).then((rdkit) => parentPort.postMessage(rdkit.canonicalSmiles('OCC')));
`;

it('works in a worker thread with the module compiled in another', { timeout: 30_000 }, async () => {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const bundle = await build({
    stdin: { contents: WORKER, resolveDir: here },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    define: { 'import.meta.url': JSON.stringify(import.meta.url) },
  });
  const worker = new Worker(bundle.outputFiles[0].text, { eval: true, workerData: await loadRdkitModule() });
  const answer = await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  await worker.terminate();
  expect(answer).toEqual({ ok: true, value: 'CCO' });
});

it('prints nothing', async () => {
  const written: unknown[] = [];
  const { write } = process.stdout;
  const { write: writeError } = process.stderr;
  process.stdout.write = (text: unknown) => written.push(text) > 0;
  process.stderr.write = (text: unknown) => written.push(text) > 0;
  try {
    const rdkit = await createRdkit();
    for (const smiles of ['c1cccc1', 'C1CC', 'C(C)(C)(C)(C)C', '[Cu+2]C([H])']) rdkit.canonicalSmiles(smiles);
    expectValue(rdkit.inchiKey('N[Pt](N)(Cl)Cl'));
  } finally {
    process.stdout.write = write;
    process.stderr.write = writeError;
  }
  expect(written).toEqual([]);
});
