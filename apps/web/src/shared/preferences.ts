import type { WireDirection, WirePreference } from '@retron/contract';

/** What a user set for new queries; `null` where the product's own default counts. */
export interface QueryPreferences {
  /** The direction new queries start with: the opposite of the direction preference (specification section 9). */
  readonly direction: WireDirection | null;
  readonly library: readonly string[];
  readonly strategy: string | null;
  readonly breadth: number | null;
  readonly nsteps: number | null;
  readonly minlevels: number | null;
  readonly useMailing: boolean;
  readonly mode: 'INTERACTIVE' | 'BACKGROUND';
}

const OPPOSITE: Readonly<Record<string, WireDirection>> = { synthesis: 'reaction', reaction: 'synthesis' };

/** Reads preferences as they come; what this version does not understand counts as not set. */
export function queryPreferencesOf(preferences: readonly WirePreference[]): QueryPreferences {
  const value = (name: string) => preferences.find((each) => each.name === name)?.value ?? '';
  const number = (name: string) => (/^\d+$/.test(value(name)) ? Number(value(name)) : null);
  return {
    direction: OPPOSITE[value('direction')] ?? null,
    library: value('library') === '' ? [] : value('library').split('|'),
    strategy: value('strategy') || null,
    breadth: number('breadth'),
    nsteps: number('steps'),
    minlevels: number('precision'),
    useMailing: value('mailing') === 'YES',
    mode: value('mode') === 'INTERACTIVE' ? 'INTERACTIVE' : 'BACKGROUND',
  };
}

export const NO_PREFERENCES: QueryPreferences = queryPreferencesOf([]);

/** Whether anything is set that a mode of the simple form would bring itself: then the form opens with all settings. */
export function haveSettings({ strategy, breadth, nsteps, minlevels, direction }: QueryPreferences): boolean {
  return [strategy, breadth, nsteps, minlevels, direction].some((value) => value !== null);
}
