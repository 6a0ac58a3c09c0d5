import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, totalmem } from 'node:os';

/** Where and with what something was measured: enough to repeat it. */
export interface Circumstances {
  readonly machine: string;
  readonly node: string;
  /** Commit of the repository, with `+` behind it when files were changed since; `null` outside a repository. */
  readonly commit: string | null;
  readonly command: string;
}

export function circumstances(root: string, command: string): Circumstances {
  const [cpu] = cpus();
  const memoryGb = Math.round(totalmem() / 2 ** 30);
  return {
    machine: `${cpu?.model.trim() ?? 'unknown processor'}, ${availableParallelism()} cores, ${memoryGb} GB`,
    node: process.version,
    commit: commitOf(root),
    command,
  };
}

function commitOf(root: string): string | null {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
    return `${git('rev-parse', '--short', 'HEAD')}${isChanged ? '+' : ''}`;
  } catch {
    // Not a repository, or no git: the benchmark is as good without.
    return null;
  }
}
