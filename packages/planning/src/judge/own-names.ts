import { kinOfNameReactions, type NameReactionId } from '@retron/reactivity';
import type { Findings } from '../step/findings.ts';
import { nameReactionsOf } from '../step/name-reactions.ts';
import { nameSharesOf } from '../step/name-shares.ts';
import type { ProposedStep } from '../step/proposed-step.ts';
import { deepestLevel } from '../step/support.ts';

/** Share of the recorded reactions that must have a name at all for the comparison to mean something. */
const LEAST_NAMED = 0.5;
/** Share of the recorded reactions below which a name is an exception among them. */
const FEW = 0.05;

/**
 * Where the recorded reactions behind a step are of another kind than the step itself; `null` otherwise.
 *
 * A transform that does not see far enough covers different reactions: with the neighbours alone, an ether is cleaved by the precedents
 * of ester hydrolysis. Steps without a name are not judged.
 *
 * @param own - what the step itself is called
 */
export function otherKind({ support }: Pick<ProposedStep, 'support'>, own: readonly NameReactionId[]): Findings['otherKind'] {
  const deepest = support.filter(({ level }) => level === deepestLevel(support));
  const shares = nameSharesOf(deepest);
  if (shares.named < LEAST_NAMED) return null;
  if (own.length === 0 || shares.ofNameReactions(kinOfNameReactions(own)) >= FEW) return null;
  return { own: own[0], recorded: nameReactionsOf(deepest)[0].id };
}
