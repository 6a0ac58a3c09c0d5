import { fileURLToPath } from 'node:url';
import type { Command, CommandIo } from '../command.ts';

/** What a command left behind. */
interface Recording {
  readonly status: number;
  /** Lines of standard output. */
  readonly out: readonly string[];
  /** Lines of standard error. */
  readonly err: readonly string[];
}

interface RecordingIo {
  readonly io: CommandIo;
  readonly out: readonly string[];
  readonly err: readonly string[];
}

/** The world of a command as arrays: standard input is `lines`, what it writes is kept. */
export function recordingIo(lines: readonly string[] = [], interruption = new AbortController().signal): RecordingIo {
  const out: string[] = [];
  const err: string[] = [];
  const io: CommandIo = {
    lines: async function* () {
      yield* lines;
    },
    out: (text) => out.push(...text.split('\n')),
    err: (text) => err.push(...text.split('\n')),
    progress: () => undefined,
    isTerminal: false,
    interruption: () => interruption,
    environment: {},
    root: fileURLToPath(new URL('../../../..', import.meta.url)),
  };
  return { io, out, err };
}

/** Runs a command on `lines` as standard input. */
export async function record(
  command: Command,
  args: readonly string[],
  lines: readonly string[] = [],
  interruption?: AbortSignal,
): Promise<Recording> {
  const { io, out, err } = recordingIo(lines, interruption);
  return { status: await command.run(args, io), out, err };
}
