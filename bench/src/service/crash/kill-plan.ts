import { Chance } from '../running/chance.ts';

/** Ways in which the product is disturbed. */
export const KILLS = [
  'web',
  'worker',
  'postmaster',
  'backend',
  'launcher',
  'launcher and its children',
  'everything',
  'launcher asked to end',
  'web hangs',
  'worker hangs',
  'disk full',
  'postmaster, then web',
  'postmaster, then worker',
  'web, then postmaster',
] as const;
export type KillKind = (typeof KILLS)[number];

/** Kinds that take half a minute each: every second deck has one of them. */
const HANGS: readonly KillKind[] = ['web hangs', 'worker hangs'];

export interface PlannedKill {
  readonly kind: KillKind;
  /** Quiet time before it, in milliseconds. */
  readonly afterMs: number;
  /** Pause between the two of a pair, in milliseconds. */
  readonly betweenMs: number;
  /** From 0, below 1: which of several it hits. */
  readonly which: number;
}

/**
 * What is killed when: the same for the same seed.
 *
 * Kinds are dealt like cards, so that each comes about as often as the others, in an order that chance gives.
 *
 * @param without - kinds that cannot be done here
 */
export function planKills(seed: number, count: number, without: ReadonlySet<KillKind> = new Set()): readonly PlannedKill[] {
  const chance = new Chance(seed);
  const usual = KILLS.filter((kind) => !without.has(kind) && !HANGS.includes(kind));
  const hangs = HANGS.filter((kind) => !without.has(kind));
  const kinds: KillKind[] = [];
  for (let deck = 0; kinds.length < count; deck++) {
    const hang = hangs.length === 0 || deck % 2 === 1 ? [] : [hangs[(deck / 2) % hangs.length]];
    kinds.push(...chance.shuffle([...usual, ...hang]));
  }
  return kinds.slice(0, count).map((kind) => ({
    kind,
    afterMs: chance.between(300, 4000),
    betweenMs: chance.between(0, 3000),
    which: chance.next(),
  }));
}
