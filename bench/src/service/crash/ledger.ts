/** What is written to: each kind is counted by itself in the report. */
export type WriteKind =
  | 'query started'
  | 'query named'
  | 'query described'
  | 'query deleted or restored'
  | 'query continued'
  | 'comment written or deleted'
  | 'view saved or deleted'
  | 'disconnection noted'
  | 'project made, deleted or restored'
  | 'project named';

/** The value of what is not there. */
export const ABSENT = '(absent)';

/** A write that was sent and whose answer is not yet known. */
export interface Intent {
  readonly key: string;
  readonly kind: WriteKind;
  readonly value: string;
}

export type Settlement = 'acknowledged' | 'refused' | 'unknown';
export type Verdict = 'kept' | 'lost' | 'duplicated';

/** What is known of one thing that is written to. */
interface Entry {
  readonly kind: WriteKind;
  /** Values that it may have now: one, or two after a write whose answer never came. */
  possible: readonly string[];
}

/**
 * Keeps what clients were told: what was acknowledged must be there, what was refused must not, and of what got no answer either is right.
 *
 * A thing whose last write got no answer is not written again (`isKnown`): the lost write may still be carried out after a later one.
 */
export class Ledger {
  readonly acknowledged = new Map<WriteKind, number>();
  readonly unknown = new Map<WriteKind, number>();
  readonly #entries = new Map<string, Entry>();

  settle({ key, kind, value }: Intent, settlement: Settlement): void {
    const before = this.#entries.get(key)?.possible ?? [ABSENT];
    if (settlement === 'refused') return;
    const counts = settlement === 'acknowledged' ? this.acknowledged : this.unknown;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const possible = settlement === 'acknowledged' ? [value] : [...new Set([...before, value])];
    this.#entries.set(key, { kind, possible });
  }

  /** What follows from a write that is counted by itself: the value is as certain as after an acknowledged one. */
  assume({ key, kind, value }: Intent): void {
    this.#entries.set(key, { kind, possible: [value] });
  }

  /** False after a write that got no answer. */
  isKnown(key: string): boolean {
    return (this.#entries.get(key)?.possible.length ?? 1) === 1;
  }

  /** Its value where that is known. */
  valueOf(key: string): string | null {
    const possible = this.#entries.get(key)?.possible ?? [ABSENT];
    return possible.length === 1 ? possible[0] : null;
  }

  kindOf(key: string): WriteKind | null {
    return this.#entries.get(key)?.kind ?? null;
  }

  /** @param found - every value found for it; none when it is not there */
  judge(key: string, found: readonly string[]): Verdict {
    const possible = this.#entries.get(key)?.possible ?? [ABSENT];
    if (found.length > 1) return 'duplicated';
    return possible.includes(found[0] ?? ABSENT) ? 'kept' : 'lost';
  }

  get keys(): readonly string[] {
    return [...this.#entries.keys()];
  }
}
