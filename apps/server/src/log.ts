import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
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

/**
 * JSON lines in `logs/<name>.log` of the data folder; warnings and errors on standard error too.
 * Standard output stays free for the one line that says the server is ready.
 */
export function createLog(name: 'launcher' | 'web' | 'worker', settings: Pick<Settings, 'dataFolder' | 'logLevel'>): Logger {
  const folder = join(settings.dataFolder, 'logs');
  mkdirSync(folder, { recursive: true });
  const paths = SECRET_FIELDS.flatMap((field) => [`["${field}"]`, `*["${field}"]`, `*.*["${field}"]`]);
  return pino(
    { name, level: settings.logLevel, redact: { paths, censor: '[hidden]' } },
    pino.multistream([
      { level: 'debug', stream: pino.destination({ dest: join(folder, `${name}.log`), sync: false }) },
      { level: 'warn', stream: process.stderr },
    ]),
  );
}

export type { Logger } from 'pino';
