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
export function recordingIo(lines: readonly string[] = []): RecordingIo {
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
    environment: {},
    root: fileURLToPath(new URL('../../../..', import.meta.url)),
  };
  return { io, out, err };
}

/** Runs a command on `lines` as standard input. */
export async function record(command: Command, args: readonly string[], lines: readonly string[] = []): Promise<Recording> {
  const { io, out, err } = recordingIo(lines);
  return { status: await command.run(args, io), out, err };
}
