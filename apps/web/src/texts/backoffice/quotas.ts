import { numberText } from '../numbers.ts';

export const quotas = 'Quotas';
export const introduction =
  'What one user may have at most. A limit of the user’s own goes before everybody’s, and everybody’s before the settings of the installation. An empty field takes a limit away.';
export const loadingQuotas = 'Loading quotas';
export const quotasNotLoaded = 'Unable to load quotas.';
export const user = 'User';
export const everybody = 'Everybody';
export const limits = 'Limits';
export const atMost = 'At most';
export const settings = 'Settings';
export const hasNow = 'Has now';
export const limitBetween = (most: number) => `Please give 0 to ${numberText(most)}.`;
export const limitOfEverybody = (quotas: string) => `${quotas}, everybody`;
