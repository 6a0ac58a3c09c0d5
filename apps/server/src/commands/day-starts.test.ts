import { expect, it } from 'vitest';
import { dayStarts } from './day-starts.ts';

it.each([
  // A Tuesday whose week began in the month before.
  ['UTC', '2026-12-01T03:00:00Z', '2026-12-01T00:00:00Z', '2026-11-30T00:00:00Z', '2026-12-01T00:00:00Z'],
  ['Mars/Olympus', '2026-12-01T03:00:00Z', '2026-12-01T00:00:00Z', '2026-11-30T00:00:00Z', '2026-12-01T00:00:00Z'],
  // It is still Monday there.
  ['America/New_York', '2026-12-01T03:00:00Z', '2026-11-30T05:00:00Z', '2026-11-30T05:00:00Z', '2026-11-01T04:00:00Z'],
  ['Asia/Kathmandu', '2026-12-01T20:00:00Z', '2026-12-01T18:15:00Z', '2026-11-29T18:15:00Z', '2026-11-30T18:15:00Z'],
  // The clocks went back in the night to the Sunday.
  ['Europe/Berlin', '2026-10-25T20:00:00Z', '2026-10-24T22:00:00Z', '2026-10-18T22:00:00Z', '2026-09-30T22:00:00Z'],
  ['Europe/Berlin', '2026-10-26T20:00:00Z', '2026-10-25T23:00:00Z', '2026-10-25T23:00:00Z', '2026-09-30T22:00:00Z'],
])('in %s at %s', (zone, now, today, week, month) => {
  expect(dayStarts(zone, new Date(now))).toEqual({ today: new Date(today), week: new Date(week), month: new Date(month) });
});
