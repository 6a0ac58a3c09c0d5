import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { licenceOf, withWhatTheyNeed } from './steps/licences.mjs';
import { packageFolderOf } from './steps/npm-packages-of-pages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { packages: lock } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

describe('packages that are installed when some are', () => {
  const small = {
    'node_modules/a': { version: '1.0.0', dependencies: { b: '1' }, optionalDependencies: { d: '1' } },
    'node_modules/a/node_modules/b': { version: '1.0.0', dependencies: { c: '1' } },
    'node_modules/b': { version: '2.0.0' },
    'node_modules/c': { version: '1.0.0', dependencies: { a: '1', b: '2' } },
    'node_modules/d': { version: '1.0.0' },
    'node_modules/e': { version: '1.0.0' },
  };

  it('are those that they need in turn, each where it is found', () => {
    const all = ['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/b', 'node_modules/c', 'node_modules/d'];
    expect(withWhatTheyNeed(small, ['node_modules/a'])).toEqual(all);
    expect(withWhatTheyNeed(small, ['node_modules/e', 'node_modules/none'])).toEqual(['node_modules/e']);
  });

  it('state their licences, but for those known to state none', () => {
    const folders = ['packages', 'apps'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`));
    const names = folders.flatMap((folder) => {
      const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
      return Object.keys(dependencies).filter((name) => !name.startsWith('@retron/'));
    });
    const packages = withWhatTheyNeed(
      lock,
      names.map((name) => `node_modules/${name}`),
    ).map((folder: string) => licenceOf(lock, folder));
    expect(packages.length).toBeGreaterThan(100);
    expect(packages.filter(({ licence }) => licence === null).map(({ name }) => name)).toEqual(['buffers', 'eve-raphael', 'png-js']);
    expect(packages.find(({ name }) => name === 'fastify')).toMatchObject({
      licence: 'MIT',
      version: lock['node_modules/fastify'].version,
    });
    expect(packages.find(({ name }) => name === 'fastify')?.text).toContain('Permission is hereby granted');
  });
});

it.each([
  ['node_modules/react/index.js', 'node_modules/react'],
  ['node_modules/@mantine/core/esm/a.mjs?used', 'node_modules/@mantine/core'],
  ['node_modules/a/node_modules/@b/c/d.js', 'node_modules/a/node_modules/@b/c'],
  ['apps/web/src/main.tsx', null],
])('%s is of %s', (path, folder) => {
  expect(packageFolderOf(join(root, path))).toBe(folder);
});
