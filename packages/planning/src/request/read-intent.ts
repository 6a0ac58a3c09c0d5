import { bondBetween, type Molecule } from '@retron/molecule';
import { isNameReaction, nameReactionIdOf } from '@retron/reactivity';
import type { BondPair } from '@retron/tree';
import type { RouteIntent } from './route-intent.ts';

/** What is wanted of the ways to a target, as it was given. */
export interface GivenIntent {
  /** Structures, and names of name reactions. */
  readonly avoid: readonly string[];
  /** Structures. */
  readonly require: readonly string[];
  /** Bonds of the target such as `4-7`: two atoms, from 1. */
  readonly breaks: readonly string[];
  readonly keeps: readonly string[];
}

/** A text that is not what was asked for: no structure (nor name), no bond of the target, or a bond that is both to be broken and to be kept. */
export interface UnreadWish {
  readonly wish: keyof GivenIntent;
  readonly text: string;
  readonly problem: 'unknown' | 'no bond' | 'both';
}

/** The texts that can only be structures, each once: what is to be read by who knows structures. */
export function structureTextsOf({ avoid, require }: Pick<GivenIntent, 'avoid' | 'require'>): readonly string[] {
  return [...new Set([...avoid.filter((text) => !isName(text)), ...require])];
}

/**
 * What is wanted, in the planner's words, each once, and what is wrong with it.
 *
 * @param target - read from its canonical SMILES; `null` where it cannot be read: its bonds are not asked for then
 * @param smilesOf - canonical SMILES of a text that names a structure, or `null`
 */
export function readIntent(
  given: GivenIntent,
  target: Molecule | null,
  smilesOf: (text: string) => string | null,
): { readonly intent: Required<Omit<RouteIntent, 'mostReactions'>>; readonly unread: readonly UnreadWish[] } {
  const unread: UnreadWish[] = [];
  const structures = (wish: 'avoid' | 'require', texts: readonly string[]) =>
    texts.flatMap((text) => {
      const smiles = smilesOf(text);
      if (smiles === null) unread.push({ wish, text, problem: 'unknown' });
      return smiles ?? [];
    });
  const bonds = (wish: 'breaks' | 'keeps', other: readonly string[]) => {
    const read = new Map<string, BondPair>();
    for (const text of target === null ? [] : given[wish]) {
      const bond = bondOf(text, target as Molecule);
      if (bond === null) unread.push({ wish, text, problem: 'no bond' });
      else if (other.includes(bond.join('-'))) unread.push({ wish, text, problem: 'both' });
      else read.set(bond.join('-'), bond);
    }
    return [...read.values()];
  };
  const known = (texts: readonly string[]) => (target === null ? [] : texts.flatMap((text) => bondOf(text, target)?.join('-') ?? []));
  return {
    intent: {
      avoid: unique(
        structures(
          'avoid',
          given.avoid.filter((text) => !isName(text)),
        ),
      ),
      avoidNames: unique(given.avoid.filter(isName).map(nameReactionIdOf)),
      require: unique(structures('require', given.require)),
      keeps: bonds('keeps', []),
      breaks: bonds('breaks', known(given.keeps)),
    },
    unread,
  };
}

const isName = (text: string): boolean => isNameReaction(nameReactionIdOf(text));

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** A bond of the target, lower atom first; `null` for what is none. */
function bondOf(text: string, target: Molecule): BondPair | null {
  const found = /^\s*(\d{1,4})\s*[-–]\s*(\d{1,4})\s*$/.exec(text);
  if (found === null) return null;
  const [a, b] = [Number(found[1]) - 1, Number(found[2]) - 1].sort((x, y) => x - y);
  return a < 0 || b >= target.atomCount || bondBetween(target, a, b) < 0 ? null : [a, b];
}
