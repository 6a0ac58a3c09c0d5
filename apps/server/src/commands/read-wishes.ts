import { TEXTS } from '@retron/contract';
import { parseSmiles } from '@retron/molecule';
import { type GivenIntent, readIntent, structureTextsOf, type UnreadWish } from '@retron/planning';
import type { RouteWishes } from '../repositories/stored/route-wishes.ts';
import type { Reason } from './outcome.ts';

/** Wishes as they were given: structures by name or SMILES, name reactions by name, bonds by their atoms from 1. */
export interface GivenWishes extends Pick<RouteWishes, 'longest' | 'structures'>, GivenIntent {}

/** Their texts that may name structures, each once: what is to be read by who knows structures. */
export const wishedStructures = (given: GivenWishes): readonly string[] => structureTextsOf(given);

/**
 * The wishes in the planner's words, and what is wrong with them.
 *
 * @param target - canonical SMILES; null where there is none
 * @param smiles - canonical SMILES of the texts that name a structure
 */
export function readWishes(
  given: GivenWishes,
  target: string | null,
  smiles: ReadonlyMap<string, string>,
): { readonly wishes: RouteWishes; readonly errors: readonly Reason[] } {
  const molecule = target === null ? null : parseSmiles(target);
  const { intent, unread } = readIntent(given, molecule?.ok ? molecule.value : null, (text) => smiles.get(text) ?? null);
  return {
    wishes: { longest: given.longest, structures: given.structures, ...intent },
    errors: unread.map((each) => ({ code: 'invalid', about: 'routes', message: unreadText(each) })),
  };
}

function unreadText({ wish, text, problem }: UnreadWish): string {
  if (problem === 'no bond') return TEXTS.noBond(text);
  if (problem === 'both') return TEXTS.keptAndBroken(text);
  return wish === 'avoid' ? TEXTS.unknownAvoided(text) : TEXTS.unknownRequired(text);
}
