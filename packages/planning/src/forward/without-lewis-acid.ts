import type { NameReactionId } from '@retron/reactivity';

/** What needs a Lewis acid that whoever means it writes: an alkyl halide and an arene by themselves do nothing. */
const BY_LEWIS_ACID: readonly NameReactionId[] = ['friedel-crafts-alkylation'];

/** How many times larger the odds are then that nothing known happens. By judgement. */
const NO_LEWIS_ACID = 4;

/**
 * The share outside what is known where no reagent is written and the likeliest reaction needs a Lewis acid.
 *
 * @param names - what that reaction is called
 * @param outside - the share without that
 */
export function withoutLewisAcid(names: readonly NameReactionId[], hasReagents: boolean, outside: number): number {
  if (hasReagents || names.length === 0 || !names.every((name) => BY_LEWIS_ACID.includes(name))) return outside;
  const odds = outside * NO_LEWIS_ACID;
  return odds / (odds + 1 - outside);
}
