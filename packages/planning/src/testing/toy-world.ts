import type { Availability, BondPair, Route } from '@retron/tree';
import { planWith } from '../plan.ts';
import { compareStanding } from '../rate/order.ts';
import type { ExpansionReport, PlanSummary } from '../request/plan-report.ts';
import type { PlanRequest } from '../request/plan-request.ts';
import type { Stock } from '../request/stock.ts';
import { localLooker } from '../search/local-looker.ts';
import type { Looker } from '../search/looker.ts';
import type { Expander } from '../step/expander.ts';
import type { RankedStep, SuggestionDetails } from '../step/ranked-step.ts';

/**
 * A chemistry of chains that can be worked out by hand.
 *
 * A molecule is a word; its atoms are letters. Two transforms:
 * - **cut** makes a chain from two: at the first bond with probability 0.8 (great), elsewhere 0.4 (good);
 * - **cap** turns a last capital letter into a small one and back with probability 0.6 (good): `ABC` from `ABc`, `ABc` from `ABC`.
 * A word with a `?` can also be made by dropping it, which has no precedent (0.1, bad).
 * Complexity is the number of letters.
 */
export const toyExpander: Expander = {
  // biome-ignore lint/correctness/useYield: a word is no work
  *expand(word) {
    const steps = [...cuts(word), ...caps(word), ...guesses(word)].sort(compareStanding);
    return { steps, dropped: {} };
  },
};

function cuts(word: string): RankedStep[] {
  return Array.from({ length: word.length - 1 }, (_, index) => {
    const parts = [word.slice(0, index + 1), word.slice(index + 1)].map((part, place) => ({
      part,
      atoms: Array.from(part, (_, atom) => atom + (place === 0 ? 0 : index + 1)),
    }));
    parts.sort((a, b) => (a.part < b.part ? -1 : a.part > b.part ? 1 : 0));
    return toyStep(word, parts, index === 0 ? 0.8 : 0.4);
  });
}

function caps(word: string): RankedStep[] {
  const last = word.slice(-1);
  const other = last === last.toUpperCase() ? last.toLowerCase() : last.toUpperCase();
  return other === last ? [] : [toyStep(word, [{ part: word.slice(0, -1) + other, atoms: [...word].map((_, atom) => atom) }], 0.6)];
}

function guesses(word: string): RankedStep[] {
  const guessed = word.indexOf('?');
  const atoms = [...word].flatMap((_, atom) => (atom === guessed ? [] : [atom]));
  return word.length > 1 && guessed >= 0 ? [toyStep(word, [{ part: word.replace('?', ''), atoms }], 0.1)] : [];
}

/** A precursor, with the letter of the word that each of its letters becomes. */
interface Part {
  readonly part: string;
  readonly atoms: readonly number[];
}

/** A step of that chemistry, for worlds with other ones. */
export function toyStep(word: string, parts: readonly Part[], probability: number): RankedStep {
  const precursors = parts.map(({ part }) => part);
  const makes = ([a, b]: BondPair) => !parts.some(({ atoms }) => atoms.includes(a) && atoms.indexOf(a) + 1 === atoms.indexOf(b));
  const longest = Math.max(...precursors.map((precursor) => precursor.length));
  return {
    precursors,
    hasPrecursor: (smiles) => precursors.includes(smiles),
    hasTautomer: () => false,
    key: precursors.join('.'),
    probability,
    feasibility: null,
    rating: probability > 0.7 ? 4 : probability > 0.3 ? 3 : 2,
    standing: probability,
    simplification: 1 - longest / word.length,
    disconnectionKey: precursors.join('.'),
    choice: null,
    isFolded: false,
    preference: 0,
    deepestLevel: probability > 0.3 ? 2 : 1,
    isUnprecedented: probability < 0.3,
    atomsToProtect: () => [],
    makes,
    parentAtoms: () => parts.map(({ atoms }) => atoms),
    isCalled: (names) => names.has(precursors.join('.')),
    details: () => detailsOf(parts, bondsOf(word).filter(makes), probability < 0.3),
  };
}

const bondsOf = (word: string): BondPair[] => Array.from({ length: word.length - 1 }, (_, atom) => [atom, atom + 1]);

function detailsOf(parts: readonly Part[], bonds: readonly BondPair[], isUnprecedented: boolean): SuggestionDetails {
  return {
    partners: [],
    centre: [],
    bonds,
    contributions: [],
    textbook: null,
    mechanism: [],
    reasons: [],
    limits: [],
    precedentCount: isUnprecedented ? 0 : 1,
    // Called by what it gives, such as `A.BCD`.
    nameReactions: [{ id: parts.map(({ part }) => part).join('.'), count: 1 }],
    messages: { info: [], warning: [] },
    warningAtoms: [],
    admittedBy: 'Admit every step.',
    weighedBy: [],
    transforms: [],
    precursorAtoms: parts.map(({ atoms }) => ({ centre: [], parentAtom: atoms })),
  };
}

/** A stock of words. */
export function toyStock(...words: readonly string[]): Stock {
  const known = new Set(words);
  return {
    availability: (word): Availability => ({ isInStock: known.has(word), catalogId: null, priceCategory: known.has(word) ? 1 : null }),
  };
}

export const toyRequest: PlanRequest = {
  target: 'ABC',
  direction: 'retrosynthesis',
  algorithm: 'brute-force',
  strategy: 'none',
  precision: 2,
  maxSuggestions: 10,
  maxSteps: 2,
};

/** A plan driven to its end. */
export interface FinishedPlan {
  readonly reports: readonly ExpansionReport[];
  readonly summary: PlanSummary;
  /** Every suggestion, such as `ABC < A + BC`, in order of its id. */
  readonly lines: readonly string[];
}

/** What it costs to make a word from one that a route must have: more the less of that one stands in it, and the longer it is. */
export function toyToward(sought: string): (word: string) => number {
  return (word) => {
    const lengths = Array.from(sought, (_, start) =>
      Array.from(sought, (__, end) => sought.slice(start, end + 1)).filter((part) => part !== '' && word.includes(part)),
    );
    const longest = Math.max(0, ...lengths.flat().map((part) => part.length));
    return 4 * (sought.length - longest) + Math.max(0, word.length - sought.length) / 2;
  };
}

export function planToy(
  request: Partial<PlanRequest>,
  stock: Stock = toyStock(),
  toward: (sought: string) => (word: string) => number = toyToward,
  lookerFor: (request: PlanRequest) => Looker = (whole) => localLooker(toyExpander, whole),
): FinishedPlan {
  const reports: ExpansionReport[] = [];
  const whole = { ...toyRequest, ...request };
  const search = planWith(lookerFor(whole), stock, whole, toward);
  let next = search.next();
  for (; next.done !== true; next = search.next()) reports.push(next.value);
  const known = [...(request.continuation?.structures ?? []), ...reports.flatMap((report) => report.structures)];
  const words = new Map(known.map((structure) => [structure.id, structure.smiles]));
  const suggestions = reports.flatMap((report) => report.suggestions).sort((a, b) => a.id - b.id);
  const lines = suggestions.map(
    ({ structureId, precursors }) =>
      `${words.get(structureId)} < ${precursors.map((precursor) => words.get(precursor.structureId)).join(' + ')}`,
  );
  return { reports, summary: next.value, lines };
}

/** The words of each route, from the target down, the cheapest route first. */
export function routeWords({ reports, summary }: FinishedPlan): readonly (readonly string[])[] {
  const words = new Map(reports.flatMap(({ structures }) => structures.map(({ id, smiles }) => [id, smiles] as const)));
  const of = ({ structureId, step }: Route): string[] => [words.get(structureId) ?? '', ...(step?.precursors ?? []).flatMap(of)];
  return summary.routes.map(({ route }) => of(route));
}
