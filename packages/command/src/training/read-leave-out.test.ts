import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRdkit } from '@retron/rdkit';
import { afterAll, describe, expect, it } from 'vitest';
import { alsoWithoutStereo, readLeaveOut } from './read-leave-out.ts';

const folder = mkdtempSync(join(tmpdir(), 'retron-leave-out-'));
afterAll(() => rmSync(folder, { recursive: true }));
const rdkit = await createRdkit();
const read = async (text: string) => {
  const path = join(folder, 'steps.txt');
  writeFileSync(path, text);
  const found = await readLeaveOut([path], rdkit);
  return found.ok ? { keys: [...found.value.keys], unread: found.value.unread } : found.error.kind;
};

describe('reactions that are left out', () => {
  it('are the same whatever the order of what they start from and however it is written', async () => {
    expect(await read('NC.ClC(C)=O>>O=C(C)NC\r\n\r\nCC(=O)Cl.CN>>CNC(C)=O\n')).toEqual({ keys: ['CC(=O)Cl.CN>>CNC(C)=O'], unread: 0 });
  });

  it('are counted where they cannot be read', async () => {
    expect(await read('CO.CI>>COC\nCO.nonsense>>COC\nCOC\n')).toEqual({ keys: ['CI.CO>>COC'], unread: 2 });
    expect(await read('no reactions\n')).toBe('no-reactions');
  });

  it('are meant without configurations, too, as some sources write them', () => {
    const keys = alsoWithoutStereo(new Set(['C/C=C/[C@H](N)O.CI>>C/C=C/[C@H](O)NC', 'CI.CO>>COC']), rdkit);
    expect([...keys]).toEqual(['C/C=C/[C@H](N)O.CI>>C/C=C/[C@H](O)NC', 'CI.CO>>COC', 'CC=CC(N)O.CI>>CC=CC(O)NC']);
  });
});
