import type { DayStarts } from '../repositories/molecule-search.ts';

/**
 * When today, this week and this month began for somebody: a week begins on a Monday (ISO 8601).
 *
 * Not worked out by the database: it may lack names of zones that browsers tell.
 *
 * @param named - a time zone; UTC where it is not known
 */
export function dayStarts(named: string, now: Date): DayStarts {
  const zone = isKnown(named) ? named : 'UTC';
  const local = new Date(now.getTime() + offsetAt(zone, now.getTime()));
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()];
  const sinceMonday = (local.getUTCDay() + 6) % 7;
  return {
    today: midnight(zone, Date.UTC(year, month, day)),
    week: midnight(zone, Date.UTC(year, month, day - sinceMonday)),
    month: midnight(zone, Date.UTC(year, month, 1)),
  };
}

function isKnown(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** @param wall - what the clock on the wall shows there, as if it were UTC */
function midnight(zone: string, wall: number): Date {
  // The offset of a time near by, then that of the time itself: clocks may have been changed in between.
  const near = wall - offsetAt(zone, wall);
  return new Date(wall - offsetAt(zone, near));
}

/** Milliseconds by which the clock there is ahead of UTC. */
function offsetAt(zone: string, time: number): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(time);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) - Math.floor(time / 1000) * 1000;
}
