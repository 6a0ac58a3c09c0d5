import type { Conflict, MechanismFinding } from '@retron/reactivity';
import { type Contribution, numberText } from '@retron/tree';
import type { TermShares } from '../rate/feasibility.ts';
import { recordsOf } from '../rate/feasibility-terms.ts';
import type { StepEvidence } from '../step/step-evidence.ts';

/** Contributions shown at most. */
const MOST_SHOWN = 12;
/** What changes the odds by less than a twentieth is not worth a line. */
const LEAST_SHOWN = 0.05;

/** What a contribution says of a disconnection, and of a variant, that chemists do not choose. */
export const RARELY_CHOSEN = 'Chemists rarely choose this disconnection';
export const OTHER_REAGENTS = 'Other reagents are chosen far more often for it';
/** What a contribution says of a transform that was run forward. */
export const GIVES_SOMETHING_ELSE = 'Run forward, the transform gives something else';
export const CONFIGURATION_OPEN = 'The configuration is not set';
/** Where other places may react, with the verb for one and for several. */
export const STRUCTURE = ['of the structure fits', 'of the structure fit'] as const;
export const PRECURSORS = ['of the precursors reacts', 'of the precursors react'] as const;

/**
 * What makes the feasibility of a step, as clauses for a chemist: what speaks for it first, the strongest first on either side.
 *
 * Terms that say one thing together are one clause.
 *
 * @param shares - of the same evidence
 */
export function contributionsOf(shares: TermShares, evidence: StepEvidence): readonly Contribution[] {
  const { facts, findings } = evidence;
  const list: Contribution[] = [];
  const add = (weight: number, text: string) => list.push({ text, weight });
  const addEach = (weight: number, texts: readonly string[]) => {
    for (const text of texts) add(weight / texts.length, text);
  };

  const ofRecords = shares.precedents + shares.neighbours + shares.surroundings;
  add(ofRecords, recordsClause(evidence, ofRecords > 0));
  const { disconnection } = shares;
  add(disconnection, disconnection > 0 ? 'Chemists often choose this disconnection' : RARELY_CHOSEN);
  add(shares.variant, OTHER_REAGENTS);
  if (facts.textbookToo) add(shares.textbook, `Textbooks show it: ${facts.textbookToo.name}`);
  const { similarity } = shares;
  add(similarity, similarity > 0 ? 'A precedent makes a similar product' : 'No precedent makes a similar product');
  add(
    shares.sites,
    facts.siteCount === 1 ? 'It fits the structure in one way only' : `It fits the structure in ${numberText(facts.siteCount)} ways`,
  );
  add(shares.placesInStructure, otherPlacesClause(facts.competingSiteCount, STRUCTURE));
  if (findings === null) return inOrder(list);

  const { replay, conflicts, mechanism, unstable, kind } = findings;
  add(shares.competingSites, otherPlacesClause(replay?.competingSites ?? 0, PRECURSORS));
  add(shares.notReproduced, GIVES_SOMETHING_ELSE);
  add(shares.stereoOpen, CONFIGURATION_OPEN);
  addEach(shares.conflicts, conflicts.filter(({ isTwin }) => !isTwin).map(conflictClause));
  addEach(shares.twins, conflicts.filter(({ isTwin }) => isTwin).map(twinClause));
  addEach(shares.neverRules, chipsOf(mechanism, 'never'));
  addEach(shares.riskRules, chipsOf(mechanism, 'risk'));
  addEach(
    shares.unstable,
    unstable.map(({ fate }) => fateClause(fate)),
  );
  add(shares.otherKind, `Precedents of another kind: ${numberText(kind.ofAnotherKind)}`);
  add(shares.unnamed, 'No name reaction fits it');
  return inOrder(list);
}

function recordsClause(evidence: StepEvidence, isFor: boolean): string {
  const { all, neighbours, surroundings } = recordsOf(evidence);
  if (all === 0) return 'No precedent of its kind';
  if (surroundings > 0) return `${precedents(surroundings, isFor)} the surroundings`;
  if (neighbours > 0) return `${precedents(neighbours, isFor)} the neighbours, none the surroundings`;
  return `${precedents(all, isFor)} the reaction centre, none its neighbours`;
}

function precedents(count: number, isFor: boolean): string {
  if (count === 1) return isFor ? 'One precedent shares' : 'Only one precedent shares';
  return `${isFor ? '' : 'Only '}${numberText(count)} precedents share`;
}

/** What a contribution says of a group that the conditions do not leave alone. */
export function conflictClause({ group, incompatibility }: Conflict): string {
  return upperFirst(`${group.name} ${incompatibility.consequence}`);
}

export function twinClause({ group }: Conflict): string {
  return upperFirst(`${group.name}: its twin reacts as well`);
}

/** The same of a group that does not last. */
export function fateClause(fate: string): string {
  return upperFirst(fate);
}

export function otherPlacesClause(count: number, [one, several]: typeof STRUCTURE | typeof PRECURSORS): string {
  return count === 1 ? `Another place ${one} as well` : `${numberText(count)} other places ${several} as well`;
}

function chipsOf(mechanism: readonly MechanismFinding[], wanted: MechanismFinding['verdict']): readonly string[] {
  return [...new Set(mechanism.filter(({ verdict }) => verdict === wanted).map(({ chip }) => chip))];
}

function inOrder(list: readonly Contribution[]): readonly Contribution[] {
  const shown = list.filter(({ weight }) => Math.abs(weight) >= LEAST_SHOWN).sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  const strongest = new Set(shown.slice(0, MOST_SHOWN));
  return [...shown.filter(({ weight }) => weight > 0), ...shown.filter(({ weight }) => weight < 0)].filter((each) => strongest.has(each));
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
