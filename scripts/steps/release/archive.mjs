import { createHash } from 'node:crypto';
import { createReadStream, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { run } from '../run.mjs';

/** One date for every file, so that the same files make the same archive. */
const DATE = '2000-01-01 00:00:00Z';

/** Packs a folder into `<folder>.tar.gz` beside it, with its SHA-256 in `<folder>.tar.gz.sha256`. Needs GNU tar. @returns the file */
export async function archive(folder) {
  const file = `${folder}.tar.gz`;
  rmSync(file, { force: true });
  const { code, output } = await run(
    'tar',
    [
      ...['--create', '--gzip', `--file=${file}`, `--directory=${dirname(folder)}`],
      ...['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mode=u+rw,go=rX', `--mtime=${DATE}`],
      basename(folder),
    ],
    { capture: true },
  );
  if (code !== 0) throw new Error(`The archive could not be made:\n${output}`);
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  writeFileSync(`${file}.sha256`, `${hash.digest('hex')}  ${basename(file)}\n`);
  return file;
}
