import type { TextbookTransform } from '@retron/reactivity';
import { type Contribution, counted, numberText, type Rating } from '@retron/tree';
import { type Cap, HARDLY_CHOSEN_LIMIT, OTHER_VARIANT_LIMIT } from '../rate/caps.ts';
import type { Findings } from '../step/findings.ts';
import type { RecordCounts } from '../step/own-kind.ts';
import type { StepFacts } from '../step/step-facts.ts';
import { OTHER_REAGENTS, RARELY_CHOSEN } from './contributions.ts';
import { equalEndsText } from './equal-ends-text.ts';
import { fullerTexts } from './told-once.ts';

/** Why a suggestion is rated as it is, and why not one higher; for a chemist. */
export interface Explanation {
  /** Strongest first. */
  readonly reasons: readonly string[];
  /** Empty at the highest rating. */
  readonly limits: readonly string[];
}

/** What is explained. */
export interface Explained {
  readonly facts: StepFacts;
  readonly findings: Findings | null;
  readonly rating: Rating;
  /** Of these facts and findings, lowest first. */
  readonly caps: readonly Cap[];
  /** Those of the feasibility; none where it was not estimated. */
  readonly contributions: readonly Contribution[];
}

/** Surroundings that a level asks for, as a phrase. */
const SURROUNDINGS = { 1: 'the reaction centre', 2: 'the centre and its neighbours', 3: 'the centre, its neighbours and theirs' } as const;

/** Limits shown at most. */
const LIMITS_SHOWN = 4;
/** Recorded reactions below which a step is called rare. */
const FEW_PRECEDENTS = 10;
/** Share of complexity that counts as a real simplification. */
const REAL_SIMPLIFICATION = 0.25;

/** What a cap says, by what a contribution says of the same thing. */
const SAID_BY_CAP: ReadonlyMap<string, string> = new Map([
  [RARELY_CHOSEN, HARDLY_CHOSEN_LIMIT],
  [OTHER_REAGENTS, OTHER_VARIANT_LIMIT],
]);

/** Says what speaks for a step and what holds its rating down: the cap, then what speaks against it, as the contributions tell. */
export function explain(explained: Explained): Explanation {
  const { rating, caps } = explained;
  const holding = caps.filter(({ highest }) => highest === rating).map(({ limit }) => limit);
  const limits = [...new Set([...holding, ...weaknesses(explained, holding)])];
  return { reasons: reasons(explained), limits: rating === 4 ? [] : limits.slice(0, LIMITS_SHOWN) };
}

function reasons({ facts, findings, contributions }: Explained): readonly string[] {
  const list = [facts.textbook ? textbookText(facts.textbook) : recorded(facts, findings?.kind.records ?? null)];
  if (facts.ends !== undefined) list.push(equalEndsText(facts.ends, facts.precedentCount));
  list.push(...contributions.filter(({ weight, text }) => weight > 0 && !isOfRecords(text)).map(({ text }) => `${text}.`));
  if (facts.simplification !== null && facts.simplification >= REAL_SIMPLIFICATION) {
    list.push(`The most complex precursor is ${Math.round(100 * facts.simplification)} % simpler than the structure.`);
  }
  const stock = stockReason(facts);
  if (stock !== null) list.push(stock);
  if (findings !== null && isClean(findings))
    list.push(
      'Run forward on the precursors, this one transform gives the structure back and nothing else; what other reactions would give is not asked.',
    );
  return list;
}

/** The first reason says it already. */
function isOfRecords(text: string): boolean {
  return / precedents? shares? /.test(text);
}

/** What a textbook reaction says where others tell their precedents. */
function textbookText({ name, source, reagent }: TextbookTransform): string {
  const by = reagent === undefined ? '' : `, by ${reagent} or its like`;
  return `Textbook reaction: ${name} (${source})${by}; no recorded precedent.`;
}

/** Those of its own kind where they were told apart. */
function recorded({ deepestLevel, precedentCount, closePrecedentCount }: StepFacts, own: RecordCounts | null): string {
  const all = own?.all ?? precedentCount;
  const close = own === null ? closePrecedentCount : { 1: own.all, 2: own.neighbours, 3: own.surroundings }[deepestLevel];
  if (all === 0) return 'No recorded reaction of its kind.';
  if (close === all) return `${reactions(all)}, sharing ${SURROUNDINGS[deepestLevel]}.`;
  return `${reactions(all)}, ${numberText(close)} of them sharing ${SURROUNDINGS[deepestLevel]}.`;
}

/** Whether nothing was found that competes or does not survive. */
function isClean({ conflicts, unstable, mechanism, replay }: Findings): boolean {
  if (conflicts.length > 0 || unstable.length > 0 || mechanism.length > 0) return false;
  return replay?.verdict === 'same' && replay.competingSites === 0;
}

function weaknesses({ facts, findings, caps, contributions }: Explained, said: readonly string[]): readonly string[] {
  const isSaid = (text: string) => said.includes(SAID_BY_CAP.get(text) ?? '');
  const fuller = fullerTexts(facts, findings, caps);
  const against = contributions
    .filter(({ weight, text }) => weight < 0 && !isSaid(text))
    .flatMap(({ text }) => fuller.get(text) ?? `${text}.`);
  if (contributions.length > 0)
    return against.length > 0 || said.length > 0 ? against : ['Nothing speaks against it, but too little for it.'];
  if (facts.textbook) return [];
  const { deepestLevel, precedentCount } = facts;
  const list: string[] = [];
  if (deepestLevel === 1) list.push('Precedents share the reaction centre only, not its neighbours.');
  if (precedentCount > 2 && precedentCount < FEW_PRECEDENTS)
    // fewer are a cap
    list.push(`Rarely recorded: ${reactions(precedentCount).toLowerCase()}.`);
  if (facts.siteCount > 1) list.push(`The reaction can be applied to the structure in ${numberText(facts.siteCount)} different ways.`);
  if (deepestLevel === 2) list.push('No precedent shares the next neighbours of the reaction centre.');
  return list.length > 0 ? list : ['Precedents are not numerous enough for a higher rating.'];
}

function stockReason({ precursorsInStock, precursorCount }: StepFacts): string | null {
  if (precursorsInStock === null || precursorsInStock === 0) return null;
  if (precursorCount === 1) return 'The precursor is a known starting material.';
  if (precursorsInStock === precursorCount) return 'All precursors are known starting materials.';
  return `${precursorsInStock} of ${precursorCount} precursors ${precursorsInStock === 1 ? 'is a known starting material' : 'are known starting materials'}.`;
}

function reactions(count: number): string {
  return count === 1 ? 'One recorded reaction' : counted(count, 'recorded reaction', 'recorded reactions');
}
