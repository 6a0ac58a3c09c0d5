import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { record } from '@retron/command/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogBuildCommand } from './catalog-build.ts';
import { libraryBuildCommand } from './library-build.ts';
import { libraryInfoCommand } from './library-info.ts';

const FIXTURE = new URL('../../../../fixtures/mapped-reactions.tsv', import.meta.url);
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'retron-library-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The textbook reactions with a split, zipped; odd rows are for testing. */
function splitTable(): string {
  const [, ...rows] = readFileSync(FIXTURE, 'utf8').trim().split('\n');
  const lines = rows.map((row, i) => `${row.split('\t')[0]}\t${i % 2 ? 'val' : 'train'}\t${row.split('\t')[2]}`);
  const path = join(folder, 'split.tsv.gz');
  writeFileSync(path, gzipSync(['id\tsplit\treaction', ...lines].join('\n')));
  return path;
}

describe('library build and library info', () => {
  it('builds a file from one part of a table, and tells what is in it', async () => {
    const out = join(folder, 'textbook-1.0.rlib');
    const args = ['--name', 'textbook', '--version', '1.0', '--source', `${splitTable()}:train`, '--out', out, '--minimum-support', '1'];
    const built = await record(libraryBuildCommand, args);
    expect(built.status).toBe(0);
    expect(built.out[0]).toBe('textbook 1.0: textbook');

    const info = await record(libraryInfoCommand, [out]);
    expect(info.status).toBe(0);
    expect(info.out).toEqual(built.out);
    expect(info.out.join('\n')).toContain('Source: split.tsv.gz (train)');

    const json = await record(libraryInfoCommand, [out, '--json']);
    const header = JSON.parse(json.out.join('\n'));
    expect(header).toMatchObject({ name: 'textbook', sources: [{ reactionsRead: 17, reactionsUsed: 17 }], counts: { reactions: 17 } });
  });

  it('leaves out what is kept for testing, by table or by key', async () => {
    const keys = join(folder, 'keys.txt');
    writeFileSync(keys, 'CC(=O)O.NCc1ccccc1>>CC(=O)NCc1ccccc1\n');
    const out = join(folder, 'left.rlib');
    const source = join(folder, 'all.tsv');
    writeFileSync(source, readFileSync(FIXTURE));
    const args = ['--name', 'left', '--version', '1', '--source', source, '--out', out, '--minimum-support', '1'];
    const built = await record(libraryBuildCommand, [...args, '--leave-out', keys, '--leave-out', `${splitTable()}:val`]);
    expect(built.status).toBe(0);
    expect(built.out.join('\n')).toMatch(/18 left out: left-out-for-testing/);
  });

  it('reads RDfiles and .rsmi tables, zipped or not, and maps what they do not', async () => {
    const known = join(folder, 'known.rlib');
    const source = join(folder, 'known.tsv');
    writeFileSync(source, readFileSync(FIXTURE));
    const base = ['--version', '1', '--minimum-support', '1'];
    expect((await record(libraryBuildCommand, [...base, '--name', 'known', '--source', source, '--out', known])).status).toBe(0);

    const records = fileURLToPath(new URL('../../../../fixtures/own-reactions/records', import.meta.url));
    const zipped = join(folder, 'records.rsmi.gz');
    writeFileSync(zipped, gzipSync(readFileSync(`${records}.rsmi`)));
    const out = join(folder, 'own.rlib');
    const sources = ['--source', `${records}.rdf`, '--source', zipped];
    const built = await record(libraryBuildCommand, [...base, '--name', 'own', ...sources, '--map-with', known, '--out', out]);
    expect(built.status).toBe(0);
    expect(built.out.join('\n')).toMatch(/Source: records\.rdf .*\n {2}9 reactions read, \d used/);
    expect(built.out.join('\n')).toMatch(/Source: records\.rsmi\.gz .*\n {2}7 reactions read, \d used/);
    expect(built.out.join('\n')).toMatch(/\d mapped by transforms: level \d/);
    expect(built.out.join('\n')).toMatch(/1 left out: broken-reaction-block/);
    expect(built.err.join('\n')).toMatch(/Reading reactions: 100 %/);
    expect(built.err.join('\n')).toMatch(/1 ROOT:RXD:YPRO/);

    const forward = join(folder, 'forward.rlib');
    const only = [...base, '--name', 'forward', '--source', source, '--direction', 'forward', '--out', forward];
    expect((await record(libraryBuildCommand, only)).status).toBe(0);
    const refused = await record(libraryBuildCommand, [...base, '--name', 'x', ...sources, '--map-with', forward, '--out', out]);
    expect([refused.status, refused.err.join('\n')]).toEqual([1, expect.stringMatching(/does not serve retrosynthesis/)]);
  });

  it('says what was wrong when nothing could be used', async () => {
    const source = join(folder, 'bad.rsmi');
    writeFileSync(source, 'ReactionSmiles\nC1CC>>C\nCCO>>CC=O\n');
    const args = ['--name', 'x', '--version', '1', '--source', source, '--out', join(folder, 'x.rlib')];
    const built = await record(libraryBuildCommand, args);
    expect(built.status).toBe(1);
    expect(built.err.join('\n')).toContain('1 no-transform-fits, 1 unparsable-molecule');
  });

  it.each([
    ['nothing', [], 2, /Missing: --name, --version, --out, --source/],
    ['an unknown option', ['--nonsense'], 2, /Unknown option/],
    ['an unknown direction', ['--name', 'x', '--version', '1', '--out', 'x', '--source', 'x', '--direction', 'up'], 2, /--direction/],
    ['a support of nought', ['--name', 'x', '--version', '1', '--out', 'x', '--source', 'x', '--minimum-support', '0'], 2, /whole numbers/],
    ['a file that is not there', ['--name', 'x', '--version', '1', '--out', 'x', '--source', '/nowhere/x.tsv'], 1, /cannot be read/],
  ])('answers %s with a message', async (_, args, status, message) => {
    const called = await record(libraryBuildCommand, args);
    expect(called.status).toBe(status);
    expect(called.err.join('\n')).toMatch(message);
  });

  it('refuses to describe a file that is no library', async () => {
    const path = join(folder, 'text.rlib');
    writeFileSync(path, 'not a library, but long enough to have a frame');
    const info = await record(libraryInfoCommand, [path]);
    expect(info.status).toBe(1);
    expect(info.err.join('\n')).toMatch(/not a data file of Retron/);
  });
});

describe('catalog build', () => {
  it('writes a catalogue, and needs a source and a place for it', async () => {
    const out = join(folder, 'starting_materials.rcat');
    const built = await record(catalogBuildCommand, ['--source', splitTable(), '--out', out]);
    expect(built.status).toBe(0);
    expect(readFileSync(out).subarray(0, 6).toString('latin1')).toBe('RETRON');
    expect((await record(catalogBuildCommand, [])).status).toBe(2);
  });
});
