import { type Failure, failure, parseSmiles, type Result, success } from '@retron/molecule';
import { type GivenIntent, type RouteIntent, readIntent, type UnreadWish } from '@retron/planning';
import type { Rdkit } from '@retron/rdkit';
import { readReagent } from '@retron/reactivity';

const OPTION: Readonly<Record<UnreadWish['wish'], string>> = {
  avoid: '--avoid',
  require: '--require',
  breaks: '--break',
  keeps: '--keep',
};

/**
 * What is wanted of the ways to a target.
 *
 * @param target - canonical SMILES, whose atoms bonds are given by; `null` where no bonds are given
 */
export function readWishes(given: GivenIntent, target: string | null, rdkit: Rdkit): Result<RouteIntent, Failure> {
  const molecule = target === null ? success(null) : parseSmiles(target);
  if (!molecule.ok) return molecule;
  const canonical = (text: string) => {
    const read = rdkit.canonicalSmiles(text);
    return read.ok ? read.value : null;
  };
  const { intent, unread } = readIntent(given, molecule.value, (text) => readReagent(text, canonical)?.smiles ?? null);
  if (unread.length > 0) return failure({ kind: 'wish', message: unread.map((each) => unreadText(each, target ?? '')).join(' ') });
  return success(Object.fromEntries(Object.entries(intent).filter(([, wished]) => wished.length > 0)));
}

function unreadText({ wish, text, problem }: UnreadWish, target: string): string {
  const given = `${OPTION[wish]} ${text}`;
  switch (problem) {
    case 'no bond':
      return `${given} is no bond of ${target}: give two neighbours by their numbers in it, from 1.`;
    case 'both':
      return `${given} is to be kept, too.`;
    case 'catalyst':
      return `${given} is a catalyst, which no step starts from: what can be avoided are drawn starting materials and name reactions, such as Suzuki.`;
    case 'unknown':
      return wish === 'avoid'
        ? `${given} is neither a structure nor the name of a name reaction.`
        : `${given} is neither a structure nor a known reagent.`;
  }
}
