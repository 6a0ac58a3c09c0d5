import { TEXTS } from '@retron/contract';
import { isNameReaction, nameReactionIdOf } from '@retron/reactivity';
import type { RouteWishes } from '../repositories/stored/route-wishes.ts';
import type { Reason } from './outcome.ts';

/** Wishes for routes as they were given: structures by name or SMILES, name reactions by name. */
export interface GivenWishes extends Pick<RouteWishes, 'longest' | 'structures' | 'avoid' | 'require'> {}

/** Their texts that may name structures, each once: what is to be read by who knows structures. */
export function structureTextsOf({ avoid, require }: GivenWishes): readonly string[] {
  return [...new Set([...avoid.filter((text) => !isNameReaction(nameReactionIdOf(text))), ...require])];
}

/**
 * The wishes in the planner's words, and what is wrong with them.
 *
 * @param smiles - canonical SMILES of the texts that name a structure
 */
export function readWishes(
  { longest, structures, avoid, require }: GivenWishes,
  smiles: ReadonlyMap<string, string>,
): { readonly wishes: RouteWishes; readonly errors: readonly Reason[] } {
  const names = avoid.map(nameReactionIdOf).filter(isNameReaction);
  const avoided = avoid.filter((text) => !isNameReaction(nameReactionIdOf(text)));
  const wrong = (message: string): Reason => ({ code: 'invalid', about: 'routes', message });
  const read = (texts: readonly string[]) => [...new Set(texts.flatMap((text) => smiles.get(text) ?? []))];
  return {
    wishes: { longest, structures, avoid: read(avoided), avoidNames: [...new Set(names)], require: read(require) },
    errors: [
      ...avoided.filter((text) => !smiles.has(text)).map((text) => wrong(TEXTS.unknownAvoided(text))),
      ...require.filter((text) => !smiles.has(text)).map((text) => wrong(TEXTS.unknownRequired(text))),
    ],
  };
}
