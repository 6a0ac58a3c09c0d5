import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { recordingIo } from '@retron/command/testing';
import { changeContents, installationOf } from '@retron/installation/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { planCommand } from './plan.ts';

const LIBRARY = 'chemsynth_core-1.0.rlib';
const RANKER = 'chemsynth_core-1.0.rrank';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

function installed(files: Readonly<Record<string, string>>): { readonly root: string; readonly folder: string } {
  const installation = installationOf(files);
  roots.push(installation.root);
  return installation;
}

async function plan(root: string) {
  const { io, out, err } = recordingIo();
  const status = await planCommand.run(['CC(=O)Nc1ccccc1', '--json', '--breadth', '1'], { ...io, root });
  return { status, suggestions: out.length === 0 ? null : JSON.parse(out[0]).suggestions.length, err };
}

describe('retron plan', () => {
  it.each([
    [LIBRARY, 'library'],
    [RANKER, 'ranker'],
  ] as const)('does not run on a damaged %s', async (name, kind) => {
    const { root, folder } = installed({ [LIBRARY]: LIBRARY, [RANKER]: RANKER });
    changeContents(join(folder, name), kind);
    const err = [`${join(folder, name)} cannot be used: The contents do not agree with their SHA-256.`];
    expect(await plan(root)).toEqual({ status: 1, suggestions: null, err });
  });

  it('goes without a ranker that was made for another library, and says so', async () => {
    const name = 'chemsynth_core-1.0';
    const { root, folder } = installed({ [LIBRARY]: 'reflib-1.0.rlib', [RANKER]: RANKER });
    const { err } = await plan(root);
    expect(err).toEqual([
      `${join(folder, `${name}.rrank`)} was made for another library than reflib-1.0, whose suggestions are ranked without it.`,
    ]);
  });

  it('says which folder is missing', async () => {
    expect(await plan('/nowhere')).toEqual({
      status: 1,
      suggestions: null,
      err: ['There is no folder /nowhere/libraries with libraries.'],
    });
  });
});
