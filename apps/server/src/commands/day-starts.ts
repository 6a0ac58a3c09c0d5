import { DateTime, IANAZone } from 'luxon';
import type { DayStarts } from '../repositories/molecule-search.ts';

/**
 * When today, this week and this month began for somebody: a week begins on a Monday (ISO 8601).
 *
 * Not worked out by the database: it may lack names of zones that browsers tell.
 *
 * @param named - a time zone; UTC where it is not known
 */
export function dayStarts(named: string, now: Date): DayStarts {
  const there = DateTime.fromJSDate(now, { zone: IANAZone.isValidZone(named) ? named : 'UTC' });
  return { today: there.startOf('day').toJSDate(), week: there.startOf('week').toJSDate(), month: there.startOf('month').toJSDate() };
}
