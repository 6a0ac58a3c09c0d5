import type { DisconnectionRow } from '../repositories/disconnections.ts';
import type { DisconnectionFilter } from '../repositories/stored/filter.ts';

/** Whether a suggestion has one of the name reactions asked for; none asked for, every one passes. */
export function passesFilter({ nameReactions }: DisconnectionRow, filter: DisconnectionFilter): boolean {
  return filter.nameReactions.length === 0 || nameReactions.some(({ id }) => filter.nameReactions.includes(id));
}
