import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = import.meta.dirname;
/** Where the day and hour are meant: of a line of the log, of a query that expires, of a limit that is a row with the time of its end. */
const CALENDAR = ['commands/query-lifetime.ts', 'log.ts', 'repositories/rate-limits.ts'];

// The clock of a machine is set, by people and by NTP: a pause measured by it would last for hours, and a patience be over at once.
it('how long something takes is measured by performance.now(), which nobody sets', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/(^|\/)testing\//.test(name))
    .filter((name) => /\bDate\.now\b/.test(readFileSync(join(SOURCES, name), 'utf8')))
    .sort();
  expect(files).toEqual(CALENDAR);
});
