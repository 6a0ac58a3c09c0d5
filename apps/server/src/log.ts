import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { LogFile } from './log-file.ts';
import { loggedError, sentenceOf } from './log-words.ts';
import type { Settings } from './settings.ts';

/** Fields that never reach a log, wherever they stand. */
const SECRET_FIELDS = [
  'password',
  'cookie',
  'authorization',
  'csrfToken',
  'x-csrf-token',
  'set-cookie',
  'token',
  'databaseUrl',
  'connectionString',
];

type ProcessName = 'launcher' | 'web' | 'worker';

/** What lines go to, that counts what it could not write. */
interface Target {
  readonly dropped: number;
  write(line: string): void;
}
let target: Target | null = null;

/** Lines of this process's log that could not be written. */
export function droppedLogLines(): number {
  return target?.dropped ?? 0;
}

/** Writes to standard output or error as long as somebody reads it: whoever reads may have gone, or have a full disk. */
class StandardStream implements Target {
  readonly #stream: NodeJS.WriteStream;
  dropped = 0;

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream;
    stream.on('error', () => this.#drop());
  }

  write(text: string): void {
    try {
      this.#stream.write(text);
    } catch {
      this.#drop();
    }
  }

  #drop(): void {
    this.dropped += 1;
  }
}

/**
 * The log of a process, JSON lines: in `logs/<name>.log` of the data folder, with warnings and errors as sentences on standard error;
 * or all on standard output. SIGHUP opens the file anew. Never throws, whatever becomes of the disk.
 */
export function createLog(name: ProcessName, settings: Pick<Settings, 'dataFolder' | 'logLevel' | 'logTarget'>): Logger {
  const paths = SECRET_FIELDS.flatMap((field) => [`["${field}"]`, `*["${field}"]`, `*.*["${field}"]`]);
  const options = { name, level: settings.logLevel, redact: { paths, censor: '[hidden]' }, serializers: { err: loggedError } };
  if (settings.logTarget === 'stdout') {
    const output = new StandardStream(process.stdout);
    target = output;
    return pino(options, output);
  }
  const terminal = new StandardStream(process.stderr);
  const noteOf = (lines: number) =>
    `${JSON.stringify({ level: 40, time: Date.now(), name, lines, msg: `${lines} lines could not be written` })}\n`;
  const file = new LogFile(join(settings.dataFolder, 'logs', `${name}.log`), noteOf, (error) =>
    terminal.write(`${name} warning: The log cannot be written: ${error.message}\n`),
  );
  target = file;
  process.on('SIGHUP', () => file.reopen());
  return pino(
    options,
    pino.multistream([
      { level: 'debug', stream: file },
      { level: 'warn', stream: { write: (line: string) => terminal.write(sentenceOf(line)) } },
    ]),
  );
}

export type { Logger } from 'pino';
