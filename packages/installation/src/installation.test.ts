import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { listFiles } from './list-files.ts';
import { openLibraryFile, openRankerFile } from './open-file.ts';
import { loadInstallation, openInstallation } from './open-installation.ts';
import { changeContents, cutShort, installationOf, SHIPPED } from './testing/damaged-files.ts';
import { FOR_PLANNING, unpackInstallation, type Wanted } from './unpack-installation.ts';

const CORE = 'chemsynth_core-1.0';
const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

function folderOf(...names: readonly string[]): string {
  const { root, folder } = installationOf(Object.fromEntries(names.map((name) => [name, name])));
  roots.push(root);
  return folder;
}

function unpacked(folder: string, wanted: Wanted) {
  const result = unpackInstallation(folder, wanted);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

const errorOf = (folder: string, wanted: Wanted) => {
  const result = loadInstallation(folder, wanted);
  return result.ok ? null : result.error;
};

describe('the installation that comes with Retron', () => {
  const everything = unpacked(SHIPPED, FOR_PLANNING);

  it('has libraries, the ranker of one, catalogues and weights, each with its name and hash', () => {
    expect(everything.files.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      `library ${CORE}`,
      'library reflib-1.0',
      `ranker ${CORE}`,
      'catalog natural_materials-1.0',
      'catalog starting_materials-1.0',
      'product-weights products-1.0',
    ]);
    expect(new Set(everything.files.map(({ sha256 }) => sha256)).size).toBe(6);
    for (const { sha256 } of everything.files) expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(everything.notes).toEqual([]);
  });

  it('is opened in any thread, and says there what it was opened from', () => {
    const { libraries, rankers, catalogs, productRanker, files } = openInstallation(structuredClone(everything));
    expect([...libraries.keys()]).toEqual([CORE, 'reflib-1.0']);
    expect(rankers.map(({ libraryHash }) => libraryHash)).toEqual([libraries.get(CORE)?.header.hash]);
    expect(catalogs.map(({ fullName }) => fullName)).toEqual(['natural_materials-1.0', 'starting_materials-1.0']);
    expect(productRanker).not.toBeNull();
    expect(files).toEqual(everything.files.map(({ buffer: _, ...facts }) => facts));
    expect(files[0].sha256).toBe(libraries.get(CORE)?.header.hash);
  });

  it('unpacks only what is asked for', () => {
    const bytesOf = (kinds: readonly string[]) =>
      everything.files.reduce((sum, { kind, buffer }) => sum + (kinds.includes(kind) ? buffer.byteLength : 0), 0);
    const bytes = (wanted: Wanted) => unpacked(SHIPPED, wanted).files.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
    expect(bytes({ libraries: 'all', catalogs: true })).toBe(bytesOf(['library', 'catalog']));
    expect(bytes({ libraries: 'all', catalogs: true })).toBeLessThan(bytes(FOR_PLANNING) - bytesOf(['ranker']));
    expect(bytes({ libraries: ['reflib-1.0'], rankers: true })).toBe(everything.files[1].buffer.byteLength);
    expect(bytes({ libraries: [] })).toBe(0);
  });

  it('plans with the newest library of the default family where none is named', () => {
    expect(unpacked(SHIPPED, { libraries: 'default' }).files.map(({ name }) => name)).toEqual([CORE]);
  });
});

describe('a file of the installation', () => {
  it.each([
    ['library', `${CORE}.rlib`, { libraries: 'all' }],
    ['library', `${CORE}.rlib`, { libraries: 'default' }],
    ['ranker', `${CORE}.rrank`, { libraries: 'all', rankers: true }],
    ['catalog', 'starting_materials-1.0.rcat', { libraries: 'all', catalogs: true }],
  ] as const)('whose contents were changed (%s %s) is refused by its hash', (kind, name, wanted) => {
    const folder = folderOf(`${CORE}.rlib`, `${CORE}.rrank`, 'starting_materials-1.0.rcat');
    expect(errorOf(folder, wanted)).toBeNull();
    changeContents(join(folder, name), kind);
    expect(errorOf(folder, wanted)).toEqual({
      kind: 'damaged-file',
      message: `${join(folder, name)} cannot be used: The contents do not agree with their SHA-256.`,
    });
  });

  it.each([`${CORE}.rlib`, `${CORE}.rrank`, 'starting_materials-1.0.rcat', 'products-1.0.rprod'])(
    'that was cut short is refused by its name: %s',
    (name) => {
      const folder = folderOf(`${CORE}.rlib`, `${CORE}.rrank`, 'starting_materials-1.0.rcat', 'products-1.0.rprod');
      cutShort(join(folder, name));
      expect(errorOf(folder, FOR_PLANNING)).toMatchObject({ kind: 'damaged-file', message: expect.stringContaining(join(folder, name)) });
    },
  );

  it('that nobody asks for may be damaged', () => {
    const folder = folderOf(`${CORE}.rlib`, `${CORE}.rrank`);
    cutShort(join(folder, `${CORE}.rrank`));
    expect(errorOf(folder, { libraries: 'all' })).toBeNull();
  });

  it('that is of another kind than its name says is refused', () => {
    const { root, folder } = installationOf({ 'x-1.0.rlib': 'starting_materials-1.0.rcat' });
    roots.push(root);
    expect(errorOf(folder, { libraries: 'all' })).toMatchObject({
      kind: 'foreign-file',
      message: expect.stringContaining('x-1.0.rlib cannot be used: The file holds a catalogue, not a transform library.'),
    });
  });
});

describe('a ranker', () => {
  it('is found by the library it names, whatever it is called', () => {
    const { root, folder } = installationOf({ [`${CORE}.rlib`]: `${CORE}.rlib`, 'anything.rrank': `${CORE}.rrank` });
    roots.push(root);
    expect(unpacked(folder, { libraries: 'all', rankers: true }).files.map(({ kind }) => kind)).toEqual(['library', 'ranker']);
  });

  it('of another library is passed over, with a note', () => {
    const { root, folder } = installationOf({ 'reflib-1.0.rlib': 'reflib-1.0.rlib', 'reflib-1.0.rrank': `${CORE}.rrank` });
    roots.push(root);
    const { files, notes } = unpacked(folder, { libraries: 'all', rankers: true });
    expect(files.map(({ kind }) => kind)).toEqual(['library']);
    expect(notes).toEqual([
      `${join(folder, 'reflib-1.0.rrank')} was made for another library than reflib-1.0, whose suggestions are ranked without it.`,
    ]);
  });

  it('of another library is refused where it was named for this one', () => {
    const library = openLibraryFile(join(SHIPPED, 'reflib-1.0.rlib'));
    if (!library.ok) throw new Error(library.error.message);
    expect(openRankerFile(join(SHIPPED, `${CORE}.rrank`), library.value)).toMatchObject({
      ok: false,
      error: { kind: 'other-library', message: expect.stringContaining(`${CORE}.rrank was made for another library than reflib-1.0.`) },
    });
  });
});

describe("files of the team's own", () => {
  const own = (files: Readonly<Record<string, string>>) => {
    const { root, folder } = installationOf(files);
    roots.push(root);
    return folder;
  };

  it('are found besides those that come with Retron, and marked', () => {
    const shipped = folderOf(`${CORE}.rlib`);
    const folder = own({ 'reflib-1.0.rlib': 'reflib-1.0.rlib', 'ours-1.0.rcat': 'starting_materials-1.0.rcat' });
    const { files, notes } = unpacked(shipped, { ...FOR_PLANNING, own: folder });
    expect(files.map(({ kind, name, isOwn = false }) => [kind, name, isOwn])).toEqual([
      ['library', CORE, false],
      ['library', 'reflib-1.0', true],
      ['catalog', 'starting_materials-1.0', true],
    ]);
    expect(notes).toEqual([]);
    expect(listFiles(folder).map(({ kind, fullName }) => [kind, fullName])).toEqual([
      ['library', 'reflib-1.0'],
      ['catalog', 'starting_materials-1.0'],
    ]);
  });

  it('that are damaged, or have the name of another, are left out with a note', () => {
    const shipped = folderOf(`${CORE}.rlib`);
    const folder = own({ 'broken-1.0.rlib': 'reflib-1.0.rlib', 'copy-1.0.rlib': `${CORE}.rlib` });
    cutShort(join(folder, 'broken-1.0.rlib'));
    const { files, notes } = unpacked(shipped, { ...FOR_PLANNING, own: folder });
    expect(files.map(({ name }) => name)).toEqual([CORE]);
    expect(notes).toEqual([
      expect.stringMatching(/broken-1\.0\.rlib cannot be used: .* It is left out\.$/),
      expect.stringMatching(/copy-1\.0\.rlib cannot be used: there is another chemsynth_core-1\.0\. It is left out\.$/),
    ]);
  });

  it('need no folder, and catalogues that are off are left out wherever they lie', () => {
    const wanted = { ...FOR_PLANNING, own: '/nowhere', withoutCatalogs: ['natural_materials-1.0', 'starting_materials-1.0'] };
    expect(unpacked(SHIPPED, wanted).files.filter(({ kind }) => kind === 'catalog')).toEqual([]);
  });
});

describe('an installation that is not there', () => {
  it.each([
    ['no-folder', { libraries: 'all' }, 'There is no folder /nowhere with libraries.'],
    ['no-folder', { libraries: 'default' }, 'There is no folder /nowhere with libraries.'],
    ['no-library', { libraries: ['x-1.0'] }, 'There is no library /nowhere/x-1.0.rlib.'],
  ] as const)('is %s', (kind, wanted, message) => {
    expect(errorOf('/nowhere', wanted)).toEqual({ kind, message });
  });

  it('is no-library where no library is of the default family', () => {
    const folder = folderOf('reflib-1.0.rlib');
    expect(errorOf(folder, { libraries: 'default' })).toEqual({
      kind: 'no-library',
      message: `There is no chemsynth_core library in ${folder}.`,
    });
  });
});
