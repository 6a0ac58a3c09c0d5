import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const textOf = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const { optionalDependencies: pinned } = JSON.parse(textOf('deploy/node/package.json')) as { optionalDependencies: Record<string, string> };
const [version] = Object.values(pinned);

describe('the Node that is recommended, released and put into containers', () => {
  it('is one version, pinned by hash for every platform', () => {
    expect(new Set(Object.values(pinned))).toEqual(new Set([version]));
    const { packages } = JSON.parse(textOf('deploy/node/package-lock.json')) as {
      packages: Record<string, { version: string; integrity: string }>;
    };
    for (const name of Object.keys(pinned)) {
      expect(packages[`node_modules/${name}`]).toMatchObject({ version, integrity: expect.stringMatching(/^sha512-/) });
    }
  });

  it('is that of the container, and of its line are the README and .nvmrc', () => {
    const images = [...textOf('deploy/Containerfile').matchAll(/^FROM \S+\/node:([\d.]+)-/gm)].map(([, tag]) => tag);
    expect(images).toEqual([version, version]);
    const [line] = version.split('.');
    expect(textOf('.nvmrc').trim()).toBe(line);
    expect(textOf('README.md')).toContain(`Node ${line},`);
  });
});
