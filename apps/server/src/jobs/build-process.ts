import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { BuildNews, BuildOrder, BuildProgress } from '../building/build-messages.ts';
import { ENTRY_FLAGS, entryFile } from '../repository-root.ts';
import type { BuildSettings } from '../settings.ts';

export type BuildEnd = Exclude<BuildNews, { readonly kind: 'progress' }> | { readonly kind: 'ended' };

/** The last of what a process says before it dies. */
const KEPT_OUTPUT = 4000;

/** A process that builds one file, behind all others in its turn for the processor, with limits of memory and time. */
export class BuildProcess {
  /** How it ended. Rejects when it died of itself, without a word. */
  readonly ended: Promise<BuildEnd>;
  readonly #child: ChildProcess;
  #isEnded = false;

  constructor(
    order: BuildOrder,
    { megabytes, minutes }: Pick<BuildSettings, 'megabytes' | 'minutes'>,
    onProgress: (progress: BuildProgress) => void,
  ) {
    const child = spawn(process.execPath, [`--max-old-space-size=${megabytes}`, ...ENTRY_FLAGS, entryFile('builder')], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // It needs no secrets of the server.
      env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV },
    });
    this.#child = child;
    let end: BuildEnd | null = null;
    let output = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-KEPT_OUTPUT);
    });
    child.on('message', (news: BuildNews) => {
      if (news.kind === 'progress') onProgress(news.progress);
      else end = news;
    });
    const timer = setTimeout(() => {
      end = {
        kind: 'refused',
        message: `It took longer than ${minutes} minutes. Please upload less at once, or ask for more time (RETRON_BUILD_MINUTES).`,
      };
      this.end();
    }, minutes * 60_000);
    this.ended = new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', () => {
        clearTimeout(timer);
        if (end !== null) resolve(end);
        else if (this.#isEnded) resolve({ kind: 'ended' });
        else if (/heap out of memory|Array buffer allocation failed/.test(output)) resolve(tooLarge(megabytes));
        else reject(new Error(`The process that builds ended without a word: ${output}`));
      });
    });
    try {
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    } catch {
      // It ended already, or the system does not let us.
    }
    child.send(order, (error) => {
      // Then it ended, which is told.
      if (error) child.kill('SIGKILL');
    });
  }

  /** Ends it at once; it has written nothing that counts. */
  end(): void {
    this.#isEnded = true;
    this.#child.kill('SIGKILL');
  }
}

const tooLarge = (megabytes: number): BuildEnd => ({
  kind: 'refused',
  message: `It needs more memory than ${megabytes} MB. Please upload less at once, or ask for more memory (RETRON_BUILD_MEMORY_MB).`,
});
