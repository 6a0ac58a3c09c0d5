import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { IS_BUNDLED, REPOSITORY_ROOT } from './repository-root.ts';

const SHOWN = 12;

/** The commit that is checked out in a git repository; null where there is none. */
function commitOf(root: string): string | null {
  const dotGit = join(root, '.git');
  if (!existsSync(dotGit)) return null;
  // In a further worktree `.git` is a file that names the folder, and branches lie in the folder of the first.
  const folder = statSync(dotGit).isDirectory() ? dotGit : resolve(root, readFileSync(dotGit, 'utf8').replace('gitdir:', '').trim());
  const common = existsSync(join(folder, 'commondir')) ? resolve(folder, readFileSync(join(folder, 'commondir'), 'utf8').trim()) : folder;
  const head = readFileSync(join(folder, 'HEAD'), 'utf8').trim();
  if (!head.startsWith('ref: ')) return head;
  const name = head.slice('ref: '.length);
  if (existsSync(join(common, name))) return readFileSync(join(common, name), 'utf8').trim();
  const packed = existsSync(join(common, 'packed-refs')) ? readFileSync(join(common, 'packed-refs'), 'utf8') : '';
  const line = packed.split('\n').find((each) => each.endsWith(` ${name}`));
  return line?.split(' ')[0] ?? null;
}

/** The SHA-256 of all sources that `scripts/steps/build.mjs` bundled; null where its mark is not there. */
function bundledSources(root: string): string | null {
  const mark = join(root, 'dist/.node');
  return existsSync(mark) ? readFileSync(mark, 'utf8') : null;
}

function buildOf(): string {
  const { version } = JSON.parse(readFileSync(join(REPOSITORY_ROOT, 'package.json'), 'utf8')) as { version: string };
  const [kind, mark] = IS_BUNDLED ? (['build', bundledSources(REPOSITORY_ROOT)] as const) : (['git', commitOf(REPOSITORY_ROOT)] as const);
  return mark === null ? version : `${version}+${kind}.${mark.slice(0, SHOWN)}`;
}

/** What plans here, to tell planners apart: the version, with a hash of the bundled sources or, run from source, the commit. */
export const BUILD = buildOf();
