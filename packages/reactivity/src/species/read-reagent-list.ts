import { isReactionCondition } from './above-arrow.ts';
import { withCarbonMonoxide } from './carbon-monoxide.ts';
import { commaGroups } from './comma-groups.ts';
import { type ReadReagent, readReagents } from './read-reagent.ts';

/** What stands above an arrow, told apart. */
export interface ReagentList {
  readonly reagents: readonly ReadReagent[];
  /** How the reaction is run (`reflux`): no substance. */
  readonly conditions: readonly string[];
  /** What is neither, as it is written. */
  readonly unknown: readonly string[];
}

/**
 * All that somebody wrote above an arrow in one text, separated by semicolons or commas; a comma that belongs to a name is no separator.
 *
 * @param canonical - as in `readReagent`
 */
export function readReagentList(text: string, canonical: (smiles: string) => string | null): ReagentList {
  const reagents: ReadReagent[] = [];
  const [conditions, unknown]: [string[], string[]] = [[], []];
  // A condition between commas stands by itself, though a reagent is understood with one behind it: else nobody would be told that it says nothing.
  const hasCondition = (part: string) => part.includes(',') && part.split(',').some((piece) => isReactionCondition(piece.trim()));
  const isUnderstood = (part: string) => isReactionCondition(part) || (!hasCondition(part) && readReagents(part, canonical) !== null);
  const parts = text.split(';').flatMap((each) => (isUnderstood(each) ? [each.trim()] : commaGroups(each, isUnderstood)));
  for (const part of withCarbonMonoxide(parts.filter((each) => each !== ''))) {
    const read = readReagents(part, canonical);
    if (read !== null) reagents.push(...read);
    else (isReactionCondition(part) ? conditions : unknown).push(part);
  }
  return { reagents, conditions, unknown };
}
