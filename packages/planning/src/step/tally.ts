import type { LeftOutCode } from './left-out-codes.ts';

/** Counts what was left out, by reason; written out in the order of the reasons' names. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(reason: LeftOutCode, count = 1): void {
    this.#count(reason, count);
  }

  #count(reason: string, count: number): void {
    if (count > 0) this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + count);
  }

  addAll(counts: Readonly<Record<string, number>>): void {
    for (const [reason, count] of Object.entries(counts)) this.#count(reason, count);
  }

  toRecord(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
