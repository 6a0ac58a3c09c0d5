import { type Failure, failure, type Result, success } from '@retron/molecule';
import type { RouteIntent } from '@retron/planning';
import type { Rdkit } from '@retron/rdkit';
import { isNameReaction, nameReactionIdOf } from '@retron/reactivity';

/** What was asked of routes, as it was written. */
export interface Wishes {
  readonly avoid: readonly string[];
  readonly require: readonly string[];
  readonly mostReactions: number | null;
}

/**
 * What routes must avoid and what they must have.
 *
 * @param avoid - each the SMILES of a structure or the name of a name reaction
 * @param require - SMILES of structures
 */
export function readIntent({ avoid, require, mostReactions }: Wishes, rdkit: Rdkit): Result<RouteIntent, Failure> {
  const avoided: string[] = [];
  const avoidNames: string[] = [];
  for (const text of avoid) {
    const id = nameReactionIdOf(text);
    if (isNameReaction(id)) {
      avoidNames.push(id);
      continue;
    }
    const canonical = rdkit.canonicalSmiles(text);
    if (!canonical.ok)
      return failure({ kind: 'avoid', message: `--avoid ${text} is neither a structure nor the name of a name reaction.` });
    avoided.push(canonical.value);
  }
  const required: string[] = [];
  for (const text of require) {
    const canonical = rdkit.canonicalSmiles(text);
    if (!canonical.ok) return failure({ kind: 'require', message: `--require ${text} is no structure.` });
    required.push(canonical.value);
  }
  return success({
    ...(avoided.length > 0 ? { avoid: avoided } : {}),
    ...(avoidNames.length > 0 ? { avoidNames } : {}),
    ...(required.length > 0 ? { require: required } : {}),
    ...(mostReactions === null ? {} : { mostReactions }),
  });
}
