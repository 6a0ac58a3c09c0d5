import type { AtomIndex } from '@retron/molecule';
import { type Conflict, nameOfNameReaction, type RecordedNameReactionId } from '@retron/reactivity';
import { numberText, PRODUCT_WORD_BOUNDS, type Rating } from '@retron/tree';
import { atomList } from '../molecules/atom-list.ts';
import type { Findings } from '../step/findings.ts';
import type { OwnKind } from '../step/own-kind.ts';
import type { StepEvidence } from '../step/step-evidence.ts';
import type { StepFacts } from '../step/step-facts.ts';
import { textbookProbability } from '../step/textbook-probability.ts';
import type { ToldAtoms } from '../step/told-atoms.ts';
import { ratingOf } from './rating-bounds.ts';

/** How a step stands among what chemists choose for its structure. */
export type Chosen = Pick<StepEvidence, 'disconnectionShare' | 'variantShare' | 'besideBestVariant' | 'isAnywhere'>;

/** Why a suggestion cannot be rated higher than `highest`, whatever its score. */
export interface Cap {
  readonly highest: Rating;
  readonly limit: string;
  /** Something that may go wrong in the laboratory, so that the reader is warned of it too. */
  readonly isRisk: boolean;
  /** Atoms that the risk is about, where it is one of atoms and a rule of mechanism does not tell them. */
  readonly atoms?: ToldAtoms;
}

/** What is told where a transform run forward does not set all that the structure states. */
export const CONFIGURATION_NOT_SET =
  'Configuration not set: run forward, the transform gives the structure without all of its configuration.';

/** What is told where a transform run forward gives other things only, or nothing. */
export const NOT_REPRODUCED = 'Not reproduced: run forward on the precursors, the transform does not give the structure back.';

/** The lowest cap that findings can bring: at a lower rating there is no need to look. */
export const LOWEST_CAP_OF_FINDINGS: Rating = 2;

/** What a risk leaves of the rating. */
const AT_RISK: Rating = 3;
const TEXTBOOK_AT_RISK: Rating = 2;
/**
 * What a risk leaves of the rating of a suggested step where chemists say that most steps with it fail. Of 2,295 suggestions that chemists judged
 * those with a group that does not stand the conditions would give their structure in 13 cases of 100, those whose configuration nothing sets in 16, and
 * those with two warnings in 14 (docs/chemistry/judged-steps.md).
 */
const MOSTLY_FATAL: Rating = 2;
/** Risks of which one may be borne and two hardly ever are. */
const TOO_MANY_RISKS = 2;
/** Risks by rules of mechanism that hardly any of the judged steps bore; the other rules were met by too few, or may be borne. */
const MOSTLY_FATAL_RULES: ReadonlySet<string> = new Set(['C3', 'J5', 'O2', 'O3', 'Q6', 'V2']);
/**
 * The rules that say what a resolution loses, and that one of two like groups is chosen by something chiral alone: known beforehand, and no
 * danger that only records could show to be borne.
 */
const KNOWN_BEFOREHAND: ReadonlySet<string> = new Set(['Q1', 'Q9']);

/** So few recorded reactions may be slips. */
const FEW_RECORDS = 2;
const FEW_RECORDS_TEXTS = [
  'No recorded reaction of its own kind supports it.',
  'A single recorded reaction supports it.',
  'Two recorded reactions support it, and no more.',
];

/** A textbook reaction less probable than this is called no better than bad: nothing but a textbook's word speaks for it, and chemists do otherwise. One of several ways is not meant. */
const SELDOM = 0.004;

/** What nothing recorded shows is rated good where nothing speaks against it, and no better. */
export const TEXTBOOK_RATING: Rating = 3;

/** Share of a disconnection below which hardly any chemist chooses it. */
export const HARDLY_CHOSEN = 0.05;
/** What a cap says of a disconnection, and of a variant, that chemists do not choose. */
export const HARDLY_CHOSEN_LIMIT = 'Chemists hardly ever choose this disconnection here.';
export const OTHER_VARIANT_LIMIT = 'Another variant of this disconnection is chosen at least ten times as often.';
/** A variant so many times less often chosen than the best of its disconnection is not what a chemist would take. */
const FAR_BEHIND = 10;

/**
 * Every cap that applies, lowest first. Without findings only those that the facts bring.
 *
 * @param chosen - `null` in the forward direction
 * @param centre - atoms of the structure in the reaction centre, for those of other places
 */
export function capsOf(
  facts: StepFacts,
  findings: Findings | null,
  chosen: Chosen | null = null,
  centre: readonly AtomIndex[] = [],
): readonly Cap[] {
  // What a textbook alone shows has its own cap; no chemist was asked how often it is chosen.
  const caps: Cap[] = chosen === null || facts.textbook ? [] : [...capsOfChoice(chosen)];
  if (facts.isUnprecedented) caps.push(risk(2, 'Unprecedented: no recorded reaction has these surroundings of the reaction centre.'));
  caps.push(...capsOfForward(facts));
  // A danger that recorded reactions show to be borne is one that a textbook reaction must not have.
  const atRisk = facts.textbook && !isToldByShare(facts) ? TEXTBOOK_AT_RISK : AT_RISK;
  const isInTextbooks = (facts.textbook ?? facts.textbookToo ?? null) !== null;
  if (findings !== null) caps.push(...capsOfFindings(findings, { atRisk, isInTextbooks, isForward: isForward(facts) }));
  if (facts.competingSiteCount > 0 && isOpenInPrecursors(findings)) {
    caps.push(risk(atRisk, placesInStructure(facts.competingSiteCount), otherPlaces(centre, facts)));
  }
  if (facts.textbook) caps.push({ highest: TEXTBOOK_RATING, limit: 'A textbook reaction that no recorded reaction shows.', isRisk: false });
  if (isSeldomChosen(facts))
    caps.push({ highest: 2, limit: 'A textbook reaction that is seldom chosen: other ways come to mind first.', isRisk: false });
  const records = findings?.kind.records.all ?? facts.precedentCount;
  if (!facts.textbook && records <= FEW_RECORDS) {
    // Backwards the closer look says what else speaks for or against it; forward there is none, but what a textbook says of the same reaction.
    const isAlone = records === 0 && facts.outside !== undefined && facts.textbookToo == null;
    caps.push({ highest: isAlone ? 2 : 3, limit: FEW_RECORDS_TEXTS[records], isRisk: false });
  }
  const knownBeforehand = (findings?.mechanism ?? []).filter(({ rule }) => KNOWN_BEFOREHAND.has(rule)).length;
  if (!isForward(facts) && caps.filter(({ isRisk }) => isRisk).length - knownBeforehand >= TOO_MANY_RISKS) {
    caps.push({ highest: MOSTLY_FATAL, limit: 'Several risks at once: most steps with more than one of them fail.', isRisk: false });
  }
  return caps.sort((a, b) => a.highest - b.highest);
}

/** Forward what may happen instead is told by the shares of the products. */
function isForward({ outside }: StepFacts): boolean {
  return outside !== undefined;
}

/** What chemists rather do than this: great is what they would choose too. */
export function capsOfChoice({ disconnectionShare, besideBestVariant, isAnywhere }: Omit<Chosen, 'variantShare'>): readonly Cap[] {
  const caps: Cap[] = [];
  if (disconnectionShare < HARDLY_CHOSEN) {
    caps.push(
      isAnywhere
        ? {
            highest: 2,
            limit: 'Nobody plans this: what leaves the arene might have stood anywhere, and serves nothing there.',
            isRisk: false,
          }
        : { highest: 3, limit: HARDLY_CHOSEN_LIMIT, isRisk: false },
    );
  }
  if (besideBestVariant * FAR_BEHIND <= 1) caps.push({ highest: 3, limit: OTHER_VARIANT_LIMIT, isRisk: false });
  return caps;
}

/** Forward what may happen in its place has lowered the share of a product already: from the bound of good on it tells the danger itself. */
function isToldByShare({ expectedShare }: StepFacts): boolean {
  return expectedShare !== undefined && ratingOf(expectedShare, PRODUCT_WORD_BOUNDS) >= AT_RISK;
}

/** Whether it is a textbook reaction that hardly anybody would think of, or that fits at many places. Forward its share says what it is worth. */
function isSeldomChosen(facts: StepFacts): boolean {
  const { textbook, siteCount } = facts;
  return textbook != null && !isForward(facts) && textbookProbability(textbook, { siteCount }) < SELDOM;
}

/** Share of what starting materials give from which the number alone holds nothing down. */
const GREAT_SHARE = PRODUCT_WORD_BOUNDS[0].from;

/** Share outside what is known above which no product can be called good. */
const MOSTLY_OUTSIDE = 0.5;

/** What holds down a product of the forward direction. */
function capsOfForward({ reagents, outside, expectedShare, textbook, likelierTextbook }: StepFacts): readonly Cap[] {
  const caps: Cap[] = [];
  if (expectedShare !== undefined && expectedShare < GREAT_SHARE) {
    const limit = `Expected with a share of ${Math.round(100 * expectedShare)} %: the same starting materials may give other products.`;
    caps.push({ highest: ratingOf(expectedShare, PRODUCT_WORD_BOUNDS), limit, isRisk: false });
  }
  if (reagents === 'needs-another')
    caps.push(risk(2, 'Other reagents: this reaction is made by reagents of another kind than those given.'));
  if (outside !== undefined && outside > MOSTLY_OUTSIDE) {
    const products = textbook ? 'products found' : 'products that recorded reactions give';
    const limit = `Outside what is known: ${Math.round(100 * outside)} % of what such a mixture does is none of the ${products}.`;
    caps.push({ highest: 2, limit, isRisk: false });
  }
  // No better than what is likelier can be.
  if (likelierTextbook !== undefined)
    caps.push({ highest: TEXTBOOK_RATING, limit: `Less likely here than a textbook reaction: ${likelierTextbook}.`, isRisk: false });
  return caps;
}

/** A place of the structure that the transform fits too is no danger where only the intended place of the precursors reacts. */
function isOpenInPrecursors(findings: Findings | null): boolean {
  return findings === null || findings.replay === null || findings.replay.verdict === 'failed';
}

interface RiskSettings {
  /** What a risk leaves that may be borne. */
  readonly atRisk: Rating;
  /** With or without records: a precursor that differs in its configuration is then a racemate whose salts are parted. */
  readonly isInTextbooks: boolean;
  readonly isForward: boolean;
}

function capsOfFindings(
  { conflicts, unstable, kind, isSameButForStereo, mechanism, replay }: Findings,
  { atRisk, isInTextbooks, isForward }: RiskSettings,
): readonly Cap[] {
  const caps: Cap[] = [];
  const ofRule = ({ rule, verdict }: Findings['mechanism'][number]): Rating => {
    if (verdict === 'never' || (!isForward && MOSTLY_FATAL_RULES.has(rule))) return 2;
    return KNOWN_BEFOREHAND.has(rule) ? AT_RISK : atRisk;
  };
  if (replay?.verdict === 'failed') {
    caps.push(risk(2, NOT_REPRODUCED));
  }
  for (const finding of mechanism) caps.push(risk(ofRule(finding), finding.text));
  for (const { fate, atoms } of unstable) caps.push(risk(2, unstableText(fate), { of: 'mixture', wanted: atoms, rivals: [] }));
  if (kind.restsOn !== null) caps.push(risk(2, otherKindText(kind.restsOn, kind)));
  if (isSameButForStereo && !isInTextbooks) {
    caps.push(
      risk(
        2,
        'The precursor differs in its configuration only: a resolution gives half at most, and an epimerisation what is more stable.',
      ),
    );
  }
  if (replay !== null && replay.competingSites > 0) {
    const told = replay.places && ({ of: 'mixture', wanted: replay.places.intended, rivals: replay.places.competing } as const);
    caps.push(risk(atRisk, placesInPrecursors(replay.competingSites), told));
  }
  for (const conflict of conflicts) if (!conflict.isTwin) caps.push(risk(isForward ? atRisk : MOSTLY_FATAL, conflictText(conflict)));
  if (replay?.verdict === 'other stereo') {
    caps.push(risk(isForward ? AT_RISK : MOSTLY_FATAL, CONFIGURATION_NOT_SET));
  }
  return caps;
}

function otherKindText(recorded: RecordedNameReactionId, { names }: OwnKind): string {
  const most = `most recorded reactions are called ${nameOfNameReaction(recorded)}`;
  const [own] = names;
  return `Precedents of another kind: ${most}, this step ${own === undefined ? 'has no name' : nameOfNameReaction(own)}.`;
}

/** What is warned of where the transform fits other places of the structure, and where other places of the precursors react. */
export function placesInStructure(count: number): string {
  return `Competing sites: the same transform fits ${count === 1 ? 'one other place' : `${numberText(count)} other places`} in the structure.`;
}

export function placesInPrecursors(count: number): string {
  const places = count === 1 ? 'at another place' : `at ${count} other places`;
  return `Competing sites: the precursors can react just as well ${places}, to another product.`;
}

export function unstableText(fate: string): string {
  return `Unstable precursor: ${fate}.`;
}

/** Atoms are numbered from 1, as they are drawn. */
export function conflictText({ group, incompatibility, atoms }: Conflict): string {
  return `Incompatible group: ${group.name} (${atomList(atoms)}) ${incompatibility.consequence}.`;
}

/** Atoms in which other places differ from the one that reacts, and those in which it differs from all of them. */
function otherPlaces(centre: readonly AtomIndex[], { competingCentres = [] }: StepFacts): ToldAtoms {
  const theirs = new Set(competingCentres.flat());
  return {
    of: 'structure',
    wanted: centre.filter((atom) => !theirs.has(atom)),
    rivals: competingCentres.map((other) => other.filter((atom) => !centre.includes(atom))).filter((other) => other.length > 0),
  };
}

function risk(highest: Rating, limit: string, atoms?: ToldAtoms): Cap {
  return { highest, limit, isRisk: true, ...(atoms === undefined ? {} : { atoms }) };
}
