import type { QueryStatus, RunMode, WireAlgorithm, WireDirection } from '@retron/contract';
import { nameOfCompound, nameOfNameReaction } from '@retron/reactivity';
import type { Query } from '../repositories/queries.ts';

/** The wire's words for ours. Both ways: answers are written by them, requests read. */
const DIRECTION = { retrosynthesis: 'synthesis', forward: 'reaction' } as const satisfies Record<Query['direction'], WireDirection>;
const ALGORITHM = {
  'brute-force': 'OLD',
  'complexity-reduction': 'NEW',
  unprecedented: 'NEW|UNPRECEDENTED',
  'multi-step': 'V3',
} as const satisfies Record<Query['algorithm'], WireAlgorithm>;
const RUN_MODE = { interactive: 'INTERACTIVE', background: 'BACKGROUND' } as const satisfies Record<Query['runMode'], RunMode>;
const STATUS = { planning: 'Busy', finished: 'Ready', stopped: 'Stopped', failed: 'Error' } as const satisfies Record<
  Query['status'],
  QueryStatus
>;

/** A table that gives both words for each other. */
function bothWays<Ours extends string, Wire extends string>(table: Readonly<Record<Ours, Wire>>) {
  const back = Object.fromEntries(Object.entries(table).map(([ours, wire]) => [wire, ours])) as Record<Wire, Ours>;
  return { toWire: (ours: Ours): Wire => table[ours], fromWire: (wire: Wire): Ours => back[wire] };
}

export const directionWord = bothWays<Query['direction'], WireDirection>(DIRECTION);
export const algorithmWord = bothWays<Query['algorithm'], WireAlgorithm>(ALGORITHM);
export const runModeWord = bothWays<Query['runMode'], RunMode>(RUN_MODE);
export const statusWord = bothWays<Query['status'], QueryStatus>(STATUS);

/** Atom numbers count from 1 on the wire. */
export const fromOne = (atoms: readonly number[]): number[] => atoms.map((atom) => atom + 1);

/** A bond as `4-7`, atom numbers from 1. */
export const bondText = ([a, b]: readonly [number, number]): string => `${a + 1}-${b + 1}`;

/** `4-7` as atoms from 0. */
export function bondOf(text: string): readonly [number, number] {
  const [a, b] = text.split('-').map((number) => Number(number) - 1);
  return [a, b];
}

/** What a step is called: its commonest name reaction, or nothing. */
export function firstNameOf([first]: readonly { readonly id: string }[]): string {
  return first === undefined ? '' : nameOfNameReaction(first.id);
}

/** The InChIKey with `_` for `-`. */
export const targetHashOf = ({ inchiKey }: Pick<Query, 'inchiKey'>): string => inchiKey.replaceAll('-', '_');

/** The field of what a structure is called; none where that is not known. */
export function compoundNameOf(smiles: string): { readonly name?: string } {
  const name = nameOfCompound(smiles);
  return name === null ? {} : { name };
}
