import { nameOfNameReaction } from '@retron/reactivity';
import type { Clause, Condition } from '../request/strategy.ts';

/** One phrase for each thing a condition may ask, in the words of a chemist. */
const TERMS: { readonly [K in keyof Required<Condition>]: (wanted: Required<Condition>[K]) => string } = {
  joinsPrecursors: (wanted) => (wanted ? 'joins precursors' : 'joins no precursors'),
  makesRingBond: (wanted) => (wanted ? 'makes a ring bond' : 'makes no ring bond'),
  ringBondsAtLeast: (count) => `ring bonds made: ${count} or more`,
  makesBond: (kinds) => `bond made: ${orList(kinds)}`,
  smallestPartAtLeast: (atoms) => `smallest precursor brings ${atoms} atoms or more`,
  smallestPartAtMost: (atoms) => `smallest precursor brings ${atoms} ${atoms === 1 ? 'atom' : 'atoms'} or fewer`,
  largestShareAtMost: (share) => `largest precursor brings ${percent(share)} of the atoms or less`,
  nameReaction: (ids) => `known as ${orList(ids.map(nameOfNameReaction))}`,
  reactionClass: (classes) => `known as ${orList(classes)}`,
  isNamed: (wanted) => (wanted ? 'has a name' : 'has no name'),
  patentsAtMost: (count) => `shown by ${count === 1 ? 'a single patent' : `${count} patents or fewer`}`,
  simplificationAtLeast: (share) => `most complex precursor is ${percent(share)} simpler or more`,
};

/** What a condition asks, as phrases that must all hold; empty for a condition that always does. Made from the data itself. */
export function termsOf(condition: Condition): readonly string[] {
  return (Object.keys(TERMS) as (keyof Condition)[]).flatMap((key) => termOf(key, condition));
}

const EFFECT_WORDS = { admit: 'Admit', fold: 'Fold', 'leave out': 'Leave out', lift: 'Lift', lower: 'Lower' } as const;

/** The sentence of a clause that nobody has written one for. */
export function sentenceOf(effect: Clause['effect'], condition: Condition): string {
  const terms = termsOf(condition);
  return `${EFFECT_WORDS[effect]} ${terms.length === 0 ? 'every step' : `steps: ${terms.join('; ')}`}.`;
}

function termOf<K extends keyof Condition>(key: K, condition: Condition): readonly string[] {
  const wanted = condition[key];
  return wanted === undefined ? [] : [TERMS[key](wanted as Required<Condition>[K])];
}

function orList(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
