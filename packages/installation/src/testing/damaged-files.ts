import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DataFileKind } from '../data-file.ts';
import { unpackFile } from '../unpack-file.ts';

/** Where the data files lie that come with Retron. */
export const SHIPPED = fileURLToPath(new URL('../../../../libraries', import.meta.url));

/** A new installation below a new root, with copies of some shipped files: name here -> name there. */
export function installationOf(files: Readonly<Record<string, string>>): { readonly root: string; readonly folder: string } {
  const root = mkdtempSync(join(tmpdir(), 'retron-installation-'));
  const folder = join(root, 'libraries');
  mkdirSync(folder);
  for (const [name, shipped] of Object.entries(files)) cpSync(join(SHIPPED, shipped), join(folder, name));
  return { root, folder };
}

/** Writes a file anew, unpacked and with its last byte changed: only its hash can tell. */
export function changeContents(path: string, kind: DataFileKind): void {
  const unpacked = unpackFile(path, kind);
  if (!unpacked.ok) throw new Error(unpacked.error.message);
  const bytes = new Uint8Array(unpacked.value.buffer.slice());
  bytes[bytes.length - 1] ^= 1;
  writeFileSync(path, bytes);
}

/** Takes the second half of a file away, as a copy that broke off leaves it. */
export function cutShort(path: string): void {
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.subarray(0, bytes.length / 2));
}
