/** Lines kept as examples of each reason. */
const EXAMPLES = 5;

/** Counts rows by reason, with the lines of the first few. */
export class RowCounts {
  readonly lines = new Map<string, number[]>();
  readonly #counts = new Map<string, number>();
  total = 0;

  add(reason: string, line: number): void {
    this.total++;
    this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + 1);
    const lines = this.lines.get(reason) ?? [];
    this.lines.set(reason, lines);
    if (lines.length < EXAMPLES) lines.push(line);
  }

  /** By reason, sorted. */
  counts(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
