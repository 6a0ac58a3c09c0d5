import {
  type Cap,
  CONFIGURATION_NOT_SET,
  conflictText,
  NOT_REPRODUCED,
  placesInPrecursors,
  placesInStructure,
  unstableText,
} from '../rate/caps.ts';
import type { Findings } from '../step/findings.ts';
import type { StepFacts } from '../step/step-facts.ts';
import {
  CONFIGURATION_OPEN,
  conflictClause,
  fateClause,
  GIVES_SOMETHING_ELSE,
  otherPlacesClause,
  PRECURSORS,
  STRUCTURE,
  twinClause,
} from './contributions.ts';
import { twinText } from './suggestion-messages.ts';

/**
 * What contributions say shortly, by the warnings that say it in full: beside a warning the short form would be the same thing again.
 *
 * A warning that is not given stands for nothing.
 */
export function fullerTexts(facts: StepFacts, findings: Findings | null, caps: readonly Cap[]): ReadonlyMap<string, readonly string[]> {
  const given = new Set(caps.map(({ limit }) => limit));
  const fuller = new Map<string, string[]>();
  const add = (clause: string, text: string) => {
    if (!given.has(text)) return;
    const before = fuller.get(clause);
    if (before === undefined) fuller.set(clause, [text]);
    else before.push(text);
  };
  add(otherPlacesClause(facts.competingSiteCount, STRUCTURE), placesInStructure(facts.competingSiteCount));
  if (findings === null) return fuller;
  const competing = findings.replay?.competingSites ?? 0;
  add(otherPlacesClause(competing, PRECURSORS), placesInPrecursors(competing));
  add(GIVES_SOMETHING_ELSE, NOT_REPRODUCED);
  add(CONFIGURATION_OPEN, CONFIGURATION_NOT_SET);
  for (const { chip, text } of findings.mechanism) add(chip, text);
  for (const { fate } of findings.unstable) add(fateClause(fate), unstableText(fate));
  for (const conflict of findings.conflicts) {
    if (conflict.isTwin) fuller.set(twinClause(conflict), [twinText(conflict)]);
    else add(conflictClause(conflict), conflictText(conflict));
  }
  return fuller;
}
