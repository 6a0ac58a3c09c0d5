import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, join } from 'node:path';
import { PACKAGES } from '../../import-rules.mjs';
import { BUNDLES_FILE } from './built-lists.mjs';
import { fingerprintOf, isFresh, markFresh } from './fingerprint.mjs';
import { writeLicences } from './licences.mjs';
import { withLock } from './lock.mjs';
import { ROOT } from './root.mjs';
import { bin, run } from './run.mjs';

/** All but the editor, which is built by itself. */
const NODE_PACKAGES = Object.keys(PACKAGES)
  .filter((name) => name !== 'editor')
  .map((name) => `packages/${name}`);
/** Programs of threads that commands start; built beside `cli/main`, where `threadFile` looks for them. */
const CLI_THREADS = [
  'packages/command/src/threads/ranking-thread.ts',
  'packages/command/src/threads/look-thread.ts',
  'apps/cli/src/threads/route-thread.ts',
  'bench/src/speed/speed-thread.ts',
  'bench/src/routes/target-thread.ts',
];
const COMMON = ['package-lock.json', 'tsconfig.base.json', 'scripts/steps/build.mjs', 'scripts/steps/npm-packages-of-pages.mjs'];
const NODE_INPUTS = [...NODE_PACKAGES, 'apps/server/src', 'apps/cli/src', 'bench/src'];
const WEB_INPUTS = ['packages/molecule', 'packages/tree', 'packages/contract', 'packages/editor', 'apps/web'];

/** Workspace packages are bundled from source; everything from npm stays outside. */
const bundleOwnPackagesOnly = {
  name: 'bundle-own-packages-only',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, (args) => {
      if (args.kind === 'entry-point') return undefined;
      // esbuild follows the `exports` of workspace packages, which name their TypeScript sources.
      return args.path.startsWith('@retron/') ? undefined : { path: args.path, external: true };
    });
  },
};

/** The package that an import names: `drizzle-orm` of `drizzle-orm/pg-core`. */
const packageOf = (imported) =>
  imported
    .split('/')
    .slice(0, imported.startsWith('@') ? 2 : 1)
    .join('/');

function writeBundles({ outputs }) {
  const imported = Object.values(outputs).flatMap(({ imports }) => imports.filter((each) => each.external).map((each) => each.path));
  const packages = [...new Set(imported.filter((path) => !isBuiltin(path)).map(packageOf))].sort();
  writeFileSync(join(ROOT, BUNDLES_FILE), `${JSON.stringify({ files: Object.keys(outputs).sort(), packages }, null, 2)}\n`);
}

async function buildNode() {
  const { build } = await import('esbuild');
  const entries = readdirSync(join(ROOT, 'apps/server/src/entries')).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [
      ...entries.map((name) => ({ in: `apps/server/src/entries/${name}`, out: `server/${name.replace(/\.ts$/, '')}` })),
      { in: 'apps/cli/src/main.ts', out: 'cli/main' },
      ...CLI_THREADS.map((file) => ({ in: file, out: `cli/${basename(file, '.ts')}` })),
    ],
    outdir: 'dist',
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    // Maps name lines of the sources, which lie beside in a checkout and are not part of a release.
    sourcesContent: false,
    metafile: true,
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [bundleOwnPackagesOnly],
  });
  writeBundles(metafile);
}

async function vite(folder) {
  const { code, output } = await run(process.execPath, [bin('vite', 'bin/vite.js'), 'build', folder, '--logLevel', 'warn'], {
    capture: true,
    // Whoever builds while tests run must not get pages made for developers, which name the files they come from.
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`The build of ${folder} failed:\n${output}`);
}

/** The pages are built into dist/web; the editor, which changes rarely and takes longest, is copied below it. */
const STEPS = [
  {
    name: 'server and command line',
    stamp: 'dist/.node',
    inputs: NODE_INPUTS,
    work: buildNode,
  },
  { name: 'editor', stamp: 'dist/.editor', inputs: ['packages/editor'], work: () => vite('packages/editor') },
  {
    name: 'web application',
    stamp: 'dist/.web',
    inputs: WEB_INPUTS,
    work: async () => {
      await vite('apps/web');
      rmSync(join(ROOT, 'dist/web/editor'), { recursive: true, force: true });
      cpSync(join(ROOT, 'dist/editor'), join(ROOT, 'dist/web/editor'), { recursive: true });
    },
  },
  {
    name: 'list of licences',
    stamp: 'dist/.licences',
    inputs: [...NODE_INPUTS, ...WEB_INPUTS, 'libraries', 'scripts/steps/licences.mjs'],
    work: writeLicences,
  },
];

/** Builds what is missing or stale. @param {{ only?: 'node' }} [options] - `node` leaves the pages out */
export async function ensureBuilt(options = {}) {
  const steps = options.only === 'node' ? STEPS.slice(0, 1) : STEPS;
  const stale = () =>
    steps
      .map((step) => ({ ...step, fingerprint: fingerprintOf([...COMMON, ...step.inputs]) }))
      .filter((step) => !isFresh(step.stamp, step.fingerprint));
  if (stale().length === 0) return;
  await withLock(join(ROOT, '.retron/build.lock'), async () => {
    for (const step of stale()) {
      console.error(`Building the ${step.name} ...`);
      rmSync(join(ROOT, step.stamp), { force: true });
      await step.work();
      markFresh(step.stamp, step.fingerprint);
    }
  });
}
