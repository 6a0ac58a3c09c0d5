import type { ClauseBody, StrategyClause, StrategyDetail, StrategyEntry, StrategyTerms, WireCondition } from '@retron/contract';
import { BOND_KINDS } from '@retron/molecule';
import { type Clause, type Condition, sentenceOf, termsOf } from '@retron/planning';
import { NAME_REACTION_IDS, nameOfNameReaction, nameReactionIdOf, REACTION_CLASSES } from '@retron/reactivity';
import type { StrategyWithClauses } from '../commands/strategies.ts';
import { mayEditStrategy, mayShareStrategy } from '../policies/strategy-policy.ts';
import type { StrategyRow } from '../repositories/strategies.ts';
import type { User } from '../repositories/users.ts';
import { directionWord } from './words.ts';

/** Who made those that come with the product. */
const PRODUCT = { username: 'Retron', realname: 'Retron' };

export function strategyEntryOf(row: StrategyRow, user: User): StrategyEntry {
  const { username, realname } = row.owner ?? PRODUCT;
  return {
    id: row.id,
    name: row.name,
    comment: row.comment,
    direction: directionWord.toWire(row.direction),
    owner: username,
    ownerName: realname,
    group: row.owner === null ? 'public' : row.isShared ? 'shared' : 'private',
    shareable: mayShareStrategy(user, row),
    mayEdit: mayEditStrategy(user, row),
  };
}

export function strategyDetailOf(strategy: StrategyWithClauses, user: User): StrategyDetail {
  return { ...strategyEntryOf(strategy, user), clauses: strategy.clauses.map(clauseOf) };
}

export function clauseOf(clause: Clause): StrategyClause {
  return {
    effect: clause.effect,
    text: clause.text,
    terms: [...termsOf(clause.when)],
    when: conditionOf(clause.when),
    factor: 'factor' in clause ? clause.factor : null,
  };
}

function conditionOf({ makesBond, nameReaction, reactionClass, ...rest }: Condition): WireCondition {
  return {
    ...rest,
    ...(makesBond === undefined ? {} : { makesBond: [...makesBond] }),
    ...(nameReaction === undefined ? {} : { nameReaction: nameReaction.map(nameOfNameReaction) }),
    ...(reactionClass === undefined ? {} : { reactionClass: [...reactionClass] }),
  };
}

export const STRATEGY_TERMS: StrategyTerms = {
  makesBond: [...BOND_KINDS],
  reactionClass: [...REACTION_CLASSES],
  nameReaction: NAME_REACTION_IDS.map(nameOfNameReaction).sort(),
};

/** Clauses in the planner's words, or what is wrong with them. */
export type ReadClauses =
  | { readonly ok: true; readonly clauses: readonly Clause[] }
  | { readonly ok: false; readonly errors: readonly string[] };

export function readClauseBodies(bodies: readonly ClauseBody[]): ReadClauses {
  const errors: string[] = [];
  const clauses = bodies.map((body, index) => readClauseBody(body, (error) => errors.push(`Clause ${index + 1}: ${error}`)));
  clauses.forEach(({ text }, index) => {
    if (clauses.findIndex((each) => each.text === text) < index) errors.push(`Clause ${index + 1}: Another clause says the same.`);
  });
  return errors.length > 0 ? { ok: false, errors } : { ok: true, clauses };
}

function readClauseBody({ effect, text, when, factor }: ClauseBody, report: (error: string) => void): Clause {
  const condition = readCondition(when, report);
  const sentence = text || sentenceOf(effect, condition);
  if (effect === 'lift' || effect === 'lower') return { effect, factor: factor ?? 1, text: sentence, when: condition };
  return { effect, text: sentence, when: condition };
}

function readCondition(wire: WireCondition, report: (error: string) => void): Condition {
  const { makesBond, nameReaction, reactionClass, ...rest } = wire;
  return {
    ...given(rest),
    ...(makesBond === undefined ? {} : { makesBond: known(makesBond, BOND_KINDS, 'kind of bond', report) }),
    ...(nameReaction === undefined
      ? {}
      : { nameReaction: known(nameReaction.map(nameReactionIdOf), NAME_REACTION_IDS, 'name reaction', report) }),
    ...(reactionClass === undefined ? {} : { reactionClass: known(reactionClass, REACTION_CLASSES, 'class of reactions', report) }),
  };
}

/** What is stated; a value may be `undefined` where a schema lets it. */
function given<T extends object>(values: T): { [Key in keyof T]?: NonNullable<T[Key]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: NonNullable<T[Key]>;
  };
}

function known<T extends string>(words: readonly string[], all: readonly T[], what: string, report: (error: string) => void): readonly T[] {
  return words.flatMap((word) => {
    const found = all.find((each) => each === word);
    if (found === undefined) report(`There is no ${what} ${word.replace(/^other:/, '')}.`);
    return found === undefined ? [] : [found];
  });
}
