import { chmodSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { makeDataFolder } from './data-folder.ts';

let base: string;
beforeEach(() => {
  base = makeTemporaryFolder();
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const modeOf = (...path: string[]) => (statSync(join(base, ...path)).mode & 0o777).toString(8);

describe('a data folder', () => {
  it('that is made is closed, the folders above it are not', () => {
    makeDataFolder(join(base, 'above/data'));
    expect([modeOf('above/data'), modeOf('above')]).toEqual(['700', '755']);
  });

  it('that cannot be made is named', () => {
    writeFileSync(join(base, 'file'), '');
    expect(() => makeDataFolder(join(base, 'file'))).toThrow(`the data folder ${join(base, 'file')} cannot be made: EEXIST`);
  });

  it('that an earlier version left open is closed with what is in it', () => {
    const data = join(base, 'data');
    mkdirSync(join(data, 'logs'), { recursive: true });
    writeFileSync(join(data, 'launcher.lock'), '');
    chmodSync(data, 0o755);
    chmodSync(join(data, 'logs'), 0o755);
    chmodSync(join(data, 'launcher.lock'), 0o644);
    makeDataFolder(data);
    // The database's own user, under root, must still pass through.
    expect(modeOf('data')).toBe(process.getuid?.() === 0 ? '711' : '700');
    expect([modeOf('data/logs'), modeOf('data/launcher.lock')]).toEqual(['700', '600']);
  });

  it('keeps rights that were given to a group', () => {
    mkdirSync(join(base, 'data/legal'), { recursive: true });
    chmodSync(join(base, 'data'), 0o750);
    chmodSync(join(base, 'data/legal'), 0o750);
    makeDataFolder(join(base, 'data'));
    expect([modeOf('data'), modeOf('data/legal')]).toEqual(['750', '750']);
  });
});
