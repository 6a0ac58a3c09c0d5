import type { ClauseBody, StrategyClause, WireCondition } from '@retron/contract';
import * as texts from '../../texts/strategies.ts';

/** What a clause may ask, and how it is asked for. */
export type ConditionKey = keyof WireCondition;
export type ConditionKind = 'yes or no' | 'number' | 'percent' | 'words';

/** In the order in which they are offered. */
export const CONDITIONS: { readonly [Key in ConditionKey]-?: { readonly label: string; readonly kind: ConditionKind } } = {
  joinsPrecursors: { label: texts.joinsPrecursors, kind: 'yes or no' },
  makesRingBond: { label: texts.makesRingBond, kind: 'yes or no' },
  ringBondsAtLeast: { label: texts.ringBondsAtLeast, kind: 'number' },
  makesBond: { label: texts.makesBondOfKind, kind: 'words' },
  smallestPartAtLeast: { label: texts.smallestAtLeast, kind: 'number' },
  smallestPartAtMost: { label: texts.smallestAtMost, kind: 'number' },
  largestShareAtMost: { label: texts.largestAtMost, kind: 'percent' },
  nameReaction: { label: texts.knownAs, kind: 'words' },
  reactionClass: { label: texts.classOfReaction, kind: 'words' },
  isNamed: { label: texts.hasName, kind: 'yes or no' },
  patentsAtMost: { label: texts.independentPatentsAtMost, kind: 'number' },
  simplificationAtLeast: { label: texts.simplerByAtLeast, kind: 'percent' },
};
export const CONDITION_KEYS = Object.keys(CONDITIONS) as readonly ConditionKey[];

/** What a condition asks when it is added. */
const FIRST_VALUES: Required<WireCondition> = {
  joinsPrecursors: true,
  makesRingBond: true,
  ringBondsAtLeast: 1,
  makesBond: [],
  smallestPartAtLeast: 3,
  smallestPartAtMost: 2,
  largestShareAtMost: 0.7,
  nameReaction: [],
  reactionClass: [],
  isNamed: true,
  patentsAtMost: 1,
  simplificationAtLeast: 0.1,
};

/** A clause being written. */
export interface ClauseDraft {
  /** Tells it from the others while it is moved. */
  readonly key: number;
  readonly effect: StrategyClause['effect'];
  /** Empty: the server makes a sentence of the conditions. */
  readonly text: string;
  readonly when: WireCondition;
  /** Counts for lift and lower alone. */
  readonly factor: number;
}

const USUAL_FACTOR = 3;

export const draftsOf = (clauses: readonly StrategyClause[]): readonly ClauseDraft[] =>
  clauses.map(({ effect, text, when, factor }, key) => ({ key, effect, text, when, factor: factor ?? USUAL_FACTOR }));

export const weighs = ({ effect }: Pick<ClauseDraft, 'effect'>): boolean => effect === 'lift' || effect === 'lower';

export function bodiesOf(drafts: readonly ClauseDraft[]): ClauseBody[] {
  return drafts.map(({ effect, text, when, factor }) => ({ effect, text, when, ...(weighs({ effect }) ? { factor } : {}) }));
}

/** What is not said yet, by the key of the clause: a condition without a word would be refused. */
export function draftErrors(drafts: readonly ClauseDraft[]): ReadonlyMap<number, string> {
  const errors = new Map<number, string>();
  for (const { key, when, effect, factor } of drafts) {
    const empty = CONDITION_KEYS.find((condition) => Array.isArray(when[condition]) && when[condition].length === 0);
    if (empty !== undefined) errors.set(key, texts.valueRequired(CONDITIONS[empty].label));
    else if (weighs({ effect }) && !(factor > 1)) errors.set(key, texts.factorTooSmall);
  }
  return errors;
}

/** What a chemist does to the clauses. */
export type ClauseChange =
  | { readonly kind: 'add' }
  | { readonly kind: 'remove'; readonly key: number }
  | { readonly kind: 'move'; readonly key: number; readonly by: 1 | -1 }
  | { readonly kind: 'effect'; readonly key: number; readonly effect: ClauseDraft['effect'] }
  | { readonly kind: 'factor'; readonly key: number; readonly factor: number }
  | { readonly kind: 'text'; readonly key: number; readonly text: string }
  | { readonly kind: 'ask'; readonly key: number; readonly condition: ConditionKey }
  | { readonly kind: 'set'; readonly key: number; readonly condition: WireCondition }
  | { readonly kind: 'forget'; readonly key: number; readonly condition: ConditionKey };

/** A sentence that was written for other conditions goes when they change: it would say what is not carried out. */
export function changeClauses(drafts: readonly ClauseDraft[], change: ClauseChange): readonly ClauseDraft[] {
  switch (change.kind) {
    case 'add':
      return [
        ...drafts,
        { key: Math.max(-1, ...drafts.map(({ key }) => key)) + 1, effect: 'admit', text: '', when: {}, factor: USUAL_FACTOR },
      ];
    case 'remove':
      return drafts.filter(({ key }) => key !== change.key);
    case 'move':
      return moved(drafts, change.key, change.by);
    case 'effect':
      return withChange(drafts, change.key, { effect: change.effect, text: '' });
    case 'factor':
      return withChange(drafts, change.key, { factor: change.factor });
    case 'text':
      return withChange(drafts, change.key, { text: change.text });
    case 'ask':
      return withCondition(drafts, change.key, (when) => ({ ...when, [change.condition]: FIRST_VALUES[change.condition] }));
    case 'set':
      return withCondition(drafts, change.key, (when) => ({ ...when, ...change.condition }));
    case 'forget':
      return withCondition(drafts, change.key, ({ [change.condition]: _, ...rest }) => rest);
  }
}

function withChange(drafts: readonly ClauseDraft[], key: number, change: Partial<ClauseDraft>): readonly ClauseDraft[] {
  return drafts.map((draft) => (draft.key === key ? { ...draft, ...change } : draft));
}

function withCondition(
  drafts: readonly ClauseDraft[],
  key: number,
  change: (when: WireCondition) => WireCondition,
): readonly ClauseDraft[] {
  return drafts.map((draft) => (draft.key === key ? { ...draft, text: '', when: change(draft.when) } : draft));
}

function moved(drafts: readonly ClauseDraft[], key: number, by: 1 | -1): readonly ClauseDraft[] {
  const from = drafts.findIndex((draft) => draft.key === key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= drafts.length) return drafts;
  const next = [...drafts];
  [next[from], next[to]] = [next[to], next[from]];
  return next;
}
